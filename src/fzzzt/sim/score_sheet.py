"""The widgets of a score as the engine finds them (engine/plans.py, engine/scoring.py), compiled and written down.

Several plans may come to the same points: a record names those of the engine's search, so this is that search again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.compiled import compiled
from fzzzt.sim.lettering import (
    BENCHES,
    BRACE,
    COMMA,
    END,
    POINTS,
    SYMBOL,
    UNIT,
    WIDGETS,
    put,
    put_letter,
    put_number,
)
from fzzzt.sim.rules import sort_cards
from fzzzt.sim.state import NOBODY
from fzzzt.sim.widgets import HIGH, LOW, SYMBOLS, list_choices

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

_QUICK = 500
"""How many half-made plans the engine looks at before it goes another way."""
_KINDS = 4
_MOST_BENCHES = 62
"""Sets of them are bits of an integer."""


@compiled
def write_units(game: Row, deck: Row, bench: Row, scribe: Row, script: Row, seat: int) -> None:
    """Write every unit of a seat with its widgets, in the order in which they were won."""
    count = _own_units_as_won(game, deck, bench, seat)
    low, high = int(game["free"][seat, 0]), int(game["free"][seat, 1])
    for index in range(count):
        list_choices(game, deck, bench, index, low, high)
    _find_plan(bench, scribe, count, low, high)
    benches = _lay_benches(deck, bench, scribe, count)
    if benches > _MOST_BENCHES:
        scribe["doubts"] += 1
        return
    _employ_all(game, deck, bench, scribe, count, benches, seat)
    first = 0
    for index in range(count):
        if index:
            put_letter(scribe, COMMA)
        face = int(deck["unit_face"][bench["unit"][index]])
        put(scribe, script, UNIT)
        put(scribe, script, face)
        put(scribe, script, WIDGETS)
        lines = SYMBOLS[deck["mask"][face]] if scribe["plan"][index] else 0
        _write_widgets(scribe, script, first, int(lines), int(scribe["plan"][index]))
        first += lines
        put(scribe, script, POINTS)
        put_number(scribe, int(deck["points"][face] * (scribe["plan"][index] or -1)))
        put(scribe, script, END)


@compiled
def _own_units_as_won(game: Row, deck: Row, bench: Row, seat: int) -> int:
    """Put a seat's units on the bench in the order of the belt, which is that of winning; how many there are."""
    count = 0
    for place in range(game["head"]):
        unit = int(deck["unit"][game["conveyor"][place]])
        if unit >= 0 and game["owner"][unit] == seat:
            bench["unit"][count] = unit
            count += 1
    bench["count"] = count
    return count


@compiled
def _find_plan(bench: Row, scribe: Row, count: int, low: int, high: int) -> None:
    """How many widgets each unit makes: branch and bound, the most widgets first, units with few choices first."""
    order, most, points, hope = bench["order"], bench["most"], bench["points"], bench["hope"]
    best = _line_up(bench, scribe, count)
    made, left_low, left_high, reached = bench["made"], bench["left_low"], bench["left_high"], bench["reached"]
    place, looks = 0, 1
    left_low[0], left_high[0], reached[0] = low, high, 0
    if count:
        made[0] = most[order[0]] + 1
    while 0 <= place < count and looks <= _QUICK:
        made[place] -= 1
        widgets = int(made[place])
        if widgets < 0:
            place -= 1
            continue
        index = int(order[place])
        so_far = int(reached[place] + points[index] * (widgets or -1))
        if so_far + hope[place + 1] <= best:
            place -= 1
            continue
        rest_low = left_low[place] - bench["low"][index, widgets]
        rest_high = left_high[place] - bench["high"][index, widgets]
        if rest_low & LOW != LOW or rest_high & HIGH != HIGH:
            continue
        if place + 1 == count:
            best = so_far
            for other in range(count):
                scribe["plan"][order[other]] = made[other]
            continue
        place += 1
        looks += 1
        left_low[place], left_high[place], reached[place] = rest_low, rest_high, so_far
        made[place] = most[order[place]] + 1
    if looks > _QUICK:
        scribe["doubts"] += 1


@compiled
def _line_up(bench: Row, scribe: Row, count: int) -> int:
    """Order the units, and reckon what those from each place on can come to; what they come to without widgets."""
    order, most, points, hope = bench["order"], bench["most"], bench["points"], bench["hope"]
    for index in range(count):
        scribe["plan"][index] = 0
        place = index
        while place and _comes_later(bench, int(order[place - 1]), index):
            order[place] = order[place - 1]
            place -= 1
        order[place] = index
    nothing = 0
    hope[count] = 0
    for place in range(count - 1, -1, -1):
        index = order[place]
        nothing -= points[index]
        hope[place] = hope[place + 1] + points[index] * (most[index] or -1)
    return int(nothing)


