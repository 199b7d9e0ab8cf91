"""What is worth remembering about a deck: bonuses worked out before, typical robots, and what the belt brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fzzzt.engine import best_bonus

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fzzzt.engine import Deck, Options

_WIDTH = 8
_MEMORY = 1 << 16

Units = tuple[tuple[str, tuple[str, ...]], ...]
"""Units with the robots allocated to them."""


class Mix(NamedTuple):
    """What a card of the conveyor deck brings on average."""

    unit_points: float
    robots: float
    robot_points: float
    robot_power: float


class DeckKnowledge:
    """What is known of one deck. A set of robots is one integer: how many bear each set of symbols."""

    __slots__ = ("_keys", "_memory", "_mixes", "_typical", "deck")

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._keys = {card: 1 << _WIDTH * mask if mask else 0 for card, mask in deck.masks.items()}
        self._memory: dict[tuple[int, Units], int] = {}
        self._mixes: dict[Options, Mix] = {}
        self._typical = _one_for_each_symbol(deck)

    def bonus(self, robots: Sequence[str], units: Units) -> int:
        """The best bonus; cards without symbols change nothing."""
        if not units:
            return 0
        keys = self._keys
        key = sum([keys[card] for card in robots]), units
        bonus = self._memory.get(key)
        if bonus is None:
            if len(self._memory) >= _MEMORY:
                self._memory.clear()
            bonus = self._memory[key] = best_bonus(self.deck, robots, dict(units))
        return bonus

    def expected_robots(self, count: int) -> tuple[str, ...]:
        """So many robots with the symbols in turn, to stand for those that may be won later."""
        typical = self._typical
        return tuple([typical[place % len(typical)] for place in range(count)]) if typical else ()

    def mix(self, options: Options) -> Mix:
        """What the belt brings under these options."""
        if options not in self._mixes:
            self._mixes[options] = _mix(self.deck, options)
        return self._mixes[options]


def _mix(deck: Deck, options: Options) -> Mix:
    cards = [deck.cards[card] for card in deck.conveyor(options)]
    units = [card for card in cards if card.kind == "unit"]
    robots = [card for card in cards if card.is_robot]
    sums = (
        sum(card.points for card in units),
        len(robots),
        sum(card.points for card in robots),
        sum(card.power for card in robots),
    )
    return Mix(*[amount / len(cards) for amount in sums])


def listed(units: Mapping[str, Sequence[str]]) -> Units:
    """Units as they are known by here."""
    return tuple([(unit, tuple(robots)) for unit, robots in units.items()])


def _one_for_each_symbol(deck: Deck) -> tuple[str, ...]:
    found = []
    for bit in (1, 8, 2, 4):
        bearers = [card for card in sorted(deck.robots) if deck.masks[card] & bit]
        if bearers:
            found.append(min(bearers, key=lambda card: deck.masks[card].bit_count()))
    return tuple(found)


_last: list[DeckKnowledge] = []


def knowledge_of(deck: Deck) -> DeckKnowledge:
    """What is known of a deck; that of the deck last asked for is kept, since nearly all games use one deck."""
    if not _last or _last[0].deck is not deck:
        _last[:] = [DeckKnowledge(deck)]
    return _last[0]
