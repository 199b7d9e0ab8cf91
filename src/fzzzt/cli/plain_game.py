"""A whole game at a line prompt. The `Game` stays in here: the person's side gets views and redacted events."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from fzzzt.cli.narrator import Narrator, auction_lines
from fzzzt.cli.opponents import Opponents, bot_label
from fzzzt.cli.person import Person
from fzzzt.cli.score_sheet import final_sheet
from fzzzt.cli.table_text import table_lines
from fzzzt.cli.voice import Voice, spoken
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, MoveError, redact
from fzzzt.locale.labels import join
from fzzzt.record.whole_file import whole_file

if TYPE_CHECKING:
    from fzzzt.cli.line_terminal import LineTerminal
    from fzzzt.cli.saved_game import Match, Slot
    from fzzzt.engine import Deal, Setup


class PlainGame:
    """Runs a match. Every event is on disk before it is told, so whatever was read stays so."""

    def __init__(self, match: Match, slot: Slot, terminal: LineTerminal, *, hints: bool = False) -> None:
        self.match = match
        self.slot = slot
        self.terminal = terminal
        self.dealer = Dealer(match.seed)
        self.opponents = Opponents(match)
        self.seat = match.person
        self.voice = Voice(terminal.say, match.game.faces, [spoken(seat["name"]) for seat in match.seats], self.seat)
        self.narrator = Narrator(self.voice)
        self.person = Person(terminal, self.voice, hints=hints)

    def run(self) -> None:
        """Play the game to its end, from its beginning or from where it was left."""
        with closing(self.opponents):
            self.opponents.sit_down()
            if self.match.game.log:
                self._come_back()
            else:
                self._welcome()
            self._play()
            self._end()

    def _welcome(self) -> None:
        say, options = self.terminal.say, self.match.game.options
        self.terminal.tell(say("play-welcome", players=options.players, seed=self.match.seed))
        if options.cards == "extended" and self.match.game.faces.name == "standard":
            self.terminal.tell(say("play-expansion-note"))
        bots = [
            f"{self.voice.names[seat]} ({bot_label(self.match.seats[seat]['bot'])})" for seat in self.opponents.players
        ]
        self.terminal.tell(say("play-bots", names=join(say, bots)), say("play-hint-help"), "")

    def _come_back(self) -> None:
        """First the table as it is."""
        view = self.match.game.view(self.seat)
        self.terminal.tell(self.terminal.say("play-resumed", round=view.round, rounds=view.rounds))
        if view.score is not None:  # it was over, but its record could not be written
            self.terminal.tell("", *final_sheet(self.voice, view.score, view))
        else:
            self.terminal.tell("", *table_lines(self.voice, view), "")
            if view.phase == "bid":
                self.terminal.tell(*auction_lines(self.voice, view))

    def _play(self) -> None:
        game = self.match.game
        while seats := game.to_move:
            if not isinstance(seats, frozenset):
                self._push(self.dealer.answer(game))
            elif bots := sorted(seats - {self.seat}):
                # When all build at the same time the person is last: then nothing that was typed waits unsaved.
                self._push(self.opponents.decide(bots[0]))
            else:
                self._ask()

    def _ask(self) -> None:
        view = self.match.game.view(self.seat)
        while True:
            try:
                self._push(self.person.decide(view))
                return
            except MoveError as error:
                self.person.is_told(error)

    def _push(self, event: Setup | Deal | Bid | Build) -> None:
        game = self.match.game
        before = game.view(self.seat)
        events = game.push(event)
        if not events:  # a sealed build
            return
        self.slot.write(self.match, lasting=isinstance(event, Bid | Build) and event.seat == self.seat)
        self.opponents.hear(events)
        seen = [redact(event, self.seat) for event in events]
        for lines in self.narrator.tell(seen, before, game.view(self.seat)):
            self.terminal.tell(*lines)

    def _end(self) -> None:
        """Keep the record where it was asked for; only then is the saved game done with."""
        if self.match.record_to is not None:
            with whole_file(Path(self.match.record_to), lasting=True) as file:
                file.write(self.match.record() + "\n")
            self.terminal.tell("", self.terminal.say("play-record-saved", path=self.match.record_to))
        self.slot.clear()
        self.opponents.finish()
        for seat, count in self.opponents.covered().items():
            self.terminal.tell(self.terminal.say("play-bot-covered", name=self.voice.names[seat], count=count))
