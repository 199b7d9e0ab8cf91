"""`tinker`: a fixed reference. It bids like `apprentice`, but what a card is worth to itself, and builds a little.

The worth of a card is 0.6 x the worth that `apprentice` sees in it + 0.5 x the exact gain + 0.4 x its power (unless it
is a unit). The exact gain is the score it would have if the game ended now with the card, less the score without: all
its own cards count, robots allocated earlier stay, and an unfinished unit costs its points.

On each of its units, in the order of their ids, it builds its weakest fitting robot (then the first by id) if that has
power 0 or 1. It uses no chance. Do not improve it: strength is measured against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.apprentice import bid_near, head, plain_worth
from fzzzt.engine import Bid, Build, best_bonus

if TYPE_CHECKING:
    from random import Random

    from fzzzt.engine import View

STRONGEST_BUILT = 1


class TinkerPlayer:
    """Bids what a card adds to its own score, more or less; builds robots that are no use for bidding."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The bid nearest to the card's worth, or weak robots for all units."""
        del limit, rng
        seat = view.seat
        if view.phase == "build":
            return Build(seat, weak_builds(view))
        return bid_near(view, seat, own_worth(view, seat))


def own_worth(view: View, seat: int) -> int:
    """What the card at the head of the belt is worth to a seat, in tenths."""
    card = head(view)
    power = 0 if card.kind == "unit" else card.power
    return (6 * plain_worth(card) + 50 * exact_gain(view, seat, card.id) + 40 * power) // 10


def exact_gain(view: View, seat: int, card: str) -> int:
    """The points a seat would have more if it owned a card and the game ended now."""
    deck, own = view.faces, view.seats[seat]
    before = best_bonus(deck, own.owned, own.units)
    if card in deck.units:
        return best_bonus(deck, own.owned, {**own.units, card: ()}) - before
    return deck.points[card] + best_bonus(deck, (*own.owned, card), own.units) - before


def weak_builds(view: View) -> dict[str, str]:
    """The weakest fitting robot for each unit, as long as it is hardly any use for bidding."""
    builds = view.legal_builds()
    power = view.faces.power
    left = list(builds.cards)
    robots: dict[str, str] = {}
    for unit in sorted(builds.units):
        fitting = [card for card in builds.fitting[unit] if card in left]
        weakest = min(fitting, key=lambda card: (power[card], card), default=None)
        if weakest is not None and power[weakest] <= STRONGEST_BUILT:
            left.remove(weakest)
            robots[unit] = weakest
    return robots
