"""The tables of a server: one's own, those that wait for people, and a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.screen import Screen

from fzzzt.tui.feeds.feed import Refused
from fzzzt.tui.keyboard import latin
from fzzzt.tui.palette import FAINT, HAZARD, SPARK, TEXT
from fzzzt.tui.prompts import SIGNS
from fzzzt.tui.questions import LineQuestion
from fzzzt.tui.refusals import refusal_text
from fzzzt.tui.shift import change_shift
from fzzzt.tui.terms_page import TermsPage
from fzzzt.tui.widgets.bars import Header, KeyBar, Prompt
from fzzzt.tui.widgets.choices import Choices
from fzzzt.voice.voice import spoken
from fzzzt.wire.bodies import LONGEST_NAME, Listed, Me, Mine, Name

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from textual import events
    from textual.app import ComposeResult

    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.server import ServerClient
    from fzzzt.wire.terms import Terms

    Enter = Callable[[str, bool], Coroutine[None, None, None]]

_REFRESHED = 5.0


class Lobby(Screen[None], inherit_bindings=False):
    """A list of tables. `enter` goes to one of them, and sits down there first if told so."""

    DEFAULT_CSS = """
    Lobby { layout: vertical; background: $background; color: $foreground; }
    Lobby Choices { height: 1fr; padding: 1 2; }
    """

    def __init__(
        self, say: Catalogue, server: ServerClient, enter: Enter, name: str | None = None, *, watch: bool = False
    ) -> None:
        super().__init__()
        self.say = say
        self.server = server
        self._enter = enter
        self._called = name
        self._watches = watch
        """Whoever only watches is given no seat, neither at a new table nor by a link."""
        self._empty = "tui-lobby-empty-watch" if watch else "tui-lobby-empty"
        self._mine: set[str] = set()
        self._invitation, self._answered = "", False
        self._is_known = False
        self.tables = Choices()
        self._header, self._prompt, self._keys = Header(), Prompt(), KeyBar()

    def compose(self) -> ComposeResult:
        """The list between two lines."""
        yield self._header
        yield self.tables
        yield self._prompt
        yield self._keys

    def on_mount(self) -> None:
        """Say who we are, and look what there is."""
        keys = {"enter": "join", "n": "open", "u": "name", "r": "refresh", "q": "leave", "t": "shift"}
        if self._watches:
            keys = {**keys, "enter": "watch"}
            del keys["n"]
        self._keys.show([(key, SIGNS.get(key, key), self.say(f"tui-key-{word}")) for key, word in keys.items()])
        self.run_worker(self._arrive(), exclusive=True, group="look", exit_on_error=False)
        self.set_interval(_REFRESHED, self.look)

    async def _arrive(self) -> None:
        try:
            if self._called:
                await self.server.ask(Me, "PUT", "/api/me", Name(self._called))
            else:
                self._called = (await self.server.ask(Me, "GET", "/api/me")).name
            if not self._watches:
                await self.server.claim_seat()
        except Refused as refused:
            self._tell_why_not(refused)
            return
        self._is_known = True
        await self._look()
        if self.server.table is not None:
            table, self.server.table = self.server.table, None
            self._go(table, sit=table not in self._mine)

    def look(self, *, anew: bool = False) -> None:
        """Ask the server again, if this is what is being looked at; whoever asked for it hears that it was done."""
        if self.is_current:
            asking = self._look(anew=anew) if self._is_known else self._arrive()
            self.run_worker(asking, exclusive=True, group="look", exit_on_error=False)

    async def _look(self, *, anew: bool = False) -> None:
        try:
            mine = await self.server.ask(list[Mine], "GET", "/api/mine")
            waiting = await self.server.ask(list[Listed], "GET", "/api/tables")
        except Refused as refused:
            self._tell_why_not(refused)
            return
        running = [table for table in mine if table.phase not in ("over", "ended")]
        self._mine = {table.id for table in running}
        others = [table for table in waiting if table.id not in self._mine]
        self._show(running, others)
        if anew:
            self._prompt.update(self.say("tui-lobby-looked", count=len(running) + len(others)))

    def _show(self, mine: Sequence[Listed], others: Sequence[Listed]) -> None:
        self._header.show(self.server.url, f"{spoken(self._called or '')} ")
        rows: list[tuple[str | None, Text]] = []
        for heading, tables in (("tui-lobby-mine", mine), ("tui-lobby-open", others)):
            if tables:
                rows += [(None, Text(self.say(heading), f"bold {HAZARD}"))]
                rows += [(table.id, self._line(table)) for table in tables]
        self.tables.show(rows)
        self._invite("tui-lobby-prompt" if rows else self._empty)

    def _invite(self, key: str) -> None:
        """Say what can be done; what was said last stays until that changes, or the server is back."""
        if key != self._invitation:
            self._invitation = key
            if not self._answered:
                self._prompt.update(self.say(key))

    def _answer(self, refused: Refused) -> None:
        """Say why a wish was not granted. That stays until the next key, whatever becomes of the list."""
        self._answered = True
        self._prompt.update(refusal_text(self.say, refused))

    def _tell_why_not(self, refused: Refused) -> None:
        self._invitation = ""
        self._prompt.update(refusal_text(self.say, refused))

    def _line(self, table: Listed) -> Text:
        players = table.options.players
        free = sum(seat.state == "free" for seat in table.seats)
        names = ", ".join(spoken(seat.name) for seat in table.seats if seat.name)
        state = self.say("tui-lobby-free", count=free) if free else self.say("tui-lobby-playing")
        state = self.say("web-set-aside") if table.phase == "aside" else state
        called = isinstance(table, Mine) and table.your_turn
        turn = ("  ► " + self.say("web-your-turn"), f"bold {SPARK}") if called else ""
        return Text.assemble((f"{players}  ", TEXT), (f"{state:<22}", FAINT), (names, TEXT), turn)

    def on_choices_clicked(self, event: Choices.Clicked) -> None:
        """A table was clicked."""
        self._go(event.key, sit=event.key not in self._mine)

    def _go(self, table: str, *, sit: bool) -> None:
        self.run_worker(self._entered(table, sit), exit_on_error=False)

    async def _entered(self, table: str, sit: bool) -> None:
        try:
            await self._enter(table, sit)
        except Refused as refused:
            self._answer(refused)

    def press(self, key: str) -> None:
        """Do what a key does, or say that it does nothing."""
        self._answered = False
        match key:
            case "n" if not self._watches:
                self.app.push_screen(TermsPage(self.say), self._opened)
            case "u":
                line = LineQuestion(self.say, self.say("tui-key-name"), longest=LONGEST_NAME, text=self._called or "")
                self.app.push_screen(line, self._renamed)
            case "r":
                self.look(anew=True)
            case "t":
                self._prompt.update(change_shift(self.app, self.say))
            case "q" | "escape" | "ctrl+q":
                self.app.exit()
            case "enter" | "space" if self.tables.chosen is not None:
                self._go(self.tables.chosen, sit=self.tables.chosen not in self._mine)
            case _ if not self.tables.press(key):
                self._prompt.update(self._help(key))

    def _help(self, key: str) -> str:
        """Why a key did nothing, and what can be done instead."""
        now = self.say(self._empty if self.tables.chosen is None else "tui-lobby-prompt")
        return f"{self.say('tui-no-such-key-here', key=SIGNS.get(key, key))} {now}"

    def _opened(self, terms: Terms | None) -> None:
        async def open_table(terms: Terms) -> None:
            try:
                await self._enter(await self.server.open_table(terms), True)
            except Refused as refused:
                self._answer(refused)

        if terms is not None:
            self.run_worker(open_table(terms), exit_on_error=False)

    def _renamed(self, name: str | None) -> None:
        if name:
            self._called = name
            self.run_worker(self._arrive(), exit_on_error=False)

    def on_key(self, event: events.Key) -> None:
        """Every key does something, or says why not."""
        event.stop()
        self.press(latin(event))

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        """A key in the bar was clicked."""
        self.press(event.key)
