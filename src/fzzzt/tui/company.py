"""What one does with the others at a table: talk, step away, fill seats, begin, play again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.presets import DEFAULTS
from fzzzt.tui.feeds.feed import Wish
from fzzzt.tui.prompts import mode_of
from fzzzt.tui.questions import LineQuestion, Question

if TYPE_CHECKING:
    from fzzzt.tui.table_screen import TableScreen

LONGEST_CHAT = 300


class Company:
    """The others, as far as the feed of a table screen has any."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.say = screen.say

    def chat(self) -> None:
        """Say something to the table."""

        def say_it(text: str | None) -> None:
            if text:
                self.screen.do(Wish("chat", {"text": text}))

        if self._is_possible("chat"):
            self.screen.app.push_screen(LineQuestion(self.say, self.say("tui-key-chat"), longest=LONGEST_CHAT), say_it)

    def step_away(self) -> None:
        """Let a bot play on, or take the seat back."""
        table = self.screen.table
        if self._is_possible("away"):
            if table.you is not None and table.sitters[table.you].state == "away":
                self.screen.do(Wish("back"))
            elif "away" in table.powers:  # others play on with the bot
                self.screen.app.push_screen(Question(self.say, self.say("page-step-away-sure")), self._goes)
            else:
                self.screen.do(Wish("away"))

    def _goes(self, sure: bool | None) -> None:
        if sure:
            self.screen.do(Wish("away"))

    def auto(self) -> None:
        """Let the last card in hand be bid by itself, or not."""
        if self._is_possible("auto"):
            self.screen.do(Wish("auto", {"on": not self.screen.table.auto}))
            self.screen.note(self.say("tui-auto-off" if self.screen.table.auto else "tui-auto-on"))

    def fill(self) -> None:
        """The host: a bot sits down on the first free seat."""
        sitters = self.screen.table.sitters
        free = [seat for seat, sitter in enumerate(sitters) if sitter.state == "free"]
        if self._is_possible("fill"):
            if free:
                self.screen.do(Wish("fill", {"seat": free[0], "bot": DEFAULTS.level}))
            else:
                self.screen.note(self.say("refused-table-full"))

    def start(self) -> None:
        """The host: begin, with bots on the free seats."""
        if self._is_possible("start"):
            self.screen.do(Wish("start"))

    def new(self) -> None:
        """Another game."""
        if mode_of(self.screen.table) == "replay":
            self.screen.note(self.say("refused-replay"))
        elif mode_of(self.screen.table) == "over":
            self.screen.again()
        elif "chat" in self.screen.feed.can:
            self.screen.note(self.say("refused-not-over"))
        else:
            self.screen.app.push_screen(Question(self.say, self.say("tui-new-confirm")), self._is_sure)

    def _is_sure(self, answer: bool | None) -> None:
        if answer:
            self.screen.again()

    def _is_possible(self, wish: str) -> bool:
        if wish in self.screen.feed.can:
            return True
        self.screen.note(
            self.say("refused-replay" if mode_of(self.screen.table) == "replay" else "tui-only-with-people")
        )
        return False
