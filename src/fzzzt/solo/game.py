"""A match being played: chance and bots move by themselves, the person when asked; all of it is saved first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from fzzzt.disk.whole_file import whole_file
from fzzzt.engine import Bid, Build, redact
from fzzzt.guide import GuideInWords
from fzzzt.solo.opponents import Opponents
from fzzzt.voice.narrator import Narrator

if TYPE_CHECKING:
    from fzzzt.engine import Deal, Setup, SpectatorView, View
    from fzzzt.solo.saved_game import Slot, SoloMatch
    from fzzzt.wire.sayings import Saying


class SoloGame:
    """Plays a match, seen by the person's seat, or by a spectator if bots have all seats.

    The `Game` stays in here. Every event is on disk before it is told, so whatever was read stays so.
    """

    def __init__(self, match: SoloMatch, slot: Slot | None) -> None:
        self.match = match
        self.slot = slot
        self.seat = match.person
        self.opponents = Opponents(match)
        self._dealer = match.dealer
        self._guide = GuideInWords(match.game.log) if match.guided else None
        game = match.game
        self.narrator = Narrator(game.options, game.faces, [redact(event, self.seat) for event in game.log])

    def story(self) -> list[Saying]:
        """All that was told so far."""
        narrator = Narrator(self.match.game.options, self.match.game.faces)
        return [saying for event in self.match.game.log for saying in narrator.tell(redact(event, self.seat))]

    def view(self) -> SpectatorView:
        """The table as the person sees it."""
        return self.match.game.view(self.seat)

    def asked_view(self) -> View:
        """The table as the person sees it who has to decide."""
        if self.seat is None:
            raise ValueError("bots have all seats: nobody is asked")
        return self.match.game.view(self.seat)

    def advance(self) -> list[Saying]:
        """What happens next by itself, by chance or a bot; nothing if the person decides, or the game is over."""
        game = self.match.game
        while game.to_move:
            if not game.deciding:
                told = self._push(self._dealer.answer(game))
            elif bots := sorted(game.deciding - {self.seat}):
                # When all build at the same time the person is last: then nothing that was decided waits unsaved.
                told = self._push(self.opponents.decide(bots[0]))
            else:
                return []
            if told:
                return told
        return []

    def play(self, move: Bid | Build) -> list[Saying]:
        """Make the person's move; raises `MoveError` if it is not lawful. Nothing: it is sealed for now."""
        return self._push(move)

    def _push(self, event: Setup | Deal | Bid | Build) -> list[Saying]:
        game = self.match.game
        events = game.push(event)
        if not events:  # a sealed build
            return []
        if self.slot is not None:
            self.slot.write(self.match, lasting=isinstance(event, Bid | Build) and event.seat == self.seat)
        self.opponents.hear(events)
        told = [saying for event in events for saying in self.narrator.tell(redact(event, self.seat))]
        return told if self._guide is None else [*told, *self._guide.says(game.log)]

    def finish(self) -> None:
        """Keep the record where it was asked for; only then is the saved game done with."""
        if self.match.record_to is not None:
            with whole_file(Path(self.match.record_to), lasting=True) as file:
                file.write(self.match.record() + "\n")
        if self.slot is not None:
            self.slot.clear()
        self.opponents.finish()
