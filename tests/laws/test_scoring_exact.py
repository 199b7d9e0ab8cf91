"""The best bonus is the best there is: against two other algorithms, slower and plainer, on thousands of hands."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fzzzt.engine.cards import SYMBOLS, Card, Deck
from fzzzt.engine.deckfile import check_size, deck_of_faces
from fzzzt.engine.plans import best_plan
from fzzzt.engine.scoring import best_bonus, check_units, score_seat
from thoroughness import examples

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from random import Random

STANDARD = Deck.standard()
ROBOTS = [card.id for card in STANDARD.cards.values() if card.is_robot for _ in range(card.count)]
UNITS = sorted(STANDARD.units)
SYMBOL_SETS = ["".join(filter(None, letters)) for letters in product(*(("", symbol) for symbol in SYMBOLS))][1:]
Counts = tuple[int, ...]
NONE: Counts = (0, 0, 0, 0)


class Hand(NamedTuple):
    """Personal cards, and units with the robots allocated to them."""

    deck: Deck
    free: list[str]
    units: dict[str, list[str]]


@st.composite
def hands(draw: st.DrawFn, most_robots: int = 14, most_units: int = 5) -> Hand:
    """A hand of the standard cards; some robots are allocated to units that need one of their symbols."""
    units = draw(st.lists(st.sampled_from(UNITS), min_size=1, max_size=most_units, unique=True))
    places = draw(st.lists(st.integers(0, len(ROBOTS) - 1), max_size=most_robots, unique=True))
    return allocate(draw, STANDARD, [ROBOTS[place] for place in places], units)


@st.composite
def house_hands(draw: st.DrawFn) -> Hand:
    """A hand of a house deck, with units of any symbols and points."""
    faces = st.tuples(st.sampled_from(SYMBOL_SETS), st.integers(0, 50))
    units = [
        Card(f"unit-{place}", "unit", symbols=symbols, points=points)
        for place, (symbols, points) in enumerate(draw(st.lists(faces, min_size=1, max_size=6)))
    ]
    robots = [Card(f"robot-{symbols}", "robot", symbols=symbols, points=1, count=20) for symbols in ("", *SYMBOL_SETS)]
    free = draw(st.lists(st.sampled_from([card.id for card in robots]), max_size=14))
    return allocate(draw, Deck([*units, *robots], "house"), free, [unit.id for unit in units])


def allocate(draw: st.DrawFn, deck: Deck, robots: Sequence[str], units: Sequence[str]) -> Hand:
    free, allocated = [], {unit: list[str]() for unit in units}
    for robot in robots:
        unit = draw(st.sampled_from([None, None, *units]))
        if unit is None or not deck.masks[robot] & deck.masks[unit]:
            free.append(robot)
        else:
            allocated[unit].append(robot)
    return Hand(deck, free, allocated)


# A first other way: every plan, each tried with an augmenting-path matching of single robots to single places.


def best_by_trying(hand: Hand) -> int:
    return max(worth(hand, plan) for plan in plans(hand, ()))


def worth(hand: Hand, plan: Counts) -> int:
    return sum(hand.deck.points[unit] * (count or -1) for unit, count in zip(hand.units, plan, strict=True))


def plans(hand: Hand, plan: Counts) -> Iterator[Counts]:
    """Every plan that can be built and begins so."""
    if len(plan) == len(hand.units):
        yield plan
        return
    count = 0
    while buildable(hand, (*plan, count)):
        yield from plans(hand, (*plan, count))
        count += 1


def buildable(hand: Hand, plan: Counts) -> bool:
    symbols = {card.id: card.symbols for card in hand.deck.cards.values()}
    robots: list[tuple[str, str | None]] = [(robot, None) for robot in hand.free]
    robots += [(robot, unit) for unit, allocated in hand.units.items() for robot in allocated]
    places = [(unit, symbol) for unit, count in zip(hand.units, plan, strict=False) for symbol in symbols[unit] * count]
    holder: dict[int, int] = {}

    def fill(place: int, asked: set[int]) -> bool:
        unit, symbol = places[place]
        for index, (robot, home) in enumerate(robots):
            if symbol in symbols[robot] and home in (None, unit) and index not in asked:
                asked.add(index)
                if index not in holder or fill(holder[index], asked):
                    holder[index] = place
                    return True
        return False

    return all(fill(place, set()) for place in range(len(places)))


# A second one, fast enough for the largest hands: which counts of nuts, bolts, cogs and oils can the robots serve, and
# what is the most that the units can make of each?


def best_by_counting(hand: Hand) -> int:
    deck = hand.deck
    servable = served(deck, hand.free)
    made = {NONE: 0}
    for unit, allocated in hand.units.items():
        options = unit_options(deck, unit, served(deck, allocated), len(hand.free) + len(allocated))
        more: dict[Counts, int] = {}
        for (nut, bolt, cog, oil), points in made.items():
            for (nuts, bolts, cogs, oils), value in options.items():
                need = (nut + nuts, bolt + bolts, cog + cogs, oil + oils)
                if need in servable and more.get(need, points + value - 1) < points + value:
                    more[need] = points + value
        made = more
    return max(made.values())


def served(deck: Deck, robots: Iterable[str]) -> set[Counts]:
    """How many of each symbol the robots can serve together; each serves one symbol that it bears, or none."""
    found = {NONE}
    for robot in robots:
        bits = [place for place, symbol in enumerate(SYMBOLS) if symbol in deck.cards[robot].symbols]
        found |= {(*counts[:bit], counts[bit] + 1, *counts[bit + 1 :]) for counts in found for bit in bits}
    return found


def unit_options(deck: Deck, unit: str, helped: set[Counts], robots: int) -> dict[Counts, int]:
    """What a unit may take from the free robots, and the most points that it makes of that."""
    card = deck.cards[unit]
    options = {NONE: -card.points}
    for widgets in range(1, robots // len(card.symbols) + 1):
        whole = [widgets * (symbol in card.symbols) for symbol in SYMBOLS]
        for help_ in helped:
            need = tuple(count - less for count, less in zip(whole, help_, strict=True))
            if min(need) >= 0:
                options[need] = max(widgets * card.points, options.get(need, 0))
    return options


thoroughly = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@settings(thoroughly, max_examples=examples(150))
@given(hands(9, 3))
def test_the_two_other_ways_agree(hand: Hand) -> None:
    assert best_by_trying(hand) == best_by_counting(hand)


@settings(thoroughly, max_examples=examples(150))
@given(hands(9, 3))
def test_no_plan_beats_the_best_bonus(hand: Hand) -> None:
    assert best_bonus(*hand) == best_by_trying(hand)


@settings(thoroughly, max_examples=examples(400))
@given(hands())
def test_best_bonus_is_exact(hand: Hand) -> None:
    assert best_bonus(*hand) == best_by_counting(hand)


@settings(thoroughly, max_examples=examples(200))
@given(house_hands())
def test_best_bonus_is_exact_with_house_decks(hand: Hand) -> None:
    assert best_bonus(*hand) == best_by_counting(hand)


@settings(thoroughly, max_examples=examples(200))
@given(st.one_of(hands(14, 8), house_hands()), st.sampled_from([(10, 2), (0, 0), (1, 1)]))
def test_best_bonus_is_exact_as_an_integer_program(hand: Hand, cuts: tuple[int, int]) -> None:
    """Hands large enough to need one are rare: here all get it, with many cuts, few or none."""
    first, more = cuts
    program = "fzzzt.engine.integer_program"
    with patch("fzzzt.engine.plans._QUICK", 0), patch(f"{program}._CUTS", first), patch(f"{program}._MORE_CUTS", more):
        sheet = score_seat(*hand)
    assert sheet.bonus == best_by_counting(hand)
    assert check_units(*hand, sheet.units) is None
    assert sum(unit.points for unit in sheet.units) == sheet.bonus


def everything(robots: Iterable[str], **allocated: str) -> Hand:
    """One player owns all the units."""
    return Hand(STANDARD, sorted(robots), {unit: allocated.get(unit.replace("-", "_"), "").split() for unit in UNITS})


ALLOCATED = {"complex_1": "r1-n r2-n r3-n r4-n r5-n", "prototype_o": "upgrade", "advanced_2": "r1-nbc p3-1 r5-b"}
UNUSED = sorted((Counter(ROBOTS) - Counter(" ".join(ALLOCATED.values()).split())).elements())
LARGEST = [
    everything(ROBOTS),
    everything(ROBOTS[::2]),
    everything(robot for robot in ROBOTS if "x" not in robot and "p5" not in robot and "p6" not in robot),
    everything(robot for robot in ROBOTS if not robot.startswith("p")),
    everything(UNUSED, **ALLOCATED),
]


@pytest.mark.parametrize("hand", LARGEST, ids=range(len(LARGEST)))
def test_the_largest_hands_are_exact_too(hand: Hand) -> None:
    assert best_bonus(*hand) == best_by_counting(hand)
    assert check_units(*hand, score_seat(*hand).units) is None


MOST_STEPS = 2_000
"""A step is a half-made plan looked at or one exchange of the simplex method: some ten microseconds."""
WORST = [json.loads(line) for line in (Path(__file__).parent / "worst_hands.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("hand", WORST, ids=range(len(WORST)))
def test_the_worst_hands_of_new_decks_are_scored_in_few_steps(hand: dict[str, Any]) -> None:
    """tools/worst_hands.py has found them."""
    deck = deck_of_faces(hand["deck"], "worst")
    check_size(deck)
    assert best_plan(deck, hand["free"], hand["units"]).steps < MOST_STEPS
    assert check_units(deck, hand["free"], hand["units"], score_seat(deck, hand["free"], hand["units"]).units) is None


@settings(thoroughly, max_examples=examples(50))
@given(
    st.randoms(use_true_random=False), st.sampled_from([(1, 2, 3, 4), (2,), (2, 4), (3,), (2, 3)]), st.integers(0, 50)
)
def test_large_hands_are_scored_in_few_steps(rng: Random, sizes: tuple[int, ...], spread: int) -> None:
    """Random ones, and some that are hard for such searches: widgets of few sizes, points that all but balance."""
    masks = [symbols for symbols in SYMBOL_SETS if len(symbols) in sizes]
    units = [
        Card(f"u{place}", "unit", symbols=masks[place % len(masks)], points=0, speed=3, grade="basic")
        for place in range(20)
    ]
    units = [
        replace(unit, points=max(1, min(50, 12 * len(unit.symbols) + rng.randint(-spread, spread)))) for unit in units
    ]
    robots = [Card(f"r-{symbols}", "robot", symbols=symbols, count=20) for symbols in SYMBOL_SETS]
    deck = Deck([*units, *robots], "large")
    free = rng.choices([card.id for card in robots], k=140)
    assert best_plan(deck, free, {unit.id: () for unit in units}).steps < MOST_STEPS


def test_a_house_deck_of_hundreds_of_robots_is_counted_right() -> None:
    """Counts beyond a byte: 320 robots of each symbol make 320 widgets."""
    robots = [Card(f"robot-{symbol}", "robot", symbols=symbol, points=1, count=20) for symbol in SYMBOLS]
    unit = Card("unit", "unit", symbols=SYMBOLS, points=7)
    deck = Deck([*robots, unit], "house")
    free = [card.id for card in robots for _ in range(320)]
    assert score_seat(deck, free, {"unit": ()}).bonus == 320 * 7
    assert best_bonus(deck, free[1:], {"unit": [free[0]]}) == 320 * 7
    assert best_bonus(deck, free[1:], {"unit": ()}) == 319 * 7


@settings(thoroughly, max_examples=examples(150))
@given(st.one_of(hands(20, 8), house_hands()))
def test_a_sheet_is_lawful_and_adds_up(hand: Hand) -> None:
    sheet = score_seat(*hand)
    assert check_units(*hand, sheet.units) is None
    assert [unit.unit for unit in sheet.units] == list(hand.units)
    assert sheet.bonus == sum(unit.points for unit in sheet.units) == best_bonus(*hand)
    assert sheet.total == sheet.base + sheet.bonus
    assert sheet.robots == len(hand.free) + sum(map(len, hand.units.values()))


@settings(thoroughly, max_examples=examples(150))
@given(hands(20, 8), st.sampled_from([*ROBOTS, "fzzzt", "mechanic-1"]))
def test_another_card_never_lowers_the_bonus(hand: Hand, card: str) -> None:
    assert best_bonus(STANDARD, [*hand.free, card], hand.units) >= best_bonus(*hand)


@settings(thoroughly, max_examples=examples(150))
@given(hands(20, 8))
def test_allocating_a_robot_never_raises_the_bonus(hand: Hand) -> None:
    """What lies free at the end can still be allocated anywhere."""
    for unit, (robot, *rest) in [(unit, robots) for unit, robots in hand.units.items() if robots]:
        assert best_bonus(STANDARD, [*hand.free, robot], hand.units | {unit: rest}) >= best_bonus(*hand)


@settings(thoroughly, max_examples=examples(150))
@given(hands(20, 8), st.randoms(use_true_random=False))
def test_the_order_of_cards_does_not_matter(hand: Hand, rng: Random) -> None:
    shuffled = [*hand.free]
    rng.shuffle(shuffled)
    allocated = {unit: rng.sample(robots, len(robots)) for unit, robots in hand.units.items()}
    assert score_seat(STANDARD, shuffled, allocated) == score_seat(*hand)


@settings(thoroughly, max_examples=200)
@given(hands(20, 8))
def test_the_order_of_units_does_not_change_the_points_of_any(hand: Hand) -> None:
    backwards = dict(reversed(hand.units.items()))
    points = {unit.unit: unit.points for unit in score_seat(*hand).units}
    assert {unit.unit: unit.points for unit in score_seat(STANDARD, hand.free, backwards).units} == points