@compiled
def _comes_later(bench: Row, one: int, other: int) -> bool:
    if bench["most"][one] != bench["most"][other]:
        return bool(bench["most"][one] > bench["most"][other])
    return bool(bench["unit"][one] > bench["unit"][other])


@compiled
def _lay_benches(deck: Row, bench: Row, scribe: Row, count: int) -> int:
    """A bench for each symbol of each unit that makes widgets, with a place for every widget; how many there are."""
    benches = 0
    for index in range(count):
        mask = deck["mask"][deck["unit_face"][bench["unit"][index]]]
        for kind in range(_KINDS):
            if scribe["plan"][index] and mask >> kind & 1 and benches < BENCHES:
                scribe["bench_unit"][benches] = index
                scribe["bench_bit"][benches] = 1 << kind
                scribe["places"][benches] = scribe["plan"][index]
                scribe["workers"][benches] = 0
                benches += 1
    return benches


@compiled
def _employ_all(game: Row, deck: Row, bench: Row, scribe: Row, count: int, benches: int, seat: int) -> None:
    """Robots allocated earlier first, unit by unit, then those with the fewest symbols; until no place is vacant."""
    idle = 0
    for index in range(count):
        unit = int(bench["unit"][index])
        sort_cards(game["built"][unit], int(game["builds"][unit]))
        for place in range(game["builds"][unit]):
            scribe["robot"][idle], scribe["home"][idle] = game["built"][unit, place], index
            idle += 1
    sort_cards(game["cards"][seat], int(game["owned"][seat]))
    for symbols in range(1, _KINDS + 1):
        for place in range(game["owned"][seat]):
            face = int(game["cards"][seat, place])
            if SYMBOLS[deck["mask"][face]] == symbols:
                scribe["robot"][idle], scribe["home"][idle] = face, NOBODY
                idle += 1
    vacant = 0
    for place in range(benches):
        vacant += scribe["places"][place]
    for robot in range(idle):
        if not vacant:
            return
        vacant -= _employ(deck, scribe, benches, robot)


@compiled
def _employ(deck: Row, scribe: Row, benches: int, robot: int) -> bool:
    """Find a robot a place, if need be by moving others on, in the order in which the engine asks them."""
    asking, full, moved = scribe["asking"], scribe["full"], scribe["moved"]
    depth, asked = 0, 0
    asking[0] = robot
    while True:
        vacant, others = _look_round(deck, scribe, benches, int(asking[depth]), asked)
        if vacant != NOBODY:
            scribe["worker"][vacant, scribe["workers"][vacant]] = asking[depth]
            scribe["workers"][vacant] += 1
            for step in range(depth):
                scribe["worker"][_lowest(int(full[step])), moved[step]] = asking[step]
            return True
        asked |= others
        full[depth], moved[depth] = others, -1
        while depth >= 0 and not _next_worker(scribe, depth):
            depth -= 1
        if depth < 0:
            return False
        asking[depth + 1] = scribe["worker"][_lowest(int(full[depth])), moved[depth]]
        depth += 1


@compiled
def _look_round(deck: Row, scribe: Row, benches: int, robot: int, asked: int) -> tuple[int, int]:
    """The first bench with a vacant place for a robot, or nobody's; and those full ones that were not asked before."""
    mask, home, others = int(deck["mask"][scribe["robot"][robot]]), int(scribe["home"][robot]), 0
    for place in range(benches):
        if mask & scribe["bench_bit"][place] and (home == NOBODY or home == scribe["bench_unit"][place]):
            if scribe["workers"][place] < scribe["places"][place]:
                return place, others
            if not asked >> place & 1:
                others |= 1 << place
    return NOBODY, others


@compiled
def _next_worker(scribe: Row, depth: int) -> bool:
    """Go on to the next worker that may be moved on; False after the last of the last bench."""
    full, moved = scribe["full"], scribe["moved"]
    moved[depth] += 1
    while full[depth]:
        if moved[depth] < scribe["workers"][_lowest(int(full[depth]))]:
            return True
        full[depth] &= full[depth] - 1
        moved[depth] = 0
    return False


@compiled
def _lowest(benches: int) -> int:
    place = 0
    while not benches >> place & 1:
        place += 1
    return place


@compiled
def _write_widgets(scribe: Row, script: Row, first: int, lines: int, widgets: int) -> None:
    for widget in range(widgets):
        if widget:
            put_letter(scribe, COMMA)
        put_letter(scribe, BRACE)
        for line in range(first, first + lines):
            if line > first:
                put_letter(scribe, COMMA)
            put(scribe, script, SYMBOL + _lowest(int(scribe["bench_bit"][line])))
            put(scribe, script, int(scribe["robot"][scribe["worker"][line, widget]]))
        put(scribe, script, END)
