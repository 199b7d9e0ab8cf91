"""Pages over the table: help, rules, who owns what, all that happened, the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from rich.text import Text
from textual.await_complete import AwaitComplete
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen

from fzzzt.tui.keyboard import latin
from fzzzt.tui.palette import FAINT
from fzzzt.tui.prompts import SIGNS
from fzzzt.tui.widgets.words import Words

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from fzzzt.locale import Catalogue

Answer = TypeVar("Answer")

CLOSING = ("escape", "q", "ctrl+c", "ctrl+q")
_NARROW = 100
"""Columns below which a page takes the whole width."""
_BACK = {"up": "scroll_up", "pageup": "scroll_page_up", "home": "scroll_home"}
_ON = {"down": "scroll_down", "pagedown": "scroll_page_down", "end": "scroll_end"}


class Over(ModalScreen[Answer], Generic[Answer], inherit_bindings=False):
    """Something over the table, with a line at its foot that tells its keys."""

    DEFAULT_CSS = """
    Over { align: center middle; background: $background 60%; }
    Over > Vertical {
        width: 90%; max-width: 110; height: auto; max-height: 92%;
        background: $panel; border: heavy $accent; padding: 0 1;
    }
    Over VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    Over .foot { height: auto; color: $accent; }
    Over.narrow > Vertical { width: 100%; max-width: 100%; }
    """

    def __init__(self, say: Catalogue, keys: str) -> None:
        super().__init__()
        self.say = say
        self._keys = keys
        self._closed = False
        self.foot = Words(Text(keys, FAINT), classes="foot")

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Close, once: a key that was pressed meanwhile may ask for it again."""
        if self._closed:
            return AwaitComplete()
        self._closed = True
        return super().dismiss(result)

    def note(self, words: str) -> None:
        """Say something above the keys, or nothing any more."""
        self.foot.update(Text.assemble(f"{words}\n" if words else "", (self._keys, FAINT)))

    def on_resize(self, event: events.Resize) -> None:
        """A narrow screen has no room to spare."""
        self.set_class(event.size.width < _NARROW, "narrow")

    def refuse(self, key: str) -> None:
        """Say that a key does nothing."""
        self.note(self.say("tui-no-such-key-here", key=SIGNS.get(key, key)))


class Page(Over[None]):
    """A text to read. Any of several keys closes it, arrows scroll, all others say so."""

    DEFAULT_CSS = "Page > Vertical { height: 92%; } Page VerticalScroll { height: 1fr; }"

    def __init__(self, say: Catalogue, title: str, body: str | Text, *, at_end: bool = False) -> None:
        super().__init__(say, say("tui-page-keys"))
        self.body = body
        self._title = title[:1].upper() + title[1:]
        self._at_end = at_end
        self._scroll = VerticalScroll(Words(body))
        self._scroll.can_focus = False

    def compose(self) -> ComposeResult:
        """The text, and how to leave it."""
        with Vertical() as frame:
            frame.border_title = self._title
            yield self._scroll
            yield self.foot

    def on_mount(self) -> None:
        """Begin where it matters."""
        if self._at_end:
            self._scroll.scroll_end(animate=False)

    @property
    def is_where_it_begins(self) -> bool:
        """Whether what matters first is shown."""
        return self._scroll.scroll_y == (self._scroll.max_scroll_y if self._at_end else 0)

    def on_key(self, event: events.Key) -> None:
        """Close, scroll, or say what can be done."""
        event.stop()
        key = latin(event)
        if key in (*CLOSING, "enter", "space"):
            self.dismiss()
        elif key in _BACK:
            self._turn(_BACK[key], at_edge=self._scroll.scroll_target_y <= 0, edge="refused-at-start")
        elif key in _ON:
            at_end = self._scroll.scroll_target_y >= self._scroll.max_scroll_y
            self._turn(_ON[key], at_edge=at_end, edge="refused-at-end")
        else:
            self.refuse(key)

    def _turn(self, how: str, *, at_edge: bool, edge: str) -> None:
        if at_edge:
            self.note(self.say(edge))
        else:
            getattr(self._scroll, how)(animate=False)

    def on_click(self, event: events.Click) -> None:
        """A click beside the page closes it, too."""
        if event.widget is self:
            self.dismiss()
