"""The model of all ratings: Plackett and Luce's, as openskill has it. docs/ratings.md says what the numbers mean.

A rating is a mean and a deviation. Of k players whose ratings are certain, i comes first with a chance in proportion to
exp(mu_i / (BETA * sqrt(k))); the next place is decided among the others in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Literal

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Sequence

Pool = Literal["two", "more"]
POOLS: tuple[Pool, ...] = ("two", "more")
"""Games of two players, and of three and more: they are played differently, so they are rated apart."""

MU, SIGMA = 25.0, 15.0
"""What is believed of a newcomer. openskill's usual deviation, 8.3, is too sure of itself: from the weakest level to
the strongest there are some sixty."""
BETA = 25.0 / 6
"""How much chance there is in a game: openskill's usual choice, which only sets the unit of the scale."""
TAU = 25.0 / 300
"""What every game adds to a deviation: people change."""
_UNIT, _ZERO = 30.0, 750.0
"""What is shown is _ZERO + _UNIT * mu: 1500 for a newcomer, in steps much like Elo's."""
_WITHIN = 1.96

_model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is believed to be."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return round(_ZERO + _UNIT * self.mu)

    @property
    def within(self) -> int:
        """Half of its 95 % interval."""
        return round(_UNIT * _WITHIN * self.sigma)

    @property
    def low(self) -> float:
        """The lower end of that interval, as a mean."""
        return self.mu - _WITHIN * self.sigma


@dataclass(frozen=True, slots=True)
class Finish:
    """How a game ended for one seat: the rating before it and the place. `left`: whoever did not play it to its end."""

    rating: Rating
    place: int
    left: bool = False


def pool_of(players: int) -> Pool:
    """Where a game of so many players counts."""
    return "two" if players == 2 else "more"


def spread(players: int) -> float:
    """By how much a mean differs for odds of e to one, where so many play."""
    return BETA * sqrt(players)


def rated(finishes: Sequence[Finish]) -> list[Rating]:
    """Everybody's rating after a game.

    Whoever left takes the last place, shared with all who did. The others are rated among themselves, as if those had
    not been there: nobody gains by somebody's bad line.
    """
    last = len(finishes) + 1
    among_all = _rated([(finish.rating, last if finish.left else finish.place) for finish in finishes])
    stayed = [number for number, finish in enumerate(finishes) if not finish.left]
    among_themselves = _rated([(finishes[number].rating, finishes[number].place) for number in stayed])
    after = dict(zip(stayed, among_themselves, strict=True))
    return [after.get(number, rating) for number, rating in enumerate(among_all)]


def _rated(placed: Sequence[tuple[Rating, int]]) -> list[Rating]:
    if len(placed) < 2:
        return [rating for rating, _ in placed]
    teams = [[_model.create_rating([rating.mu, rating.sigma])] for rating, _ in placed]
    found = _model.rate(teams, ranks=[float(place) for _, place in placed])
    return [Rating(team[0].mu, team[0].sigma) for team in found]
