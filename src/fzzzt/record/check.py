"""Replaying a record: every event is pushed or recomputed, and anything false is named with its place."""

from __future__ import annotations

from collections import deque
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import msgspec

from fzzzt.engine import Build, Deal, Deck, Event, Game, Options, Score, Setup, UnitScore
from fzzzt.engine.auction import clockwise
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.engine.scoring import check_units
from fzzzt.locale.told_error import ToldError
from fzzzt.record.files import Record
from fzzzt.wire import plain
from fzzzt.wire.events import event_of, pushed_event
from fzzzt.wire.options import WireOptions
from fzzzt.wire.records import VERSION
from fzzzt.wire.shape import misfit

if TYPE_CHECKING:
    from collections.abc import Callable

    Json = dict[str, Any]
    """An object that somebody else wrote, before it is known to be what it should be."""
    ChanceCheck = Callable[[Game, Setup | Deal], ValueError | None]
    DeckCheck = Callable[[Deck], None]

_OWN_KEYS = {"fzzzt", "game", "options", "deck", "seats", "events"}


class RecordFault(ValueError):
    """What is false in a record, and where: at an event (its place in `events`, from 0), or in another part of it."""

    def __init__(
        self, reason: ValueError, event: int | None = None, kind: object = None, *, part: str | None = None
    ) -> None:
        self.reason = reason
        self.event = event
        self.part = part if event is None else f"events[{event}] ({kind})"
        super().__init__(f"{self.part}: {reason}" if self.part else str(reason))

    @classmethod
    def of(cls, key: str, **details: object) -> RecordFault:
        """By the key of a text."""
        return cls(ToldError(key, **details))


def replay_record(
    data: object, check_chance: ChanceCheck | None = None, check_deck: DeckCheck | None = None
) -> tuple[Record, Game]:
    """The record in parsed JSON and its game, every event checked; raises `RecordFault` at the first that is false.

    An unfinished game is no fault: then the record is not `finished`. `check_chance` may object to a shuffle,
    `check_deck` to the deck (by a `ValueError`) before anything is played with it.
    """
    if not isinstance(data, dict):
        raise RecordFault.of("fault-not-an-object")
    game, seats = read_head(data, check_deck)
    if not isinstance(data.get("events"), list):
        raise RecordFault.of("fault-no-events")
    events = _replay(game, data["events"], check_chance)
    by = {place: event["by"] for place, event in enumerate(data["events"]) if isinstance(event.get("by"), str)}
    extra = {key: value for key, value in data.items() if key not in _OWN_KEYS}
    return Record(game.options, game.faces, seats, events, str(data.get("game", "")), by, extra), game


def read_head(data: Json, check_deck: DeckCheck | None = None) -> tuple[Game, list[Json]]:
    """The game that a record begins with, and its seats; raises `RecordFault` for what is false before the events."""
    if not _same(data.get("fzzzt"), VERSION):
        raise RecordFault.of("fault-version", version=VERSION, what=repr(data.get("fzzzt")))
    options = _options(data.get("options"))
    faces = _deck(data.get("deck"))
    seats = _seats(data.get("seats"), options)
    try:
        if check_deck:
            check_deck(faces)
        return Game(options, faces), seats
    except ValueError as error:
        raise RecordFault(error) from error


def _options(data: object) -> Options:
    if not isinstance(data, dict):
        raise RecordFault.of("fault-no-options")
    try:
        return msgspec.convert(data, WireOptions).options()
    except msgspec.ValidationError as error:
        raise RecordFault(misfit(error, data), part="options") from None
    except ValueError as error:
        raise RecordFault(error, part="options") from error


def _deck(data: object) -> Deck:
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        raise RecordFault.of("fault-no-deck-name")
    sha256 = data.get("sha256")
    if "cards" in data:
        try:
            return deck_of_faces(data["cards"], data["name"], sha256 if isinstance(sha256, str) else None)
        except ValueError as error:
            raise RecordFault(error, part="deck") from error
    if data["name"] != "standard":
        raise RecordFault.of("fault-no-faces", name=repr(data["name"]), field="deck.cards")
    if sha256 not in (None, Deck.standard().sha256):
        raise RecordFault.of("fault-other-standard", field="deck.sha256")
    return Deck.standard()


