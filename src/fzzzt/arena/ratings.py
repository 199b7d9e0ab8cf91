"""Ratings of more than two bots: Bradley and Terry's model on the Elo scale.

Every pair of seats with different names is a duel, won by the one that placed higher (points, then fewest robots;
equal in both is half a win each). The model gives each name a strength so that its chance to win a duel with another is
1 / (1 + 10 ** (-difference / 400)). Every pair of names begins with one tied duel: without it a name that never loses
would be infinitely strong. Intervals come from drawing the deals again with replacement, seeded.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import exp, inf, log
from random import Random
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.arena.figures import Played

ANCHOR = "random"
DRAWS = 500
_ELO = 400 / log(10)
_PRIOR = 0.5
"""Wins that each of a pair has over the other before any deal."""
_CLOSE = 1e-9
_ALIKE = 1e-6
"""Elo points less than this apart differ by rounding only."""
_STEPS = 100
_STRIDE = 2.0
"""The furthest that one step moves a strength, so that far-off starts do not overshoot."""

Wins = list[list[float]]
"""wins[i][j]: how often i beat j."""


@dataclass(frozen=True)
class Rating:
    """A name's strength in Elo points; `fixed` if the scale is anchored at it.

    `low` and `high` are the ends of its 95 % interval, infinite if there is no telling.
    """

    name: str
    elo: float
    low: float
    high: float
    fixed: bool = False


def ratings(names: Sequence[str], deals: Played, seed: str, draws: int = DRAWS) -> list[Rating]:
    """The ratings of these names, strongest first."""
    elos, drawn = _drawn_again(names, deals, seed, draws)
    table = []
    for place, name in enumerate(names):
        low, high = _middle([elo[place] for elo in drawn], elos[place])
        table.append(Rating(name, elos[place], low, high, name == ANCHOR))
    return sorted(table, key=lambda rating: -rating.elo)


class Gap(NamedTuple):
    """By how many Elo points one name is above another, with the ends of the 95 % interval."""

    elo: float
    low: float
    high: float


def gaps(names: Sequence[str], deals: Played, seed: str, draws: int = DRAWS) -> list[Gap]:
    """How far each of these names is above the one that follows it: both move together when deals are drawn again."""
    elos, drawn = _drawn_again(names, deals, seed, draws)
    found = []
    for one, other in pairwise(range(len(names))):
        gap = elos[one] - elos[other]
        found.append(Gap(gap, *_middle([elo[one] - elo[other] for elo in drawn], gap)))
    return found


def _drawn_again(names: Sequence[str], deals: Played, seed: str, draws: int) -> tuple[list[float], list[list[float]]]:
    """The Elo points of these names, and those of deals drawn with replacement."""
    duels = _Duels(names, deals)
    start = strengths(duels.wins(range(len(deals))))
    rng, drawn = Random(f"{seed}/bootstrap"), []
    for _ in range(draws):
        chosen = rng.choices(range(len(deals)), k=len(deals))
        drawn.append(_anchored(names, strengths(duels.wins(chosen), start)))
    return _anchored(names, start), drawn


def anchor(names: Sequence[str]) -> str:
    """Where the scale has its zero, in words."""
    return f"{ANCHOR} = 0" if ANCHOR in names else "the mean of all = 0"


def _anchored(names: Sequence[str], strength: Sequence[float]) -> list[float]:
    zero = strength[list(names).index(ANCHOR)] if ANCHOR in names else sum(strength) / len(strength)
    return [_ELO * (value - zero) for value in strength]


def _middle(drawn: list[float], value: float) -> tuple[float, float]:
    """The middle 95 % of what was drawn; the value itself always lies within.

    Draws of a single deal, or of deals that are all alike, do not differ: they say nothing.
    """
    ranked = sorted(drawn)
    cut = len(ranked) // 40
    if not ranked or ranked[-1] - ranked[0] < _ALIKE:
        return -inf, inf
    return min(value, ranked[cut]), max(value, ranked[-1 - cut])


class _Duels:
    """The duels of a match: for each ordered pair of names a list with its wins deal by deal."""

    def __init__(self, names: Sequence[str], deals: Played) -> None:
        places = {name: place for place, name in enumerate(names)}
        self._names = len(names)
        self._columns: dict[tuple[int, int], list[float]] = {
            (i, j): [0.0] * len(deals) for i in range(len(names)) for j in range(len(names)) if i != j
        }
        for number, games in enumerate(deals):
            for one, other, won in (duel for game in games for duel in game.duels()):
                i, j = places[one], places[other]
                self._columns[i, j][number] += won
                self._columns[j, i][number] += 1 - won

    def wins(self, chosen: Sequence[int]) -> Wins:
        """The wins in these deals, and the tie that every pair begins with."""
        wins = [[0.0] * self._names for _ in range(self._names)]
        for (i, j), column in self._columns.items():
            wins[i][j] = _PRIOR + sum(map(column.__getitem__, chosen))
        return wins


def strengths(wins: Wins, start: Sequence[float] = ()) -> list[float]:
    """The likeliest strengths (natural logarithms, the first is 0) by Newton's method."""
    values = list(start) or [0.0] * len(wins)
    for _ in range(_STEPS):
        slope, bend = _derivatives(wins, values)
        step = [0.0, *_solved([row[1:] for row in bend[1:]], slope[1:])]
        furthest = max(map(abs, step))
        scale = min(1.0, _STRIDE / furthest) if furthest else 1.0
        values = [value + scale * change for value, change in zip(values, step, strict=True)]
        if furthest < _CLOSE:
            break
    return values


def _derivatives(wins: Wins, values: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood, and its curvature with the sign turned."""
    size = len(values)
    slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            games = wins[i][j] + wins[j][i]
            chance = 1 / (1 + exp(values[j] - values[i]))
            surplus, weight = wins[i][j] - games * chance, games * chance * (1 - chance)
            slope[i] += surplus
            slope[j] -= surplus
            bend[i][i] += weight
            bend[j][j] += weight
            bend[i][j] -= weight
            bend[j][i] -= weight
    return slope, bend


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination. The curvature is positive definite: it needs no pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, pivot in enumerate(rows):
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            for column in range(place, len(row)):
                row[column] -= factor * pivot[column]
    solution: list[float] = []
    for place in reversed(range(len(rows))):
        known = sum(rows[place][-2 - later] * value for later, value in enumerate(solution))
        solution.append((rows[place][-1] - known) / rows[place][place])
    return solution[::-1]
