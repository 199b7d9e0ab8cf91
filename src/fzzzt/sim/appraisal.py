"""What a card is worth to a seat, compiled: the formulas of bots/appraisal.py, with a memory for one line of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.compiled import compiled
from fzzzt.sim.net_shape import THOUGHT
from fzzzt.sim.plain_worth import FZZZT_WORTH, UPGRADE_WORTH
from fzzzt.sim.rules import own_units
from fzzzt.sim.state import FACES, HAND, ROBOT, SEATS, UNITS, UPGRADE
from fzzzt.sim.widgets import BEARS, SYMBOLS, best_bonus

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

_HANDS_WITH = 0.7
"""How many of the hands to come a card is in, more or less."""

GAINS = 16 + UNITS
"""What raises a bonus: a robot by its set of symbols, a unit by itself."""
REMEMBERED = 1021
"""How many odds are remembered; a prime, so that like cases lie apart."""

MIND = np.dtype(
    [
        ("clock", np.int64),
        ("expected", np.int64),
        ("expected_low", np.int64),
        ("expected_high", np.int64),
        ("rounds_left", np.int64),
        ("power_worth", np.float64),
        ("since", np.int64, SEATS),
        ("bonus_now", np.int64, SEATS),
        ("bonus_later", np.int64, SEATS),
        ("bonus_at", np.int64, SEATS),
        ("gain", np.int64, (SEATS, 2, GAINS)),
        ("gain_at", np.int64, (SEATS, 2, GAINS)),
        ("worth", np.float64, (SEATS, FACES)),
        ("worth_at", np.int64, (SEATS, FACES)),
        ("root_since", np.int64, SEATS),
        ("root_expected", np.int64, 3),
        ("root_rounds_left", np.int64),
        ("values", np.int64, 1 << HAND),
        ("hand", np.int64, HAND),
        ("order", np.int64, HAND),
        ("chance", np.float64, 64),
        ("odds", np.float64, (SEATS, 64)),
        ("win", np.float64, 64),
        ("likely", np.float64, (3, 1 << HAND)),
        ("known_case", np.int64, REMEMBERED),
        ("known_style", np.int64, REMEMBERED),
        ("known_odds", np.float64, (REMEMBERED, 64)),
        ("doubts", np.int64),
        ("thought", THOUGHT),
    ]
)
"""What players have worked out in this game. An entry counts if it was made `since` the seat's cards last changed.

The odds of a bid (odds.py) hold in any game: the same hands come up again and again, and the last ones are `known`.

`doubts` counts decisions that rounding may have settled: there the player in bots/ might decide otherwise."""


@compiled
def forget(mind: Row) -> None:
    """Another game, or another position: nothing that was worked out holds any more."""
    mind["clock"] += 1
    mind["expected"] = -1
    for seat in range(SEATS):
        mind["since"][seat] = mind["clock"]


@compiled
def mark_position(mind: Row) -> None:
    """Keep in mind what holds in this position, for `return_to_position`."""
    for seat in range(SEATS):
        mind["root_since"][seat] = mind["since"][seat]
    mind["root_expected"][0] = mind["expected"]
    mind["root_expected"][1] = mind["expected_low"]
    mind["root_expected"][2] = mind["expected_high"]
    mind["root_rounds_left"] = mind["rounds_left"]


@compiled
def return_to_position(mind: Row) -> None:
    """Back in the marked position: what was worked out there holds again, unless something else took its place."""
    for seat in range(SEATS):
        mind["since"][seat] = mind["root_since"][seat]
    mind["expected"] = mind["root_expected"][0]
    mind["expected_low"] = mind["root_expected"][1]
    mind["expected_high"] = mind["root_expected"][2]
    mind["rounds_left"] = mind["root_rounds_left"]


@compiled
def notice_win(game: Row, mind: Row) -> None:
    """A seat has won a card: what cards are worth to it is to be worked out again."""
    mind["clock"] += 1
    mind["since"][game["winner"]] = mind["clock"]


@compiled
def take_stock(game: Row, deck: Row, style: Row, mind: Row) -> None:
    """How many rounds and robots are to be expected, seen from the present auction or clean-up."""
    left = int(deck["rounds"] - game["round"])
    if left != mind["rounds_left"]:
        forget(mind)
        mind["rounds_left"] = left
    mind["power_worth"] = style["power_worth"][left]
    cards = game["round"] * deck["belt"] - game["head"] + left * deck["belt"]
    expected = int(cards * deck["robot_share"] / deck["players"] * style["future_robots"] + 0.5)
    if expected != mind["expected"]:
        forget(mind)
        mind["expected"] = expected
        mind["expected_low"], mind["expected_high"] = _expected_stock(deck, expected)


@compiled
def _expected_stock(deck: Row, expected: int) -> tuple[int, int]:
    """So many robots with the symbols in turn."""
    kinds = 0
    while kinds < 4 and deck["typical"][kinds]:
        kinds += 1
    low, high = 0, 0
    if kinds:
        for robot in range(expected):
            mask = deck["typical"][robot % kinds]
            low += BEARS[mask, 0]
            high += BEARS[mask, 1]
    return low, high


@compiled
def gain_now(game: Row, deck: Row, mind: Row, bench: Row, seat: int, face: int) -> int:
    """By how much a card raises the bonus a seat has now."""
    return _gain(game, deck, mind, bench, seat, face, 0)


@compiled
def _gain(game: Row, deck: Row, mind: Row, bench: Row, seat: int, face: int, later: int) -> int:
    """The same, or with the robots that may be expected later; robots with the same symbols gain the same."""
    unit = int(deck["unit"][face])
    if unit < 0 and not deck["robot"][face]:
        return 0
    kind = 16 + unit if unit >= 0 else int(deck["mask"][face])
    if mind["gain_at"][seat, later, kind] != mind["since"][seat]:
        mind["gain_at"][seat, later, kind] = mind["since"][seat]
        mind["gain"][seat, later, kind] = _work_out_gain(game, deck, mind, bench, seat, face, later)
    return int(mind["gain"][seat, later, kind])


@compiled
def reckon_bonus(game: Row, deck: Row, mind: Row, bench: Row, seat: int) -> None:
    """Put a seat's units on the bench, and have in mind what they come to, now and with the robots expected."""
    own_units(game, deck, bench, seat)
    if mind["bonus_at"][seat] != mind["since"][seat]:
        low, high = game["free"][seat, 0], game["free"][seat, 1]
        mind["bonus_at"][seat] = mind["since"][seat]
        mind["bonus_now"][seat] = best_bonus(game, deck, bench, low, high)
        mind["bonus_later"][seat] = best_bonus(
            game, deck, bench, low + mind["expected_low"], high + mind["expected_high"]
        )


