"""How likely a bid wins: what each rival may hold, and how such players bid."""

from __future__ import annotations

from itertools import accumulate
from math import exp
from typing import TYPE_CHECKING

from fzzzt.bots.apprentice import plain_worth
from fzzzt.bots.hands import Sum, sums
from fzzzt.engine.auction import clockwise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.bots.appraisal import Appraiser
    from fzzzt.bots.weights import Weights
    from fzzzt.engine import Card, SeatView, View

_MEMORY = 1 << 16
_Case = tuple[tuple[int, ...], int | None, int, int, int]
"""The powers of a hand, how many cards of it were bid if that is known, and three values to aim at, in halves."""


class Rival:
    """Another seat in this auction: the hand it probably holds, how many cards it has bid, and who wins a tie."""

    __slots__ = ("power", "powers", "sealed", "seat", "wins_ties")

    def __init__(self, seat: int, powers: tuple[int, ...], sealed: int | None, wins_ties: bool) -> None:
        self.seat = seat
        self.powers = powers
        self.power = sum(powers)
        self.sealed = sealed
        self.wins_ties = wins_ties


def rivals(view: View, seat: int) -> list[Rival]:
    """The other seats that bid in this auction."""
    found = []
    before_me = True
    for other in clockwise(len(view.seats), view.chief):
        public = view.seats[other]
        if other == seat:
            before_me = False
        elif public.hand_size:
            found.append(Rival(other, probable_hand(view, public), public.bid_size, before_me))
    return found


def probable_hand(view: View, public: SeatView) -> tuple[int, ...]:
    """The powers of a hand: what was shown of it, and a fair cross-section of what else the seat may hold."""
    power = view.faces.power
    shown = [power[card] for card in public.known_hand]
    wanted = public.hand_size - len(shown)
    if not wanted:
        return tuple(sorted(shown))
    rest = list(public.owned)
    for card in public.known_hand:
        rest.remove(card)
    for card in public.known_discard:
        rest.remove(card)
    powers = sorted([power[card] for card in rest])
    step = len(powers) / wanted
    return tuple(sorted(shown + [powers[int((place + 0.5) * step)] for place in range(wanted)]))


class Odds:
    """The chance to outbid rivals. What it works out it remembers: the same hands come up again and again."""

    __slots__ = ("_memory", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._memory: dict[_Case, tuple[float, ...]] = {}

    def against(
        self, card: Card, others: Sequence[Rival], share: float, appraiser: Appraiser
    ) -> list[tuple[float, ...]]:
        """For each rival, the chance that a bid of 0, 1, 2 ... beats its bid for a card.

        `share` is the card's part of all that can still be won in this round: planners bid such a part of their hand.
        """
        plain = plain_worth(card) / 10
        power = 0 if card.kind == "unit" else card.power
        points = 0 if card.kind == "unit" else card.points
        weights = self.weights
        literal = int(2 * plain * weights.literal_aim + 0.5)
        tables = []
        for rival in others:
            gain = points + appraiser.gain(card.id, rival.seat)
            keen = max(0, int((1.2 * plain + gain + 0.8 * power) * weights.keen_aim + 0.5))
            planned = int(2 * rival.power * min(1.0, share * weights.planned_aim) + 0.5)
            below = self._below((rival.powers, rival.sealed, literal, keen, planned))
            tables.append(below if rival.wins_ties else below[1:])
        return tables

    def _below(self, key: _Case) -> tuple[float, ...]:
        below = self._memory.get(key)
        if below is None:
            if len(self._memory) >= _MEMORY:
                self._memory.clear()
            below = self._memory[key] = self._cumulated(*key)
        return below

    def _cumulated(
        self, powers: tuple[int, ...], sealed: int | None, literal: int, keen: int, planned: int
    ) -> tuple[float, ...]:
        """Four kinds of players mixed: who bid anything, a card's plain worth, its worth to them, or by a plan."""
        weights = self.weights
        parts = sums(powers)
        planners = max(0.0, 1 - weights.aimless - weights.literal - weights.keen)
        kinds = (
            (weights.aimless, [float(part.ways) for part in parts]),
            (weights.literal, self._aimed(parts, literal / 2, weights.literal_spread)),
            (weights.keen, self._aimed(parts, keen / 2, weights.keen_spread)),
            (planners, self._aimed(parts, planned / 2, weights.planned_spread)),
        )
        chances = [1e-9] * (sum(powers) + 1)
        for kind, likely in kinds:
            factor = kind / (sum(likely) or 1.0)
            for part, one in zip(parts, likely, strict=True):
                if sealed is None or part.cards == sealed:
                    chances[part.value] += factor * one
        below = accumulate(chance / sum(chances) for chance in chances[:-1])
        return (0.0, *below, 1.0)  # what is certain is exactly so, whatever the rounding

    def _aimed(self, parts: Sequence[Sum], aim: float, spread: float) -> list[float]:
        """How likely each part of a hand is bid by one who aims at a value and would rather spend few cards."""
        many = self.weights.many_cards
        return [part.ways * exp(-(abs(part.value - aim) + many * part.cards) / spread) for part in parts]


def chance_to_win(value: int, tables: Sequence[tuple[float, ...]]) -> float:
    """The chance that a bid of a value beats all rivals."""
    chance = 1.0
    for below in tables:
        if value < len(below):
            chance *= below[value]
    return chance
