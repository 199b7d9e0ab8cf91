"""What stands on a unit: the widgets that the robots on it make, and what the next one lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine.build import LegalBuilds
    from fzzzt.engine.cards import Deck


class Prospect(NamedTuple):
    """A unit with some robots on it: its widgets, what they come to, and the symbols that the next widget lacks."""

    widgets: int
    points: int
    missing: str


def prospect(deck: Deck, unit: str, robots: Sequence[str]) -> Prospect:
    """What a unit comes to with these robots alone, whatever is free to join them; without a widget it costs points."""
    symbols = deck.cards[unit].symbols
    bearers = [deck.cards[robot].symbols for robot in robots]
    widgets, missing = 0, _missing(symbols, bearers)
    while not missing and widgets < len(robots):
        widgets += 1
        missing = _missing(symbols * (widgets + 1), bearers)
    return Prospect(widgets, deck.points[unit] * (widgets or -1), missing)


def prospects(legal: LegalBuilds, unit: str, robots: Sequence[str]) -> dict[str, Prospect]:
    """What the unit would come to with each robot that fits, besides those on it."""
    return {robot: prospect(legal.deck, unit, [*robots, robot]) for robot in legal.fitting[unit]}


def _missing(wanted: str, bearers: Sequence[str]) -> str:
    """The symbols that nobody serves when as many are served as can be: each robot serves one (augmenting paths)."""
    served: dict[int, int] = {}
    for bearer in range(len(bearers)):
        _employ(bearer, wanted, bearers, served, set())
    return "".join(symbol for place, symbol in enumerate(wanted) if place not in served)


def _employ(bearer: int, wanted: str, bearers: Sequence[str], served: dict[int, int], tried: set[int]) -> bool:
    for place, symbol in enumerate(wanted):
        if symbol in bearers[bearer] and place not in tried:
            tried.add(place)
            if place not in served or _employ(served[place], wanted, bearers, served, tried):
                served[place] = bearer
                return True
    return False
