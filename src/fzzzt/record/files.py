"""Records as files: one JSON object a game, one a line for many. Reading is streamed, however long the file."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from itertools import chain
from typing import IO, TYPE_CHECKING, Any

import msgspec

from fzzzt.engine import Score
from fzzzt.locale.told_error import ToldError
from fzzzt.wire import plain
from fzzzt.wire.events import WireBid, WireBuild, event_of
from fzzzt.wire.faces import named_deck
from fzzzt.wire.options import options_of
from fzzzt.wire.records import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from fzzzt.engine import Deck, Event, Game, Options
    from fzzzt.wire.events import RecordedEvent

    _Line = tuple[int, bytes]
    Parse = Callable[[bytes], object]

_BLANK = "\0 to be filled in \0"
_MAY_BE_HALF = re.compile(rb"\\u[dD][89a-fA-F]")
"""One of the two escapes that make a sign. Alone it makes none, and a text with it cannot be written anywhere."""
_LONGEST_GAME = 1 << 24
"""Bytes of a game, at most, on one line or spread over many."""


@dataclass(frozen=True)
class Record:
    """A game with its table: who sat where, and what else is told of it (`date`, `program`, `shuffle`)."""

    options: Options
    faces: Deck
    seats: Sequence[Mapping[str, Any]]
    """Each has a `name`, perhaps a `bot`; what else another program wrote there is kept, as in `extra`."""
    events: Sequence[Event]
    game: str = "game"
    by: Mapping[int, str] = field(default_factory=dict)
    """The covering bot that made a bid or build, by the event's place."""
    extra: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, seats: Sequence[Mapping[str, Any]], name: str = "game", /, **extra: Any) -> Record:
        """The record of a game so far. Builds that are still sealed are no events yet."""
        return cls(game.options, game.faces, seats, tuple(game.log), name, extra=extra)

    def __repr__(self) -> str:
        names = ", ".join(str(seat.get("name")) for seat in self.seats)
        return f"<Record {self.game!r} of {names}: {len(self.events)} events>"

    @property
    def finished(self) -> bool:
        """Whether the record goes to the end: it has the score."""
        return bool(self.events) and isinstance(self.events[-1], Score)

    def to_json(self) -> dict[str, Any]:
        """The record as one JSON object, whose keys are not all known."""
        return {
            "fzzzt": VERSION,
            "game": self.game,
            "options": plain(options_of(self.options)),
            "deck": plain(named_deck(self.faces)),
            "seats": [dict(seat) for seat in self.seats],
            **self.extra,
            "events": plain([self._event(place, event) for place, event in enumerate(self.events)]),
        }

    def _event(self, place: int, event: Event) -> RecordedEvent:
        wire = event_of(event)
        if isinstance(wire, WireBid | WireBuild) and place in self.by:
            return msgspec.structs.replace(wire, by=self.by[place])
        return wire


def dump_record(record: Record) -> str:
    """A record as one line of text, without the line's end. The same game gives the same text."""
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":"))


class RecordForm:
    """Records of many games at one table, whose events are written already: only the game and the seed differ."""

    def __init__(self, options: Options, faces: Deck, seats: Sequence[Mapping[str, Any]], **extra: Any) -> None:
        shuffle = {"method": "seeded", "seed": _BLANK}
        record = Record(options, faces, seats, (), _BLANK, extra={**extra, "shuffle": shuffle})
        self._start, self._middle, self._end = dump_record(record).removesuffix("]}").split(json.dumps(_BLANK))

    def filled(self, game: str, seed: str, events: str) -> str:
        """The record of a game as one line; between its events are commas."""
        name, source = (json.dumps(text, ensure_ascii=False) for text in (game, seed))
        return "".join((self._start, name, self._middle, source, self._end, events, "]}"))


def read_records(file: IO[bytes], parse: Parse | None = None) -> Iterator[tuple[int, object]]:
    """Each game of a file as (line number, parsed JSON or the `ValueError` it gave), one after another.

    A file that holds a single game may spread it over many lines. `parse` is for whoever knows a quicker way.
    """
    parse = parse or parsed
    lines: Iterator[_Line] = ((number, line) for number, line in enumerate(lines_of(file), 1) if line.strip())
    first = next(lines, None)
    if first is None:
        return
    if isinstance(parse(first[1]), ValueError) and (second := next(lines, None)) is not None:
        if not isinstance(parse(second[1]), dict):  # not one game a line, then: perhaps one game in all
            yield from _spread(first, second, file, parse)
            return
        lines = chain([second], lines)
    for number, line in chain([first], lines):
        yield number, parse(line)


def lines_of(file: IO[bytes]) -> Iterator[bytes]:
    """The lines of a file. One that is longer than any game is the last, cut off: it may be a device without an end."""
    while line := file.readline(_LONGEST_GAME + 1):
        yield line
        if len(line) > _LONGEST_GAME:
            return


def _spread(first: _Line, second: _Line, file: IO[bytes], parse: Parse) -> Iterator[tuple[int, object]]:
    """A file whose first two lines are no games each: one game in all, or a broken file, told line by line."""
    (number, start), (next_number, more) = first, second
    rest = file.read(_LONGEST_GAME)
    whole = parse(start + more + rest)
    if not isinstance(whole, ValueError):
        yield number, whole
        return
    yield number, parse(start)
    for place, line in enumerate(chain([more], rest.splitlines(), lines_of(file)), next_number):
        if line.strip():
            yield place, parse(line)


def parsed(text: bytes) -> object:
    """A line as JSON, or the `ValueError` that says why it is none."""
    if len(text) > _LONGEST_GAME:
        return ToldError("fault-too-long", high=_LONGEST_GAME)
    try:
        data = json.loads(text.decode())
        if _MAY_BE_HALF.search(text):
            json.dumps(data, ensure_ascii=False).encode()
    except RecursionError:
        return ToldError("fault-too-deep")
    except UnicodeEncodeError:
        return ToldError("fault-half-sign")
    except UnicodeDecodeError as error:
        return ToldError("fault-not-utf8", number=error.start + 1)
    except json.JSONDecodeError as error:  # it would count lines from here, which are not the file's
        return ToldError("fault-not-json-at", number=error.pos + 1)
    except ValueError:  # a number with too many digits
        return ToldError("fault-not-json")
    return data
