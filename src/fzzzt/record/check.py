"""Replaying a record: every event is pushed or recomputed, and anything false is named with its place."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from fzzzt.engine import Build, Deal, Deck, Event, Game, Options, Score, Setup, UnitScore
from fzzzt.engine.auction import clockwise
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.engine.scoring import check_units
from fzzzt.record.files import Record
from fzzzt.wire import plain
from fzzzt.wire.events import event_of, pushed_event
from fzzzt.wire.options import WireOptions
from fzzzt.wire.records import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable

    Json = dict[str, Any]
    """An object that somebody else wrote, before it is known to be what it should be."""
    ChanceCheck = Callable[[Game, Setup | Deal], str | None]
    DeckCheck = Callable[[Deck], None]

_OWN_KEYS = {"fzzzt", "game", "options", "deck", "seats", "events"}


class RecordFault(ValueError):
    """What is false in a record, and at which event (its place in `events`, from 0; None: before them)."""

    def __init__(self, reason: str, event: int | None = None, kind: object = None) -> None:
        self.reason = reason
        self.event = event
        self.kind = kind
        super().__init__(reason if event is None else f"events[{event}] ({kind}): {reason}")


def replay_record(
    data: object, check_chance: ChanceCheck | None = None, check_deck: DeckCheck | None = None
) -> tuple[Record, Game]:
    """The record in parsed JSON and its game, every event checked; raises `RecordFault` at the first that is false.

    An unfinished game is no fault: then the record is not `finished`. `check_chance` may object to a shuffle,
    `check_deck` to the deck (by a `ValueError`) before anything is played with it.
    """
    if not isinstance(data, dict):
        raise RecordFault("a record is a JSON object")
    game, seats = read_head(data, check_deck)
    if not isinstance(data.get("events"), list):
        raise RecordFault("events must be a list")
    events = _replay(game, data["events"], check_chance)
    by = {place: event["by"] for place, event in enumerate(data["events"]) if isinstance(event.get("by"), str)}
    extra = {key: value for key, value in data.items() if key not in _OWN_KEYS}
    return Record(game.options, game.faces, seats, events, str(data.get("game", "")), by, extra), game


def read_head(data: Json, check_deck: DeckCheck | None = None) -> tuple[Game, list[Json]]:
    """The game that a record begins with, and its seats; raises `RecordFault` for what is false before the events."""
    if not _same(data.get("fzzzt"), VERSION):
        raise RecordFault(f"this reads version {VERSION} of the record, not {data.get('fzzzt')!r}")
    options = _options(data.get("options"))
    faces = _deck(data.get("deck"))
    seats = _seats(data.get("seats"), options)
    try:
        if check_deck:
            check_deck(faces)
        return Game(options, faces), seats
    except ValueError as error:
        raise RecordFault(str(error)) from error


def _options(data: object) -> Options:
    if not isinstance(data, dict):
        raise RecordFault("options are missing")
    try:
        return msgspec.convert(data, WireOptions).options()
    except ValueError as error:
        raise RecordFault(f"options: {error}") from error


def _deck(data: object) -> Deck:
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        raise RecordFault("the deck has no name")
    sha256 = data.get("sha256")
    if "cards" in data:
        try:
            return deck_of_faces(data["cards"], data["name"], sha256 if isinstance(sha256, str) else None)
        except ValueError as error:
            raise RecordFault(f"deck: {error}") from error
    if data["name"] != "standard":
        raise RecordFault(f"the faces of deck {data['name']!r} are not in the record (deck.cards)")
    if sha256 not in (None, Deck.standard().sha256):
        raise RecordFault("the record's standard deck is another version than this program's (deck.sha256)")
    return Deck.standard()


def _seats(data: object, options: Options) -> list[Json]:
    if not isinstance(data, list) or len(data) != options.players:
        raise RecordFault(f"seats must name {options.players} players")
    for seat in data:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise RecordFault("each seat needs a name")
    return data


def _replay(game: Game, events: list[Any], check_chance: ChanceCheck | None) -> tuple[Event, ...]:
    """Push every event of a record on a new game; answers just those, even if it breaks off before all consequences."""
    due: deque[Event] = deque()
    for place, data in enumerate(events):
        kind = data.get("type") if isinstance(data, dict) else None
        if not isinstance(kind, str):
            raise RecordFault("an event is an object with a type", place, kind)
        try:
            if due:
                _check_consequence(game, due.popleft(), data)
            else:
                due.extend(_push(game, data, check_chance))
        except ValueError as error:
            raise RecordFault(str(error), place, kind) from error
    told = game.log[: len(game.log) - len(due)]
    return *told, *(game.sealed_builds[seat] for seat in _builders(game) if seat in game.sealed_builds)


def _push(game: Game, data: Json, check_chance: ChanceCheck | None) -> tuple[Event, ...]:
    """Push what an event's JSON says; answers the consequences that must follow in the record."""
    if game.score is not None:
        raise ValueError("the game is over: nothing can follow its score")
    event = pushed_event(data)
    if isinstance(event, Setup | Deal) and check_chance and (objection := check_chance(game, event)):
        raise ValueError(objection)
    if isinstance(event, Build):
        _check_build_order(game, event)
    events = game.push(event)
    # Of several builds the last answers with all of them; they are in the record already.
    return tuple(event for event in events[1:] if not isinstance(event, Build))


