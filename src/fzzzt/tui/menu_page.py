"""A short list to choose from: by number, with the arrows, or with the mouse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text
from textual.containers import Vertical

from fzzzt.tui.keyboard import latin
from fzzzt.tui.pages import CLOSING, Over
from fzzzt.tui.palette import FAINT, TEXT
from fzzzt.tui.widgets.choices import Choices

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual import events
    from textual.app import ComposeResult

    from fzzzt.locale import Catalogue


@dataclass(frozen=True, slots=True)
class Item:
    """What can be chosen; `on` tells whether it is switched on, where it can be."""

    words: str
    do: Callable[[], None]
    on: bool | None = None

    def line(self, number: int) -> Text:
        """The item as it is shown; the first nine have a key each."""
        switch = "" if self.on is None else "[✓] " if self.on else "[ ] "
        return Text.assemble((f"{number} " if number < 10 else "  ", FAINT), (f"{switch}{self.words}", TEXT))


class MenuPage(Over["Item | None"]):
    """A line an item; None if nothing was chosen."""

    DEFAULT_CSS = "MenuPage > Vertical { width: 64; max-width: 90%; } MenuPage Choices { max-height: 16; }"

    def __init__(self, say: Catalogue, title: str, items: Sequence[Item]) -> None:
        super().__init__(say, say("tui-menu-keys"))
        self.items = items
        self._title = title
        self._choices = Choices([(str(number), item.line(number)) for number, item in enumerate(items, 1)])

    def compose(self) -> ComposeResult:
        """The items, and the keys."""
        with Vertical() as frame:
            frame.border_title = self._title
            yield self._choices
            yield self.foot

    def on_key(self, event: events.Key) -> None:
        """Move, choose or close."""
        event.stop()
        key = latin(event)
        if key in (*CLOSING, "m"):
            self.dismiss(None)
        elif key in ("enter", "space"):
            self._choose(self._choices.chosen)
        elif key.isdecimal() and 0 < int(key) <= len(self.items):
            self._choose(key)
        elif not self._choices.press(key):
            self.refuse(key)

    def on_choices_clicked(self, event: Choices.Clicked) -> None:
        """An item was clicked."""
        self._choose(event.key)

    def on_click(self, event: events.Click) -> None:
        """A click beside the menu closes it."""
        if event.widget is self:
            self.dismiss(None)

    def _choose(self, number: str | None) -> None:
        self.dismiss(None if number is None else self.items[int(number) - 1])
