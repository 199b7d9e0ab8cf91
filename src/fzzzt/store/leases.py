"""Who drives a table: one process at a time, as long as it is heard of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sqlalchemy import BigInteger, ColumnElement, cast, delete, exists, extract, func, or_, true, update
from sqlalchemy.dialects.postgresql import insert

from fzzzt.store.schema import processes, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Update, UpdateBase

    from fzzzt.store.database import Database

LEASE = 3_000
"""Milliseconds without a beat after which a process counts as dead, by the database's clock."""
_FORGOTTEN = 86_400_000
_NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


class Leases(Protocol):
    """The tables that a process may drive."""

    async def beat(self) -> None: ...
    async def claim(self, table: str) -> bool: ...
    async def release(self, ids: Sequence[str]) -> None: ...
    async def retire(self) -> None: ...
    def free(self) -> ColumnElement[bool]:
        """The condition that a table is nobody else's."""
        ...


class Alone:
    """The only process on a database: everything is its own."""

    async def beat(self) -> None:
        """Nobody listens."""

    async def claim(self, table: str) -> bool:
        """Nobody else can have it."""
        del table
        return True

    async def release(self, ids: Sequence[str]) -> None:
        """Nobody else can take them."""

    async def retire(self) -> None:
        """Nobody is left behind."""

    def free(self) -> ColumnElement[bool]:
        """Every table is."""
        return true()


class Among:
    """A process among others on one database."""

    def __init__(self, database: Database, process: str) -> None:
        self._database, self._process = database, process

    async def beat(self) -> None:
        """Show that this process is alive, and forget those that have long been dead."""
        alive = insert(processes).values(id=self._process, beat=_NOW)
        await self._change(alive.on_conflict_do_update(index_elements=["id"], set_={"beat": _NOW}))
        await self._change(delete(processes).where(processes.c.beat < _NOW - _FORGOTTEN))

    async def claim(self, table: str) -> bool:
        """Take a table that is free, ours, or whose holder is dead."""
        free = update(tables).where(tables.c.id == table, self.free())
        return await self._change(free.values(holder=self._process)) == 1

    async def release(self, ids: Sequence[str]) -> None:
        """Let others take these tables."""
        await self._change(self._mine.where(tables.c.id.in_(ids)).values(holder=None))

    async def retire(self) -> None:
        """Let others take all of this process's tables at once: it goes."""
        await self._change(self._mine.values(holder=None))
        await self._change(delete(processes).where(processes.c.id == self._process))

    def free(self) -> ColumnElement[bool]:
        """The condition that a table is held by nobody who is alive, or by this process."""
        holder_lives = exists().where(processes.c.id == tables.c.holder, processes.c.beat > _NOW - LEASE)
        return or_(tables.c.holder.is_(None), tables.c.holder == self._process, ~holder_lives)

    @property
    def _mine(self) -> Update:
        return update(tables).where(tables.c.holder == self._process)

    async def _change(self, statement: UpdateBase) -> int:
        return await self._database.transact(lambda connection: connection.execute(statement).rowcount)
