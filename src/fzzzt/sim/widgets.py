"""The best bonus of units and robots, exactly; compiled. engine/plans.py says why this is right.

A stock of robots is two integers with a count for every set of symbols, seven bits each, the highest a guard: sets 1 to
7 in the first, 8 to 15 in the second. One subtraction takes a unit's needs from all; a cleared guard means robots lack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.compiled import compiled
from fzzzt.sim.state import CLEANUPS, UNITS

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

_WIDTH = 7
_CHOICES = 64
"""Most widgets a unit can make, plus one."""


def _pack(counts: list[int]) -> list[int]:
    low = sum(counts[symbols] << _WIDTH * (symbols - 1) for symbols in range(1, 8))
    high = sum(counts[symbols] << _WIDTH * (symbols - 8) for symbols in range(8, 16))
    return [low, high]


BEARS = np.array([_pack([int(bool(mask & symbols)) for symbols in range(16)]) for mask in range(16)], np.int64)
"""What a robot with these symbols adds to a stock."""
TAKES = np.array([_pack([(mask & symbols).bit_count() for symbols in range(16)]) for mask in range(16)], np.int64)
"""What a widget of these symbols takes from it."""
SYMBOLS = np.array([mask.bit_count() for mask in range(16)], np.int64)
LOW, HIGH = _pack([1 << _WIDTH - 1] * 16)
"""The guards: an empty stock."""
_ALL = _WIDTH * 7
"""Where the count of all robots that bear any symbol lies, in the second integer."""
_COUNT = (1 << _WIDTH - 1) - 1

WORKBENCH = np.dtype(
    [
        ("unit", np.int64, UNITS),
        ("count", np.int64),
        ("most", np.int64, UNITS),
        ("low", np.int64, (UNITS, _CHOICES)),
        ("high", np.int64, (UNITS, _CHOICES)),
        ("points", np.int64, UNITS),
        ("order", np.int64, UNITS),
        ("hope", np.int64, UNITS + 1),
        ("own", np.int64, UNITS + 1),
        ("density", np.float64, UNITS + 1),
        ("made", np.int64, UNITS + 1),
        ("left_low", np.int64, UNITS + 1),
        ("left_high", np.int64, UNITS + 1),
        ("reached", np.int64, UNITS + 1),
        ("lacks", np.int64, 16),
        ("own_masks", np.int64, CLEANUPS),
    ]
)
"""Room to work in, made once: `unit` and `count` say which units are asked about, the rest is scratch."""


@compiled
def best_bonus(game: Row, deck: Row, bench: Row, low: int, high: int) -> int:
    """The most points that the units on the bench can come to with a stock of free robots."""
    count = int(bench["count"])
    if not count:
        return 0
    for index in range(count):
        list_choices(game, deck, bench, index, low, high)
    _line_up(game, deck, bench)
    return _search(bench, low, high)


@compiled
def list_choices(game: Row, deck: Row, bench: Row, index: int, low: int, high: int) -> None:
    """What a unit needs for one, two, ... widgets, as many as the stock has robots for."""
    unit = bench["unit"][index]
    face = deck["unit_face"][unit]
    mask = int(deck["mask"][face])
    own = int(game["builds"][unit])
    own_low, own_high = 0, 0
    for place in range(own):
        useful = int(deck["mask"][game["built"][unit, place]]) & mask
        bench["own_masks"][place] = useful
        own_low += BEARS[useful, 0]
        own_high += BEARS[useful, 1]
    bench["points"][index] = deck["points"][face]
    bench["low"][index, 0] = 0
    bench["high"][index, 0] = 0
    most = 0
    while most + 1 < _CHOICES and deck["points"][face] > 0:
        widgets = most + 1
        if widgets >= own:
            need_low = widgets * TAKES[mask, 0] - own_low
            need_high = widgets * TAKES[mask, 1] - own_high
        else:
            need_low, need_high = _need(bench, mask, own, widgets)
        if (low - need_low) & LOW != LOW or (high - need_high) & HIGH != HIGH:
            break
        most = widgets
        bench["low"][index, most] = need_low
        bench["high"][index, most] = need_high
    bench["most"][index] = most


@compiled
def _need(bench: Row, mask: int, own: int, widgets: int) -> tuple[int, int]:
    """The free robots a unit needs beyond its own: for each set of symbols, the most that any part of it lacks."""
    lacks = bench["lacks"]
    lacks[0] = 0
    for symbols in range(1, 16):
        if symbols & mask != symbols:
            lacks[symbols] = lacks[symbols & mask]
            continue
        lack = widgets * SYMBOLS[symbols]
        for place in range(own):
            if bench["own_masks"][place] & symbols:
                lack -= 1
        for bit in (1, 2, 4, 8):
            if symbols & bit:
                lack = max(lack, lacks[symbols ^ bit])
        lacks[symbols] = lack
    low, high = 0, 0
    for symbols in range(1, 8):
        low += lacks[symbols] << _WIDTH * (symbols - 1)
    for symbols in range(8, 16):
        high += lacks[symbols] << _WIDTH * (symbols - 8)
    return low, high


@compiled
def _line_up(game: Row, deck: Row, bench: Row) -> None:
    """Units with few choices come first; for each place what those from there on can come to at the most."""
    count, order, most = int(bench["count"]), bench["order"], bench["most"]
    for index in range(count):
        place = index
        while place and most[order[place - 1]] > most[index]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = index
    bench["hope"][count] = 0
    bench["own"][count] = 0
    bench["density"][count] = 0.0
    for place in range(count - 1, -1, -1):
        index = order[place]
        unit = bench["unit"][index]
        points = bench["points"][index]
        symbols = SYMBOLS[deck["mask"][deck["unit_face"][unit]]]
        best = points * most[index] if most[index] else -points
        bench["hope"][place] = bench["hope"][place + 1] + best
        bench["own"][place] = bench["own"][place + 1] + game["builds"][unit]
        bench["density"][place] = max(bench["density"][place + 1], points / symbols if symbols else 0.0)


@compiled
def _search(bench: Row, low: int, high: int) -> int:
    """Branch and bound, the most widgets first."""
    count, order = int(bench["count"]), bench["order"]
    made, left_low, left_high, reached = bench["made"], bench["left_low"], bench["left_high"], bench["reached"]
    best = -(1 << 30)
    place = 0
    left_low[0], left_high[0], reached[0] = low, high, 0
    made[0] = bench["most"][order[0]] + 1
    while place >= 0:
        made[place] -= 1
        widgets = made[place]
        if widgets < 0:
            place -= 1
            continue
        index = order[place]
        points = bench["points"][index]
        so_far = reached[place] + (points * widgets if widgets else -points)
        if so_far + bench["hope"][place + 1] <= best:
            place -= 1  # fewer widgets promise even less
            continue
        rest_low = left_low[place] - bench["low"][index, widgets]
        rest_high = left_high[place] - bench["high"][index, widgets]
        if rest_low & LOW != LOW or rest_high & HIGH != HIGH:
            continue
        if place + 1 == count:
            best = so_far
            place -= 1
            continue
        robots = ((rest_high >> _ALL) & _COUNT) + bench["own"][place + 1]
        if so_far + bench["density"][place + 1] * robots <= best:
            continue
        place += 1
        left_low[place], left_high[place], reached[place] = rest_low, rest_high, so_far
        made[place] = bench["most"][order[place]] + 1
    return int(best)
