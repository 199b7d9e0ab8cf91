"""The lines around the table: where the game is, what is to be done, and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from fzzzt.tui.palette import BADGE, FAINT, HAZARD, TEXT, painted
from fzzzt.tui.widgets.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.content import Content


_ALWAYS = ("question_mark", "q")


class Header(Widget):
    """The name of the game at the left, where it is in the middle of things at the right."""

    DEFAULT_CSS = "Header { height: 1; width: 1fr; background: $panel; }"

    def __init__(self) -> None:
        super().__init__()
        self.left, self.right = "", ""

    def show(self, left: str, right: str) -> None:
        """Change both ends."""
        self.left, self.right = left, right
        self.refresh()

    def render(self) -> Content:
        """One line."""
        name = Text(" FZZZT! ", BADGE)
        room = max(0, self.size.width - len(name) - len(self.right) - 2)
        left = Text(f" {self.left}", TEXT)
        left.truncate(room, overflow="ellipsis", pad=True)
        return painted(Text.assemble(name, left, (f" {self.right}", FAINT)))


class Prompt(Words):
    """What is to be done now, or why something was not."""

    DEFAULT_CSS = "Prompt { height: auto; max-height: 3; width: 1fr; color: $accent; text-style: bold; }"


class KeyBar(Widget):
    """The keys that matter now; a click on one does the same."""

    DEFAULT_CSS = "KeyBar { height: 1; width: 1fr; background: $panel; }"

    class Pressed(Message):
        """A key was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self) -> None:
        super().__init__()
        self.keys: Sequence[tuple[str, str, str]] = ()

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Change the keys: what each is called by Textual, what stands on it, and what it does."""
        self.keys = keys
        self.refresh()

    def render(self) -> Content:
        """As many keys as there is room for; how to leave always."""
        line = Text()
        for _, sign, words in self._fitting():
            line.append_text(Text.assemble((f" {sign}", f"bold {HAZARD}"), (f" {words} ", FAINT)))
        return painted(line)

    def _fitting(self) -> list[tuple[str, str, str]]:
        fitting = list(self.keys)
        while sum(len(sign) + len(words) + 3 for _, sign, words in fitting) > self.size.width:
            fitting.remove(next((key for key in reversed(fitting) if key[0] not in _ALWAYS), fitting[-1]))
        return fitting

    def on_click(self, event: events.Click) -> None:
        """Press the key that was clicked."""
        end = 0
        for name, sign, words in self._fitting():
            end += len(sign) + len(words) + 3
            if event.x < end:
                self.post_message(self.Pressed(name))
                return
