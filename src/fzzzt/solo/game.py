"""A match being played: chance and bots move by themselves, the person when asked; all of it is saved first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from fzzzt.dealer import Dealer
from fzzzt.disk.whole_file import whole_file
from fzzzt.engine import Bid, Build, redact
from fzzzt.record.steps import Push
from fzzzt.solo.opponents import Opponents

if TYPE_CHECKING:
    from fzzzt.engine import Deal, Setup, SpectatorView, View
    from fzzzt.solo.saved_game import Slot, SoloMatch


class SoloGame:
    """Plays a match, seen by the person's seat, or by a spectator if bots have all seats.

    The `Game` stays in here. Every event is on disk before it is told, so whatever was read stays so.
    """

    def __init__(self, match: SoloMatch, slot: Slot | None) -> None:
        self.match = match
        self.slot = slot
        self.seat = match.person
        self.opponents = Opponents(match)
        self._dealer = Dealer(match.seed)

    def view(self) -> SpectatorView:
        """The table as the person sees it."""
        return self.match.game.view(self.seat)

    def asked_view(self) -> View:
        """The table as the person sees it who has to decide."""
        if self.seat is None:
            raise ValueError("bots have all seats: nobody is asked")
        return self.match.game.view(self.seat)

    def advance(self) -> Push | None:
        """What happens next by itself, by chance or a bot; None if the person decides, or the game is over."""
        game = self.match.game
        while game.to_move:
            if not game.deciding:
                push = self._push(self._dealer.answer(game))
            elif bots := sorted(game.deciding - {self.seat}):
                # When all build at the same time the person is last: then nothing that was decided waits unsaved.
                push = self._push(self.opponents.decide(bots[0]))
            else:
                return None
            if push is not None:
                return push
        return None

    def play(self, move: Bid | Build) -> Push | None:
        """Make the person's move; raises `MoveError` if it is not lawful. None: it is sealed for now."""
        return self._push(move)

    def _push(self, event: Setup | Deal | Bid | Build) -> Push | None:
        game = self.match.game
        before = self.view()
        events = game.push(event)
        if not events:  # a sealed build
            return None
        if self.slot is not None:
            self.slot.write(self.match, lasting=isinstance(event, Bid | Build) and event.seat == self.seat)
        self.opponents.hear(events)
        return Push(tuple([redact(event, self.seat) for event in events]), before, self.view())

    def finish(self) -> None:
        """Keep the record where it was asked for; only then is the saved game done with."""
        if self.match.record_to is not None:
            with whole_file(Path(self.match.record_to), lasting=True) as file:
                file.write(self.match.record() + "\n")
        if self.slot is not None:
            self.slot.clear()
        self.opponents.finish()
