"""A visit to a server at a line prompt: its tables as a numbered list, and one of them, to play at or to watch."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import typer

from fzzzt.cli.live_thread import LiveThread
from fzzzt.cli.person import Leaving
from fzzzt.cli.plain_table import PlainTable, told_tables
from fzzzt.presets import DEFAULTS
from fzzzt.tui.feeds.feed import Refused
from fzzzt.tui.refusals import refusal_text
from fzzzt.voice.voice import spoken
from fzzzt.wire.bodies import Listed, Me, Mine, Name
from fzzzt.wire.terms import Terms

if TYPE_CHECKING:
    from fzzzt.cli.line_terminal import LineTerminal
    from fzzzt.tui.feeds.server import ServerClient


class PlainVisit:
    """Who comes to a server, and what for: to play, or only to watch."""

    def __init__(self, terminal: LineTerminal, server: ServerClient, name: str | None, *, watch: bool) -> None:
        self.terminal, self.say = terminal, terminal.say
        self.server = server
        self._name = name
        self._watch = watch
        self.seated_at: str | None = None
        """The table of a game that is not over, where a seat of ours was left."""

    def run(self) -> None:
        """From the list to a table, and on to a rematch, until the person leaves."""
        with LiveThread() as self._live:
            try:
                self._arrive()
                table: str | None = self.server.table or self._chosen()
                while table is not None:
                    table = self._at(table)
            except Refused as refused:
                raise ValueError(refusal_text(self.say, refused)) from refused
            except Leaving:
                self.terminal.tell(self.say("play-goodbye"))

    def _arrive(self) -> None:
        if self._name:
            self._live.ask(self.server.ask(Me, "PUT", "/api/me", Name(self._name)))
        else:
            self._live.ask(self.server.ask(Me, "GET", "/api/me"))
        if not self._watch:
            self._live.ask(self.server.claim_seat())

    def _chosen(self) -> str:
        """A table from the list; `Leaving` if none is wanted."""
        tables = self._tables()
        while True:
            typed = self.terminal.ask(self.say("play-live-prompt")).lower()
            if typed == "q":
                raise Leaving
            if typed == "n" and not self._watch:
                return self._live.ask(self.server.open_table(Terms(players=DEFAULTS.players)))
            if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(tables):
                return tables[int(typed) - 1].id
            if typed not in ("", "r", "?"):
                self.terminal.tell(self.say("play-not-understood-here", input=spoken(typed)))
            tables = self._tables()

    def _tables(self) -> list[Listed]:
        mine = self._live.ask(self.server.ask(list[Mine], "GET", "/api/mine"))
        waiting = self._live.ask(self.server.ask(list[Listed], "GET", "/api/tables"))
        running = [table for table in mine if table.phase not in ("over", "ended")]
        known = {table.id for table in running}
        tables = [*running, *(table for table in waiting if table.id not in known)]
        some, none = ("play-live-keys", "play-live-keys-none")
        if self._watch:
            some, none = ("play-live-keys-watch", "play-live-keys-none-watch")
        keys = self.say(some if tables else none)
        self.terminal.tell(*told_tables(self.terminal, self.server.url, tables), keys)
        return tables

    def _at(self, table: str) -> str | None:
        """Be at a table; the one to go to then."""
        if not self._watch:
            self._live.ask(self.server.sit_if_possible(table))
        with closing(PlainTable(self.terminal, self._live, self.server, table)) as shown:
            try:
                following = shown.run()
                self.seated_at = None
            except EOFError:
                self._input_ended(shown)
                following = None
            except BaseException:
                self._note_seat(shown)
                raise
        if shown.refused is not None:
            raise shown.refused
        return following

    def _input_ended(self, shown: PlainTable) -> None:
        """Whoever watches hears the rest; whoever plays can play no more."""
        if self._watch:
            shown.over.wait()
            return
        self._note_seat(shown)
        self.terminal.tell("", self.say("play-input-ended"))
        raise typer.Exit(1)

    def _note_seat(self, shown: PlainTable) -> None:
        seated = shown.table.you is not None and shown.table.stage not in ("over", "ended")
        self.seated_at = shown.id if seated else None