@compiled
def _work_out_gain(game: Row, deck: Row, mind: Row, bench: Row, seat: int, face: int, later: int) -> int:
    reckon_bonus(game, deck, mind, bench, seat)
    low, high = game["free"][seat, 0], game["free"][seat, 1]
    before = mind["bonus_later"][seat] if later else mind["bonus_now"][seat]
    if later:
        low += mind["expected_low"]
        high += mind["expected_high"]
    unit = deck["unit"][face]
    if unit >= 0:
        bench["unit"][bench["count"]] = unit
        bench["count"] += 1
    elif not bench["count"]:
        return 0
    else:
        low += BEARS[deck["mask"][face], 0]
        high += BEARS[deck["mask"][face], 1]
    return int(best_bonus(game, deck, bench, low, high) - before)


@compiled
def worth(game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int, face: int) -> float:
    """What owning a card is worth to a seat, in points at the end of the game."""
    if mind["worth_at"][seat, face] != mind["since"][seat]:
        mind["worth"][seat, face] = _worth(game, deck, style, mind, bench, seat, face)
        mind["worth_at"][seat, face] = mind["since"][seat]
    return float(mind["worth"][seat, face])


@compiled
def _worth(game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int, face: int) -> float:
    left = mind["rounds_left"]
    points = deck["points"][face]
    now = gain_now(game, deck, mind, bench, seat, face)
    if deck["unit"][face] >= 0:
        later = _gain(game, deck, mind, bench, seat, face, 1)
        parking = style["unit_parks"] * left * mind["power_worth"]
        return float(style["unit_bias"] * points + style["unit_now"] * now + style["unit_later"] * later + parking)
    value = points + power_gain(game, deck, style, mind, seat, face, _has_units(game, deck, seat))
    if not deck["robot"][face]:
        return float(value + style["fzzzt"])
    if not deck["power"][face]:
        value += style["upgrade"] * left
    value += style["versatile"] * (SYMBOLS[deck["mask"][face]] - 1) * left
    later = _gain(game, deck, mind, bench, seat, face, 1)
    return float(value + (style["robot_now"] * now + style["robot_later"] * later))


@compiled
def _has_units(game: Row, deck: Row, seat: int) -> bool:
    for unit in range(deck["units"]):  # noqa: SIM110 - any() is not compiled
        if game["owner"][unit] == seat:
            return True
    return False


@compiled
def power_gain(game: Row, deck: Row, style: Row, mind: Row, seat: int, face: int, has_units: bool) -> float:
    """What a card adds to the hands to come: its power, less that of the cards it crowds out of a hand of six."""
    if not mind["rounds_left"]:
        return 0.0
    count, power = int(game["owned"][seat]), deck["power"][face]
    if count < HAND:
        return float(power * mind["power_worth"])
    crowded = game["power"][seat] * HAND / (count * (count + 1))
    parked = style["parked"] if has_units and power <= 1 else 1.0
    return float((power * HAND / (count + 1) - style["dilution"] * parked * crowded) * mind["power_worth"])


@compiled
def glance(deck: Row, style: Row, mind: Row, face: int) -> float:
    """Roughly what a card is worth to anybody."""
    points = deck["points"][face]
    if deck["unit"][face] >= 0:
        return float(points * style["unit_glance"])
    value = points + _HANDS_WITH * deck["power"][face] * mind["power_worth"]
    if deck["robot"][face]:
        return float(value + style["robot_glance"])
    return max(0.0, float(value + style["fzzzt"]))


@compiled
def average_glance(deck: Row, style: Row, mind: Row) -> float:
    """What a card of the conveyor deck is worth on average, at a glance."""
    robots = deck["robot_points"] + deck["robot_share"] * style["robot_glance"]
    robots += _HANDS_WITH * deck["robot_power"] * mind["power_worth"]
    return float(deck["unit_points"] * style["unit_glance"] + robots)


@compiled
def plain_worth(deck: Row, face: int) -> int:
    """What a card is worth to anybody, in tenths, as bots/apprentice.py reckons it."""
    kind = deck["kind"][face]
    if kind == ROBOT:
        return int(10 * deck["points"][face] + 5 * deck["power"][face])
    if kind == UPGRADE:
        return UPGRADE_WORTH
    if deck["unit"][face] < 0:
        return FZZZT_WORTH
    return int(10 * deck["points"][face])
