"""A try of a day's deal from its table: what is noted of it when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.daily.days import end_of
from fzzzt.daily.play import play_of, result_of
from fzzzt.store import FinishedTry
from fzzzt.wire import log
from fzzzt.wire.tables import encode

if TYPE_CHECKING:
    from fzzzt.tables.table import Table


def finished_try(table: Table) -> FinishedTry | None:
    """How a try ended that counts. One whose day was over before the game was counts no more."""
    if table.game is None or table.daily is None or table.daily.part != "counted":
        return None
    finished = next(filed.at for filed in reversed(table.told) if isinstance(filed.entry, log.Happened))
    if finished >= end_of(table.daily.day):
        return None
    return FinishedTry(table.id, finished, *result_of(table.game.log), encode(play_of(table.game.log)).decode())
