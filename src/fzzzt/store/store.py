"""The store: every table's log, and what is asked about tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, text, union_all, update

from fzzzt.locale.told_error import ToldError
from fzzzt.store.accounts import Accounts
from fzzzt.store.address import address_of, shown
from fzzzt.store.daily import Daily
from fzzzt.store.database import troubles
from fzzzt.store.forgetting import Forgetting
from fzzzt.store.groups import Groups
from fzzzt.store.judgements import Judgements, note
from fzzzt.store.leases import Alone, Among
from fzzzt.store.log import Conflict, Line, Standing, Unavailable
from fzzzt.store.migration import migrate
from fzzzt.store.news import News
from fzzzt.store.notices import Notices
from fzzzt.store.postgresql import ServerDatabase
from fzzzt.store.ratings import Ratings
from fzzzt.store.results import Results
from fzzzt.store.schema import keys, log, receipts, reviews, seats, tables
from fzzzt.store.schema import shown as is_shown
from fzzzt.store.sqlite import FileDatabase
from fzzzt.store.statements import WHISPER, row_of, standing_of
from fzzzt.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlalchemy import Connection

    from fzzzt.store.database import Database, Rows
    from fzzzt.store.judgements import Judged
    from fzzzt.store.leases import Leases
    from fzzzt.store.log import Append
    from fzzzt.store.news import OnGap, OnNews, OnPerson, OnWhisper

_HEALTHY_WITHIN = 3.0
_MOST_RUNNING = 1_000
"""Tables of one person that are looked at; nobody plays at so many."""

_log = logging.getLogger(__name__)


class Store:
    """An open database. Open it with `await Store.open(...)`, and close it."""

    def __init__(self, database: Database, process: str, leases: Leases, news: News | None) -> None:
        self.process = process
        """A random id of this process."""
        self._database, self._leases, self._news = database, leases, news
        self.notices = Notices(database)
        self._writer = Writer(database, process if database.shared else None)
        self.results = Results(database)
        self.judgements = Judgements(database)
        self.forgetting = Forgetting(database, process)
        self.daily = Daily(database)
        self.accounts = Accounts(database)
        self.ratings = Ratings(database)
        self.groups = Groups(database)

    @classmethod
    async def open(cls, url: str | None = None, *, beside: bool = False) -> Store:
        """Open a database and bring its schema up to date; None is SQLite in the user's data folder.

        `OSError` says what is wrong with a file or its folder, `Unavailable` that a database fails.
        `beside`: a command of whoever runs the server, which may run meanwhile. It drives no table and hears no news.
        """
        address = address_of(url)
        if beside and isinstance(address, Path) and not address.exists():
            raise ToldError("store-missing", path=str(address))
        try:
            with nullcontext() if isinstance(address, Path) else troubles():
                return await _opened(address, beside=beside)
        except Unavailable as error:
            raise Unavailable(f"{shown(address)}: {error}") from None

    async def append(self, append: Append) -> None:
        """Write lines at the end of a log, durable when this returns; the first ones make the table."""
        await self._writer.append(append)

    async def lines(self, table: str, after: int = 0, most: int | None = None) -> list[Line]:
        """A table's lines after a number, in order; so many at most."""
        columns = (log.c.seq, log.c.public, log.c.at, log.c.body)
        found = select(*columns).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
        return [Line(row.seq, row.public, row.at, row.body) for row in await self._database.read(found.limit(most))]

    async def standing(self, table: str) -> Standing | None:
        """How a table stands; None if there is none."""
        rows = await self._database.read(select(tables).where(tables.c.id == table))
        return standing_of(rows[0]) if rows else None

    async def set_aside(self, table: str) -> None:
        """Show a table as one that cannot be followed, and have nobody look after it. Its log stays as it is."""
        aside = {"phase": "aside", "due": None, "waiting": "[]", "holder": None}
        await self._stand(table, aside)

    async def take_back(self, table: str, standing: Standing) -> None:
        """Show a table that was set aside as it stands by its log."""
        await self._stand(table, row_of(standing))

    async def _stand(self, table: str, row: Mapping[str, object]) -> None:
        change = update(tables).where(tables.c.id == table).values(**row)
        await self._database.transact(lambda connection: connection.execute(change))

    async def receipt(self, table: str, owner: str, id: str) -> str | None:  # noqa: A002
        """The answer that a message got; None if it was not accepted yet."""
        key = (receipts.c.table_id == table, receipts.c.owner == owner, receipts.c.id == id)
        rows = await self._database.read(select(receipts.c.answer).where(*key))
        return rows[0].answer if rows else None

    async def listed(self, limit: int = 100) -> list[tuple[str, Standing]]:
        """Public tables that are open, newest first."""
        return await self._standings(select(tables).where(is_shown), limit)

    async def seated(self, *owners: str, limit: int = 100, over: int = 0) -> list[tuple[str, Standing]]:
        """The tables where any of them has a seat: running ones, and so many that are over; each newest first.

        It costs the same however many are over: which they are is asked first, for a database that does not know
        how few that will be reads all tables there are.
        """
        rows = await self._database.read(_seats_of(owners, over))
        ended = {row.table_id: row.ended for row in rows}
        found = await self._standings(select(tables).where(tables.c.id.in_(ended)), len(ended))
        running = [each for each in found if ended[each[0]] is None]
        return running[:limit] + [each for each in found if ended[each[0]] is not None][:over]

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

    async def review(self, table: str, version: int) -> bytes | None:
        """The review of a table's game that was kept, if it is of this version."""
        kept = select(reviews.c.body).where(reviews.c.table_id == table, reviews.c.version == version)
        rows = await self._database.read(kept)
        return zlib.decompress(rows[0].body) if rows else None

    async def keep_review(self, table: str, version: int, review: bytes, noted: Sequence[Judged] = ()) -> None:
        """Keep a review in place of an older one, and with it what it says of people."""
        old = delete(reviews).where(reviews.c.table_id == table)
        new = insert(reviews).values(table_id=table, version=version, body=zlib.compress(review))

        def replace(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(new)
            note(connection, table, version, noted)

        with suppress(Conflict):  # another process was first, and came to the same
            await self._database.transact(replace)

    def listen(self, on_news: OnNews, on_gap: OnGap, on_whisper: OnWhisper | None = None) -> None:
        """Tell of what other processes append, as (table, seq); `on_gap`: something may have been missed.

        `on_whisper` hears (process, table, text) of what another process whispers.
        """
        if self._news is not None:
            self._news.listen(on_news, on_gap, on_whisper)

    def watch_people(self, on_person: OnPerson) -> None:
        """Tell of people who sign in or out at any process, as (identity, whether it is gone for good)."""
        if self._news is not None:
            self._news.watch_people(on_person)

    @property
    def shared(self) -> bool:
        """Whether other processes may use the database at the same time."""
        return self._database.shared

    async def whisper(self, table: str, text: str) -> None:
        """Tell other processes something of a table that nobody keeps."""
        whisper = {"whisper": f"{self.process} {table} {text}"}
        await self._database.transact(lambda connection: connection.execute(WHISPER, whisper))

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
        standings: list[tuple[str, Standing]] = []
        for row in rows:
            try:
                standings.append((row.id, standing_of(row)))
            except ValueError:  # damaged: no reason not to show the others
                _log.exception("how a table stands cannot be read")
        return standings


def _seats_of(owners: Sequence[str], over: int) -> Rows:
    """Where these people sit: at running tables, and at those that were over last.

    Each person is asked for alone: so the index has them in order.
    """
    parts = []
    for owner in owners:
        mine = select(seats.c.table_id, seats.c.ended).where(seats.c.owner == owner)
        running = mine.where(seats.c.ended.is_(None)).order_by(seats.c.table_id).limit(_MOST_RUNNING)
        done = mine.where(seats.c.ended.is_not(None)).order_by(seats.c.ended.desc(), seats.c.table_id.desc())
        parts += [running.subquery(), done.limit(over).subquery()] if over else [running.subquery()]
    every = union_all(*(select(part.c.table_id, part.c.ended) for part in parts)).subquery()
    return select(every.c.table_id, every.c.ended)


async def _opened(address: Path | str, *, beside: bool) -> Store:
    process = secrets.token_hex(8)
    if isinstance(address, Path):
        database: Database = FileDatabase(address, beside=beside)
        leases: Leases = Alone(database)
        news = None
    else:
        database = server = ServerDatabase(address)
        leases, news = Among(server, process), None if beside else News(server.connect, process)
    try:
        await database.transact(migrate)
        if not beside:
            await leases.beat()
        if news is not None:
            await news.start()
    except BaseException:
        await database.close()
        raise
    return Store(database, process, leases, news)
