"""A tiny Fzzzt! that can be solved: two players, one round, a belt of two or three cards. For research only.

Everybody starts with a Mechanic and robots of power 1 and 2; one card more than the belt is long lies ready, so that
one does not come. Rules, views and scoring are the engine's own. Nothing that leaves a process knows such a table:
records, servers and programs refuse it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from fzzzt.engine import Deck, DeckError, Options

BELTS = (2, 3)
_STARTS = ("p1-1", "p1-2", "p2-1", "p2-2")
_CONVEYOR = ("basic-nc", "r4-n", "fzzzt", "upgrade")
"""A unit that brings 5 points to whoever can fill it and costs them otherwise, what that takes, and a card to avoid."""


@dataclass(frozen=True, slots=True)
class TinyOptions(Options):
    """A table for two with a short belt."""

    players: int = 2
    short_belt: int = BELTS[0]

    def __post_init__(self) -> None:
        Options.__post_init__(self)
        if self.players != 2 or self.short_belt not in BELTS:
            raise ValueError(f"a tiny table is for 2 players, with a belt of {' or '.join(map(str, BELTS))} cards")

    @property
    def belt(self) -> int:
        """How many cards a full Conveyor Belt has."""
        return self.short_belt


class TinyDeck(Deck):
    """Single cards of the standard deck for a belt of so many: too few for any other table."""

    def __init__(self, belt: int) -> None:
        cards = Deck.standard().cards
        super().__init__([replace(cards[card], count=1) for card in (*_STARTS, *_CONVEYOR[: belt + 1])], "tiny")

    def check(self, options: Options) -> None:
        """Raise ValueError unless the table is as tiny."""
        if not isinstance(options, TinyOptions) or self.rounds(options) != 1:
            raise DeckError("deck-too-small", name=self.name, count=len(self.conveyor(options)), belt=options.belt)
