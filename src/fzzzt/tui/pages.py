"""Pages over the table: help, rules, who owns what, all that happened, the score sheet; and small questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from fzzzt.tui.keyboard import latin
from fzzzt.tui.palette import FAINT

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult
    from textual.visual import VisualType

    from fzzzt.locale import Catalogue

Answer = TypeVar("Answer")

_CLOSING = ("escape", "enter", "space", "q", "ctrl+c", "ctrl+q")
_SCROLLING = {
    "up": "scroll_up",
    "down": "scroll_down",
    "pageup": "scroll_page_up",
    "pagedown": "scroll_page_down",
    "home": "scroll_home",
    "end": "scroll_end",
}


class Over(ModalScreen[Answer], Generic[Answer]):
    """Something over the table."""

    DEFAULT_CSS = """
    Over { align: center middle; background: $background 60%; }
    Over > Vertical {
        width: 90%; max-width: 110; height: auto; max-height: 92%;
        background: $panel; border: heavy $accent; padding: 0 1;
    }
    Over VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    Over .foot { height: auto; color: $accent; }
    """


class Page(Over[None]):
    """A text to read. Any of several keys closes it, arrows scroll, all others say so."""

    DEFAULT_CSS = "Page > Vertical { height: 92%; } Page VerticalScroll { height: 1fr; }"

    def __init__(self, say: Catalogue, title: str, body: VisualType, *, at_end: bool = False) -> None:
        super().__init__()
        self.say = say
        self._title = title
        self._body = body
        self._at_end = at_end
        self._scroll = VerticalScroll(Static(body))
        self._scroll.can_focus = False

    def compose(self) -> ComposeResult:
        """The text, and how to leave it."""
        with Vertical() as frame:
            frame.border_title = self._title
            yield self._scroll
            yield Static(Text(self.say("tui-page-keys"), FAINT), classes="foot")

    def on_mount(self) -> None:
        """Begin where it matters."""
        if self._at_end:
            self._scroll.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        """Close, scroll, or say what can be done."""
        event.stop()
        key = latin(event)
        if key in _CLOSING:
            self.dismiss()
        elif key in _SCROLLING:
            getattr(self._scroll, _SCROLLING[key])(animate=False)
        else:
            self.query_one(".foot", Static).update(self.say("tui-page-keys"))

    def on_click(self, event: events.Click) -> None:
        """A click beside the page closes it, too."""
        if event.widget is self:
            self.dismiss()


class Question(Over[bool]):
    """Yes or no."""

    def __init__(self, say: Catalogue, question: str) -> None:
        super().__init__()
        self.say = say
        self._question = question

    def compose(self) -> ComposeResult:
        """The question."""
        with Vertical():
            yield Static(self._question)
            yield Static(f"{self.say('play-yes')} / {self.say('play-no')}", classes="foot")

    def on_key(self, event: events.Key) -> None:
        """Take an answer; anything that is none is asked again."""
        event.stop()
        answer = False if event.key == "escape" else self.say.is_yes(event.character or "")
        if answer is None:
            self.query_one(".foot", Static).update(self.say("play-yes-or-no"))
        else:
            self.dismiss(answer)


class Line(Over[str | None]):
    """A line to type; None if it was thought better of."""

    DEFAULT_CSS = "Line { align: center bottom; } Line Input, Line Input:focus { border: none; height: 1; padding: 0; }"

    def __init__(self, say: Catalogue, title: str, *, longest: int, text: str = "") -> None:
        super().__init__()
        self.say = say
        self._title = title
        self._input = Input(value=text, max_length=longest)

    def compose(self) -> ComposeResult:
        """A line, and how to end it."""
        with Vertical() as frame:
            frame.border_title = self._title
            yield self._input
            yield Static(Text(self.say("tui-line-keys"), FAINT), classes="foot")

    def on_mount(self) -> None:
        """Type at once."""
        self._input.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Done; an empty line is none."""
        event.stop()
        self.dismiss(event.value.strip() or None)

    def on_key(self, event: events.Key) -> None:
        """Esc gives up; all else is the line's own affair."""
        if event.key in ("escape", "ctrl+c"):
            event.stop()
            self.dismiss(None)
