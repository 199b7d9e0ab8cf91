"""Group commit: many appends, few transactions, and nobody is harmed by another."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from fzzzt.store import Conflict
from fzzzt.store.migration import migrate
from fzzzt.store.sqlite import FileDatabase
from fzzzt.store.writer import Writer
from store.logbook import append, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from sqlalchemy import Connection

T = TypeVar("T")


class SlowDisk(FileDatabase):
    """Counts transactions, and does none before it may."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.transactions = 0
        self.asked, self.may = asyncio.Event(), asyncio.Event()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        self.transactions += 1
        self.asked.set()
        await self.may.wait()
        return await super().transact(work)


@asynccontextmanager
async def slow_writer(path: Path) -> AsyncIterator[tuple[Writer, SlowDisk]]:
    disk = SlowDisk(path)
    disk.may.set()
    await disk.transact(migrate)
    disk.may.clear()
    disk.transactions = 0
    disk.asked.clear()
    writer = Writer(disk, None)
    try:
        yield writer, disk
    finally:
        disk.may.set()
        await writer.close()
        await disk.close()


def test_appends_that_wait_together_share_a_transaction(tmp_path: Path) -> None:
    async def write() -> None:
        async with slow_writer(tmp_path / "tables.db") as (writer, disk):
            first = asyncio.create_task(writer.append(append("first", 1)))
            await disk.asked.wait()
            others = [asyncio.create_task(writer.append(append(f"t{number}", 1))) for number in range(300)]
            disk.may.set()
            await asyncio.gather(first, *others)
            assert disk.transactions == 2

    asyncio.run(write())


def test_of_a_transaction_only_the_guilty_fails(tmp_path: Path) -> None:
    async def write() -> None:
        async with slow_writer(tmp_path / "tables.db") as (writer, disk):
            disk.may.set()
            appends = [append(f"t{number}", 1) for number in range(20)]
            appends[7] = append("t7", 2)  # has no line before it
            done = await asyncio.gather(*(writer.append(one) for one in appends), return_exceptions=True)
            assert [place for place, answer in enumerate(done) if answer is not None] == [7]
            assert isinstance(done[7], Conflict)

    asyncio.run(write())


def test_who_stops_waiting_stops_neither_the_write_nor_the_writer(tmp_path: Path) -> None:
    async def write() -> None:
        path = tmp_path / "tables.db"
        async with slow_writer(path) as (writer, disk):
            impatient = [asyncio.create_task(writer.append(append(name, 1))) for name in ("a", "b")]
            await disk.asked.wait()
            queued = asyncio.create_task(writer.append(append("c", 1)))
            await asyncio.sleep(0)
            for task in (*impatient, queued):
                task.cancel()
            disk.may.set()
            await writer.append(append("d", 1))
        async with opened(str(path)) as store:
            assert [len(await store.lines(name)) for name in "abcd"] == [1, 1, 1, 1]

    asyncio.run(write())


def test_closing_while_the_last_is_written_ends(tmp_path: Path) -> None:
    async def write() -> None:
        async with slow_writer(tmp_path / "tables.db") as (writer, disk):
            last = asyncio.create_task(writer.append(append("t", 1)))
            await disk.asked.wait()
            closing = asyncio.create_task(writer.close())
            await asyncio.sleep(0)
            disk.may.set()
            await asyncio.wait_for(closing, 60)
            assert last.done()

    asyncio.run(write())
