"""Games of a public daily deal that were played elsewhere: replayed and checked before they are taken."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

import msgspec

from fzzzt.daily.check import daily_fault, daily_told
from fzzzt.daily.days import day_after, day_at
from fzzzt.daily.deal import BOTS, PERSON, new_game, versions
from fzzzt.daily.play import play_of, result_of
from fzzzt.engine import Bid, Build, Deck
from fzzzt.fairness import commitment_to, dealer_of
from fzzzt.record import Record, RecordFault, replay_record
from fzzzt.store import Conflict, Try
from fzzzt.tables.refusal import Refusal
from fzzzt.wire.events import event_of
from fzzzt.wire.tables import encode

if TYPE_CHECKING:
    from fzzzt.engine import Deal, Game, Setup
    from fzzzt.store.daily import Daily
    from fzzzt.tables.guest import Guest
    from fzzzt.wire.daily import HandIn, RecordedDaily

WITHIN = 14
"""Days after its own in which a game can be handed in."""
_MOST_EVENTS = 600
"""A game of four has less than half of that."""
_LONGEST_REASON = 300


async def take_in(days: Daily, guest: Guest, game: HandIn, now: int) -> str:
    """Take a game, and answer its day; `Refusal` says what is wrong with it, and nothing has changed."""
    record, told = await asyncio.to_thread(_checked, game, now)
    digest = _digest(record)
    if await days.try_of(told.day, "public", guest.id) is not None:
        raise Refusal("daily-handed-in", day=told.day)
    if (there := await days.same(told.day, "public", digest)) is not None and there.owner != guest.id:
        raise Refusal("daily-not-yours")
    points, place = result_of(record.events)
    play = encode(play_of(record.events)).decode()
    try:
        await days.add(Try(told.day, "public", guest.id, guest.name, None, now, points, place, play, digest))
    except Conflict:  # at the same moment, at another server perhaps
        raise Refusal("daily-handed-in", day=told.day) from None
    return told.day


def _checked(game: HandIn, now: int) -> tuple[Record, RecordedDaily]:
    """The record and its day: whole, lawful, of a day that has begun, with our bots, and of whoever sent it."""
    try:
        record = _replayed(game.record)
        told = daily_told(record)
    except RecordFault as fault:
        raise _bad(str(fault), fault.event) from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise _bad("it is no record of a game") from None
    if told is None or told.deal != "public":
        raise Refusal("daily-not-public")
    _check_day(told.day, now)
    if told.levels != versions():
        raise Refusal("daily-other-bots")
    if (false := daily_fault(record)) is not None:
        raise _bad(str(false), false.event)
    if not record.finished:
        raise _bad("it is not finished")
    if told.commitment is msgspec.UNSET or commitment_to(game.nonce) != told.commitment:
        raise Refusal("daily-not-yours")
    return record, told


def _replayed(data: object) -> Record:
    events = data.get("events") if isinstance(data, dict) else None
    shuffle = data.get("shuffle") if isinstance(data, dict) else None
    if not isinstance(events, list) or not isinstance(shuffle, dict) or len(events) > _MOST_EVENTS:
        raise RecordFault(ValueError("a record is a JSON object with a shuffle and a list of events"))
    dealer = dealer_of(shuffle)

    def objection(game: Game, event: Setup | Deal) -> ValueError | None:
        right = dealer is None or dealer.answers(game, event)
        return None if right else ValueError("these are not the cards of its seed")

    record, _ = replay_record(data, objection, check_deck=_check_deck)
    bots = tuple(seat.get("bot") for seat in record.seats)
    if record.options != new_game().options or bots != BOTS or record.by:
        raise RecordFault(ValueError("the deal of the day has four seats: one person first, and three bots"))
    return record


def _check_deck(deck: Deck) -> None:
    if deck != Deck.standard():
        raise ValueError("the deal of the day is played with the standard deck")


def _check_day(day: str, now: int) -> None:
    """By our clock: a machine whose clock is ahead has to wait until the day has begun here."""
    today = day_at(now)
    if day > today:
        raise Refusal("daily-not-yet", day=day)
    if day < day_after(today, -WITHIN):
        raise Refusal("daily-too-late", day=day, days=WITHIN)


def _bad(what: str, event: int | None = None) -> Refusal:
    return Refusal("daily-bad-record", what=what[:_LONGEST_REASON], event=event)


def _digest(record: Record) -> str:
    """What tells a game from others of the same deal: the person's moves."""
    moves = [event_of(event) for event in record.events if isinstance(event, Bid | Build) and event.seat == PERSON]
    return hashlib.sha256(encode(moves)).hexdigest()
