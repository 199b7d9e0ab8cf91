"""The puzzles that come with the program: games of the strongest level, and what bids in them were found to be worth.

One file has them all, a game a line; `tools/make_puzzles.py` makes it. Nothing here needs the extra `sim`.
"""

from __future__ import annotations

import gzip
from dataclasses import replace
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from fzzzt.locale.robot_names import BOT_NAMES
from fzzzt.puzzles.puzzle import Puzzle
from fzzzt.record import replay_record
from fzzzt.review.marks import is_as_good
from fzzzt.wire.puzzles import PuzzleLine
from fzzzt.wire.reviews import ReviewedChoice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.record import Record
    from fzzzt.wire.puzzles import Difficulty

FILE = "puzzles.jsonl.gz"
_MEDIUM, _HARD = 45, 60
"""From which rating on a puzzle is of medium difficulty, and hard."""
_OPEN = 64
"""How many games are kept in memory, those that were asked for last."""


class StoredBid(Struct, frozen=True, array_like=True):
    """A bid, what it is worth, how much less than the best, with the standard error of that, and how often it wins."""

    cards: tuple[str, ...]
    share: float
    gap: float
    error: float
    chance: int

    def choice(self) -> ReviewedChoice:
        """The same as a review has it."""
        good = is_as_good(self.gap, self.error)
        return ReviewedChoice(self.share, self.gap, self.error, self.cards, chance=self.chance, as_good=good)


class StoredPuzzle(Struct, frozen=True):
    """The place of a bid in the record, and all bids that differ there, the best first."""

    event: int
    round: int
    right: dict[str, int]
    """How many answers of each level are right."""
    tempting: int
    """Which of the bids is the wrong answer that the levels give most often."""
    bids: tuple[StoredBid, ...]


class StoredGame(Struct, frozen=True):
    """A game as far as it is needed, with its puzzles."""

    number: int
    players: int
    puzzles: tuple[StoredPuzzle, ...]
    record: msgspec.Raw


class About(Struct, frozen=True):
    """The first line of the file: the command that made it, the version of reviews, and how often each level tried."""

    command: str
    version: int
    tries: int


class Collection:
    """All puzzles of a file, by name: the game's number and the place of the bid in it."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        first, *games = lines
        self.about = msgspec.json.decode(first, type=About)
        read = msgspec.json.Decoder(StoredGame)
        self.games = {game.number: game for game in map(read.decode, games)}
        self._open = lru_cache(_OPEN)(self._opened)

    @cached_property
    def stored(self) -> dict[str, tuple[StoredGame, StoredPuzzle]]:
        """Every puzzle with its game, the easiest first."""
        found = {f"{game.number}-{each.event}": (game, each) for game in self.games.values() for each in game.puzzles}
        return dict(sorted(found.items(), key=lambda item: self.rating(item[1][1])))

    def rating(self, puzzle: StoredPuzzle) -> int:
        """How difficult a puzzle is: how many answers of the levels are wrong, in percent."""
        return 100 - round(100 * sum(puzzle.right.values()) / (self.about.tries * len(puzzle.right)))

    def puzzle(self, name: str) -> Puzzle | None:
        """A puzzle by its name."""
        if name not in self.stored:
            return None
        game, stored = self.stored[name]
        choices = tuple(bid.choice() for bid in stored.bids)
        return Puzzle(name, self._open(game.number), stored.event, choices, stored.tempting, self.rating(stored))

    def lines(self) -> tuple[PuzzleLine, ...]:
        """All puzzles for a list, the easiest first."""
        return tuple(self.line(name) for name in self.stored)

    def line(self, name: str) -> PuzzleLine:
        """A puzzle for a list."""
        game, stored = self.stored[name]
        rating = self.rating(stored)
        return PuzzleLine(name, game.players, rating, difficulty_of(rating))

    def _opened(self, number: int) -> Record:
        record = replay_record(msgspec.json.decode(self.games[number].record))[0]
        return replace(record, seats=[{"name": BOT_NAMES[seat]} for seat in range(record.options.players)])


def difficulty_of(rating: int) -> Difficulty:
    """How difficult a puzzle of this rating is, in a word."""
    return "easy" if rating < _MEDIUM else "medium" if rating < _HARD else "hard"


@cache
def the_puzzles() -> Collection:
    """The puzzles of the package."""
    packed = files("fzzzt.puzzles").joinpath(FILE).read_bytes()
    return Collection(gzip.decompress(packed).splitlines())
