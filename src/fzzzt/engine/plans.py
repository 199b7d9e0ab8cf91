"""The best plan of widgets: how many each unit makes of the robots there are, found exactly.

By Hall's theorem a plan can be built exactly if, for every set of symbols, the free robots that bear one of them are
at least as many as the units need beyond the robots allocated to them earlier. These fifteen counts lie side by side in
one integer, each below a guard bit: one subtraction takes a unit's needs from all of them, and clears a guard wherever
robots are lacking.

For most hands a plain search through the plans is done at once. Where it is not, the hand becomes an integer program
with a row for each set of symbols: what a few hundred steps solve then, a search might not in a lifetime.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from fzzzt.engine.cards import SYMBOLS
from fzzzt.engine.integer_program import Column, solve

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from fzzzt.engine.cards import Deck

_BITS = [1 << place for place in range(len(SYMBOLS))]
_SETS = range(16)
_WIDTH = 16
"""Bits of a count, its guard included: enough for thirty thousand robots. The empty set has no count."""
_QUICK = 500
"""How many half-made plans are looked at before a program is made: for most hands it would cost more than it saves."""


def _pack(counts: Sequence[int]) -> int:
    return sum(counts[symbols] << _WIDTH * (symbols - 1) for symbols in _SETS[1:])


def _unpack(packed: int) -> list[int]:
    return [0, *(packed >> _WIDTH * (symbols - 1) & (1 << _WIDTH - 1) - 1 for symbols in _SETS[1:])]


_GUARDS = _pack([1 << _WIDTH - 1] * 16)
_BEARS = tuple(_pack([bool(mask & symbols) for symbols in _SETS]) for mask in _SETS)
"""What a robot adds to the stock: it counts for every set of symbols that it bears one of."""
_TAKES = tuple(_pack([(mask & symbols).bit_count() for symbols in _SETS]) for mask in _SETS)
"""What a widget takes from the stock: one robot for each of its symbols."""


class _Choice(NamedTuple):
    """So many widgets for a unit: what they score and need."""

    points: int
    need: int
    widgets: int


class _Unit(NamedTuple):
    """A unit in the search, with its choices, the most widgets first."""

    unit: str
    mask: int
    points: int
    choices: Sequence[_Choice]


class Plan(NamedTuple):
    """The best plan so far, whether it is proven that none is better, and the steps of the search that found it.

    A unit that is not listed makes no widget.
    """

    points: int
    widgets: Mapping[str, int]
    proven: bool
    steps: int


def best_plan(deck: Deck, free: Iterable[str], units: Mapping[str, Sequence[str]]) -> Plan:
    masks = deck.masks
    stock = _GUARDS + sum([_BEARS[masks[robot]] for robot in free])
    able = []
    for unit, allocated in units.items():
        mask, points = masks[unit], deck.points[unit]
        # Symbols of an allocated robot that its unit does not need are of no use any more.
        own = tuple(sorted([masks[robot] & mask for robot in allocated])) if allocated else ()
        choices = [_choice(mask, own, points, 0)]
        while points and (stock - (more := _choice(mask, own, points, len(choices))).need) & _GUARDS == _GUARDS:
            choices.append(more)
        able.append(_Unit(unit, mask, points, choices[::-1]))
    able.sort(key=_fewest_choices)
    plan = _search(able, stock)
    return plan if plan.proven else _solved(able, stock, plan)


def _fewest_choices(unit: _Unit) -> tuple[int, str]:
    return len(unit.choices), unit.unit


@lru_cache(maxsize=8192)
def _choice(mask: int, own: tuple[int, ...], points: int, widgets: int) -> _Choice:
    """So many widgets for a unit with some robots of its own."""
    return _Choice(points * (widgets or -1), _need(mask, own, widgets), widgets)


def _need(mask: int, own: Sequence[int], widgets: int) -> int:
    """The free robots a unit needs beyond its own: for each set of symbols, the most that any part of it lacks."""
    if widgets >= len(
        own
    ):  # then each further symbol lacks more than all its own robots give: the whole set lacks most
        return widgets * _TAKES[mask] - sum([_BEARS[robot] for robot in own])
    lacks = [0] * 16
    for symbols in _SETS[1:]:
        if symbols & mask == symbols:
            served = sum([bool(robot & symbols) for robot in own])
            parts = [lacks[symbols & ~bit] for bit in _BITS]
            lacks[symbols] = max(widgets * symbols.bit_count() - served, *parts)
    return _pack([lacks[symbols & mask] for symbols in _SETS])


def _search(units: Sequence[_Unit], stock: int) -> Plan:
    """Branch and bound, the most widgets first. Not proven if it would take too long."""
    best, widgets = -sum([unit.points for unit in units]), dict[str, int]()
    made = [0] * len(units)
    seen: dict[tuple[int, int], int] = {}
    looks = 0

    def visit(index: int, stock: int, hope: int, points: int) -> None:
        nonlocal best, widgets, looks
        if index == len(made):
            if points > best:
                best, widgets = points, {unit.unit: count for unit, count in zip(units, made, strict=True)}
            return
        looks += 1
        if looks > _QUICK or seen.get((index, stock), points - 1) >= points:
            return
        seen[index, stock] = points
        choices = units[index].choices
        hope -= choices[0].points
        for value, need, count in choices:
            if hope + value <= best:
                return
            left = stock - need
            if left & _GUARDS == _GUARDS:
                made[index] = count
                visit(index + 1, left, hope + value, points + value)

    visit(0, stock, sum([unit.choices[0].points for unit in units]), 0)
    return Plan(best, widgets, looks <= _QUICK, looks)


def _solved(units: Sequence[_Unit], stock: int, plan: Plan) -> Plan:
    """The best plan of a hand that has very many, as an integer program; the given one if none is better."""
    groups: dict[object, list[tuple[Column, str]]] = {}
    for unit in units:
        for column in _columns(unit._replace(choices=_worthwhile(unit, units))):
            groups.setdefault(column.group, []).append((column, unit.unit))
    columns = [pair for group in groups.values() for pair in sorted(group, key=_gain, reverse=True)]
    cost = sum(unit.points for unit in units)
    found = solve([column for column, _ in columns], _unpack(stock), plan.points + cost)
    widgets = Counter(plan.widgets if found.taken is None else ())
    for (_, name), count in zip(columns, found.taken or (), strict=False):
        widgets[name] += count
    return Plan(found.gain - cost, widgets, True, plan.steps + found.steps)


def _gain(pair: tuple[Column, str]) -> int:
    return pair[0].gain


def _columns(unit: _Unit) -> Iterator[Column]:
    """The widgets of a unit one by one, those alike together. Units without robots of their own make the same widgets
    if they have the same symbols: of a group, those worth more are made first.
    """
    steps = [
        (more.points - less.points, more.need - less.need)
        for more, less in zip(unit.choices[-2::-1], unit.choices[:0:-1], strict=True)
    ]
    plain = all(need == _TAKES[unit.mask] for _, need in steps)
    for (gain, need), alike in groupby(steps):
        yield Column(gain, _unpack(need), len(list(alike)), unit.mask if plain else unit.unit)


def _worthwhile(unit: _Unit, units: Sequence[_Unit]) -> Sequence[_Choice]:
    """The choices of a unit without those whose last widget another unit could make of the same robots, no worse.

    A unit's first widget is never given away: it also saves the unit's cost.
    """
    better = [
        _TAKES[other.mask] for other in units if other.mask & unit.mask == other.mask and _rank(other) > _rank(unit)
    ]
    for place in range(len(unit.choices) - 3, -1, -1):
        needs = unit.choices[place].need - unit.choices[place + 1].need
        if any((needs + _GUARDS - takes) & _GUARDS == _GUARDS for takes in better):
            return unit.choices[place + 1 :]
    return unit.choices


def _rank(unit: _Unit) -> tuple[int, int, str]:
    return unit.points, -unit.mask.bit_count(), unit.unit
