"""The end of the game: what each seat's cards are worth, with the best widgets there are, and who wins.

The best widgets are found exactly. A plan says how many widgets each unit makes. By Hall's theorem it can be built
exactly if, for every set of symbols, the free robots that bear one of them are at least as many as the units need
beyond the robots allocated to them earlier. These fifteen counts lie side by side in one integer, each below a guard
bit: one subtraction takes a unit's needs from all of them, and clears a guard wherever robots are lacking.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from fzzzt.engine.cards import SYMBOL_NAMES
from fzzzt.engine.events import SeatScore, UnitScore

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fzzzt.engine.cards import Deck

_NAMES = {1 << place: name for place, name in enumerate(SYMBOL_NAMES.values())}
_SETS = range(16)
_WIDTH = 16
"""Bits of a count, its guard included: enough for thirty thousand robots. The empty set has no count."""
_MEMORY = 200_000
"""How many half-made plans are remembered at most, so that no house deck can fill the memory."""
_SCALE = 64
"""Prices are whole numbers; so many make a point."""
_QUICK = 500
"""How many half-made plans are looked at before prices are made: for most hands they would cost more than they save."""
_CAREFUL = 40, 5_000
_THOROUGH = 200, 1 << 60
"""How often prices are adjusted, and how many half-made plans are then looked at before better ones are made."""


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


class _Plan(NamedTuple):
    """The best plan so far, and whether it is proven that none is better; a unit not listed makes no widget."""

    points: int
    widgets: Mapping[str, int]
    proven: bool


class _Robot(NamedTuple):
    """A robot looking for work; `unit` is where it was allocated earlier."""

    card: str
    mask: int
    unit: str | None


def score_seat(deck: Deck, personal: Iterable[str], units: Mapping[str, Sequence[str]]) -> SeatScore:
    """The score of a seat with these personal cards, and these units with the robots allocated to them earlier."""
    free = sorted(personal)
    owned = [*free, *(robot for allocated in units.values() for robot in allocated)]
    base = sum([deck.points[card] for card in owned])
    robots = sum([card in deck.robots for card in owned])
    plan = _best_plan(deck, free, units)
    return SeatScore(base, plan.points, base + plan.points, robots, _sheet(deck, free, units, plan.widgets))


def best_bonus(deck: Deck, robots: Iterable[str], units: Mapping[str, Sequence[str]]) -> int:
    """The most points that the units can come to with these free robots; cards without symbols change nothing."""
    return _best_plan(deck, robots, units).points


def winners(scores: Sequence[SeatScore]) -> tuple[int, ...]:
    """The seats that win: most points, then fewest Robot cards; seats equal in both share the victory."""
    ranks = [(score.total, -score.robots) for score in scores]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def check_units(
    deck: Deck, personal: Iterable[str], units: Mapping[str, Sequence[str]], claimed: Sequence[UnitScore]
) -> str | None:
    """What is unlawful in a sheet of widgets, if anything is. It need not be the best one."""
    if Counter(score.unit for score in claimed) != Counter(units.keys()):
        return f"the sheet lists {_listed(score.unit for score in claimed)}, the seat owns {_listed(units)}"
    spare = Counter(personal)
    for score in claimed:
        fault = _widget_fault(deck, score) or _points_fault(deck, score)
        if fault:
            return f"{score.unit}: {fault}"
        used = Counter(robot for widget in score.widgets for robot in widget.values())
        spare.subtract(used - Counter(units[score.unit]))
    lacking = sorted(robot for robot, count in spare.items() if count < 0)
    return f"{lacking[0]} is used more often than the seat has it free or on the unit" if lacking else None


def _listed(units: Iterable[str]) -> str:
    return ", ".join(sorted(units)) or "no unit"


def _widget_fault(deck: Deck, score: UnitScore) -> str | None:
    needed = [name for bit, name in _NAMES.items() if deck.masks[score.unit] & bit]
    for widget in score.widgets:
        if set(widget) != set(needed):
            return f"a widget needs {', '.join(needed)}, not {', '.join(widget) or 'nothing'}"
        for bit, name in _NAMES.items():
            if name in widget and not (widget[name] in deck.robots and deck.masks[widget[name]] & bit):
                return f"{widget[name]} cannot serve as {name}"
    return None


def _points_fault(deck: Deck, score: UnitScore) -> str | None:
    points = deck.points[score.unit] * (len(score.widgets) or -1)
    return f"{len(score.widgets)} widgets come to {points} points, not {score.points}" if points != score.points else None


def _best_plan(deck: Deck, free: Iterable[str], units: Mapping[str, Sequence[str]]) -> _Plan:
    masks = deck.masks
    stock = 0
    for robot in free:
        stock += _BEARS[masks[robot]]
    robots = stock >> _WIDTH * 14
    stock += _GUARDS
    able = []
    for unit, allocated in units.items():
        mask, points = masks[unit], deck.points[unit]
        # Symbols of an allocated robot that its unit does not need are of no use any more.
        own = tuple(sorted([masks[robot] & mask for robot in allocated])) if allocated else ()
        choices = _choices(mask, own, points, (robots + len(own)) // 8)
        most = 0
        while (stock - choices[most + 1].need) & _GUARDS == _GUARDS:
            most += 1
        able.append(_Unit(unit, mask, points, choices[most::-1]))
    able.sort(key=_fewest_choices)
    plan = _Plan(-sum([unit.points for unit in able]), {}, False)
    plan = _search(able, stock, sum([unit.choices[0].promise for unit in able]), plan, 1, _QUICK)
    if not plan.proven:
        plan = _search_with_prices(able, stock, plan, *_CAREFUL)
    return plan if plan.proven else _search_with_prices(able, stock, plan, *_THOROUGH)


def _fewest_choices(unit: _Unit) -> tuple[int, str]:
    return len(unit.choices), unit.unit


@lru_cache(maxsize=8192)
def _choices(mask: int, own: tuple[int, ...], points: int, room: int) -> tuple[_Choice, ...]:
    """The choices of a unit with some robots of its own, fewest widgets first, and an impossible one at the end.

    They suffice for less than `8 * (room + 1)` robots in all: whole eights, so that few lists serve all hands.
    """
    most = 8 * (room + 1) // mask.bit_count() if points else 0
    choices = [_Choice(-points, 0, -points, 0)]
    for widgets in range(1, most + 1):
        choices.append(_Choice(widgets * points, _need(mask, own, widgets), widgets * points, widgets))
    return (*choices, _Choice(0, _GUARDS, 0, 0))


def _need(mask: int, own: Sequence[int], widgets: int) -> int:
    """The free robots a unit needs beyond its own: for each set of symbols, the most that any part of it lacks."""
    lacks = [0] * 16
    for symbols in _SETS[1:]:
        if symbols & mask == symbols:
            served = sum([bool(robot & symbols) for robot in own])
            parts = [lacks[symbols & ~bit] for bit in _NAMES]
            lacks[symbols] = max(widgets * symbols.bit_count() - served, *parts)
    return _pack([lacks[symbols & mask] for symbols in _SETS])


def _search(units: Sequence[_Unit], stock: int, hope: int, plan: _Plan, scale: int, patience: int) -> _Plan:
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
    return _Plan(best, widgets, looks <= patience)


def _search_with_prices(units: Sequence[_Unit], stock: int, plan: _Plan, bargains: int, patience: int) -> _Plan:
    """The same for a hand that has very many plans.

    Each symbol gets a price. Units pay it for the free robots they need, and robots left over are worth it. Whatever the
    prices, no plan then beats the worth of the whole stock plus the best promise of each unit (Lagrange's relaxation);
    with good prices that is close to the best plan, and little else need be looked at.
    """
    units = [unit._replace(choices=_worthwhile(unit, units)) for unit in units]
    prices = _prices(units, _unpack(stock), bargains)
    priced = []
    for unit in units:
        offers = [choice._replace(promise=_promise(choice.points, _unpack(choice.need), prices)) for choice in unit.choices]
        priced.append(unit._replace(choices=sorted(offers, reverse=True)))
    priced.sort(key=_fewest_choices)
    hope = sum(unit.choices[0].promise for unit in priced) - _promise(0, _unpack(stock), prices)
    return _search(priced, stock, hope, plan, _SCALE, patience)


def _worthwhile(unit: _Unit, units: Sequence[_Unit]) -> Sequence[_Choice]:
    """The choices of a unit without those whose last widget another unit could make of the same robots, no worse."""
    rank = unit.points, -unit.mask.bit_count(), unit.unit
    better = [
        _TAKES[other.mask]
        for other in units
        if other.mask & unit.mask == other.mask and (other.points, -other.mask.bit_count(), other.unit) > rank
    ]
    most = len(unit.choices) - 1
    for more, fewer in zip(unit.choices[-3::-1], unit.choices[-2::-1], strict=False):
        if any((more.need - fewer.need + _GUARDS - takes) & _GUARDS == _GUARDS for takes in better):
            return unit.choices[most - fewer.widgets :]
    return unit.choices


_Prices = list[tuple[int, int]]
"""A price for each of four nested sets of symbols: a symbol costs the prices of all the sets that it is in together."""


def _promise(points: int, need: Sequence[int], prices: _Prices) -> int:
    (one, dearest), (two, dear), (three, cheap), (four, cheapest) = prices
    return points * _SCALE - dearest * need[one] - dear * need[two] - cheap * need[three] - cheapest * need[four]


def _prices(units: Sequence[_Unit], stock: Sequence[int], bargains: int) -> _Prices:
    """Good prices, found as a market finds them: symbols in demand get dearer, others cheaper, in ever smaller steps."""
    offers = [[(choice.points, _unpack(choice.need)) for choice in unit.choices] for unit in units]
    fair = _SCALE * sum(unit.points for unit in units) // sum(unit.mask.bit_count() for unit in units)
    costs = dict.fromkeys(_NAMES, fair)
    step, found = 0, []
    for _ in range(bargains):
        prices = _nested(costs)
        taken = [max(choices, key=lambda choice: _promise(*choice, prices)) for choices in offers]
        hope = sum(_promise(*choice, prices) for choice in taken) - _promise(0, stock, prices)
        found.append((hope, prices))
        step = step - step * 5 // bargains or hope // 4
        excess, fewer = dict.fromkeys(costs, 0), 0
        for bit, (symbols, _) in zip(sorted(costs, key=lambda bit: (-costs[bit], bit)), prices, strict=True):
            more = sum(need[symbols] for _, need in taken) - stock[symbols]
            excess[bit], fewer = more - fewer, more
        length = sum(count * count for bit, count in excess.items() if count > 0 or costs[bit]) or 1
        costs = {bit: max(0, cost + step * excess[bit] // length) for bit, cost in costs.items()}
    return min(found)[1]


def _nested(costs: Mapping[int, int]) -> _Prices:
    """The costs of single symbols as prices of sets: the dearest symbol alone, the two dearest, and so on."""
    order = sorted(costs, key=lambda bit: (-costs[bit], bit))
    lower = [*(costs[bit] for bit in order[1:]), 0]
    sets = [sum(order[: place + 1]) for place in range(4)]
    return [(symbols, costs[bit] - less) for symbols, bit, less in zip(sets, order, lower, strict=True)]


def _sheet(
    deck: Deck, free: Sequence[str], units: Mapping[str, Sequence[str]], plan: Mapping[str, int]
) -> tuple[UnitScore, ...]:
    """The widgets of a plan that can be built: robots allocated earlier first, then those with the fewest symbols."""
    masks = deck.masks
    benches: _Benches = {
        (unit, bit): [] for unit in units if plan.get(unit) for bit in _NAMES if masks[unit] & bit
    }
    idle = [_Robot(card, masks[card], unit) for unit, allocated in units.items() for card in allocated]
    idle += sorted([_Robot(card, masks[card], None) for card in free], key=lambda robot: robot.mask.bit_count())
    for robot in idle:
        _employ(robot, benches, plan, set())
    sheet = []
    for unit in units:
        names = [(name, benches[unit, bit]) for bit, name in _NAMES.items() if (unit, bit) in benches]
        widgets = [{name: robots[place].card for name, robots in names} for place in range(plan.get(unit, 0))]
        sheet.append(UnitScore(unit, tuple(widgets), deck.points[unit] * (len(widgets) or -1)))
    return tuple(sheet)


_Benches = dict[tuple[str, int], list[_Robot]]
"""The robots that serve each symbol of each unit, one a widget."""


def _employ(robot: _Robot, benches: _Benches, plan: Mapping[str, int], asked: set[tuple[str, int]]) -> bool:
    """Find a robot a place, if need be by moving others on: an augmenting path, so none that has work loses it."""
    _, mask, home = robot
    fit = []
    for bench, robots in benches.items():
        unit, bit = bench
        if mask & bit and (home is None or home == unit) and bench not in asked:
            if len(robots) < plan[unit]:
                robots.append(robot)
                return True
            fit.append(bench)
    asked.update(fit)
    for bench in fit:
        for place, other in enumerate(benches[bench]):
            if _employ(other, benches, plan, asked):
                benches[bench][place] = robot
                return True
    return False
