"""What a match shows: win shares and scores by name, with intervals by deals.

The games of one deal share their luck, so they are no independent witnesses: a deal counts as one observation, the mean
of its games, and the interval comes from how the deals differ. Figures are of whole deals only.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from fzzzt.arena.results import GameResult, Times

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fzzzt.arena.match import Match

Played = list[list[GameResult]]
"""Deals with the games of each, in order."""

_SURE = 0.025
"""What may lie beyond each end of an interval."""
_T = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
_Z = 1.959964
_ALIKE = 1e-9
"""Values closer than this differ by rounding only."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class MatchStanding:
    """How one name did. `share` is of the games it took part in, all its seats together; `fair` is the seats' part."""

    name: str
    deals: int
    games: int
    share: Estimate
    fair: float
    score: Estimate
    times: Times = field(default_factory=Times)
    faults: Counter[str] = field(default_factory=Counter)
    defaults: int = 0


def whole_deals(match: Match, results: Iterable[GameResult]) -> Played:
    """The deals that were played at all their tables."""
    deals: dict[int, list[GameResult]] = {}
    for result in sorted(results, key=lambda result: result.place):
        deals.setdefault(result.deal, []).append(result)
    return [games for deal, games in deals.items() if len(games) == len(match.tables(deal))]


def standings(names: Sequence[str], deals: Played) -> list[MatchStanding]:
    """How each name did, in the order of the names. A name that did not play in these deals is left out."""
    return [standing for name in names if (standing := _standing(name, deals)) is not None]


def _standing(name: str, deals: Played) -> MatchStanding | None:
    by_deal = [[game for game in games if name in game.line_up] for games in deals]
    by_deal = [games for games in by_deal if games]
    if not by_deal:
        return None
    times, faults = Times(), Counter[str]()
    for game in (game for games in by_deal for game in games):
        times.merge(game.times.get(name, Times()))
        faults.update(game.faults.get(name, {}))
    return MatchStanding(
        name,
        len(by_deal),
        sum(map(len, by_deal)),
        share_estimate([fmean(game.shares()[name] for game in games) for games in by_deal]),
        fmean(fmean(game.line_up.count(name) / len(game.line_up) for game in games) for games in by_deal),
        mean_estimate([fmean(_scores(name, games)) for games in by_deal]),
        times,
        faults,
        sum(game.defaults.get(name, 0) for games in by_deal for game in games),
    )


def _scores(name: str, games: Sequence[GameResult]) -> list[int]:
    return [total for game in games for seated, total in zip(game.line_up, game.totals, strict=True) if seated == name]


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of one value a deal and its interval by Student's t. Of deals that do not differ there is no telling."""
    mean = fmean(values)
    if _are_alike(values):
        return Estimate(mean, float("-inf"), float("inf"))
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def share_estimate(shares: Sequence[float]) -> Estimate:
    """The mean share and its interval, within 0 and 1.

    If the share is the same in every deal, be it all, nothing or a half, that is no certainty: if the part `doubt` of
    all deals were of another kind, as many of this kind in a row would have a chance of 2.5 %. The interval reaches to
    where the mean would be if that part were all lost, or all won.
    """
    estimate = mean_estimate(shares)
    if _are_alike(shares):
        share, doubt = estimate.value, 1 - _SURE ** (1 / len(shares))
        return Estimate(share, share - doubt * share, share + doubt * (1 - share))
    return Estimate(estimate.value, max(0.0, estimate.low), min(1.0, estimate.high))


def _are_alike(values: Sequence[float]) -> bool:
    return max(values) - min(values) < _ALIKE


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t: from the table for few degrees of freedom, else Cornish and Fisher's series."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
