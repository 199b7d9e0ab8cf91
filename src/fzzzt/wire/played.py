"""Finished games of a person, as lists show them, and what they come to."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from fzzzt.wire.reviews import ReviewedGrade
from fzzzt.wire.shape import Shape


class PlayedSeat(Shape, frozen=True):
    """Somebody in a finished game. `bot` is the level of a bot."""

    name: str
    bot: str | None
    points: int
    place: int


class Played(Shape, frozen=True):
    """A finished game. `race` has everybody's points after each round; a guided game counts in no sums."""

    seat: int
    seats: tuple[PlayedSeat, ...]
    race: tuple[tuple[int, ...], ...]
    guided: bool
    brought: bool = False
    """Whether it was played elsewhere, and brought in by its record: it counts in no rating."""


class PlayedGame(Played, frozen=True, kw_only=True):
    """A finished game in a person's list."""

    id: str
    finished: int


class Bringing(Shape, frozen=True, forbid_unknown_fields=True):
    """A record of a game that was played elsewhere, and which seat was one's own.

    What is false in the record is told with its place, so it may be anything here.
    """

    record: Any
    seat: Annotated[int, Meta(ge=0, le=5)]


class PlayedGames(Shape, frozen=True):
    """A page of a person's list, newest first; `more` asks for the next one, if there is any."""

    games: tuple[PlayedGame, ...]
    more: str | None


class GradePoint(Shape, frozen=True):
    """The grade of some games that followed each other: what was lost of what was at stake, with a 95 % interval."""

    games: int
    loss: float
    low: float
    high: float


class StyleFit(Shape, frozen=True):
    """How well bids fit those of a level, as a logarithm: 0 is the best there is."""

    level: str
    fit: float


class Judgement(Shape, frozen=True):
    """What reviews say of somebody's last games: of `games` of them; `missing` more could be reviewed.

    `line` is the grade over time, the oldest first; luck is in points of win share.
    """

    games: int
    missing: int
    grade: ReviewedGrade | None
    line: tuple[GradePoint, ...]
    luck: float
    luck_error: float
    styles: tuple[StyleFit, ...]
    """Whom one bids like, the likest first."""


class Sums(Shape, frozen=True):
    """Over some games: points by where they came from (cards, widgets, and less for units without one)."""

    games: int
    wins: int
    points: int
    best: int
    cards: int
    widgets: int
    lost: int


class Figures(Shape, frozen=True):
    """What a person's games come to. `places`: by number of players, how often each place was reached."""

    all: Sums | None
    players: dict[int, Sums]
    places: dict[int, tuple[int, ...]]
    levels: dict[str, Sums]
    """Against each level of bots; a win is to be ahead of all bots of it."""
