"""The schema: what the migrations make is what the code expects."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from fzzzt.store import Store
from fzzzt.store.address import address_of
from fzzzt.store.migration import migrate
from fzzzt.store.postgresql import ServerDatabase
from fzzzt.store.schema import metadata
from fzzzt.store.sqlite import FileDatabase
from store.logbook import append, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import Connection

    from fzzzt.store.database import Database


@asynccontextmanager
async def database(url: str) -> AsyncIterator[Database]:
    address = address_of(url)
    database = FileDatabase(address) if isinstance(address, Path) else ServerDatabase(address)
    try:
        yield database
    finally:
        await database.close()


def test_migrations_make_the_schema_that_the_code_expects(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        migrate(connection)
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> None:
        async with database(url) as fresh:
            assert await fresh.transact(differences) == []

    asyncio.run(compare())


def test_a_migration_that_is_broken_off_leaves_nothing(url: str) -> None:
    def broken_off(connection: Connection) -> None:
        migrate(connection)
        raise KeyboardInterrupt

    async def break_off() -> None:
        async with database(url) as fresh:
            with pytest.raises(KeyboardInterrupt):
                await fresh.transact(broken_off)
            assert await fresh.transact(lambda connection: inspect(connection).get_table_names()) == []
            await fresh.transact(migrate)

    asyncio.run(break_off())


def test_processes_that_start_at_once_on_a_new_database_do_not_collide(postgres: Callable[[], str]) -> None:
    async def start() -> None:
        url = postgres()
        stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
        await stores[0].append(append("t", 1))
        assert [len(await store.lines("t")) for store in stores] == [1] * 4
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(start())


def test_migrating_leaves_logging_as_it_is(url: str) -> None:
    async def open_and_close() -> None:
        async with opened(url):
            pass

    before = logging.root.level, logging.root.handlers[:], logging.root.manager.disable
    asyncio.run(open_and_close())
    assert before == (logging.root.level, logging.root.handlers, logging.root.manager.disable)
    assert not logging.getLogger("fzzzt").disabled
