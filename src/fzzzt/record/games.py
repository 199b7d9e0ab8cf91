"""Whole games from and to files of records: what a program that studies or keeps games needs."""

from __future__ import annotations

import io
import os
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import IO, TYPE_CHECKING

from fzzzt.disk.whole_file import whole_file
from fzzzt.engine import Game
from fzzzt.record.check import replay_record
from fzzzt.record.files import Record, dump_record, read_records

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_LONGEST_REASON = 300
"""Signs: a reason may quote what a record says."""


class RecordedGame(Game):
    """A game that knows its record: who sat where (`record.seats`), and what else is told of it (`record.extra`)."""

    __slots__ = ("record",)

    record: Record

    @classmethod
    def of(cls, game: Game, record: Record) -> RecordedGame:
        """A game as it is, with its record."""
        known = cls.__new__(cls)
        for name in Game.__slots__:
            setattr(known, name, getattr(game, name))
        known.record = record
        return known


class UnreadableGame(ValueError):
    """A line of a file that holds no game, and why."""

    def __init__(self, line: int, fault: ValueError, file: str = "") -> None:
        self.line = line
        self.fault = fault
        self.why = str(fault)[:_LONGEST_REASON]
        super().__init__(f"{file}{', ' if file else ''}line {line}: {self.why}")


def read_games(
    file: str | os.PathLike[str] | IO[bytes], *, on_error: Callable[[UnreadableGame], object] | None = None
) -> Iterator[RecordedGame]:
    """Every game of a file of records, finished or not, each checked against the rules, one at a time.

    A line that holds no game raises `UnreadableGame`, or is handed to `on_error` and passed over.
    """
    with _opened(file) as lines:
        for line, data in read_records(lines):
            try:
                yield recorded_game(line, data, str(getattr(lines, "name", "")))
            except UnreadableGame as unreadable:
                if on_error is None:
                    raise
                on_error(unreadable)


def recorded_game(line: int, data: object, file: str = "") -> RecordedGame:
    """The game in what `read_records` gives for a line; raises `UnreadableGame` if there is none."""
    try:
        if isinstance(data, ValueError):
            raise data
        record, game = replay_record(data)
    except ValueError as fault:
        raise UnreadableGame(line, fault, file) from fault
    return RecordedGame.of(game, record)


def write_games(file: str | os.PathLike[str] | IO[str], games: Game | Iterable[Game]) -> int:
    """Write games to a file of records, which `fzzzt verify` accepts; answers how many.

    A file that is there already is replaced when all games are written. A file that is open is added to.
    """
    count = 0
    with nullcontext(file) if isinstance(file, io.TextIOBase) else whole_file(Path(_path(file))) as lines:
        for count, game in enumerate([games] if isinstance(games, Game) else games, 1):
            lines.write(dump_record(_record(game, count)) + "\n")
    return count


def _record(game: Game, number: int) -> Record:
    if not game.log and game.round:
        raise ValueError(f"{game!r} has no log, so it cannot be recorded: it is a sampled world, perhaps")
    if not isinstance(game, RecordedGame):
        return Record.of(game, [{"name": f"Player {seat + 1}"} for seat in range(game.options.players)], str(number))
    played_on = len(game.log) > len(game.record.events)
    return replace(game.record, events=tuple(game.log)) if played_on else game.record


def _opened(file: str | os.PathLike[str] | IO[bytes]) -> nullcontext[IO[bytes]] | IO[bytes]:
    if isinstance(file, str | os.PathLike):
        return Path(file).open("rb")
    if isinstance(file, io.TextIOBase):
        raise TypeError("records are read as bytes: open the file with open(path, 'rb'), or give its path")
    return nullcontext(file)


def _path(file: object) -> str | os.PathLike[str]:
    if isinstance(file, str | os.PathLike):
        return file
    raise TypeError(f"games are written to a path, or to a file that is open for text, not to {file!r}")
