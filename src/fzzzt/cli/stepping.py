"""Stepping through a recorded game at a line prompt, with the same keys in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.voice.table_text import table_lines
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.cli.line_terminal import LineTerminal
    from fzzzt.voice.playback import Step
    from fzzzt.voice.voice import Voice

_KEYS = {"b": "back", "r": "round", "g 12": "go", "e": "end", "t": "table", "h": "help", "q": "quit"}
_SAME_KEYS = str.maketrans("икпуерйтзь", "brgethqnpm")
"""A Russian keyboard has the Cyrillic letters on the keys of the Latin ones."""
_MOST_DIGITS = 6


class Stepping:
    """A place in a recorded game, and the ways from it."""

    keys = _KEYS
    """What can be typed, and the last word of the text that tells what for."""

    def __init__(self, terminal: LineTerminal, voice: Voice, steps: Sequence[Step], *, finished: bool) -> None:
        self.terminal = terminal
        self.voice = voice
        self.say = voice.say
        self.steps = steps
        self.finished = finished
        self.at = 0
        """How many events have been seen."""

    def tell_intro(self, *, open_cards: bool) -> None:
        """Say whose eyes these are."""
        if self.voice.you is not None:
            self.terminal.tell(self.say("play-replay-seat", name=self.voice.names[self.voice.you]))
        else:
            self.terminal.tell(self.say("play-replay-open" if open_cards else "play-replay-spectator"))

    def tell_all(self) -> None:
        """Tell the whole game."""
        self.terminal.tell("")
        for step in self.steps:
            self.terminal.tell(*step.lines)
        if not self.finished:
            self.terminal.tell("", self.say("refused-unfinished"))

    def run(self) -> None:
        """Obey the keys until it is left, or the input ends."""
        self._help()
        self._go(1)
        while True:
            try:
                typed = self.terminal.ask(self.say("play-replay-event", number=self.at, count=len(self.steps)))
            except EOFError:
                self.terminal.tell("")
                return
            key, _, number = typed.lower().translate(_SAME_KEYS).partition(" ")
            if key == "q":
                return
            self._obey(key, number.strip(), typed)

    def _obey(self, key: str, number: str, typed: str) -> None:
        match key:
            case "":
                self._go(self.at + 1)
            case "b":
                self._go(self.at - 1)
            case "r":
                self._go(self._next_round())
            case "g" if number.isdecimal() and len(number) <= _MOST_DIGITS:
                self._go_to(int(number))
            case "m" if any(step.remarked for step in self.steps):
                self._go(self._next_mistake())
            case "e":
                self._go(len(self.steps))
            case "t":
                self._show_table()
            case "h":
                self._help()
            case _:
                self.terminal.tell(self.say("play-replay-not-understood", input=spoken(typed)))
                self._help()

    def _show_table(self) -> None:
        if self.at:
            self.terminal.tell("", *table_lines(self.voice, self.steps[self.at - 1].view))
        else:  # a record without events
            self.terminal.tell(self.say("refused-unfinished"))

    def _help(self) -> None:
        offered = self.keys | ({"m": "mistake"} if any(step.remarked for step in self.steps) else {})
        keys = [f"{key} — {self.say(f'play-replay-{name}')}" for key, name in offered.items()]
        self.terminal.tell("", self.say("play-replay-next"), *keys, "")

    def _next_round(self) -> int:
        later = [step.number for step in self.steps[self.at :] if step.begins_round]
        return later[0] if later else len(self.steps)

    def _next_mistake(self) -> int:
        later = [step.number for step in self.steps[self.at :] if step.remarked]
        return later[0] if later else len(self.steps) + 1

    def _go_to(self, number: int) -> None:
        if 1 <= number <= len(self.steps):
            self._go(number)
        else:
            self.terminal.tell(self.say("play-replay-no-event", number=number, count=len(self.steps)))

    def _go(self, number: int) -> None:
        """Tell the event of this number and stay there; beyond the ends there is nothing to tell."""
        if number < 1:
            self.terminal.tell(self.say("refused-at-start"))
        elif number > len(self.steps):
            self.terminal.tell(self.say("refused-at-end" if self.finished else "refused-unfinished"))
        else:
            self.at = number
            self.terminal.tell(*self.steps[number - 1].lines)