def _check_build_order(game: Game, event: Build) -> None:
    order = _builders(game)
    turn = next((seat for seat in order if seat not in game.sealed_builds), None)
    if turn is not None and event.seat in order and event.seat != turn:
        raise ValueError(f"builds stand clockwise from the Chief: seat {turn} is next, not seat {event.seat}")


def _builders(game: Game) -> list[int]:
    """The seats that build now, in the order of the record."""
    building = game.deciding | game.sealed_builds.keys()
    return [seat for seat in clockwise(game.options.players, game.chief) if seat in building]


def _same(claimed: object, right: object) -> bool:
    """Whether two values of JSON are strictly the same: true is not 1, and 1.0 is not either."""
    return repr(claimed) == repr(right)


def _check_consequence(game: Game, expected: Event, data: Json) -> None:
    """Compare an event with what follows from the game, field by field."""
    wire = event_of(expected)
    try:
        if msgspec.convert(data, type(wire)) == wire:
            return
    except msgspec.ValidationError:
        pass  # what exactly is false is told below
    wanted = plain(wire)
    if data["type"] != wanted["type"]:
        raise ValueError(f"a {wanted['type']} event must come here")
    if isinstance(expected, Score):
        _check_score(game, expected, data)
        return
    for key, value in wanted.items():
        if key not in data:
            raise ValueError(f"{key} is missing")
        if not _same(data[key], value):
            raise ValueError(f"{key} is {value!r}, not {data[key]!r}")


def _check_score(game: Game, expected: Score, data: Json) -> None:
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != game.options.players:
        raise ValueError(f"the score must have {game.options.players} seats")
    for seat, (right, claimed) in enumerate(zip(expected.seats, seats, strict=True)):
        if not isinstance(claimed, dict):
            raise ValueError(f"the score of seat {seat} is not an object")
        for key in ("base", "bonus", "total", "robots"):
            if not _same(claimed.get(key), getattr(right, key)):
                raise ValueError(f"{key} of seat {seat} is {getattr(right, key)}, not {claimed.get(key)!r}")
        units = _unit_scores(claimed.get("units"), seat)
        if fault := check_units(game.faces, game.hands[seat], game.units[seat], units):
            raise ValueError(f"seat {seat}: {fault}")
    winners = data.get("winners")
    if not isinstance(winners, list) or sorted(map(repr, winners)) != sorted(map(repr, expected.winners)):
        raise ValueError(f"winners are {list(expected.winners)}, not {winners!r}")


def _unit_scores(data: object, seat: int) -> list[UnitScore]:
    """The units of a score as another program wrote them."""
    if not isinstance(data, list):
        raise ValueError(f"seat {seat}: units must be a list")
    try:
        return msgspec.convert(data, list[UnitScore])
    except msgspec.ValidationError as error:
        raise ValueError(f"seat {seat}: a unit's score has its unit, widgets and points: {error}") from None
