"""Small questions over the table: yes or no, and a line to type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Input

from fzzzt.tui.keyboard import latin
from fzzzt.tui.pages import Over
from fzzzt.tui.widgets.words import Words

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from fzzzt.locale import Catalogue

_EDITING = {key for binding in Input.BINDINGS if isinstance(binding, Binding) for key in binding.key.split(",")}
"""Keys that a line obeys itself."""


class Question(Over[bool]):
    """Yes or no."""

    def __init__(self, say: Catalogue, question: str) -> None:
        super().__init__(say, f"{say('play-yes')} / {say('play-no')}")
        self._question = question

    def compose(self) -> ComposeResult:
        """The question."""
        with Vertical():
            yield Words(self._question)
            yield self.foot

    def on_key(self, event: events.Key) -> None:
        """Take an answer; anything that is none is asked again."""
        event.stop()
        answer = False if event.key in ("escape", "ctrl+c") else self.say.is_yes(event.character or "")
        if answer is None:
            self.note(self.say("play-yes-or-no"))
        else:
            self.dismiss(answer)


class LineQuestion(Over[str | None]):
    """A line to type; None if it was thought better of."""

    DEFAULT_CSS = """
    LineQuestion { align: center bottom; }
    LineQuestion Input, LineQuestion Input:focus { border: none; height: 1; padding: 0; }
    """

    def __init__(self, say: Catalogue, title: str, *, longest: int, text: str = "") -> None:
        super().__init__(say, say("tui-line-keys"))
        self._title = title[:1].upper() + title[1:]
        self._longest = longest
        self._input = Input(value=text, max_length=longest, select_on_focus=False)
        self._frame = Vertical()

    def compose(self) -> ComposeResult:
        """A line, and how to end it."""
        with self._frame:
            self._frame.border_title = self._title
            yield self._input
            yield self.foot

    def on_mount(self) -> None:
        """Type at once."""
        self._input.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Tell how much room is left: a full line takes no more."""
        self._frame.border_subtitle = f"{len(event.value)}/{self._longest}"

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Done; an empty line is none."""
        event.stop()
        self.dismiss(event.value.strip() or None)

    def on_key(self, event: events.Key) -> None:
        """Esc gives up; what the line itself has no use for is told so."""
        if event.key in _EDITING:  # the line's turn comes when nobody else wants the key
            return
        event.stop()
        if event.key == "escape":
            self.dismiss(None)
        elif event.is_printable and event.character and not self._input.has_focus:  # a fast typist
            self._input.insert_text_at_cursor(event.character)
        else:
            self.refuse(latin(event))
