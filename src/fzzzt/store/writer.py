"""Group commit: appends that wait at the same time share one transaction, for every commit waits for the disk."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from fzzzt.store.log import Unavailable
from fzzzt.store.statements import write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.store.database import Database
    from fzzzt.store.log import Append

_PACE = 0.02
"""Seconds from one commit to the next, in which others join: only a busy server waits for them."""
_AT_MOST = 500
"""Appends in one transaction."""

_Waiting = tuple["Append", "asyncio.Future[None]"]


class Writer:
    """Takes appends from everybody and writes them, as many at once as there are."""

    def __init__(self, database: Database, process: str | None) -> None:
        """A process that is named tells the others what it writes."""
        self._database, self._process = database, process
        self._queue: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="fzzzt store writer")

    async def append(self, append: Append) -> None:
        """Write it; once this returns it is durable. Whoever stops waiting does not stop it from being written."""
        if self._closed:
            raise Unavailable("the store is closed")
        written = asyncio.get_running_loop().create_future()
        self._queue.append((append, written))
        self._wake.set()
        await written

    async def close(self) -> None:
        """Finish what is queued, and take no more."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while await self._wake.wait() and (self._queue or not self._closed):
            pause = asyncio.create_task(asyncio.sleep(_PACE))
            await self._settle([self._queue.popleft() for _ in range(min(len(self._queue), _AT_MOST))])
            if not self._queue and not self._closed:
                self._wake.clear()
            await pause

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        """Answer all of a batch; if it fails because of one append, each is tried alone to find the guilty."""
        appends = [append for append, _ in batch]
        try:
            await self._database.transact(lambda connection: write(connection, appends, self._process))
        except Unavailable as error:
            for _, written in batch:
                _fail(written, Unavailable(*error.args))
        except Exception as error:
            if len(batch) == 1:
                _fail(batch[0][1], error)
                return
            for one in batch:
                await self._settle([one])
        else:
            for _, written in batch:
                if not written.done():
                    written.set_result(None)


def _fail(written: asyncio.Future[None], error: Exception) -> None:
    if not written.done():  # done: nobody waits any more
        written.set_exception(error)
