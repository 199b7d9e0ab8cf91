"""SQLite: one file, one process, and a commit that is on the disk."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from fzzzt.disk.locks import held
from fzzzt.store.database import Database, troubles

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection, Engine

T = TypeVar("T")

_READERS = 4
_PATIENCE = 10_000
"""Milliseconds to wait for a lock, which only a backup may hold."""


class FileDatabase(Database):
    """A database in a file that this process alone uses."""

    shared = False

    def __init__(self, path: Path) -> None:
        path = path.resolve()  # the same lock by whatever name
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # the keys in it are nobody else's
        self._lock = _locked(path)
        logging.getLogger("aiosqlite").setLevel(logging.INFO)  # its debug lines quote what is written
        # A whole transaction in a thread takes a sixth of the time that aiosqlite does, which goes there and back
        # for every statement.
        self._thread = ThreadPoolExecutor(1, "fzzzt store")
        self._writer = create_engine(URL.create("sqlite", database=str(path)), pool_size=1, hide_parameters=True)
        _set_up(self._writer, "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON")
        event.listen(self._writer, "begin", _begin)
        address = URL.create("sqlite+aiosqlite", database=str(path))
        super().__init__(create_async_engine(address, pool_size=_READERS, max_overflow=0, hide_parameters=True))
        _set_up(self._readers.sync_engine, "query_only=ON")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own, one after another."""

        def transaction() -> T:
            with troubles(), self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)

    async def close(self) -> None:
        """Close all connections, and let others have the file."""
        await super().close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
        self._thread.shutdown()
        os.close(self._lock)


def _locked(path: Path) -> int:
    lock = os.open(path.with_name(path.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    if held(lock):
        return lock
    os.close(lock)
    raise ValueError("another fzzzt serve uses this database; stop it or use PostgreSQL")


def _set_up(engine: Engine, *pragmas: str) -> None:
    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # sqlite3 would begin too late: not before a change of the schema
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={_PATIENCE}", "journal_mode=WAL", *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", set_up)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
