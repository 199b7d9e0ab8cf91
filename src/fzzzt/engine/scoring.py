"""The end of the game: what each seat's cards are worth, with the best widgets there are, and who wins."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from fzzzt.engine.cards import SYMBOL_NAMES
from fzzzt.engine.errors import SheetError
from fzzzt.engine.events import SeatScore, UnitScore
from fzzzt.engine.plans import best_plan

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fzzzt.engine.cards import Deck
    from fzzzt.engine.view import SpectatorView

_NAMES = {1 << place: name for place, name in enumerate(SYMBOL_NAMES.values())}


class _Bench(NamedTuple):
    """Where the robots work that serve one symbol of one unit, one a widget; full when `places` are."""

    unit: str
    bit: int
    places: int
    robots: list[_Robot]


_Robot = tuple[str, int, str | None]
"""A robot looking for work: its card, its symbols, and the unit it was allocated to earlier."""


def score_seat(deck: Deck, personal: Iterable[str], units: Mapping[str, Sequence[str]]) -> SeatScore:
    """The score of a seat with these personal cards, and these units with the robots allocated to them earlier."""
    free = sorted(personal)
    owned = [*free, *(robot for allocated in units.values() for robot in allocated)]
    base = sum([deck.points[card] for card in owned])
    robots = sum([card in deck.robots for card in owned])
    plan = best_plan(deck, free, units)
    return SeatScore(base, plan.points, base + plan.points, robots, _sheet(deck, free, units, plan.widgets))


def standing(view: SpectatorView) -> tuple[int, ...]:
    """What everybody would score now, from what all have seen: who owns what is public to one who remembers."""
    return tuple([score_seat(view.faces, seat.owned, seat.units).total for seat in view.seats])


def best_bonus(deck: Deck, robots: Iterable[str], units: Mapping[str, Sequence[str]]) -> int:
    """The most points that the units can come to with these free robots; cards without symbols change nothing."""
    return best_plan(deck, robots, units).points


def winners(scores: Sequence[SeatScore]) -> tuple[int, ...]:
    """The seats that win; those that share the first place share the victory."""
    return tuple(seat for seat, place in enumerate(places(scores)) if place == 1)


def places(scores: Sequence[SeatScore]) -> list[int]:
    """Everybody's place: most points first, then fewest Robot cards; seats equal in both share one."""
    ranks = [(-score.total, score.robots) for score in scores]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def check_units(
    deck: Deck, personal: Iterable[str], units: Mapping[str, Sequence[str]], claimed: Sequence[UnitScore]
) -> SheetError | None:
    """What is unlawful in a sheet of widgets, if anything is. The sheet need not be the best one."""
    listed = sorted(score.unit for score in claimed)
    if listed != sorted(units):
        return SheetError("sheet-units", units=_listed(sorted(units)), what=_listed(listed))
    spare = Counter(personal)
    for score in claimed:
        if fault := _sheet_fault(deck, score):
            return fault
        used = Counter(robot for widget in score.widgets for robot in widget.values())
        spare.subtract(used - Counter(units[score.unit]))
    lacking = min((robot for robot, count in spare.items() if count < 0), default=None)
    return None if lacking is None else SheetError("sheet-lacking", card=lacking)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "–"


def _sheet_fault(deck: Deck, score: UnitScore) -> SheetError | None:
    bits = {name: bit for bit, name in _NAMES.items() if deck.masks[score.unit] & bit}
    for widget in score.widgets:
        if widget.keys() != bits.keys():
            return SheetError("sheet-widget", unit=score.unit, symbols=_listed(bits), what=_listed(widget))
        for name, robot in widget.items():
            if robot not in deck.robots or not deck.masks[robot] & bits[name]:
                return SheetError("sheet-robot", unit=score.unit, card=robot, symbol=name)
    points = deck.points[score.unit] * (len(score.widgets) or -1)
    if score.points == points:
        return None
    return SheetError("sheet-points", unit=score.unit, points=points, what=score.points)


def _sheet(
    deck: Deck, free: Sequence[str], units: Mapping[str, Sequence[str]], plan: Mapping[str, int]
) -> tuple[UnitScore, ...]:
    """The widgets of a plan that can be built: robots allocated earlier first, then those with the fewest symbols."""
    masks = deck.masks
    benches = [_Bench(unit, bit, plan[unit], []) for unit in units if plan.get(unit) for bit in _bits(masks[unit])]
    idle: list[_Robot] = [(card, masks[card], unit) for unit in units for card in sorted(units[unit])]
    idle += sorted([(card, masks[card], None) for card in free if masks[card]], key=_symbols)
    vacant = sum([bench.places for bench in benches])
    for robot in idle:
        if not vacant:
            break
        vacant -= _employ(robot, benches, [])
    sheet = []
    for unit in units:
        lines = [(_NAMES[bit], robots) for owner, bit, _, robots in benches if owner == unit]
        widgets = [{name: robots[place][0] for name, robots in lines} for place in range(plan.get(unit, 0))]
        sheet.append(UnitScore(unit, tuple(widgets), deck.points[unit] * (len(widgets) or -1)))
    return tuple(sheet)


@cache
def _bits(mask: int) -> list[int]:
    return [bit for bit in _NAMES if mask & bit]


def _symbols(robot: _Robot) -> int:
    return robot[1].bit_count()


def _employ(robot: _Robot, benches: Sequence[_Bench], asked: list[_Bench]) -> bool:
    """Find a robot a place, if need be by moving others on: an augmenting path, so none that has work loses it."""
    _, mask, home = robot
    full = []
    for bench in benches:
        if mask & bench[1] and (home is None or home == bench[0]):
            _, _, places, robots = bench
            if len(robots) < places:
                robots.append(robot)
                return True
            if bench not in asked:
                full.append(bench)
    asked += full
    for bench in full:
        for place, other in enumerate(bench.robots):
            if _employ(other, benches, asked):
                bench.robots[place] = robot
                return True
    return False
