"""The start list: kept games to go on with or to delete, and a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.screen import Screen

from fzzzt.tui.app import FzzztApp
from fzzzt.tui.keyboard import latin
from fzzzt.tui.palette import TEXT
from fzzzt.tui.prompts import SIGNS
from fzzzt.tui.questions import Question
from fzzzt.tui.widgets.bars import Header, KeyBar, Prompt
from fzzzt.tui.widgets.choices import Choices

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from fzzzt.locale import Catalogue
    from fzzzt.solo.kept_games import KeptGame


class KeptList(Screen[None], inherit_bindings=False):
    """Shows kept games. `chosen` is the one to go on with, `new` tells that a new one is wanted instead."""

    DEFAULT_CSS = """
    KeptList { layout: vertical; background: $background; color: $foreground; }
    KeptList Choices { height: 1fr; padding: 1 2; }
    """

    def __init__(self, say: Catalogue, games: list[KeptGame]) -> None:
        super().__init__()
        self.say = say
        self.games = games
        self.chosen: KeptGame | None = None
        self.new = False
        self.list = Choices()
        self._header, self._prompt, self._keys = Header(), Prompt(), KeyBar()
        self.app_to_run = FzzztApp(self)

    def compose(self) -> ComposeResult:
        """The list between two lines."""
        yield self._header
        yield self.list
        yield self._prompt
        yield self._keys

    def on_mount(self) -> None:
        """Show what there is."""
        keys = {"enter": "resume", "n": "new", "d": "delete", "q": "leave"}
        self._keys.show([(key, SIGNS.get(key, key), self.say(f"tui-key-{word}")) for key, word in keys.items()])
        self._show()

    def _show(self) -> None:
        self._header.show(self.say("play-kept", count=len(self.games)), "")
        self.list.show([(str(place), Text(game.told(self.say), TEXT)) for place, game in enumerate(self.games)])
        self._prompt.update(self.say("tui-kept-prompt"))

    @property
    def _under_cursor(self) -> KeptGame | None:
        return None if self.list.chosen is None else self.games[int(self.list.chosen)]

    def press(self, key: str) -> None:
        """Do what a key does, or say that it does nothing."""
        match key:
            case "n":
                self._end(new=True)
            case "d" | "delete" if self._under_cursor is not None:
                question = self.say("play-kept-delete", what=self._under_cursor.told(self.say))
                self.app.push_screen(Question(self.say, question), self._deleted)
            case "q" | "escape" | "ctrl+q":
                self._end()
            case "enter" | "space" if self._under_cursor is not None:
                self._end(self._under_cursor)
            case _ if not self.list.press(key):
                self._prompt.update(self.say("tui-no-such-key-here", key=SIGNS.get(key, key)))

    def _end(self, chosen: KeptGame | None = None, *, new: bool = False) -> None:
        self.chosen, self.new = chosen, new
        self.app.exit()

    def _deleted(self, sure: bool | None) -> None:
        game = self._under_cursor
        if sure and game is not None:
            told = game.told(self.say)
            game.slot.clear()
            self.games.remove(game)
            self._show()
            self._prompt.update(self.say("play-kept-deleted", what=told))

    def on_choices_clicked(self, event: Choices.Clicked) -> None:
        """A game was clicked."""
        self._end(self.games[int(event.key)])

    def on_key(self, event: events.Key) -> None:
        """Every key does something, or says why not."""
        event.stop()
        self.press(latin(event))

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        """A key in the bar was clicked."""
        self.press(event.key)
