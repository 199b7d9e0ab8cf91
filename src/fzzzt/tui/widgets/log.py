"""What has happened, the latest below; lines are broken anew whenever the width changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.containers import VerticalScroll

from fzzzt.tui.widgets.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual.app import ComposeResult

_LONGEST, _SHOWN = 4000, 80
"""Lines that are kept to be read on a page of their own, and those that can be scrolled to here."""


class _Lines(Words):
    """The lines; only when they have grown is it known where their end is."""

    def on_resize(self) -> None:
        """Go there."""
        if isinstance(self.parent, Log):
            self.parent.scroll_end(animate=False)


class Log(VerticalScroll):
    """A scroll of lines that stays at its end."""

    DEFAULT_CSS = """
    Log { height: 1fr; min-height: 3; width: 1fr; scrollbar-size-vertical: 1; }
    Log > _Lines { width: 1fr; height: auto; }
    """
    can_focus = False

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Text] = []
        self._page = _Lines()

    def compose(self) -> ComposeResult:
        """One page of text."""
        yield self._page

    def turn(self, lines: int) -> None:
        """Scroll by so many lines; the next thing that happens goes to the end again."""
        self.scroll_relative(y=lines, animate=False)

    def tell(self, lines: Iterable[Text], *, anew: bool = False) -> None:
        """Add lines, or put them in place of all that was there."""
        self.lines = [*([] if anew else self.lines), *lines][-_LONGEST:]
        self._page.update(Text("\n").join(self.lines[-_SHOWN:]))
        self.scroll_end(animate=False)
