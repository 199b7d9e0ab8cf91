"""How likely a bid wins, compiled: the formulas of bots/rivals.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import REMEMBERED, gain_now, plain_worth
from fzzzt.sim.compiled import compiled
from fzzzt.sim.styles import DISTANCES
from fzzzt.sim.subsets import COUNTS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.sim.state import Row

_FINE = 1e-9
"""Closer to the next whole number, rounding may settle which it is."""


@compiled
def probable_hand(game: Row, deck: Row, mind: Row, seat: int) -> int:
    """Fill `hand` with the powers a seat probably holds, lowest first: what was shown, and a cross-section of the rest.

    Returns their sum.
    """
    cards, held, shown = game["cards"][seat], int(game["held"][seat]), int(game["shown"][seat])
    dealt, undealt = int(game["dealt"][seat]), int(game["undealt"][seat])
    powers, count, wanted, total = mind["hand"], 0, 0, 0
    pool = 0  # how many cards have each power, a byte for each
    for place in range(held):
        power = int(deck["power"][cards[place]])
        if shown >> place & 1:
            count, total = _insert(powers, count, power), total + power
        else:
            wanted += 1
            pool += 1 << 8 * power
    if not wanted:
        return total
    for place in range(dealt, dealt + undealt):
        pool += 1 << 8 * int(deck["power"][cards[place]])
    step = (wanted + undealt) / wanted
    for place in range(wanted):
        power = _power_at(pool, int((place + 0.5) * step))
        count, total = _insert(powers, count, power), total + power
    return total


@compiled
def _insert(powers: Row, count: int, power: int) -> int:
    place = count
    while place and powers[place - 1] > power:
        powers[place] = powers[place - 1]
        place -= 1
    powers[place] = power
    return count + 1


@compiled
def _power_at(pool: int, place: int) -> int:
    power = 0
    while place >= (pool >> 8 * power) & 255:
        place -= (pool >> 8 * power) & 255
        power += 1
    return power


@compiled
def odds_against(game: Row, deck: Row, style: Row, mind: Row, bench: Row, rival: int, share: float) -> int:
    """Fill `odds` of a rival: the chance that it bids less than 0, 1, 2, ... for the card at the head of the belt.

    Returns the power of its probable hand.
    """
    face = int(game["conveyor"][game["head"]])
    unit = deck["unit"][face] >= 0
    plain = plain_worth(deck, face) / 10
    power = 0 if unit else deck["power"][face]
    points = 0 if unit else deck["points"][face]
    gain = points + gain_now(game, deck, mind, bench, rival, face)
    strength = probable_hand(game, deck, mind, rival)
    literal = int(2 * plain * style["literal_aim"] + 0.5)
    keen = max(0, int((1.2 * plain + gain + 0.8 * power) * style["keen_aim"] + 0.5))
    exactly = 2 * strength * min(1.0, share * style["planned_aim"]) + 0.5
    planned = int(exactly)
    off = min(exactly - planned, planned + 1 - exactly)
    mind["doubts"] += 0 < off <= _FINE
    sealed, held = int(COUNTS[game["bids"][rival]]), int(game["held"][rival])
    case = _case(mind, held, sealed, literal, keen, planned)
    slot = case % REMEMBERED
    known = mind["known_odds"][slot]
    if mind["known_case"][slot] != case or mind["known_style"][slot] != style["tag"]:
        mind["known_case"][slot], mind["known_style"][slot] = case, style["tag"]
        _mix_kinds(style, mind, known, held, strength, sealed, literal, keen, planned)
    odds = mind["odds"][rival]
    for value in range(strength + 1):
        odds[value] = known[value]
    for value in range(strength + 1, odds.size):
        odds[value] = 1.0
    return strength


@compiled
def _case(mind: Row, held: int, sealed: int, literal: int, keen: int, planned: int) -> int:
    """All that the odds follow from, as one number: the powers of a hand, three bits each, and what is aimed at."""
    case = 1
    for place in range(held):
        case = case << 3 | int(mind["hand"][place])
    return ((case << 3 | sealed) << 10 | literal) << 20 | keen << 10 | planned


@compiled
def _mix_kinds(
    style: Row,
    mind: Row,
    odds: NDArray[np.float64],
    held: int,
    strength: int,
    sealed: int,
    literal: int,
    keen: int,
    planned: int,
) -> None:
    values, likely = mind["values"], mind["likely"]
    near, few, share = style["near"], style["few"], style["share"]
    parts = 1 << held
    values[0] = 0
    for place in range(held):
        for part in range(1 << place):
            values[part | 1 << place] = values[part] + mind["hand"][place]
    sums = (0.0, 0.0, 0.0)
    for part in range(1, parts):
        double, cards = 2 * values[part], COUNTS[part]
        likely[0, part] = near[0, min(abs(double - literal), DISTANCES - 1)] * few[0, cards]
        likely[1, part] = near[1, min(abs(double - keen), DISTANCES - 1)] * few[1, cards]
        likely[2, part] = near[2, min(abs(double - planned), DISTANCES - 1)] * few[2, cards]
        sums = (sums[0] + likely[0, part], sums[1] + likely[1, part], sums[2] + likely[2, part])
    aimless = share[0] / (parts - 1)
    one = share[1] / (sums[0] or 1.0)
    two = share[2] / (sums[1] or 1.0)
    three = share[3] / (sums[2] or 1.0)
    chance = mind["chance"]
    for value in range(strength + 1):
        chance[value] = 1e-9
    whole = 1e-9 * (strength + 1)
    for part in range(1, parts):
        if sealed and COUNTS[part] != sealed:
            continue
        mixed = aimless + one * likely[0, part] + two * likely[1, part] + three * likely[2, part]
        chance[values[part]] += mixed
        whole += mixed
    below = 0.0
    for value in range(strength + 1):
        odds[value] = below
        below += chance[value] / whole
