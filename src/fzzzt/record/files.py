"""Records as files: one JSON object a game, one a line for many. Reading is streamed, however long the file."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import IO, TYPE_CHECKING, Any

from fzzzt.engine import Deck
from fzzzt.engine.deckfile import face_tables
from fzzzt.record.codec import Json, record_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from fzzzt.engine import Event, Game, Options

VERSION = 1


@dataclass(frozen=True)
class Record:
    """A game with its table: who sat where, and what else is told of it (`date`, `program`, `shuffle`)."""

    options: Options
    faces: Deck
    seats: Sequence[Mapping[str, Any]]
    events: Sequence[Event]
    game: str = "game"
    by: Mapping[int, str] = field(default_factory=dict)
    """The covering bot that made a bid or build, by the event's place."""
    extra: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, seats: Sequence[Mapping[str, Any]], name: str = "game", **extra: Any) -> Record:
        """The record of a game so far."""
        return cls(game.options, game.faces, seats, tuple(game.log), name, extra=extra)

    def to_json(self) -> Json:
        """The record as one JSON object."""
        events = [record_json(event) for event in self.events]
        for place, bot in self.by.items():
            events[place]["by"] = bot
        return {
            "fzzzt": VERSION,
            "game": self.game,
            "options": self.options.to_json(),
            "deck": _deck_json(self.faces),
            "seats": [dict(seat) for seat in self.seats],
            **self.extra,
            "events": events,
        }


def _deck_json(faces: Deck) -> Json:
    """The standard deck by name; any other with its faces, so that the record replays anywhere."""
    deck: Json = {"name": faces.name}
    if faces.sha256 is not None:
        deck["sha256"] = faces.sha256
    if faces != Deck.standard():
        deck["cards"] = face_tables(faces)
    return deck


def dump_record(record: Record) -> str:
    """A record as one line of text, without the line's end. The same game gives the same text."""
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":"))


def read_records(file: IO[str]) -> Iterator[tuple[int, object]]:
    """Each game of a file as (line number, parsed JSON or the `ValueError` it gave), one after another.

    A file that holds a single game may spread it over many lines.
    """
    for number, line in enumerate(file, 1):
        if not line.strip():
            continue
        try:
            parsed: object = json.loads(line)
        except (ValueError, RecursionError) as error:
            if number == 1 and (whole := _single(line + file.read())) is not None:
                yield 1, whole
                return
            parsed = ValueError(f"not JSON: {error}")
        yield number, parsed


def _single(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
