"""Looks after tables that nobody touches: takes over those that are due, and puts away those that nobody uses."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from fzzzt.store import LEASE, Unavailable
from fzzzt.tables.live import mark_of
from fzzzt.tables.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fzzzt.tables.hall import Hall

_BEAT = 1.0
_AT_ONCE = 20
"""Tables that are read from the store at the same time."""
_FORGET = 60_000
"""After how many ms without anybody a table is put away; it comes back when it is asked for, or due."""

_log = logging.getLogger(__name__)


class Caretaker:
    """Two tasks of a hall: one shows that this process lives, whatever the other is busy with."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._few = asyncio.Semaphore(_AT_ONCE)
        self._beaten = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        self._tasks = [asyncio.create_task(self._again_and_again(task)) for task in (self._beat, self._go_round)]

    def stop(self) -> None:
        """Look after nothing any more."""
        for task in self._tasks:
            task.cancel()

    async def _again_and_again(self, task: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await task()
            except Unavailable as error:
                _log.warning("the database does not answer: %s", error)
            except Exception:
                _log.exception("looking after the tables failed")
            await asyncio.sleep(_BEAT)

    async def _beat(self) -> None:
        """Show that this process lives. After too long a silence another one may drive our tables: leave them to it."""
        if (time.monotonic() - self._beaten) * 1000 > LEASE:
            held = [live for live in self._hall.here if live.driver.held]
            for live in held:
                live.driver.held = False
            await self._hall.store.release(*(live.id for live in held))
        await self._hall.store.beat()
        self._beaten = time.monotonic()

    async def _go_round(self) -> None:
        driven = {live.id for live in self._hall.here if live.driver.held}
        due = await self._hall.store.claim_due(self._hall.now(), driven)
        await asyncio.gather(*(self._attend(name) for name in due))
        for live in self._hall.here:
            live.look_up()
        await self._put_away()

    async def _attend(self, name: str) -> None:
        """Drive a table that is due. One that cannot be read is no reason to neglect the others."""
        async with self._few:
            try:
                await (await self._hall.table(name)).take_charge(claimed=True)
            except Refusal as refusal:
                _log.info("table %s: %s", mark_of(name), refusal.code)
            except Unavailable:
                raise
            except Exception as error:
                await self._hall.set_aside(name, error)

    async def _put_away(self) -> None:
        now = self._hall.now()
        unused = [live for live in self._hall.here if live.idle and now - live.touched > _FORGET]
        if not unused:
            return
        for live in unused:
            live.driver.stop()
        await self._hall.store.release(*(live.id for live in unused))
        for live in unused:
            if live.idle and self._hall.now() - live.touched > _FORGET:
                self._hall.forget(live)
            else:  # somebody came meanwhile
                await live.take_charge()
