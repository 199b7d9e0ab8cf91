"""How likely a bid wins, compiled: the formulas of bots/rivals.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import gain_now, plain_worth
from fzzzt.sim.compiled import compiled
from fzzzt.sim.styles import DISTANCES
from fzzzt.sim.subsets import COUNTS

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

_STRONGEST = 64


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
    planned = int(2 * strength * min(1.0, share * style["planned_aim"]) + 0.5)
    sealed = COUNTS[game["bids"][rival]]
    _mix_kinds(game, style, mind, rival, strength, sealed, literal, keen, planned)
    return strength


@compiled
def _mix_kinds(
    game: Row,
    style: Row,
    mind: Row,
    rival: int,
    strength: int,
    sealed: int,
    literal: int,
    keen: int,
    planned: int,
) -> None:
    held, values = int(game["held"][rival]), mind["values"]
    near, few, share = style["near"], style["few"], style["share"]
    parts = 1 << held
    values[0] = 0
    sums = (0.0, 0.0, 0.0)
    for part in range(1, parts):
        low = part & -part
        place = 0
        while low >> (place + 1):
            place += 1
        values[part] = values[part ^ low] + mind["hand"][place]
        double, cards = 2 * values[part], COUNTS[part]
        sums = (
            sums[0] + near[0, min(abs(double - literal), DISTANCES - 1)] * few[0, cards],
            sums[1] + near[1, min(abs(double - keen), DISTANCES - 1)] * few[1, cards],
            sums[2] + near[2, min(abs(double - planned), DISTANCES - 1)] * few[2, cards],
        )
    aimless = share[0] / (parts - 1)
    one = share[1] / (sums[0] or 1.0)
    two = share[2] / (sums[1] or 1.0)
    three = share[3] / (sums[2] or 1.0)
    chance = mind["chance"]
    for value in range(strength + 1):
        chance[value] = 1e-9
    whole = 1e-9 * (strength + 1)
    for part in range(1, parts):
        cards = COUNTS[part]
        if sealed and cards != sealed:
            continue
        double = 2 * values[part]
        likely = aimless
        likely += one * near[0, min(abs(double - literal), DISTANCES - 1)] * few[0, cards]
        likely += two * near[1, min(abs(double - keen), DISTANCES - 1)] * few[1, cards]
        likely += three * near[2, min(abs(double - planned), DISTANCES - 1)] * few[2, cards]
        chance[values[part]] += likely
        whole += likely
    odds, below = mind["odds"][rival], 0.0
    for value in range(strength + 1):
        odds[value] = below
        below += chance[value] / whole
    for value in range(strength + 1, _STRONGEST):
        odds[value] = 1.0
