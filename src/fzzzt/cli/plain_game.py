"""A whole game at a line prompt. The person's side gets views and redacted events, never the `Game`."""

from __future__ import annotations

from contextlib import closing, suppress
from typing import TYPE_CHECKING

from fzzzt.bots.compiling import INSTALL
from fzzzt.cli.person import Again, Person
from fzzzt.engine import MoveError
from fzzzt.locale.labels import join
from fzzzt.solo.game import SoloGame
from fzzzt.solo.opponents import bot_label
from fzzzt.voice.plain_text import plain_lines
from fzzzt.voice.score_sheet import final_sheet
from fzzzt.voice.table_text import table_lines
from fzzzt.voice.verdict import verdict
from fzzzt.voice.voice import Voice, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.cli.line_terminal import LineTerminal
    from fzzzt.solo.saved_game import Slot, SoloMatch
    from fzzzt.wire.sayings import Saying


class PlainGame:
    """Runs a match at a terminal that is read line by line."""

    def __init__(
        self, match: SoloMatch, slot: Slot, terminal: LineTerminal, *, hints: bool = False, same_deal: bool = False
    ) -> None:
        self.match = match
        self.slot = slot
        self.terminal = terminal
        self.solo = SoloGame(match, slot)
        names = [spoken(seat["name"]) for seat in match.seats]
        self.voice = Voice(terminal.say, match.game.faces, names, match.person)
        self.person = Person(terminal, self.voice, hints=hints, story=self._tell_story)
        self._same_deal = same_deal

    def run(self) -> bool:
        """Play the game to its end, from its beginning or from where it was left; whether another is wanted then."""
        try:
            self._run()
        except Again:
            return True
        with suppress(EOFError):
            return self.terminal.is_typed and self.terminal.agrees(self.terminal.say("play-again-ask"), default=False)
        return False

    def _run(self) -> None:
        with closing(self.solo.opponents):
            self.solo.opponents.sit_down()
            if self.match.game.log:
                self._come_back()
            else:
                self._welcome()
            for seat, why in self.solo.opponents.weak().items():
                self.terminal.tell(self.terminal.say(why, name=self.voice.names[seat], command=INSTALL), "")
            self._play()
            self._end()

    def _tell_story(self) -> None:
        """All that has happened."""
        self._tell(self.solo.story())

    def _welcome(self) -> None:
        say, options = self.terminal.say, self.match.game.options
        self.terminal.tell(say("play-welcome", players=options.players, seed=self.match.seed))
        if self._same_deal:
            self.terminal.tell(say("play-same-deal"))
        if options.cards == "extended" and self.match.game.faces.name == "standard":
            self.terminal.tell(say("play-expansion-note"))
        labels = {seat: bot_label(say, self.match.seats[seat]["bot"]) for seat in self.solo.opponents.players}
        bots = [f"{self.voice.names[seat]} ({label})" for seat, label in labels.items()]
        self.terminal.tell(say("play-bots", names=join(say, bots)), say("play-hint-help"), "")

    def _come_back(self) -> None:
        """First the table as it is."""
        view = self.solo.view()
        if len(self.match.game.log) == self.match.begins_at:
            self.terminal.tell(self.terminal.say("play-played-on", round=view.round, auction=view.auction))
        else:
            self.terminal.tell(self.terminal.say("play-resumed", round=view.round, rounds=view.rounds))
        if view.score is not None:  # it was over, but its record could not be written
            sayings = verdict(view.score.seats, view.score.winners)
            self.terminal.tell("", *final_sheet(self.voice, view.score, view), "", *map(self.voice.text, sayings))
        else:
            self.terminal.tell("", *table_lines(self.voice, view), "")
            if view.phase == "bid":
                self._tell(self.solo.narrator.auction())

    def _play(self) -> None:
        while True:
            if told := self.solo.advance():
                self._tell(told)
            elif self.match.game.to_move:
                self._ask()
            else:
                return

    def _ask(self) -> None:
        view = self.solo.asked_view()
        while True:
            try:
                told = self.solo.play(self.person.decide(view))
            except MoveError as error:
                self.person.is_told(error)
            else:
                self._tell(told)
                return

    def _tell(self, sayings: Sequence[Saying]) -> None:
        self.terminal.tell(*plain_lines(self.voice, sayings, self.solo.view()))

    def _end(self) -> None:
        self.solo.finish()
        if self.match.record_to is not None:
            self.terminal.tell("", self.terminal.say("play-record-saved", path=self.match.record_to))
        for seat, count in self.solo.opponents.covered().items():
            self.terminal.tell(self.terminal.say("play-bot-covered", name=self.voice.names[seat], count=count))
