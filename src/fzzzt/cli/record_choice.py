"""Which game of a file, and which seat of it, a command is asked for."""

from __future__ import annotations

import io
import shlex
from typing import IO, TYPE_CHECKING

from fzzzt.cli.refusal import DoesNotHold, Refusal
from fzzzt.record import read_records, replay_record
from fzzzt.record.files import lines_of
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from pathlib import Path

    from fzzzt.record import Record


def game_of(source: IO[bytes], number: int) -> object:
    """One game of a file, or the ValueError it gave. Those before it are passed over unread, however many they are."""
    if number == 1:
        return _first(source)
    count = 0
    for line in lines_of(source):
        count += not line.isspace()
        if count == number:
            return _first(io.BytesIO(line))
    raise Refusal("cli-no-such-game", number=number, count=count)


def _first(source: IO[bytes]) -> object:
    found = next(read_records(source), None)
    if found is None:
        raise Refusal("cli-no-game")
    return found[1]


def record_of(data: object, number: int, file: Path) -> Record:
    """The record that was read, if all of it is true; what is false in it is for `fzzzt verify` to tell."""
    try:
        if isinstance(data, ValueError):
            raise data
        return replay_record(data)[0]
    except ValueError:
        told = {"path": str(file), "command": shlex.join(["fzzzt", "verify", str(file)])}
        raise DoesNotHold("cli-game-unreadable", number=number, **told) from None


def seat_of(wanted: str, record: Record) -> int:
    """A seat by its name, or by its place in the record, from 0."""
    names = [spoken(player["name"]) for player in record.seats]
    if wanted in names:
        return names.index(wanted)
    if wanted.isdecimal() and len(wanted) < 3 and int(wanted) < len(names):
        return int(wanted)
    seats = ", ".join(f"{seat} ({name})" for seat, name in enumerate(names))
    raise Refusal("cli-no-such-seat", input=spoken(wanted), names=seats)
