"""Puzzles as they travel. The answer stays here until somebody has answered; docs/puzzles.md tells of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from fzzzt.wire.bodies import CardId, Replay
from fzzzt.wire.reviews import ReviewedChoice
from fzzzt.wire.sayings import Saying
from fzzzt.wire.shape import Shape

Difficulty = Literal["easy", "medium", "hard"]


class PuzzleLine(Shape, frozen=True):
    """A puzzle in a list. `rating` is how many answers of the levels are wrong, in percent.

    One's own have no rating, but a time at which their game ended, in milliseconds.
    """

    name: str
    players: int
    rating: int | None = None
    difficulty: Difficulty | None = None
    finished: int | None = None


class PuzzleShelf(Shape, frozen=True):
    """All puzzles that come with the program, the easiest first, and after how many days a missed one comes back."""

    puzzles: tuple[PuzzleLine, ...]
    intervals: tuple[int, ...]


class PuzzleSheet(Shape, frozen=True):
    """A puzzle: the table as the seat that is to bid saw it, as a replay of one step."""

    line: PuzzleLine
    table: Replay


class PuzzleAnswer(Shape, frozen=True, forbid_unknown_fields=True):
    """The cards of a bid."""

    cards: Annotated[list[CardId], Meta(max_length=20)]


class PuzzleVerdict(Shape, frozen=True):
    """Whether an answer is right, why, what every bid is worth, most first, and which of them the answer is."""

    right: bool
    sayings: tuple[Saying, ...]
    choices: tuple[ReviewedChoice, ...]
    answer: int
