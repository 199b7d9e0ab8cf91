"""Stepping through the games of a file at a line prompt, from one game to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.cli.stepping import Stepping
from fzzzt.locale.labels import join
from fzzzt.voice.fault_text import fault_text
from fzzzt.voice.playback import playback, which_game
from fzzzt.voice.voice import Voice, spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fzzzt.cli.line_terminal import LineTerminal
    from fzzzt.locale import Catalogue
    from fzzzt.record import Record
    from fzzzt.record.game_file import GameFile
    from fzzzt.voice.playback import Step
    from fzzzt.wire.sayings import Saying

    Remarks = Mapping[int, tuple[Saying, ...]]
    """What a review says, by the place of the event."""

_TURNS = {"n": 1, "p": -1}


class Leafing(Stepping):
    """A place in a game of a file, and the ways from it to other games too."""

    keys = Stepping.keys | {"n": "next-game", "p": "previous-game"}

    def __init__(
        self,
        terminal: LineTerminal,
        games: GameFile,
        record: Record,
        eyes: Callable[[Record], int | None],
        *,
        open_cards: bool,
        remarks: Remarks | None = None,
    ) -> None:
        shown = told(terminal.say, record, eyes(record), open_cards, remarks)
        super().__init__(terminal, *shown, finished=record.finished)
        self.games = games
        self.eyes = eyes
        self.open_cards = open_cards

    def tell_intro(self, *, open_cards: bool) -> None:
        """Say which game this is, what was passed over before it, who plays, and whose eyes these are."""
        self._tell_passed()
        which = which_game(self.say, self.games.number, self.games.count)
        self.terminal.tell(f"{which} · {join(self.say, self.voice.names)}")
        super().tell_intro(open_cards=open_cards)

    def _tell_passed(self) -> None:
        for each in self.games.passed:
            what = fault_text(self.say, each.fault)
            self.terminal.tell(self.say("play-replay-unreadable", number=each.line, what=what))

    def _obey(self, key: str, number: str, typed: str) -> None:
        if key in _TURNS:
            self._turn(_TURNS[key])
        else:
            super()._obey(key, number, typed)

    def _turn(self, by: int) -> None:
        record = self.games.turn(by)
        if record is None:
            self._tell_passed()
            self.terminal.tell(self.say("refused-last-game" if by > 0 else "refused-first-game"))
            return
        self.voice, self.steps = told(self.say, record, self.eyes(record), self.open_cards)
        self.finished, self.at = record.finished, 0
        self.tell_intro(open_cards=self.open_cards)
        self._go(1)


def told(
    say: Catalogue, record: Record, seat: int | None, open_cards: bool, remarks: Remarks | None = None
) -> tuple[Voice, list[Step]]:
    """A game in words, as a seat or a spectator (None) saw it, and how the steps speak of it."""
    voice = Voice(say, record.faces, [spoken(player["name"]) for player in record.seats], seat)
    return voice, playback(record, voice, open_cards=open_cards, remarks=remarks)
