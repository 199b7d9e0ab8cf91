"""Records that are right, found so at full speed on the compiled core; of all others nothing is said here."""

from __future__ import annotations

from typing import Any, Final

from fzzzt.bots.bulk import compiled_replays, core_is_ready
from fzzzt.cli.shuffle_check import claimed_dealer
from fzzzt.record.check import read_head
from fzzzt.record.files import parsed

RIGHT: Final[dict[str, Any]] = {}
"""Stands for a record that is right and finished, with shuffles that were recomputed."""
_EVENTS = b',"events":['


def quickly_parsed(line: bytes) -> object:
    """A line as JSON, or `RIGHT` if that is known of it without."""
    return RIGHT if _is_right(line.rstrip(b" \t\r\n")) else parsed(line)


def _is_right(line: bytes) -> bool:
    """Whether a line begins as records do, and its events, the last of it, are those of a whole lawful game."""
    if not core_is_ready():
        return False
    start = line.find(_EVENTS) + len(_EVENTS)
    if start < len(_EVENTS):
        return False
    head = parsed(line[:start] + b"]}")
    if not isinstance(head, dict):
        return False
    try:
        game, _ = read_head(head)
        dealer = claimed_dealer(head)
    except ValueError:
        return False
    if dealer is None or {"origin", "daily"} & head.keys():  # where a game came from is checked event by event
        return False
    replays = compiled_replays(game.options, game.faces)
    return replays is not None and replays.has(dealer.seed, line, start)
