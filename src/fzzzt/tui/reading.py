"""What there is to read at a table, each on a page of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fzzzt.tui.help_page import help_page
from fzzzt.tui.pages import Page
from fzzzt.tui.prompts import mode_of
from fzzzt.tui.score_page import score_page
from fzzzt.voice.rules_text import rules_lines
from fzzzt.voice.table_text import owned_lines, table_lines

if TYPE_CHECKING:
    from fzzzt.tui.table_screen import TableScreen


class Reading:
    """Lays pages over a table screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.say = screen.say

    def help(self) -> None:
        """What signs mean, and what keys do."""
        self._page("tui-key-help", help_page(self.say, mode_of(self.screen.table)))

    def rules(self) -> None:
        """The rules on one sheet."""
        self._page("tui-key-rules", "\n".join(rules_lines(self.say)))

    def owned(self) -> None:
        """The table in words, and who owns what."""
        view, voice = self.screen.table.view, self.screen.voice
        if view is None or voice is None:
            self.screen.note(self.say("refused-not-begun"))
        else:
            self._page("tui-key-owned", "\n".join([*table_lines(voice, view), "", *owned_lines(voice, view)]))

    def log(self) -> None:
        """All that happened."""
        self._page("tui-key-log", Text("\n").join(self.screen.log_lines.lines), at_end=True)

    def score(self) -> None:
        """The score sheet, once there is one."""
        view, voice = self.screen.table.view, self.screen.voice
        if view is None or voice is None or view.score is None:
            self.screen.note(self.say("tui-no-score"))
        else:
            self._page("score-title", score_page(voice, view.score, view))

    def _page(self, title: str, body: str | Text, *, at_end: bool = False) -> None:
        self.screen.app.push_screen(Page(self.say, self.say(title), body, at_end=at_end))

    def hint(self) -> None:
        """What a good mechanic would do, where hints are given."""
        if "hint" not in self.screen.feed.can:
            self.screen.note(self.say("tui-no-hint"))
        elif mode_of(self.screen.table) not in ("bid", "build"):
            self.screen.note(self.say("refused-not-your-turn"))
        else:
            self.screen.advise()
