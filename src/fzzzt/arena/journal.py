"""The journal of a match: a line for each finished game, written at once, so that it can be broken off at any time."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Self

import msgspec

from fzzzt.arena.match import MatchLine
from fzzzt.arena.results import GameLine
from fzzzt.disk.locks import held
from fzzzt.disk.state_folder import state_folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fzzzt.arena.match import Match
    from fzzzt.arena.results import GameResult


class Journal:
    """The finished games of a match. Records stay on disk until they are asked for: there may be gigabytes of them."""

    def __init__(self, match: Match, resume: bool = False, folder: Path | None = None) -> None:
        self.path = (folder or state_folder() / "arena") / f"{match.key}.jsonl"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.results: dict[tuple[int, int], GameResult] = {}
        self._recorded: dict[tuple[int, int], int] = {}
        self._overheard: dict[tuple[int, int], int] = {}
        self._file = self.path.open("a+b")
        self._hold()
        self.thrown_away = not resume and os.fstat(self._file.fileno()).st_size > 0
        if not resume:
            self._file.truncate(0)
        self._read(match)

    def _hold(self) -> None:
        if not held(self._file.fileno()):
            self._file.close()
            raise ValueError("this very match is being played by another process")

    def _read(self, match: Match) -> None:
        """Take in what is there, up to a line that was cut off or is no result; write on from there."""
        self._file.seek(0)
        end, tables = 0, lru_cache(match.tables)
        for number, line in enumerate(self._file):
            data = _parsed(line, GameLine if number else MatchLine)
            if data is None or (number == 0 and data != match.line):
                break
            if number:
                result = data.result()
                if not 0 <= result.deal < match.deals:
                    break
                line_ups = tables(result.deal)
                if not 0 <= result.table < len(line_ups) or not result.fits(line_ups[result.table]):
                    break
                self._take(data, result, end)
            end += len(line)
        self._file.truncate(end)
        self._forget_parts(len(match.tables(0)))
        if not end:
            self._write(match.line)

    def _forget_parts(self, games: int) -> None:
        """A deal that was broken off is played again from its first game, so that programs come to it alike."""
        for place in [place for place in self.results if not self.has(place[0], games, records=False)]:
            del self.results[place]
            self._recorded.pop(place, None)
            self._overheard.pop(place, None)

    def _take(self, kept: GameResult | GameLine, result: GameResult, place: int) -> None:
        """Take in a result; what is long of it stays on disk, at this place."""
        self.results[result.place] = replace(result, record=None, transcript=None)
        if kept.record is not None:
            self._recorded[result.place] = place
        if kept.transcript is not None:
            self._overheard[result.place] = place

    def _write(self, data: object) -> int:
        """Append a line; returns its place."""
        place = self._file.seek(0, os.SEEK_END)
        self._file.write(msgspec.json.encode(data) + b"\n")
        self._file.flush()
        return place

    def append(self, result: GameResult) -> None:
        """Keep a finished game."""
        self._take(result, result, self._write(result.line()))

    def has(self, deal: int, games: int, records: bool, transcripts: bool = False) -> bool:
        """Whether all games of a deal are kept, with their records and transcripts if those are wanted."""
        places = [(deal, table) for table in range(games)]
        wanted = [set(self._recorded)] * records + [set(self._overheard)] * transcripts
        return all(place in kept for kept in [self.results, *wanted] for place in places)

    def records(self) -> Iterator[str]:
        """The records that are kept, in the order of the match."""
        return (line.record or "" for line in self._lines(self._recorded))

    def transcripts(self) -> Iterator[str]:
        """The transcripts that are kept, in the order of the match."""
        return (line.transcript or "" for line in self._lines(self._overheard))

    def _lines(self, places: dict[tuple[int, int], int]) -> Iterator[GameLine]:
        for _, place in sorted(places.items()):
            self._file.seek(place)
            yield msgspec.json.decode(self._file.readline(), type=GameLine)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the journal; it stays for another time."""
        self._file.close()

    def remove(self) -> None:
        """The match is over and told: nobody needs the journal any more."""
        self.path.unlink(missing_ok=True)
        self.close()


def _parsed(line: bytes, kind: Any) -> Any:
    """A line of a journal as what it should be, or None for one that is something else or was cut off."""
    try:
        return msgspec.json.decode(line, type=kind) if line.endswith(b"\n") else None
    except (ValueError, RecursionError):
        return None
