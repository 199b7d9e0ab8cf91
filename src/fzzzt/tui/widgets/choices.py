"""Lines to choose from, with a cursor that is a sign; headings among them cannot be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.containers import VerticalScroll
from textual.message import Message

from fzzzt.tui.palette import HAZARD
from fzzzt.tui.widgets.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import ComposeResult

    Row = tuple[str | None, Text]
    """What a line stands for, None for a heading, and the line."""

_STEPS = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1, "pageup": -8, "pagedown": 8}


class Choices(VerticalScroll):
    """A list; whoever shows it passes keys on to it."""

    DEFAULT_CSS = "Choices { height: auto; scrollbar-size-vertical: 1; } Choices > Words { width: 1fr; }"
    can_focus = False

    class Clicked(Message):
        """A line was clicked: what it stands for."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, rows: Sequence[Row] = ()) -> None:
        super().__init__()
        self.rows: Sequence[Row] = rows
        self.chosen = next(iter(self._keys), None)
        """What the line under the cursor stands for."""
        self._lines = Words(self._drawn())

    def compose(self) -> ComposeResult:
        """One text."""
        yield self._lines

    def show(self, rows: Sequence[Row]) -> None:
        """Show other lines; the cursor stays where it was, if that is still there."""
        self.rows = rows
        if self.chosen not in self._keys:
            self.chosen = next(iter(self._keys), None)
        self._draw()

    def press(self, key: str) -> bool:
        """Move the cursor; False if the key does not, or cannot."""
        keys = self._keys
        if not keys or self.chosen is None:
            return False
        at, last = keys.index(self.chosen), len(keys) - 1
        step = _STEPS.get(key, 0)
        to = {"home": 0, "end": last}.get(key, (at + step) % len(keys) if abs(step) == 1 else at + step)
        self.chosen = keys[max(0, min(last, to))]
        self._draw()
        return keys.index(self.chosen) != at

    @property
    def _keys(self) -> list[str]:
        return [key for key, _ in self.rows if key is not None]

    def _draw(self) -> None:
        self._lines.update(self._drawn())
        at = next((place for place, (key, _) in enumerate(self.rows) if key == self.chosen), 0)
        if not self.scroll_y <= at < self.scroll_y + max(1, self.size.height):
            self.scroll_to(y=at, animate=False)

    def _drawn(self) -> Text:
        marks = [("► " if key is not None and key == self.chosen else "  ", HAZARD) for key, _ in self.rows]
        lines = [Text.assemble(mark, line) for mark, (_, line) in zip(marks, self.rows, strict=True)]
        return Text("\n").join(lines)

    def on_click(self, event: events.Click) -> None:
        """Tell which line was clicked."""
        at = event.y + (round(self.scroll_y) if event.widget is self else 0)
        key = self.rows[at][0] if at < len(self.rows) else None
        if key is not None:
            self.post_message(self.Clicked(key))
