"""Look for hands that take the most steps to score, within what a new deck may hold: `python tools/worst_hands.py`.

It climbs from random hands and from those known to be hard for such searches (few sizes of widgets, prices that all but
balance), and writes the worst it has found to tests/laws/worst_hands.jsonl: the tests keep them below a bound, and
`make bench` tells their milliseconds.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from fzzzt.engine.cards import SYMBOLS, Card, Deck
from fzzzt.engine.deckfile import check_size
from fzzzt.engine.plans import best_plan
from fzzzt.wire import plain
from fzzzt.wire.faces import face_tables

if TYPE_CHECKING:
    from collections.abc import Sequence

WORST = Path(__file__).parent.parent / "tests" / "laws" / "worst_hands.jsonl"
KEPT = 8
MOST_UNITS, MOST_CARDS, MOST_COPIES, MOST_POINTS = 20, 160, 20, 50
SETS = ["".join(symbol for place, symbol in enumerate(SYMBOLS) if mask >> place & 1) for mask in range(1, 16)]
STALE = 80
"""After so many changes that make a hand no worse, another is begun."""


class Unit(NamedTuple):
    """A unit, and the symbols of the robots allocated to it."""

    symbols: str
    points: int
    own: tuple[str, ...] = ()


class Hand(NamedTuple):
    """All cards of a deck, in one hand: units, and the symbols of the free robots."""

    units: tuple[Unit, ...]
    free: tuple[str, ...]

    def cards(self) -> tuple[Deck, list[str], dict[str, list[str]]]:
        """The deck, the free robots, and the units with those allocated to them."""
        deck: dict[str, list[str]] = {}
        for symbols in [*self.free, *(robot for unit in self.units for robot in unit.own)]:
            deck.setdefault(symbols, []).append(f"r-{symbols}-{len(deck.get(symbols, ())) // MOST_COPIES}")
        faces = [
            Card(face, "robot", power=4, points=1, speed=1, symbols=symbols, count=copies.count(face))
            for symbols, copies in deck.items()
            for face in sorted(set(copies))
        ]
        faces += [
            Card(f"u-{place}", "unit", points=unit.points, speed=3, symbols=unit.symbols, grade="basic")
            for place, unit in enumerate(self.units)
        ]
        units = {f"u-{place}": [deck[robot].pop() for robot in unit.own] for place, unit in enumerate(self.units)}
        return Deck(faces, "worst"), sorted(card for copies in deck.values() for card in copies), units

    @property
    def robots(self) -> int:
        """How many robots there are."""
        return len(self.free) + sum(len(unit.own) for unit in self.units)


def steps(hand: Hand) -> int:
    """How many steps the score of a hand takes."""
    deck, free, units = hand.cards()
    check_size(deck)
    return best_plan(deck, free, units).steps


def first_hand(rng: Random) -> Hand:
    """Somewhere to begin."""
    sizes = rng.choice([(1, 2, 3, 4), (1, 2, 3, 4), (2,), (3,), (2, 4), (3, 4), (2, 3)])
    masks = [symbols for symbols in SETS if len(symbols) in sizes]
    price, spread = rng.choice([12, 8, 3]), rng.choice([0, 1, 3, MOST_POINTS])
    units = []
    for place in range(rng.randint(3, MOST_UNITS)):
        symbols = masks[place % len(masks)]
        units.append(Unit(symbols, clamped(price * len(symbols) + rng.randint(-spread, spread))))
    kinds = rng.choice([SETS, list(SYMBOLS), [*SYMBOLS, SYMBOLS], rng.sample(SETS, 3), [SYMBOLS]])
    hand = Hand(tuple(units), tuple(rng.choices(kinds, k=rng.randint(30, MOST_CARDS - len(units)))))
    for _ in range(rng.choice([0, 0, 10, 40])):
        hand = allocated(hand, rng)
    return hand


def clamped(points: int) -> int:
    return max(1, min(MOST_POINTS, points))


def allocated(hand: Hand, rng: Random) -> Hand:
    """One robot more allocated to a unit, if one fits."""
    place = rng.randrange(len(hand.units))
    unit = hand.units[place]
    fitting = [robot for robot in hand.free if set(robot) & set(unit.symbols)]
    if not fitting:
        return hand
    robot = rng.choice(fitting)
    free = list(hand.free)
    free.remove(robot)
    return Hand(replaced(hand.units, place, unit._replace(own=(*unit.own, robot))), tuple(free))


def replaced(units: Sequence[Unit], place: int, unit: Unit) -> tuple[Unit, ...]:
    return (*units[:place], unit, *units[place + 1 :])


def changed(hand: Hand, rng: Random) -> Hand:
    """A hand that differs a little."""
    place = rng.randrange(len(hand.units))
    unit, free = hand.units[place], list(hand.free)
    room = MOST_CARDS - len(hand.units) - hand.robots
    match rng.randrange(7):
        case 0 | 1:
            points = clamped(unit.points + rng.choice([-7, -1, 1, 7, rng.randint(-MOST_POINTS, MOST_POINTS)]))
            return hand._replace(units=replaced(hand.units, place, unit._replace(points=points)))
        case 2:
            other = Unit(rng.choice(SETS), unit.points)
            return Hand(replaced(hand.units, place, other), (*hand.free, *unit.own))
        case 3 if len(hand.units) < MOST_UNITS and room:
            return hand._replace(units=(*hand.units, Unit(rng.choice(SETS), rng.randint(1, MOST_POINTS))))
        case 4 if free:
            free[rng.randrange(len(free))] = rng.choice(SETS)
        case 5 if room:
            free += rng.choices(SETS, k=rng.randint(1, min(3, room)))
        case 6 if len(free) > 1:
            del free[rng.randrange(len(free))]
        case _:
            return allocated(hand, rng)
    return hand._replace(free=tuple(free))


def climbed(rng: Random, until: float) -> tuple[int, Hand]:
    """A hand that no small change makes worse, as far as was tried."""
    hand = first_hand(rng)
    worst, stale = steps(hand), 0
    while stale < STALE and time.monotonic() < until:
        other = hand
        for _ in range(rng.choice([1, 1, 2, 4])):
            other = changed(other, rng)
        found = steps(other)
        stale = 0 if found > worst else stale + 1
        if found >= worst:
            worst, hand = found, other
    return worst, hand


def as_json(hand: Hand) -> str:
    """A hand as a line of the file."""
    deck, free, units = hand.cards()
    return json.dumps({"deck": plain(face_tables(deck)), "free": free, "units": units}, separators=(",", ":"))


def look(
    seconds: Annotated[float, typer.Option(help="How long to look.")] = 600,
    seed: Annotated[int, typer.Option(help="Where to begin.")] = 1,
    out: Annotated[Path, typer.Option(help="Where to write the worst hands.")] = WORST,
) -> None:
    """Look for the worst hands."""
    rng, until = Random(seed), time.monotonic() + seconds
    found: list[tuple[int, Hand]] = []
    tried = 0
    while time.monotonic() < until:
        found = sorted([*found, climbed(rng, until)], reverse=True)[:KEPT]
        tried += 1
    print(f"{tried} climbs; the worst hands took {', '.join(str(count) for count, _ in found)} steps")
    out.write_text("".join(as_json(hand) + "\n" for _, hand in found), "utf-8")


if __name__ == "__main__":
    typer.run(look)
