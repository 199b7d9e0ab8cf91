"""All tables of this process. The hall opens, finds and looks after them, and puts them away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from fzzzt.fairness import commitment_to, new_secret
from fzzzt.store import Unavailable
from fzzzt.tables import course, seating
from fzzzt.tables.adviser import Adviser
from fzzzt.tables.bookkeeper import Bookkeeper
from fzzzt.tables.caretaker import Caretaker
from fzzzt.tables.company import Attendance, LastSeen
from fzzzt.tables.daily_deals import DailyDeals
from fzzzt.tables.forgetting import Forgetter
from fzzzt.tables.groups import find_group
from fzzzt.tables.lists import Lists
from fzzzt.tables.live import LiveTable, mark_of
from fzzzt.tables.reading import read_table
from fzzzt.tables.refusal import Refusal, asked
from fzzzt.tables.table import TABLE_ID, Table, new_table_id
from fzzzt.tables.terms import opened_by, played_on
from fzzzt.wire import log
from fzzzt.wire.faces import embedded_deck
from fzzzt.wire.options import options_of

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Sequence

    from fzzzt.store import Group, Store
    from fzzzt.tables.crew import Crew
    from fzzzt.tables.guest import Guest
    from fzzzt.wire.terms import Terms

T = TypeVar("T")

_RENAMED = 20
"""Tables that a new name reaches at once."""
_LOST = "lost"
"""What processes whisper of a table that is deleted."""
_HANDED_OVER = 50
"""Tables that come along when a guest signs in, the running ones first; of older ones the lists alone do."""

_log = logging.getLogger(__name__)


def clock_now() -> int:
    """The time in ms since the epoch."""
    return time.time_ns() // 1_000_000


class Hall:
    """Every table that somebody uses in this process."""

    def __init__(self, store: Store, crew: Crew, now: Callable[[], int] = clock_now) -> None:
        self.store = store
        self.crew = crew
        self.adviser = Adviser()
        self.now = now
        self.stopping = False
        self.counts: Counter[str] = Counter()
        self.last_seen = LastSeen()
        self._live: dict[str, LiveTable] = {}
        self._aside: set[str] = set()
        """Tables that fail. One that failed in another process is tried once more here, when somebody opens it."""
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        self.bookkeeper = Bookkeeper(store)
        self.forgetter = Forgetter(self)
        self.daily = DailyDeals(self)
        self.lists = Lists(store, now)
        self._caretaker = Caretaker(self)

    # Tables

    async def open_table(self, guest: Guest, terms: Terms, group: Group | None = None) -> str:
        """Open a table on these terms; answers its id, which nobody can guess."""
        if terms.rated and not guest.account:
            raise Refusal("rated-account")
        opened = await asyncio.to_thread(opened_by, guest.id, terms)  # a deck file may take its time
        if (wish := terms.play_on) is not None:
            record = wish.record if wish.table is None else await self._finished_record(guest, wish.table)
            opened = self.daily.closed(await asyncio.to_thread(played_on, opened, wish, record), record)
        return await self._found_in(group, opened)

    async def _found_in(self, group: Group | None, opened: log.Opened) -> str:
        """A new table, which is the newest of its group unless another has become that meanwhile."""
        if group is None:
            return await self.found(opened)
        table = await self.found(msgspec.structs.replace(opened, group=group.id))
        await asked(self.store.groups.go_on(group.id, group.table, table))
        return table

    async def _finished_record(self, guest: Guest, name: str) -> object:
        """The record of a table's game; `Refusal` while anything in it is still secret."""
        return msgspec.json.decode(await (await self.table_for(guest, name)).record())

    async def open_rematch(self, table: Table, group: Group | None = None) -> str:
        """A new table for the people of this one, in the same group or in a new one."""
        if group is None and table.group is not None:
            group = replace(await find_group(self, table.group), table=table.id)
        kept = [log.KeptFor(seat.owner, seat.name, seat.account) if seat.owner else None for seat in table.seats]
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
            hints=table.hints_wanted,
            guided=table.guide is not None,
            origin=table.origin,
            rated=table.rated,
            daily=table.daily,
        )
        return await self._found_in(group, opened)

    async def found(
        self, opened: log.Opened, host: Guest | None = None, name: str | None = None, secret: str | None = None
    ) -> str:
        """A new table. The server commits to its part of the shuffles before anyone sits; a host may sit at once."""
        table, now, secret = Table(name or new_table_id()), self.now(), secret or new_secret()
        table.write(log.Secret(secret), now)
        table.write(msgspec.structs.replace(opened, commitment=commitment_to(secret)), now)
        if host is not None:
            seating.sit(table, host, None, None, now)
        course.settle(table, now)  # a table of bots alone begins at once
        live = LiveTable(self, table)
        await live.found()
        self._live[table.id] = live
        self.counts["opened"] += 1
        return table.id

    async def table(self, name: str) -> LiveTable:
        """A table by its id."""
        if not TABLE_ID.fullmatch(name):
            raise Refusal("no-such-table")
        if name in self._aside:
            raise Refusal("set-aside")
        if (live := self._live.get(name)) is None:
            if name not in self._coming:
                self._coming[name] = asyncio.create_task(self._load(name))
            live = await asyncio.shield(self._coming[name])
        live.touched = self.now()
        return live

    async def table_for(self, guest: Guest, name: str) -> LiveTable:
        """A table by its id, for somebody who wants to know of it, if it has no cards that they have yet to play."""
        live = await self.table(name)
        await self.daily.check_reader(live.table, guest)
        return live

    def is_seated(self, name: str, guests: Iterable[Guest]) -> bool:
        """Whether one of them has a seat at a table, as far as that is known without asking the store."""
        live = self._live.get(name)
        return live is not None and any(live.table.seat_of(guest.id) is not None for guest in guests)

    async def _load(self, name: str) -> LiveTable:
        try:
            standing = await self.store.standing(name)
            if standing is None:
                raise Refusal("no-such-table")
            live = self._live[name] = LiveTable(self, await read_table(self.store, name))
            await live.refresh()  # whatever another process wrote between
            live.tell_attendance(asks=True)
            if standing.phase == "aside":  # another version of this program could not follow it, perhaps
                await live.come_back()
            with suppress(Refusal):
                await live.take_charge()
            return live
        except Unavailable:
            raise Refusal("unavailable") from None
        except Refusal:
            raise
        except Exception as error:
            await self.set_aside(name, error)
            raise Refusal("set-aside") from None
        finally:
            del self._coming[name]

    async def set_aside(self, name: str, error: Exception) -> None:
        """A table fails, or takes too long: tell everybody there, and leave it alone. Its log stays as it is."""
        if name in self._aside:
            return
        self._aside.add(name)
        self.counts["set aside"] += 1
        _log.error("table %s is set aside", mark_of(name), exc_info=error)
        if (live := self._live.pop(name, None)) is not None:
            live.set_aside()
        await asyncio.shield(self.finishing(self._put_aside(name)))  # what is told to stop may be who asks

    async def _put_aside(self, name: str) -> None:
        with suppress(Unavailable):
            await self.store.set_aside(name)

    # Looking after them

    async def start(self) -> None:
        """Hear what other processes write, and look after tables that are due."""
        self.store.listen(self._hear, self._hear_all, self._overhear)
        await self.store.beat()
        self._caretaker.start()
        self.in_background(self.bookkeeper.catch_up())
        self.in_background(self.forgetter.catch_up())
        self.daily.start()

    async def stop(self) -> None:
        """Finish what is in flight, tell everybody to connect again, and let go of every table."""
        self.stopping = True
        self._caretaker.stop()
        await self.daily.stop()
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
        self._live.pop(live.id, None)
        if not self.store.shared:  # else another process may have seen people later
            self.last_seen.keep(live.id, live.company)

    def lose(self, live: LiveTable) -> None:
        """A table is deleted: whoever is there is told to connect again, and finds it gone."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
        live.set_aside("restart")
        self.tell_lost(live.id)

    async def rename(self, guest: Guest, before: str) -> None:
        """Let somebody's new name reach the seats they have at running tables."""
        for name, standing in await asked(self.store.seated(guest.id, limit=_RENAMED)):
            if standing.phase not in ("over", "ended", "aside"):
                with suppress(Refusal):
                    await (await self.table(name)).rename(guest, before)

    async def hand_over(self, people: Sequence[tuple[Guest, Guest]]) -> int:
        """Let guests' seats be accounts'; how many stay as they are, because the account sits there already."""
        left = 0
        for guest, account in people:
            for name, _ in await asked(self.store.seated(guest.id, limit=_HANDED_OVER, over=_HANDED_OVER)):
                try:
                    left += not await (await self.table(name)).hand_over(guest, account)
                except Refusal:
                    left += 1
        return left

    def finishing(self, coroutine: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end, whoever stops waiting for it; stopping waits for it too."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def in_background(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for."""
        self.finishing(coroutine).add_done_callback(_report)

    @property
    def figures(self) -> dict[str, int]:
        """Numbers for whoever runs the server; nothing about anybody."""
        connections = sum(len(live.onlookers) for live in self._live.values())
        return {"tables": len(self._live), "connections": connections, **self.counts}

    # Between processes

    def tell_others(self, table: str, attendance: Attendance) -> None:
        """Tell other processes who is connected to this one."""
        if self.store.shared and not self.stopping:
            self.in_background(self._whisper(table, msgspec.json.encode(attendance).decode()))

    async def _whisper(self, table: str, text: str) -> None:
        with suppress(Unavailable):
            await self.store.whisper(table, text)

    def tell_lost(self, table: str) -> None:
        """Tell other processes that a table is deleted."""
        if self.store.shared and not self.stopping:
            self.in_background(self._whisper(table, _LOST))

    def _overhear(self, process: str, table: str, text: str) -> None:
        if text == _LOST:
            if (live := self._live.pop(table, None)) is not None:
                live.set_aside("restart")
        elif (live := self._live.get(table)) is not None and not self.stopping:
            live.hear_attendance(process, msgspec.json.decode(text, type=Attendance))

    def _hear(self, name: str, seq: int) -> None:
        live = self._live.get(name)
        if live is not None and not self.stopping and (live.doubtful or live.table.seq < seq):
            live.refresh_soon()

    def _hear_all(self) -> None:
        for live in self._live.values():
            if not self.stopping:
                live.refresh_soon()


def _report(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
        _log.error("a task of a table failed", exc_info=error)
