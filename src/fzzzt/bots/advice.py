"""What `mechanic` would do and why, for hints: front ends put the reason in words, in five languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Reason = Literal["last-card", "only-bidder", "contest", "cheap-pass", "save-power", "build", "build-nothing"]
"""Why it decides so.

last-card: nothing more can be won with this hand in this round, so all of it may go.
only-bidder: nobody else has cards, so the weakest card will do.
contest: the card is worth more than the power it takes.
cheap-pass: the card is not worth having; the bid is meant to lose.
save-power: the card is worth having, but later ones need the power more.
build: weak robots leave the deck, so that the hands to come are stronger.
build-nothing: every robot is worth more in the deck.
"""


@dataclass(frozen=True, slots=True)
class Advice:
    """A bid or a build with what it rests on; `worth` and `price` are in points at the end of the game."""

    reason: Reason
    cards: tuple[str, ...] = ()
    robots: tuple[tuple[str, str], ...] = ()
    """For a build: pairs of unit and robot."""
    power: int = 0
    chance: float = 0.0
    """The estimated chance to win the card with this bid."""
    worth: float = 0.0
    price: float = 0.0
