"""The best plan of widgets: how many each unit makes of the robots there are, found exactly.

By Hall's theorem a plan can be built exactly if, for every set of symbols, the free robots that bear one of them are
at least as many as the units need beyond the robots allocated to them earlier. These fifteen counts lie side by side in
one integer, each below a guard bit: one subtraction takes a unit's needs from all of them, and clears a guard wherever
robots are lacking.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from fzzzt.engine.cards import SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fzzzt.engine.cards import Deck

_BITS = [1 << place for place in range(len(SYMBOLS))]
_SETS = range(16)
_WIDTH = 16
"""Bits of a count, its guard included: enough for thirty thousand robots. The empty set has no count."""
_MEMORY = 200_000
"""How many half-made plans are remembered at most, so that no house deck can fill the memory."""
_SCALE = 60
"""Prices are whole numbers; so many make a point."""
_QUICK = 500
"""How many half-made plans are looked at before prices are made: for most hands they would cost more than they save."""
_CAREFUL, _THOROUGH = (0, 10_000), (200, 1 << 60)
"""How often prices are adjusted, and how many half-made plans are then looked at before better prices are made."""


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
    """So many widgets for a unit: what they promise (their points, less the price of the robots), need and score."""

    promise: int
    need: int
    points: int
    widgets: int


class _Unit(NamedTuple):
    """A unit in the search, with its choices, the most promising first."""

    unit: str
    mask: int
    points: int
    choices: Sequence[_Choice]


class Plan(NamedTuple):
    """The best plan so far, and whether it is proven that none is better; a unit not listed makes no widget."""

    points: int
    widgets: Mapping[str, int]
    proven: bool


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
    plan = Plan(-sum([unit.points for unit in able]), {}, False)
    plan = _search(able, stock, sum([unit.choices[0].promise for unit in able]), plan, 1, _QUICK)
    if not plan.proven:
        plan = _search_with_prices(able, stock, plan, *_CAREFUL)
    return plan if plan.proven else _search_with_prices(able, stock, plan, *_THOROUGH)


def _fewest_choices(unit: _Unit) -> tuple[int, str]:
    return len(unit.choices), unit.unit


@lru_cache(maxsize=8192)
def _choice(mask: int, own: tuple[int, ...], points: int, widgets: int) -> _Choice:
    """So many widgets for a unit with some robots of its own."""
    value = points * (widgets or -1)
    return _Choice(value, _need(mask, own, widgets), value, widgets)


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


def _search(units: Sequence[_Unit], stock: int, hope: int, plan: Plan, scale: int, patience: int) -> Plan:
    """Branch and bound: a better plan than the one given, if there is one. No plan comes to more than `hope`."""
    best, widgets, _ = plan
    enough = best * scale + scale - 1
    made = [0] * len(units)
    seen: dict[tuple[int, int], int] = {}
    looks = 0

    def visit(index: int, stock: int, hope: int, points: int) -> None:
        nonlocal best, widgets, enough, looks
        if index == len(made):
            if points > best:
                best, widgets = points, {unit.unit: count for unit, count in zip(units, made, strict=True)}
                enough = best * scale + scale - 1
            return
        looks += 1
        if looks > patience or seen.get((index, stock), points - 1) >= points:
            return
        if len(seen) < _MEMORY:
            seen[index, stock] = points
        choices = units[index].choices
        hope -= choices[0].promise
        for promise, need, value, count in choices:
            if hope + promise <= enough:
                return
            left = stock - need
            if left & _GUARDS == _GUARDS:
                made[index] = count
                visit(index + 1, left, hope + promise, points + value)

    visit(0, stock, hope, 0)
    return Plan(best, widgets, looks <= patience)


def _search_with_prices(units: Sequence[_Unit], stock: int, plan: Plan, bargains: int, patience: int) -> Plan:
    """The same for a hand that has very many plans.

    Each symbol gets a price. Units pay it for the free robots they need, and robots left over are worth it. Whatever
    the prices, no plan beats the worth of the whole stock plus the best promise of each unit (Lagrange's relaxation);
    with good prices that comes close to the best plan, and little else need be looked at.
    """
    units = [unit._replace(choices=_worthwhile(unit, units)) for unit in units]
    prices = _prices(units, _unpack(stock), bargains)

    def priced(choice: _Choice) -> _Choice:
        return choice._replace(promise=_promise(choice.points, _unpack(choice.need), prices))

    units = [unit._replace(choices=sorted(map(priced, unit.choices), reverse=True)) for unit in units]
    hope = sum(unit.choices[0].promise for unit in units) - _promise(0, _unpack(stock), prices)
    return _search(sorted(units, key=_fewest_choices), stock, hope, plan, _SCALE, patience)


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


_Prices = list[tuple[int, int]]
"""A price for each of four nested sets of symbols: a symbol costs the prices of all the sets that it is in together."""
_Offers = list[list[tuple[int, list[int]]]]
"""For each unit its choices: their points, and the free robots that they need of each set of symbols."""


def _promise(points: int, need: Sequence[int], prices: _Prices) -> int:
    (one, dearest), (two, dear), (three, cheap), (four, cheapest) = prices
    return points * _SCALE - dearest * need[one] - dear * need[two] - cheap * need[three] - cheapest * need[four]


def _prices(units: Sequence[_Unit], stock: Sequence[int], bargains: int) -> _Prices:
    """Good prices: all symbols alike first, at what a robot earns in one of the units; then as a market finds them:
    symbols in demand get dearer, others cheaper, in ever smaller steps.
    """
    offers = [[(choice.points, _unpack(choice.need)) for choice in unit.choices] for unit in units]
    earnings = {unit.points * _SCALE // unit.mask.bit_count() for unit in units}
    best, costs = min((_trade(offers, stock, [cost] * 4)[0], [cost] * 4) for cost in earnings)
    found = [(best, costs)]
    step = best // 4
    for _ in range(bargains):
        hope, lacks = _trade(offers, stock, costs)
        found.append((hope, costs))
        length = sum(lack * lack for lack, cost in zip(lacks, costs, strict=True) if lack > 0 or cost) or 1
        costs = [max(0, cost + step * lack // length) for lack, cost in zip(lacks, costs, strict=True)]
        step -= step * 5 // bargains
    return _nested(min(found)[1])


def _trade(offers: _Offers, stock: Sequence[int], costs: Sequence[int]) -> tuple[int, list[int]]:
    """At these costs: the points that no plan can beat, and how many robots of each symbol the units take too many."""
    prices = _nested(costs)
    hope = -_promise(0, stock, prices)
    wanted = [-count for count in stock]
    for choices in offers:
        promises = [_promise(points, need, prices) for points, need in choices]
        hope += max(promises)
        taken = choices[promises.index(max(promises))][1]
        for symbols, _ in prices:
            wanted[symbols] += taken[symbols]
    lacks, inner = [0] * 4, 0
    for symbols, _ in prices:
        lacks[(symbols - inner).bit_length() - 1] = wanted[symbols] - wanted[inner]
        inner = symbols
    return hope, lacks


def _nested(costs: Sequence[int]) -> _Prices:
    """The costs of the symbols as prices of sets of them: the dearest symbol alone, the two dearest, and so on."""
    order = sorted(range(4), key=lambda place: -costs[place])
    steps = [*(costs[place] for place in order), 0]
    sets = [sum(1 << place for place in order[:size]) for size in (1, 2, 3, 4)]
    return [(symbols, steps[size] - steps[size + 1]) for size, symbols in enumerate(sets)]
