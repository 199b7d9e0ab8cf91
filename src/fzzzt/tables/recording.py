"""The record of a table's game, once it is over: every card, every move, and how the shuffles came about."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from fzzzt import __version__
from fzzzt.fairness import shuffle_of
from fzzzt.record import Record
from fzzzt.tables.refusal import Refusal
from fzzzt.wire import plain

if TYPE_CHECKING:
    from fzzzt.tables.table import Table


def record_of(table: Table) -> Record:
    """The full record; `Refusal` while anything in it is still secret."""
    if table.phase not in ("over", "ended"):
        raise Refusal("not-over")
    if table.game is None:
        raise Refusal("never-played")
    seats = [{"name": seat.name, "bot": seat.bot} if seat.bot else {"name": seat.name} for seat in table.seats]
    extra = {
        "date": datetime.fromtimestamp(table.told[0].at / 1000, UTC).date().isoformat(),
        "program": f"fzzzt {__version__}",
        "shuffle": plain(shuffle_of(table.secret, table.contributions)),
    }
    return Record(table.options, table.faces, seats, tuple(table.game.log), table.id, dict(table.by), extra)
