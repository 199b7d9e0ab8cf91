"""What is false in a record, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import GameError
from fzzzt.locale.told_error import ToldError
from fzzzt.record import RecordFault
from fzzzt.voice.voice import reason

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue

OF_SEATS = {
    *("unknown-card", "unknown-seat", "empty-bid", "not-in-hand", "repeated-card", "not-your-turn", "not-now-bid"),
    *("not-now-build", "nothing-to-build", "already-built", "not-your-unit", "not-a-robot", "no-shared-symbol"),
}
"""Codes whose usual text speaks to whoever made the move; of a record one speaks to somebody else."""
_LONGEST = 400


def fault_text(say: Catalogue, error: ValueError) -> str:
    """Why a record is false, or its shuffles were not recomputed. What only programs say of JSON stays English."""
    return quotable(_told(say, error))


def quotable(reason: str) -> str:
    """A reason may quote what a record says: in one line, not too long, and nothing that steers a terminal."""
    printable = "".join(char if char.isprintable() or char == "\N{NO-BREAK SPACE}" else "?" for char in reason)
    return printable if len(printable) <= _LONGEST else printable[:_LONGEST] + " …"


def _told(say: Catalogue, error: ValueError) -> str:
    if isinstance(error, RecordFault):
        told = _told(say, error.reason)
        return f"{error.part}: {told}" if error.part else told
    if isinstance(error, ToldError):
        return say(error.key, **{name: _detail(say, given) for name, given in error.details.items()})
    if isinstance(error, GameError):
        if error.code not in OF_SEATS:
            return reason(say, error)
        return say(f"fault-{error.code}", **{name: str(given) for name, given in error.details.items()})
    return str(error)


def _detail(say: Catalogue, given: object) -> object:
    return _told(say, given) if isinstance(given, ValueError) else given
