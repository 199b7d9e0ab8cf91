"""A visit to a server: from its list of tables to one of them, and on to a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.tui.app import FzzztApp
from fzzzt.tui.feeds.feed import Refused, Wish
from fzzzt.tui.feeds.remote_feed import RemoteFeed
from fzzzt.tui.lobby import Lobby
from fzzzt.tui.table_screen import TableScreen

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.server import ServerClient


class Visit:
    """Who comes to a server, and what for: to play, or only to watch."""

    def __init__(
        self, say: Catalogue, server: ServerClient, name: str | None, *, watch: bool = False, pace: float
    ) -> None:
        self.say = say
        self.server = server
        self.watch = watch
        self.pace = pace
        self._table: str | None = None
        self._shown: TableScreen | None = None
        self.lobby = Lobby(say, server, self.enter, name, watch=watch)
        self.app = FzzztApp(self.lobby)

    async def enter(self, table: str, sit: bool) -> None:
        """Go to a table."""
        if sit and not self.watch:
            await self.server.sit_if_possible(table)
        await self.app.push_screen(self.screen(table))

    @property
    def seated_at(self) -> str | None:
        """The table of a game that is not over, where a seat of ours was left."""
        shown = self._shown
        seated = shown is not None and shown.table.you is not None and shown.table.stage not in ("over", "ended")
        return self._table if seated else None

    def screen(self, table: str) -> TableScreen:
        """The screen of a table."""
        self._table = table
        self._shown = TableScreen(self.say, RemoteFeed(self.server, table), self._again, pace=self.pace)
        return self._shown

    async def _again(self, screen: TableScreen) -> None:
        """Ask for a rematch, or join the one that somebody has asked for."""
        if screen.table.next is None:
            try:
                await screen.feed.do(Wish("rematch"))
            except Refused as refused:
                screen.refuse(refused)
            return
        if not self.watch:
            await self.server.sit_if_possible(screen.table.next)
        await self.app.switch_screen(self.screen(screen.table.next))
