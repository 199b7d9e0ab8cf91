"""The moment a game is played on from: taken from a finished record, and the events that lead to it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from fzzzt.engine import Bid, Build, Deal, Game, Setup
from fzzzt.engine.options import MOST_PLAYERS
from fzzzt.playon.redealt import redealt
from fzzzt.record import RecordFault, replay_record
from fzzzt.wire.events import event_of, pushed_event
from fzzzt.wire.records import WireOrigin, WireShuffle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fzzzt.engine import Deck, Event, Options
    from fzzzt.playon.redealt import Pushed
    from fzzzt.record import Record

_LONGEST_TEXT, _LONGEST_SHUFFLE = 100, 4_000
"""Signs of a name, and bytes of what a record says of its shuffles: whoever sent it may have written anything."""
MOST_EVENTS = 4_000
"""The longest game that can be opened today has less than half of it."""


class NoSuchMoment(ValueError):
    """Why a game cannot be played on from there: `code` is that of a refusal, `details` with what."""

    def __init__(self, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


class Moment(NamedTuple):
    """A record as far as it was replayed, and where a game goes on from it."""

    record: Record
    origin: WireOrigin


def origin_in(
    data: object, event: int, seat: int | None = None, check_deck: Callable[[Deck], None] | None = None
) -> Moment:
    """The moment after so many events of the finished game in parsed JSON; `seat`: as that seat knew it.

    What follows from these events by itself belongs to them: the reveal after the last bid, all builds after the first
    that was shown. Later events are not even looked at. `RecordFault` if it is no record, else `NoSuchMoment`.
    """
    events = data.get("events") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(events, list) or len(events) > MOST_EVENTS:
        raise RecordFault.of("fault-no-events")
    if not events or not isinstance(events[-1], dict) or events[-1].get("type") != "score":
        raise NoSuchMoment("not-over", "only a finished game can be played on from")
    if not 1 <= event < len(events):
        raise NoSuchMoment("no-such-event", f"the game has events 1 to {len(events)}", event=event, last=len(events))
    record, _ = replay_record({**data, "events": events[: event + MOST_PLAYERS]}, check_deck=check_deck)
    if seat is not None and not 0 <= seat < record.options.players:
        raise NoSuchMoment("no-such-seat", f"there is no seat {seat}", seat=seat)
    return Moment(record, _origin(record, event, seat))


def _origin(record: Record, event: int, seat: int | None) -> WireOrigin:
    game, pushed = Game(record.options, record.faces), list[Any]()
    for each in record.events:
        if isinstance(each, Setup | Deal | Bid | Build) and len(game.log) < event:
            game.push(each)
            pushed.append(event_of(each))
    if game.score is not None:
        raise NoSuchMoment("over", "the game is over: nothing is left to be played there")
    return WireOrigin(
        game=record.game[:_LONGEST_TEXT],
        event=len(game.log),
        round=game.round,
        auction=game.auction,
        players=tuple(str(each["name"])[:_LONGEST_TEXT] for each in record.seats),
        events=tuple(pushed),
        seat=UNSET if seat is None else seat,
        shuffle=_shuffle(record),
    )


def _shuffle(record: Record) -> WireShuffle | UnsetType:
    """How the record says that it was shuffled, if that is as we write it."""
    try:
        shuffle = msgspec.convert(record.extra.get("shuffle"), WireShuffle)
    except msgspec.ValidationError:
        return UNSET
    return UNSET if len(msgspec.json.encode(shuffle)) > _LONGEST_SHUFFLE else shuffle


def origin_told(record: Record) -> WireOrigin | None:
    """Where a record says that its game came from; None if it says nothing. `ValueError` if that is not understood."""
    told = record.extra.get("origin")
    return None if told is None else msgspec.convert(told, WireOrigin)


def true_beginning(origin: WireOrigin) -> list[Pushed]:
    """Chance and moves of the game it came from, up to the moment."""
    return [pushed_event(msgspec.to_builtins(event)) for event in origin.events]


def beginning(options: Options, faces: Deck, origin: WireOrigin, seed: str) -> Sequence[Pushed]:
    """Chance and moves that a game begins with: the true ones, or, for a seat, with what it had not seen dealt anew."""
    pushed = true_beginning(origin)
    return pushed if origin.seat is UNSET else redealt(options, faces, pushed, origin.seat, seed)


def events_of(options: Options, faces: Deck, pushed: Sequence[Pushed]) -> list[Event]:
    """All events that come of these."""
    return Game.replay(options, pushed, faces).log
