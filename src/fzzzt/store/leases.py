"""Who drives a table: one process at a time, as long as it is heard of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    bindparam,
    cast,
    delete,
    exists,
    extract,
    func,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects.postgresql import insert

from fzzzt.store.schema import processes, tables

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import UpdateBase

    from fzzzt.store.database import Database, Rows

LEASE = 3_000
"""Milliseconds without a beat after which a process counts as dead, by the database's clock."""
_FORGOTTEN = 86_400_000
_NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
_PATIENCE = bindparam("patience", callable_=lambda: LEASE, type_=BigInteger)  # asked each time: tests have more
_HOLDER_LIVES = exists().where(processes.c.id == tables.c.holder, processes.c.beat > _NOW - _PATIENCE)
_HELD_BY_NOBODY = or_(tables.c.holder.is_(None), ~_HOLDER_LIVES)


def _due(now: int) -> Rows:
    """Tables to be looked at, the longest due first."""
    return select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due)


class Leases(Protocol):
    """The tables that a process may drive."""

    async def beat(self) -> None: ...
    async def claim(self, table: str) -> bool: ...
    async def claim_due(self, now: int, driven: Collection[str], limit: int) -> list[str]: ...
    async def release(self, ids: Sequence[str]) -> None: ...
    async def retire(self) -> None: ...


class Alone:
    """The only process on a database: everything is its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self) -> None:
        """Nobody listens."""

    async def claim(self, table: str) -> bool:
        """Nobody else can have it."""
        del table
        return True

    async def claim_due(self, now: int, driven: Collection[str], limit: int) -> list[str]:
        """All that are due, but for those that are driven already."""
        rows = await self._database.read(_due(now).limit(limit + len(driven)))
        return [row.id for row in rows if row.id not in driven][:limit]

    async def release(self, ids: Sequence[str]) -> None:
        """Nobody else can take them."""

    async def retire(self) -> None:
        """Nobody is left behind."""


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
        takable = or_(tables.c.holder == self._process, _HELD_BY_NOBODY)
        free = update(tables).where(tables.c.id == table, takable)
        return await self._change(free.values(holder=self._process)) == 1

    async def claim_due(self, now: int, driven: Collection[str], limit: int) -> list[str]:
        """Take the tables that are due and have no living holder, at once; what this process holds is not asked for."""
        del driven
        found = _due(now).where(_HELD_BY_NOBODY).limit(limit).with_for_update(skip_locked=True)
        taken = update(tables).where(tables.c.id.in_(found)).values(holder=self._process).returning(tables.c.id)
        return await self._database.transact(lambda connection: [row.id for row in connection.execute(taken)])

    async def release(self, ids: Sequence[str]) -> None:
        """Let others take these tables."""
        await self._let_go(tables.c.id.in_(ids))

    async def retire(self) -> None:
        """Let others take all of this process's tables at once: it goes."""
        await self._let_go(true())
        await self._change(delete(processes).where(processes.c.id == self._process))

    async def _let_go(self, which: ColumnElement[bool]) -> None:
        """In the order in which appends lock rows, so that nobody waits for somebody who waits for them."""
        mine = select(tables.c.id).where(tables.c.holder == self._process, which)
        locked = mine.order_by(tables.c.id).with_for_update()
        await self._change(update(tables).where(tables.c.id.in_(locked)).values(holder=None))

    async def _change(self, statement: UpdateBase) -> int:
        return await self._database.transact(lambda connection: connection.execute(statement).rowcount)
