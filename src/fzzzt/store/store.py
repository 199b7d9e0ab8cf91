"""The store: every table's log, and what is asked about tables."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, text, update

from fzzzt.store.address import address_of, shown
from fzzzt.store.database import troubles
from fzzzt.store.leases import Alone, Among
from fzzzt.store.log import Conflict, Line, Standing, Unavailable
from fzzzt.store.migration import migrate
from fzzzt.store.news import News
from fzzzt.store.postgresql import ServerDatabase
from fzzzt.store.schema import keys, log, receipts, seats, tables
from fzzzt.store.schema import shown as is_shown
from fzzzt.store.sqlite import FileDatabase
from fzzzt.store.statements import standing_of
from fzzzt.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Collection

    from fzzzt.store.database import Database, Rows
    from fzzzt.store.leases import Leases
    from fzzzt.store.log import Append
    from fzzzt.store.news import OnGap, OnNews

_HEALTHY_WITHIN = 3.0


class Store:
    """An open database. Open it with `await Store.open(...)`, and close it."""

    def __init__(self, database: Database, process: str, leases: Leases, news: News | None) -> None:
        self.process = process
        """A random id of this process."""
        self._database, self._leases, self._news = database, leases, news
        self._writer = Writer(database, process if database.shared else None)

    @classmethod
    async def open(cls, url: str | None = None) -> Store:
        """Open a database and bring its schema up to date; None is SQLite in the user's data folder."""
        address = address_of(url)
        try:
            with troubles():  # those of the file's folder
                return await _opened(address)
        except Unavailable as error:
            raise Unavailable(f"{shown(address)}: {error}") from None

    async def append(self, append: Append) -> None:
        """Write lines at the end of a log, durable when this returns; the first ones make the table."""
        await self._writer.append(append)

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """A table's lines after a number, in order."""
        columns = (log.c.seq, log.c.public, log.c.at, log.c.body)
        found = select(*columns).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
        return [Line(row.seq, row.public, row.at, row.body) for row in await self._database.read(found)]

    async def standing(self, table: str) -> Standing | None:
        """How a table stands; None if there is none."""
        rows = await self._database.read(select(tables).where(tables.c.id == table))
        return standing_of(rows[0]) if rows else None

    async def receipt(self, table: str, owner: str, id: str) -> str | None:  # noqa: A002
        """The answer that a message got; None if it was not accepted yet."""
        key = (receipts.c.table_id == table, receipts.c.owner == owner, receipts.c.id == id)
        rows = await self._database.read(select(receipts.c.answer).where(*key))
        return rows[0].answer if rows else None

    async def listed(self, limit: int = 100) -> list[tuple[str, Standing]]:
        """Public tables that are open, newest first."""
        return await self._standings(select(tables).where(is_shown), limit)

    async def seated(self, *owners: str, limit: int = 100) -> list[tuple[str, Standing]]:
        """The tables where any of them has a seat: running ones before others, each newest first."""
        mine = select(tables).where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.owner.in_(owners))))
        return await self._standings(mine.order_by(tables.c.phase.in_(("over", "ended"))), limit)

    async def claim_due(self, now: int, driven: Collection[str] = (), limit: int = 500) -> list[str]:
        """Take the leases of due tables that nobody alive holds; `driven` are those driven here already."""
        return await self._leases.claim_due(now, driven, limit)

    async def beat(self) -> None:
        """Show that this process is alive: to be called every second."""
        await self._leases.beat()

    async def claim(self, table: str) -> bool:
        """Take a table's lease; False if another living process has it."""
        return await self._leases.claim(table)

    async def release(self, *tables: str) -> None:
        """Give leases back."""
        await self._leases.release(tables)

    async def retire(self) -> None:
        """Give all leases back: this process drives no table any more."""
        await self._leases.retire()

    async def key(self, name: str) -> bytes:
        """A secret of 32 random bytes, made once and the same for all processes."""
        kept = select(keys.c.key).where(keys.c.name == name)
        if not await self._database.read(kept):
            new = insert(keys).values(name=name, key=secrets.token_bytes(32))
            with suppress(Conflict):  # another process was first
                await self._database.transact(lambda connection: connection.execute(new))
        return bytes((await self._database.read(kept))[0].key)

    def listen(self, on_news: OnNews, on_gap: OnGap) -> None:
        """Tell of what other processes append, as (table, seq); `on_gap`: something may have been missed."""
        if self._news is not None:
            self._news.listen(on_news, on_gap)

    async def healthy(self) -> bool:
        """Whether the database can be read and written: a key is written again as it is."""
        try:
            async with asyncio.timeout(_HEALTHY_WITHIN):
                await self._database.read(select(text("1")))
                await self._database.transact(
                    lambda connection: connection.execute(update(keys).values(key=keys.c.key))
                )
        except (Unavailable, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Finish what is queued, and close the database."""
        await self._writer.close()
        if self._news is not None:
            await self._news.close()
        await self._database.close()

    async def _standings(self, query: Rows, limit: int) -> list[tuple[str, Standing]]:
        rows = await self._database.read(query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))
        return [(row.id, standing_of(row)) for row in rows]


async def _opened(address: Path | str) -> Store:
    process = secrets.token_hex(8)
    if isinstance(address, Path):
        database: Database = FileDatabase(address)
        leases: Leases = Alone(database)
        news = None
    else:
        database = server = ServerDatabase(address)
        leases, news = Among(server, process), News(server.connect, process)
    try:
        await database.transact(migrate)
        await leases.beat()
        if news is not None:
            await news.start()
    except BaseException:
        await database.close()
        raise
    return Store(database, process, leases, news)
