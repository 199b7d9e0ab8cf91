"""`apprentice`: a fixed reference. It bids the plain worth of a card, as nearly as it can, and never builds.

The worth of a card is its points and half its power for a robot, 4 for an Upgrade, 1 for a Fzzzt, its points for a
unit. Of all lawful bids it makes the one with the least

    |power of the bid - worth of the card| + 0.6 x number of cards of the bid,

on equality the one with less power, then the first by its cards' ids. Everything is reckoned in whole tenths, so that
equal is equal. It uses no chance. Do not improve it: strength is measured against it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build
from fzzzt.sim.plain_worth import CARD_COST, FZZZT_WORTH, UPGRADE_WORTH

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from fzzzt.engine import Card, View


class ApprenticePlayer:
    """Bids the plain worth of each card, whatever it owns; builds nothing."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The bid nearest to the card's worth."""
        del limit, rng
        seat = view.seat
        if view.phase == "build":
            return Build(seat, {})
        return bid_near(view, seat, plain_worth(head(view)))


def head(view: View) -> Card:
    """The card that is up for auction: while bids are made, the head of the belt lies face up."""
    return view.faces.cards[view.belt[0] or ""]


def plain_worth(card: Card) -> int:
    """What a card is worth to anybody, in tenths."""
    match card.kind:
        case "robot":
            return 10 * card.points + 5 * card.power
        case "upgrade":
            return UPGRADE_WORTH
        case "fzzzt":
            return FZZZT_WORTH
        case _:
            return 10 * card.points


def bid_near(view: View, seat: int, worth: int) -> Bid:
    """The bid whose power is nearest to a worth in tenths, each card costing 0.6."""
    hand = sorted(view.hand)
    power = view.faces.power
    return Bid(seat, tuple([hand[place] for place in _places_near(tuple([power[card] for card in hand]), worth)]))


@lru_cache(maxsize=1 << 16)
def _places_near(powers: Sequence[int], worth: int) -> tuple[int, ...]:
    """Which places of a hand, sorted by id, make up that bid."""
    ranked = []
    for count in range(1, len(powers) + 1):
        for places in combinations(range(len(powers)), count):
            power = sum([powers[place] for place in places])
            ranked.append((abs(10 * power - worth) + CARD_COST * count, power, places))
    return min(ranked)[2]
