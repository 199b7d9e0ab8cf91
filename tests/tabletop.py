"""A table for tests: the cards lie as a test writes them down, and bids are written as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from fzzzt.dealer import Dealer
from fzzzt.engine import CHANCE, Award, Bid, Build, Event, Game, Options

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

E = TypeVar("E", bound=Event)
A, B, C, D = range(4)


class Table:
    """A game whose chance events are dealt from a script as soon as they are due."""

    def __init__(
        self,
        players: int = 4,
        belt: str = "",
        mechanics: Sequence[int] = (),
        hands: Iterable[Sequence[str | None]] = (),
        cards: str | None = None,
        unused_robots: str | None = None,
    ) -> None:
        """`belt` is the top of the conveyor deck; `hands` are the deals, one text of cards a seat."""
        written = [[None if hand is None else hand.split() for hand in deal] for deal in hands]
        self.dealer = Dealer.scripted(belt.split(), mechanics, written)
        self.game = Game(Options.of(players, cards, unused_robots))
        self.events: list[Event] = []
        self._deal()

    def _deal(self) -> None:
        while self.game.to_move is CHANCE:
            self.events += self.game.push(self.dealer.answer(self.game))

    def bid(self, seat: int, cards: str) -> None:
        """One seat bids the cards named in a text."""
        self.events += self.game.push(Bid(seat, tuple(cards.split())))
        self._deal()

    def auction(self, *bids: str | None) -> Award:
        """All seats bid, given by seat; they lay their bids down in turn. Answers the award."""
        for seat in self.game.order:
            cards = bids[seat]
            assert cards is not None, f"seat {seat} has cards and must bid"
            self.bid(seat, cards)
        return self.last(Award)

    def build(self, seat: int, **robots: str) -> None:
        """One seat builds; hyphens in unit ids are written as underscores."""
        allocation = {unit.replace("_", "-"): robot for unit, robot in robots.items()}
        self.events += self.game.push(Build(seat, allocation))
        self._deal()

    def last(self, kind: type[E]) -> E:
        """The last event of a kind."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    def all(self, kind: type[E]) -> list[E]:
        """Every event of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def play_cheaply(self, until: int) -> None:
        """Everybody bids the weakest single card and builds nothing until a round begins or the game ends."""
        game = self.game
        while game.round < until and game.score is None:
            self.one_cheap_move()

    def one_cheap_move(self) -> None:
        """The next seat bids its weakest card, or builds nothing."""
        game = self.game
        seat = min(game.deciding)
        if game.phase == "build":
            self.build(seat)
        else:
            self.bid(seat, min(game.hands[seat], key=lambda card: (game.faces.power[card], card)))
