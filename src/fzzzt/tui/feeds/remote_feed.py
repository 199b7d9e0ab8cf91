"""A table of a server. What happened while we were away is told as if we had been there."""

from __future__ import annotations

import asyncio
import time
from contextlib import aclosing
from dataclasses import replace
from typing import TYPE_CHECKING, get_args

from msgspec import structs

from fzzzt.engine import Bid, Build
from fzzzt.tui.feeds.connection import Connection
from fzzzt.tui.feeds.feed import InCompany, OfTheHost, Refused, ShownTable, Sitter, Talk, Update, Wish
from fzzzt.voice.clusters import one_line
from fzzzt.voice.voice import spoken
from fzzzt.wire.bodies import Link
from fzzzt.wire.faces import deck_in_play
from fzzzt.wire.tables import NewEntries, OwnNews, Welcome
from fzzzt.wire.told import ToldChat

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fzzzt.engine import Deck, Options, SpectatorView
    from fzzzt.tui.feeds.feed import Wishes
    from fzzzt.tui.feeds.server import ServerClient
    from fzzzt.wire.sayings import Saying
    from fzzzt.wire.tables import Chair
    from fzzzt.wire.told import AnyTold
    from fzzzt.wire.views import WireView


class RemoteFeed:
    """A live table, from one's seat, or as a spectator."""

    can: frozenset[Wishes] = frozenset({"new", *get_args(InCompany), *get_args(OfTheHost)})

    def __init__(self, server: ServerClient, table: str) -> None:
        self.server = server
        self.id = table
        self._connection = Connection(server, table)
        self._table = ShownTable("open", (), None, None, connected=False, address=f"{server.url}/tables/{table}")
        self._game: tuple[Options, Deck] | None = None
        self._anew = True
        self._tasks: set[asyncio.Task[None]] = set()

    async def news(self) -> AsyncGenerator[Update, None]:
        """All that is told of the table, through however many connections."""
        async with aclosing(self._connection.messages()) as messages:
            async for message in messages:
                if message is None:
                    self._table = replace(self._table, connected=False)
                    yield Update(self._table)
                elif isinstance(message, Welcome | NewEntries | OwnNews) and (news := self._take(message)):
                    yield news

    async def do(self, deed: Bid | Build | Wish) -> None:
        """Say it to the server until it is answered."""
        known = {"seq": self._connection.seq}
        match deed:
            case Bid(cards=cards):
                await self._connection.say("bid", cards=list(cards), **known)
            case Build(robots=robots):
                await self._connection.say("build", robots=dict(robots), **known)
            case Wish(kind="prepare", fields=fields):
                await self._connection.say("prepare", **fields, **known)
            case Wish(kind="leave"):
                await self.server.get_up(self.id)
            case Wish(kind=kind, fields=fields) if kind in self.can:
                await self._connection.say(kind, **fields)
            case _:
                raise Refused("not-here")

    async def link(self) -> str:
        """A link that is good once, and not for long."""
        return (await self.server.ask(Link, "POST", f"/api/tables/{self.id}/seats/mine/link")).url

    async def close(self) -> None:
        """The socket was closed with the news."""

    def _take(self, message: Welcome | NewEntries | OwnNews) -> Update | None:
        """What a message tells; None if something before it is missing, which is asked for."""
        if self._connection.seq and self._table.you != message.you.seat:
            # Who sits down, or moves a seat to another device, sees with other eyes from the first entry on.
            self._table, self._connection.seq, self._anew = replace(self._table, you=message.you.seat), 0, True
            self._say("since", seq=0)
            return None
        last = self._connection.seq
        entries = [] if isinstance(message, OwnNews) else [entry for entry in message.entries if entry.seq > last]
        if entries and entries[0].seq != last + 1:
            self._say("since", seq=last)
            return None
        if isinstance(message, Welcome):
            self._game = message.table.options.options(), deck_in_play(message.cards)
        self._table = self._table_of(message)
        told = [item for entry in entries for item in _told(entry)]
        self._connection.seq = message.seq
        if self._table.stage == "starting":
            self._reveal()
        anew, self._anew = self._anew, False
        return Update(self._table, tuple(told), anew)

    def _table_of(self, message: Welcome | NewEntries | OwnNews) -> ShownTable:
        table, you = self._table, message.you
        if not isinstance(message, OwnNews):
            around = message.table
            sitters, silenced = tuple(map(_sitter, around.seats)), frozenset(around.silenced)
            table = replace(table, stage=around.phase, sitters=sitters, next=around.next, silenced=silenced)
        if isinstance(message, Welcome):
            table = replace(table, ahead=message.now - round(time.time() * 1000))
        return replace(
            table,
            you=you.seat,
            powers=frozenset(you.powers),
            prepared=you.prepared,
            auto=you.auto,
            muted=frozenset(you.muted),
            view=self._view(message.view),
            connected=True,
        )

    def _view(self, view: WireView | None) -> SpectatorView | None:
        return None if view is None or self._game is None else view.view(*self._game)

    def _reveal(self) -> None:
        nonce = self.server.identity.take_nonce(self.id)
        if nonce is not None and self._table.you is not None:
            self._say("reveal", nonce=nonce)

    def _say(self, kind: str, **fields: object) -> None:
        """Say what needs no answer to be waited for."""
        task = asyncio.create_task(self._connection.say(kind, **fields))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody asks for it


def _sitter(chair: Chair) -> Sitter:
    return Sitter(spoken(chair.name), chair.state, chair.bot, chair.left_ms, chair.since)


def _told(entry: AnyTold) -> list[Saying | Talk]:
    """What an entry tells; names and talk come from elsewhere, and steer no terminal."""
    if isinstance(entry, ToldChat):
        return [Talk(one_line(entry.name), None if entry.text is None else one_line(entry.text))]
    plain = [{name: one_line(text) for name, text in saying.texts.items()} for saying in entry.sayings]
    return [structs.replace(saying, texts=texts) for saying, texts in zip(entry.sayings, plain, strict=True)]
