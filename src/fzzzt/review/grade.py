"""How well somebody decided: the part of what was at stake that was lost, with the levels as yardstick.

Plain costs do not order players: the weak often sit in games that are decided, where nothing costs anything. Nor does
their part of what was at stake: of that, most comes from which decisions some games brought. So what was lost is told
beside what the peers (peers.py) lose: as much as they usually lose, and what they would have done better there.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from fzzzt.wire.reviews import ReviewedGrade

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.wire.reviews import ReviewedDecision

_SURE = 1.96
USUAL = 0.22
"""The part of what is at stake that the peers lose in their own games."""


def grade(decisions: Sequence[ReviewedDecision], players: int) -> ReviewedGrade | None:
    """The grade of some decisions, of one game or of many; None if nothing was at stake.

    The interval is that of a ratio of sums: it comes from how far each cost is from the loss times its stake.
    """
    return grade_of([(players, sums_of(decisions))])


class GradeSums(Struct, frozen=True):
    """Sums over decisions, which can be added up: a grade of many games needs no more of each.

    `cost` is what a decision counts as lost.
    """

    decisions: int
    cost: float
    stake: float
    cost_squared: float
    stake_squared: float
    cost_stake: float


def sums_of(decisions: Sequence[ReviewedDecision]) -> GradeSums:
    """The sums over some decisions; forced ones are none."""
    free = [(_lost(decision), decision.stake) for decision in decisions if decision.choices]
    return GradeSums(
        decisions=len(free),
        cost=sum(lost for lost, _ in free),
        stake=sum(stake for _, stake in free),
        cost_squared=sum(lost**2 for lost, _ in free),
        stake_squared=sum(stake**2 for _, stake in free),
        cost_stake=sum(lost * stake for lost, stake in free),
    )


def _lost(decision: ReviewedDecision) -> float:
    """What a decision counts as lost: what the peers usually lose of such a stake, and how far it was behind theirs."""
    return USUAL * decision.stake + decision.behind


def grade_of(games: Sequence[tuple[int, GradeSums]]) -> ReviewedGrade | None:
    """The grade of games with so many players each; the levels' yardsticks are mixed as the stakes were."""
    number, stake = sum(sums.decisions for _, sums in games), sum(sums.stake for _, sums in games)
    if stake <= 0:
        return None
    loss = sum(sums.cost for _, sums in games) / stake
    spread = sum(sums.cost_squared - 2 * loss * sums.cost_stake + loss**2 * sums.stake_squared for _, sums in games)
    reach = _SURE * sqrt(max(0.0, spread) * number / max(1, number - 1)) / stake
    usual = {
        level: round(sum(sums.stake * yardstick(players)[level] for players, sums in games) / stake, 1)
        for level in yardstick(games[0][0])
    }
    above, below = _between(_percent(loss), usual)
    low, high = max(0.0, loss - reach), max(0.0, loss + reach)
    return ReviewedGrade(_percent(loss), _percent(low), _percent(high), number, above, below)


def _percent(part: float) -> float:
    return round(100 * part, 1) + 0.0


def _between(loss: float, usual: dict[str, float]) -> tuple[str | None, str | None]:
    """The levels that lose just more, and just less, than this part of what is at stake."""
    order = sorted(usual, key=lambda level: -usual[level])
    weaker = [level for level in order if usual[level] >= loss]
    stronger = [level for level in order if usual[level] < loss]
    return (weaker[-1] if weaker else None), (stronger[0] if stronger else None)


@cache
def yardstick(players: int) -> dict[str, float]:
    """What the levels lose at tables with about so many players, in percent, the weakest first."""
    data = tomllib.loads(files("fzzzt.review").joinpath("yardsticks.toml").read_text(encoding="utf-8"))
    tables = {int(name.removeprefix("players-")): levels for name, levels in data.items()}
    levels = tables[min(tables, key=lambda measured: (abs(measured - players), measured))]
    return dict(sorted(levels.items(), key=lambda item: -item[1]))
