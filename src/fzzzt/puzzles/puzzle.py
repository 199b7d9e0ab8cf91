"""A puzzle: a moment of a recorded game at which somebody is to bid, and what every bid was found to be worth there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Game

if TYPE_CHECKING:
    from fzzzt.engine import View
    from fzzzt.locale import Catalogue
    from fzzzt.record import Record
    from fzzzt.wire.reviews import ReviewedChoice


@dataclass(frozen=True)
class Puzzle:
    """What would you bid? `event` is the place of the bid in the record."""

    name: str
    record: Record
    event: int
    choices: tuple[ReviewedChoice, ...]
    """All bids that differ, the best first."""
    tempting: int
    """Which of them others choose wrongly; in a puzzle of one's own, what one did."""
    rating: int | None = None
    """How difficult it is, from 0 to 100; nobody knows it of one's own."""

    @property
    def seat(self) -> int:
        """Who is to bid."""
        bid = self.record.events[self.event]
        if not isinstance(bid, Bid):
            raise ValueError("a puzzle asks for a bid")
        return bid.seat

    @cached_property
    def view(self) -> View:
        """What the seat saw then."""
        game = Game.replay(self.record.options, self.record.events[: self.event], self.record.faces)
        return game.view(self.seat)

    def names(self, say: Catalogue) -> list[str]:
        """What the seats are called; whoever bids is spoken to."""
        names = [str(seat["name"]) for seat in self.record.seats]
        names[self.seat] = say("play-you")
        return names
