"""A file of many games, one a line, open at one of them. Lines are parsed only when they are come to."""

from __future__ import annotations

import io
import os
import sys
from array import array
from functools import cached_property
from itertools import islice
from typing import IO, TYPE_CHECKING

from fzzzt.record.files import read_records
from fzzzt.record.games import UnreadableGame, recorded_game

if TYPE_CHECKING:
    from fzzzt.record.files import Record

_COUNTED = 1 << 30
"""Bytes of a file whose games are counted at once, at most: that takes about a second."""


class GameFile:
    """The games of a file by number, from 1; 0 is before the first. Lines that hold no game count too."""

    def __init__(self, file: IO[bytes]) -> None:
        self.number = 0
        self.passed: list[UnreadableGame] = []
        """What was passed over on the last way from one game to another."""
        self._file = file
        self._lines, self._places = array("q"), array("q")
        self._seen = self._end = 0
        """How many lines are known, and where the next one begins."""

    @classmethod
    def of(cls, file: IO[bytes]) -> GameFile | None:
        """A file that can be leafed through, left at its beginning; None if it has one game only, or is a pipe."""
        if not file.seekable():
            return None
        several = sum(1 for _ in islice(read_records(file), 2)) > 1
        file.seek(0)
        return cls(file) if several else None

    @cached_property
    def count(self) -> int | None:
        """How many games there are; None where counting would take long."""
        if os.fstat(self._file.fileno()).st_size > _COUNTED:
            return None
        self._reaches(sys.maxsize)
        return len(self._places)

    def turn(self, by: int) -> Record | None:
        """Go on to the next game that can be read (1), or back (-1); if there is none, stay."""
        self.passed = []
        number = self.number + by
        while number > 0 and self._reaches(number):
            found = self._read(number)
            if not isinstance(found, UnreadableGame):
                self.number = number
                return found
            self.passed.append(found)
            number += by
        return None

    def _reaches(self, number: int) -> bool:
        """Find where the games up to this one begin; False if there are fewer."""
        self._file.seek(self._end)
        while len(self._places) < number:
            line = self._file.readline()
            if not line:
                return False
            self._seen += 1
            if not line.isspace():
                self._lines.append(self._seen)
                self._places.append(self._end)
            self._end += len(line)
        return True

    def _read(self, number: int) -> Record | UnreadableGame:
        self._file.seek(self._places[number - 1])
        line = io.BytesIO(self._file.readline())
        _, data = next(read_records(line), (0, ValueError("the file has become shorter meanwhile")))
        try:
            return recorded_game(self._lines[number - 1], data).record
        except UnreadableGame as unreadable:
            return unreadable
