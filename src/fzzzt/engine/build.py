"""Clean up and build: at most one Robot to each own Production Unit, sharing a symbol with it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from fzzzt.engine.errors import IllegalMove, InvalidMove, MoveError
from fzzzt.engine.events import Build

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence
    from random import Random

    from fzzzt.engine.cards import Deck


_PATIENCE = 10_000
"""With all twelve units of the standard deck a free choice is lawful at least once in a hundred times."""


class LegalBuilds:
    """The builds a seat may make. `fitting` lists the robots for each unit; count, iterate, ask `in`, or `draw` one.

    A seat that does not build now (`units` is None) may make none at all, not even the empty one.
    """

    __slots__ = ("cards", "deck", "fitting", "now", "seat", "units")

    def __init__(self, deck: Deck, seat: int, cards: tuple[str, ...], units: Iterable[str] | None) -> None:
        self.deck = deck
        self.now = units is not None
        self.seat = seat
        self.cards = cards
        self.units = tuple(units or ())
        masks, robots = deck.masks, deck.robots
        bearers = [(card, masks[card]) for card in dict.fromkeys(cards) if card in robots]
        needs = [(unit, masks[unit]) for unit in self.units]
        self.fitting = {unit: [card for card, mask in bearers if mask & need] for unit, need in needs}

    def __repr__(self) -> str:
        return f"LegalBuilds({self.deck!r}, {self.seat!r}, {self.cards!r}, {self.units if self.now else None!r})"

    def __contains__(self, build: object) -> bool:
        if not self.now or not isinstance(build, Build) or build.seat != self.seat:
            return False
        return build_error(self.deck, build, self.cards, self.units) is None

    def __iter__(self) -> Iterator[Build]:
        """Every lawful build, building nothing first. There can be very many: this is lazy."""
        return (Build(self.seat, robots) for robots in self._allocations(self.units) if self.now)

    def _allocations(self, units: tuple[str, ...]) -> Iterator[dict[str, str]]:
        if not units:
            yield {}
            return
        *earlier, unit = units
        for robots in self._allocations(tuple(earlier)):
            yield robots
            used = list(robots.values())
            for card in self.fitting[unit]:
                if used.count(card) < self.cards.count(card):
                    yield {**robots, unit: card}

    def __len__(self) -> int:
        """How many builds are lawful, counted face by face: `ways[served]` tells how a set of units can be served."""
        ways = Counter({0: 1} if self.now else {})
        for card, copies in Counter(self.cards).items():
            places = [1 << index for index, unit in enumerate(self.units) if card in self.fitting[unit]]
            served_by_card = [sum(part) for size in range(copies + 1) for part in combinations(places, size)]
            grown: Counter[int] = Counter()
            for served, number in ways.items():
                for more in served_by_card:
                    if not served & more:
                        grown[served | more] += number
            ways = grown
        return ways.total()

    def draw(self, rng: Random) -> Build:
        """A lawful build, all equally likely: units choose freely until no robot is chosen too often.

        Only with a house deck of very many units that never comes to pass: then they choose one after another.
        """
        for _ in range(_PATIENCE):
            robots = {}
            for unit, cards in self.fitting.items():
                pick = int(rng.random() * (len(cards) + 1))
                if pick:
                    robots[unit] = cards[pick - 1]
            if len(robots) < 2 or _enough(self.cards, robots.values()):
                return Build(self.seat, robots)
        return self._draw_in_turn(rng)

    def _draw_in_turn(self, rng: Random) -> Build:
        left, robots = list(self.cards), {}
        for unit in rng.sample(self.units, len(self.units)):
            card = rng.choice([None, *(card for card in self.fitting[unit] if card in left)])
            if card is not None:
                robots[unit] = card
                left.remove(card)
        return Build(self.seat, robots)


def _enough(cards: Sequence[str], wanted: Collection[str]) -> bool:
    return len(set(wanted)) == len(wanted) or not Counter(wanted) - Counter(cards)


def _allocation_error(
    deck: Deck, seat: int, unit: object, card: object, cards: Sequence[str], units: Collection[str]
) -> MoveError:
    """Why a robot cannot be allocated to a unit."""
    for name in (unit, card):
        if not isinstance(name, str) or name not in deck.cards:
            return InvalidMove("unknown-card", card=name)
    if unit not in units:
        return IllegalMove("not-your-unit", unit=unit, seat=seat)
    if card not in cards:
        return IllegalMove("not-in-hand", card=card, seat=seat)
    if card not in deck.robots:
        return IllegalMove("not-a-robot", card=card)
    return IllegalMove("no-shared-symbol", card=card, unit=unit)


def build_error(deck: Deck, build: Build, cards: Sequence[str], units: Collection[str]) -> MoveError | None:
    """Why a seat with these cards and units cannot make this build; None if it can."""
    if not isinstance(build.robots, dict):
        return InvalidMove("malformed", what=f"the robots of a build are a dict of unit to robot: {build.robots!r}")
    masks = deck.masks
    for unit, card in build.robots.items():
        if unit not in units or card not in cards or card not in deck.robots or not masks[card] & masks[unit]:
            return _allocation_error(deck, build.seat, unit, card, cards, units)
    if not _enough(cards, build.robots.values()):
        surplus = Counter(build.robots.values()) - Counter(cards)
        return IllegalMove("repeated-card", card=min(surplus), seat=build.seat)
    return None
