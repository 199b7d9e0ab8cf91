"""What a card is worth to a seat: points now, symbols for widgets, and power for the rounds to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.deck_knowledge import Units, knowledge_of, listed
from fzzzt.engine.options import HAND_SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.bots.weights import Weights
    from fzzzt.engine import View

_HANDS_WITH = 0.7
"""How many of the hands to come a card is in, more or less."""


class Appraiser:
    """Values cards for any seat of one view."""

    __slots__ = ("_expected", "_knowledge", "_mix", "_units", "deck", "power_worth", "rounds_left", "seats", "weights")

    def __init__(self, view: View, weights: Weights) -> None:
        self.deck = view.faces
        self.weights = weights
        self.seats = view.seats
        self.rounds_left = left = view.rounds - view.round
        self.power_worth = weights.power * left**weights.power_fade if left else 0.0
        """What one more power in every hand to come is worth."""
        self._knowledge = knowledge_of(self.deck)
        self._mix = self._knowledge.mix(view.options)
        cards = len(view.belt) + left * view.options.belt
        self._expected = self._knowledge.expected_robots(
            int(cards * self._mix.robots / len(view.seats) * weights.future_robots + 0.5)
        )
        self._units = [listed(seat.units) for seat in view.seats]

    def worth(self, card: str, seat: int) -> float:
        """What owning a card is worth to a seat, in points at the end of the game."""
        weights, deck = self.weights, self.deck
        if card in deck.units:
            now, later = self.gain(card, seat), self._gain_later(card, seat)
            parking = weights.unit_parks * self.rounds_left * self.power_worth
            return weights.unit_bias * deck.points[card] + weights.unit_now * now + weights.unit_later * later + parking
        worth = deck.points[card] + self.power_gain(card, seat)
        if card not in deck.robots:
            return worth + weights.fzzzt
        if not deck.power[card]:
            worth += weights.upgrade * self.rounds_left
        worth += weights.versatile * (deck.masks[card].bit_count() - 1) * self.rounds_left
        if self._units[seat]:
            worth += weights.robot_now * self.gain(card, seat) + weights.robot_later * self._gain_later(card, seat)
        return worth

    def glance(self, card: str) -> float:
        """Roughly what a card is worth to anybody."""
        weights, deck = self.weights, self.deck
        points, power = deck.points[card], deck.power[card]
        if card in deck.units:
            return points * weights.unit_glance
        worth = points + _HANDS_WITH * power * self.power_worth
        if card in deck.robots:
            return worth + weights.robot_glance
        return max(0.0, worth + weights.fzzzt)

    def average_glance(self) -> float:
        """What a card of the conveyor deck is worth on average, at a glance; a Fzzzt is worth about nothing."""
        weights, mix = self.weights, self._mix
        robots = mix.robot_points + mix.robots * weights.robot_glance + _HANDS_WITH * mix.robot_power * self.power_worth
        return mix.unit_points * weights.unit_glance + robots

    def power_gain(self, card: str, seat: int) -> float:
        """What a card adds to the hands to come: its power, less that of the cards it crowds out of a hand of six."""
        if not self.rounds_left:
            return 0.0
        own, power = self.seats[seat].owned, self.deck.power
        count = len(own)
        if count < HAND_SIZE:
            return power[card] * self.power_worth
        crowded = sum([power[one] for one in own]) * HAND_SIZE / (count * (count + 1))
        parked = self.weights.parked if self._units[seat] and power[card] <= 1 else 1.0
        return (power[card] * HAND_SIZE / (count + 1) - self.weights.dilution * parked * crowded) * self.power_worth

    def gain(self, card: str, seat: int) -> int:
        """By how much a card raises the bonus a seat has now."""
        return self._gain(card, self.seats[seat].owned, self._units[seat])

    def _gain_later(self, card: str, seat: int) -> int:
        """By how much a card raises the bonus with the robots that may be expected later."""
        return self._gain(card, self.seats[seat].owned + self._expected, self._units[seat])

    def _gain(self, card: str, robots: tuple[str, ...], units: Units) -> int:
        if card in self.deck.units:
            return self._knowledge.bonus(robots, (*units, (card, ()))) - self._knowledge.bonus(robots, units)
        return self._knowledge.bonus((*robots, card), units) - self._knowledge.bonus(robots, units)

    def bonus_later(self, robots: Sequence[str], units: Units) -> int:
        """The best bonus of these robots and units with the robots that may be expected later."""
        return self._knowledge.bonus((*robots, *self._expected), units)
