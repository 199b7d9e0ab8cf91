"""All tables of this process. The hall opens, finds and looks after them, and puts them away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from fzzzt.fairness import commitment_to, new_secret
from fzzzt.store import Unavailable
from fzzzt.tables import course
from fzzzt.tables.caretaker import Caretaker
from fzzzt.tables.live import LiveTable
from fzzzt.tables.refusal import Refusal
from fzzzt.tables.table import Table
from fzzzt.tables.terms import options_and_faces, seated_bots
from fzzzt.wire import log
from fzzzt.wire.bodies import Listed, Mine
from fzzzt.wire.faces import embedded_deck
from fzzzt.wire.options import options_of
from fzzzt.wire.tables import About

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from fzzzt.store import Standing, Store
    from fzzzt.tables.crew import Crew
    from fzzzt.tables.guest import Guest
    from fzzzt.wire.terms import Terms

T = TypeVar("T")

_ID = re.compile(r"[A-Za-z0-9_-]{16}")

_log = logging.getLogger(__name__)


def clock_now() -> int:
    """The time in ms since the epoch."""
    return time.time_ns() // 1_000_000


class Hall:
    """Every table that somebody uses in this process."""

    def __init__(self, store: Store, crew: Crew, now: Callable[[], int] = clock_now) -> None:
        self.store = store
        self.crew = crew
        self.now = now
        self.stopping = False
        self.counts: Counter[str] = Counter()
        self._live: dict[str, LiveTable] = {}
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        self._caretaker = Caretaker(self)

    # Tables

    async def open_table(self, guest: Guest, terms: Terms) -> str:
        """Open a table on these terms; answers its id, which nobody can guess."""
        options, faces = await asyncio.to_thread(options_and_faces, terms)  # a deck file may take its time
        opened = log.Opened(
            options=options_of(options),
            deck=embedded_deck(faces),
            bots=seated_bots(terms),
            cover=terms.cover,
            public=terms.public,
            clock=terms.clock,
            host=guest.id,
            commitment="",
        )
        return await self._open(opened)

    async def open_rematch(self, table: Table) -> str:
        """A new table for the people of this one."""
        kept = [log.KeptFor(seat.owner, seat.name) if seat.owner else None for seat in table.seats]
        opened = log.Opened(
            options=options_of(table.options),
            deck=embedded_deck(table.faces),
            bots=[seat.bot for seat in table.seats],
            cover=table.cover,
            public=table.listed,
            clock=table.clock,
            host=table.host,
            commitment="",
            previous=table.id,
            kept=kept,
        )
        return await self._open(opened)

    async def _open(self, opened: log.Opened) -> str:
        """The server commits to its part of the shuffles before anyone sits."""
        table, now, secret = Table(secrets.token_urlsafe(12)), self.now(), new_secret()
        table.write(log.Secret(secret), now)
        table.write(msgspec.structs.replace(opened, commitment=commitment_to(secret)), now)
        course.settle(table, now)  # a table of bots alone begins at once
        live = LiveTable(self, table)
        await live.found()
        self._live[table.id] = live
        self.counts["opened"] += 1
        return table.id

    async def table(self, name: str) -> LiveTable:
        """A table by its id."""
        if not _ID.fullmatch(name):
            raise Refusal("no-such-table")
        if (live := self._live.get(name)) is None:
            if name not in self._coming:
                self._coming[name] = asyncio.create_task(self._load(name))
            live = await asyncio.shield(self._coming[name])
        live.touched = self.now()
        return live

    async def _load(self, name: str) -> LiveTable:
        try:
            lines = await self.store.lines(name)
            if not lines:
                raise Refusal("no-such-table")
            live = self._live[name] = LiveTable(self, Table.of(name, lines))
            await live.refresh()  # whatever another process wrote between
            with suppress(Refusal):
                await live.take_charge()
            return live
        except Unavailable:
            raise Refusal("unavailable") from None
        finally:
            del self._coming[name]

    async def open_tables(self) -> list[Listed]:
        """Public tables that wait for people, the newest first."""
        return [_listed(name, standing) for name, standing in await self._asked(self.store.listed())]

    async def tables_of(self, *guests: Guest) -> list[Mine]:
        """The tables of everybody at one device: those that wait for them first, then other running ones."""
        ids = [guest.id for guest in guests]
        mine = [_mine(name, standing, ids) for name, standing in await self._asked(self.store.seated(*ids))]
        return sorted(mine, key=lambda table: (not table.your_turn, table.phase in ("over", "ended")))

    async def _asked(self, question: Coroutine[Any, Any, T]) -> T:
        try:
            return await question
        except Unavailable:
            raise Refusal("unavailable") from None

    # Looking after them

    async def start(self) -> None:
        """Hear what other processes write, and look after tables that are due."""
        self.store.listen(self._hear, self._hear_all)
        await self.store.beat()
        self._caretaker.start()

    async def stop(self) -> None:
        """Finish what is in flight, tell everybody to connect again, and let go of every table."""
        self.stopping = True
        self._caretaker.stop()
        for live in self._live.values():
            live.driver.stop()
        while self._tasks:
            await asyncio.wait(self._tasks)
        for live in self._live.values():
            live.onlookers.farewell("restart")
        with suppress(Unavailable):
            await self.store.retire()

    @property
    def here(self) -> list[LiveTable]:
        """The tables in this process's memory."""
        return list(self._live.values())

    def forget(self, live: LiveTable) -> None:
        """Put a table away."""
        del self._live[live.id]

    def finishing(self, coroutine: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end, whoever stops waiting for it; stopping waits for it too."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def in_background(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for."""
        self.finishing(coroutine).add_done_callback(_report)

    def _hear(self, name: str, seq: int) -> None:
        live = self._live.get(name)
        if live is not None and not self.stopping and (live.doubtful or live.table.seq < seq):
            live.refresh_soon()

    def _hear_all(self) -> None:
        for live in self._live.values():
            if not self.stopping:
                live.refresh_soon()

    @property
    def figures(self) -> dict[str, int]:
        """Numbers for whoever runs the server; nothing about anybody."""
        connections = sum(len(live.onlookers) for live in self._live.values())
        return {"tables": len(self._live), "connections": connections, **self.counts}


def _report(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        _log.error("a task of a table failed", exc_info=error)


def _listed(name: str, standing: Standing) -> Listed:
    about = msgspec.structs.asdict(msgspec.json.decode(standing.about, type=About))
    return Listed(id=name, phase=standing.phase, updated=standing.updated, **about)


def _mine(name: str, standing: Standing, ids: Sequence[str]) -> Mine:
    seats = [seat for seat, owner in enumerate(standing.owners) if owner in ids]
    called = [seat for seat in seats if seat in standing.waiting]
    listed = msgspec.structs.asdict(_listed(name, standing))
    return Mine(seat=(called or seats)[0], your_turn=bool(called), **listed)
