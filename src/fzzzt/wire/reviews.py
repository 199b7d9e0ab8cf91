"""A review as it travels and is kept: what each decision of a finished game cost. docs/review.md says what it means.

Shares of the win are in points from 0 to 100. Places of events are those in the record, from 0.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from fzzzt.wire.sayings import Saying
from fzzzt.wire.shape import Shape

Mark = Literal["inaccuracy", "mistake", "blunder"]
Chance = Literal["setup", "deal", "cards"]
"""What fell to a player by chance: the seat and the deck, a hand, cards turned up."""


class ReviewedChoice(Shape, frozen=True, omit_defaults=True):
    """Something that could have been decided: cards to bid, or robots by their units; alike ones stand for each other.

    `gap` is what it is worth less than the best, with its standard error; `chance` how often the bid wins, in percent.
    """

    share: float
    gap: float = 0.0
    error: float = 0.0
    cards: tuple[str, ...] = ()
    robots: dict[str, str] = field(default_factory=dict)
    chance: int = 0
    as_good: bool = False
    """Nobody can tell it from the best: within two standard errors."""


class ReviewedDecision(Shape, frozen=True, omit_defaults=True):
    """A decision that was made: what it was worth and what the best was, both in the same fresh worlds.

    A forced one has no choices. `stake` is how much better the best is than any choice on average; `behind` how much
    better, on average, what the levels `mechanic` and `foreman` would have decided is than what was decided.
    """

    event: int
    kind: Literal["bid", "build"]
    share: float = 0.0
    best_share: float = 0.0
    cost: float = 0.0
    error: float = 0.0
    stake: float = 0.0
    played: int = 0
    """Which of the choices it was."""
    mark: Mark | None = None
    choices: tuple[ReviewedChoice, ...] = ()
    """The best first."""
    sayings: tuple[Saying, ...] = ()
    """Of a marked one: what would have been better, and why."""
    behind: float = 0.0


class ReviewedChance(Shape, frozen=True):
    """What an event gave (or took, below 0) that nobody decided, with its standard error."""

    event: int
    kind: Chance
    gain: float
    error: float


class CurvePoint(Shape, frozen=True):
    """A seat's share of the win after an event."""

    event: int
    share: float


class ReviewedGrade(Shape, frozen=True):
    """How well somebody decided: the part of what is at stake that is lost, in percent, and a 95 % interval.

    How hard the decisions were is set right by what the levels `mechanic` and `foreman` would have done there.
    `above` and `below` are the levels between which that lies: nobody weaker, or nobody stronger, if None.
    """

    loss: float
    low: float
    high: float
    decisions: int
    above: str | None
    below: str | None


class SeatReview(Shape, frozen=True):
    """The review of a seat, from nothing but what it knew. The curve is its share of the win as the game went on."""

    seat: int
    decisions: tuple[ReviewedDecision, ...]
    chances: tuple[ReviewedChance, ...]
    luck: float
    luck_error: float
    curve: tuple[CurvePoint, ...]
    grade: ReviewedGrade | None
    """None if nothing was at stake in any decision."""
    styles: dict[str, float] = field(default_factory=dict)
    """How well the bids fit those of each level, in the others' eyes: as a logarithm, the likest has 0."""


class Review(Shape, frozen=True):
    """The review of a game: of each seat that was asked for. Another version may come to other figures."""

    version: int
    seats: tuple[SeatReview, ...]


class ReviewState(Shape, frozen=True):
    """How far a review is: so many decisions of so many are done; none of none if nobody has ordered it."""

    done: int = 0
    whole: int = 0
    review: Review | None = None


class Reviewing(Shape, frozen=True, forbid_unknown_fields=True):
    """A record to be reviewed. What is false in it is told with its place, so it may be anything here."""

    record: Any
