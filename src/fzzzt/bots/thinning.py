"""Builds of `mechanic`: weak robots leave the deck for a unit, so that the hands to come are stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.deck_knowledge import listed
from fzzzt.engine.options import HAND_SIZE

if TYPE_CHECKING:
    from fzzzt.bots.appraisal import Appraiser
    from fzzzt.engine import View


def thinning_builds(view: View, seat: int, appraiser: Appraiser) -> dict[str, str]:
    """The robot for each unit: one at a time, the allocation that gains most, until none gains."""
    left = list(view.hand)
    units = {unit: tuple(robots) for unit, robots in view.seats[seat].units.items()}
    chosen: dict[str, str] = {}
    while best := _best_allocation(left, units, chosen, appraiser):
        _, unit, robot = best
        left.remove(robot)
        units[unit] += (robot,)
        chosen[unit] = robot
    return chosen


def _best_allocation(
    left: list[str], units: dict[str, tuple[str, ...]], chosen: dict[str, str], appraiser: Appraiser
) -> tuple[float, str, str] | None:
    deck, weights = appraiser.deck, appraiser.weights
    before = appraiser.bonus_later(left, listed(units))
    best: tuple[float, str, str] | None = None
    for robot in sorted(set(left) & deck.robots):
        gain = weights.thin * _hand_gain(left, robot, appraiser)
        gain -= weights.stay_free * (deck.masks[robot].bit_count() - 0.5)
        if gain <= 0:
            continue
        rest = left.copy()
        rest.remove(robot)
        for unit, robots in units.items():
            if unit in chosen or not deck.masks[unit] & deck.masks[robot]:
                continue
            lost = before - appraiser.bonus_later(rest, listed({**units, unit: (*robots, robot)}))
            offer = (gain - lost, unit, robot)
            if offer[0] > 0 and (best is None or offer > best):
                best = offer
    return best


def _hand_gain(cards: list[str], robot: str, appraiser: Appraiser) -> float:
    """What the hands to come gain without a robot, in points. A deck that fits in one hand only loses."""
    power = appraiser.deck.power
    total = sum([power[card] for card in cards])
    now = total * min(1.0, HAND_SIZE / len(cards))
    without = (total - power[robot]) * min(1.0, HAND_SIZE / max(1, len(cards) - 1))
    return (without - now) * appraiser.power_worth
