"""The record of a table's game, once it is over: every card, every move, and how the shuffles came about."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from fzzzt import __version__
from fzzzt.daily.days import end_of
from fzzzt.fairness import METHOD, PLAYED_ON, daily_shuffle, shuffle_of
from fzzzt.record import Record
from fzzzt.tables.refusal import Refusal
from fzzzt.wire import plain
from fzzzt.wire.daily import RecordedDaily

if TYPE_CHECKING:
    from fzzzt.tables.table import Table


def record_of(table: Table, now: int = 0) -> Record:
    """The full record; `Refusal` while anything in it is still secret.

    The secret behind a day's deal is in it only if the day is over by `now`: others still play with these cards.
    """
    if table.phase not in ("over", "ended"):
        raise Refusal("not-over")
    if table.game is None:
        raise Refusal("never-played")
    seats = [{"name": seat.name, "bot": seat.bot} if seat.bot else {"name": seat.name} for seat in table.seats]
    extra: dict[str, object] = {
        "date": datetime.fromtimestamp(table.told[0].at / 1000, UTC).date().isoformat(),
        "program": f"fzzzt {__version__}",
    }
    if (daily := table.daily) is not None and table.plays_daily:
        extra["shuffle"] = plain(daily_shuffle(daily.day, table.secret, told=now >= end_of(daily.day)))
        extra["daily"] = plain(RecordedDaily(daily.day, "server", daily.levels))
    elif table.guide is None:
        method = METHOD if table.origin is None else PLAYED_ON
        extra["shuffle"] = plain(shuffle_of(table.secret, table.contributions, method))
    else:
        extra["guided"] = True  # nobody shuffled
    if table.origin is not None:
        extra["origin"] = plain(table.origin)
    if table.unrated:
        extra["unrated"] = True  # a seat has passed to somebody else
    if table.hints_taken:
        extra["hints"] = [table.hints_taken[number] for number in range(len(table.seats))]
    return Record(table.options, table.faces, seats, tuple(table.game.log), table.id, dict(table.by), extra)