def _seats(data: object, options: Options) -> list[Json]:
    if not isinstance(data, list) or len(data) != options.players:
        raise RecordFault.of("fault-seats", players=options.players)
    for seat in data:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise RecordFault.of("fault-seat-name")
    return data


def _replay(game: Game, events: list[Any], check_chance: ChanceCheck | None) -> tuple[Event, ...]:
    """Push every event of a record on a new game; answers just those, even if it breaks off before all consequences."""
    due: deque[Event] = deque()
    for place, data in enumerate(events):
        kind = data.get("type") if isinstance(data, dict) else None
        if not isinstance(kind, str):
            raise RecordFault(ToldError("fault-not-an-event"), place, kind)
        try:
            if due:
                _check_consequence(game, due.popleft(), data)
            else:
                due.extend(_push(game, data, check_chance))
        except ValueError as error:
            raise RecordFault(error, place, kind) from error
    told = game.log[: len(game.log) - len(due)]
    return *told, *(game.sealed_builds[seat] for seat in _builders(game) if seat in game.sealed_builds)


def _push(game: Game, data: Json, check_chance: ChanceCheck | None) -> tuple[Event, ...]:
    """Push what an event's JSON says; answers the consequences that must follow in the record."""
    if game.score is not None:
        raise ToldError("fault-after-the-end")
    event = pushed_event(data)
    if isinstance(event, Setup | Deal) and check_chance and (objection := check_chance(game, event)):
        raise objection
    if isinstance(event, Build):
        _check_build_order(game, event)
    events = game.push(event)
    # Of several builds the last answers with all of them; they are in the record already.
    return tuple(event for event in events[1:] if not isinstance(event, Build))


def _check_build_order(game: Game, event: Build) -> None:
    order = _builders(game)
    turn = next((seat for seat in order if seat not in game.sealed_builds), None)
    if turn is not None and event.seat in order and event.seat != turn:
        raise ToldError("fault-build-order", turn=turn, seat=event.seat)


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
        raise ToldError("fault-other-event", what=wanted["type"])
    if isinstance(expected, Score):
        _check_score(game, expected, data)
        return
    for key, value in wanted.items():
        if key not in data:
            raise ToldError("fault-missing", field=key)
        if not _same(data[key], value):
            raise ToldError("fault-differs", field=key, right=repr(value), what=repr(data[key]))


def _check_score(game: Game, expected: Score, data: Json) -> None:
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != game.options.players:
        raise ToldError("fault-score-seats", players=game.options.players)
    for seat, (right, claimed) in enumerate(zip(expected.seats, seats, strict=True)):
        if not isinstance(claimed, dict):
            raise ToldError("fault-score-not-an-object", seat=seat)
        for key in ("base", "bonus", "total", "robots"):
            told, value = claimed.get(key), getattr(right, key)
            if not _same(told, value):
                raise ToldError("fault-score-differs", field=key, seat=seat, right=repr(value), what=repr(told))
        units = _unit_scores(claimed.get("units"), seat)
        if fault := check_units(game.faces, game.hands[seat], game.units[seat], units):
            raise ToldError("fault-at-seat", seat=seat, what=fault)
    winners = data.get("winners")
    if not isinstance(winners, list) or sorted(map(repr, winners)) != sorted(map(repr, expected.winners)):
        raise ToldError("fault-winners", right=repr(list(expected.winners)), what=repr(winners))


def _unit_scores(data: object, seat: int) -> list[UnitScore]:
    """The units of a score as another program wrote them."""
    if not isinstance(data, list):
        raise ToldError("fault-score-units", seat=seat)
    try:
        return msgspec.convert(data, list[UnitScore])
    except msgspec.ValidationError:
        names = ", ".join(field.name for field in fields(UnitScore))
        raise ToldError("fault-score-unit", seat=seat, what=names) from None
