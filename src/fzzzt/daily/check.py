"""Whether a game is what it says: the deal of its day, with bots that decided as they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fzzzt.bots.levels import LEVELS
from fzzzt.daily.days import is_day
from fzzzt.daily.deal import are_ours, bot_move, public_seed
from fzzzt.engine import Bid, Build, Deal, Game, Setup
from fzzzt.fairness import DAILY, dealer_of
from fzzzt.locale.told_error import ToldError
from fzzzt.record import RecordFault
from fzzzt.wire.daily import RecordedDaily

if TYPE_CHECKING:
    from fzzzt.record import Record


def daily_told(record: Record) -> RecordedDaily | None:
    """Which day's deal a record says it is; None if it says nothing. `ValueError` if that is not understood."""
    told = record.extra.get("daily")
    return None if told is None else msgspec.convert(told, RecordedDaily)


def daily_fault(record: Record) -> RecordFault | None:
    """What is false in what a record says of the day whose deal it is; None if nothing is, or it says nothing."""
    try:
        told = daily_told(record)
        return None if told is None else _fault(record, told)
    except ValueError as error:
        return RecordFault(error, part="daily")


def _fault(record: Record, told: RecordedDaily) -> RecordFault | None:
    shuffle = record.extra.get("shuffle")
    if not is_day(told.day):
        return RecordFault.of("fault-daily-no-day", day=told.day)
    if not isinstance(shuffle, dict):
        return RecordFault.of("fault-daily-no-shuffle")
    method, named = shuffle.get("method"), shuffle.get("seed" if told.deal == "public" else "day")
    expected = ("seeded", public_seed(told.day)) if told.deal == "public" else (DAILY, told.day)
    if (method, named) != expected:
        return RecordFault.of("fault-daily-other-deal", what=told.deal, day=told.day)
    bots = [seat["bot"] for seat in record.seats if "bot" in seat]
    if not all(isinstance(bot, str) for bot in bots) or {*bots} != told.levels.keys():
        return RecordFault.of("fault-daily-levels")
    dealer = dealer_of(shuffle)
    return _bots_fault(record, dealer.seed) if dealer is not None and are_ours(told.levels) else None


def _bots_fault(record: Record, seed: str) -> RecordFault | None:
    """The first move of a bot that it would not have made."""
    game = Game(record.options, record.faces)
    players = {seat: LEVELS[str(who["bot"])].make() for seat, who in enumerate(record.seats) if "bot" in who}
    for place, event in enumerate(record.events):
        if isinstance(event, Bid | Build) and event.seat in players:
            move = bot_move(players[event.seat], game, seed, event.seat)
            if not _alike(move, event):
                kind = "bid" if isinstance(event, Bid) else "build"
                return RecordFault(ToldError("fault-daily-bot", bot=record.seats[event.seat]["bot"]), place, kind)
        if isinstance(event, Setup | Deal | Bid | Build):
            game.push(event)
    return None


def _alike(move: Bid | Build, event: Bid | Build) -> bool:
    if isinstance(move, Bid) and isinstance(event, Bid):
        return sorted(move.cards) == sorted(event.cards)
    return move == event
