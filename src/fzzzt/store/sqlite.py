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
from fzzzt.locale.told_error import ToldError
from fzzzt.store.database import Database, troubles

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection, Engine

T = TypeVar("T")

_READERS = 4
_MAGIC = b"SQLite format 3\0"
"""How every file of SQLite begins."""
_PATIENCE = 10_000
"""Milliseconds to wait for a lock, which only a backup or a command beside the server may hold."""


class FileDatabase(Database):
    """A database in a file. A server uses it alone; a command beside it takes its turn with each transaction."""

    shared = False

    def __init__(self, path: Path, *, beside: bool = False) -> None:
        path = path.resolve()  # the same lock by whatever name
        _check_file(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # the keys in it are nobody else's
        self._lock = None if beside else _locked(path)
        logging.getLogger("aiosqlite").setLevel(logging.INFO)  # its debug lines quote what is written
        # A whole transaction in a thread takes a sixth of the time that aiosqlite does, which goes there and back
        # for every statement.
        self._thread = ThreadPoolExecutor(1, "fzzzt store")
        self._writer = create_engine(URL.create("sqlite", database=str(path)), pool_size=1, hide_parameters=True)
        _set_up(self._writer, "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON", "secure_delete=ON")
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

    async def shred(self) -> None:
        """Empty the file that changes are written to first: the database itself overwrites what is deleted."""

        def checkpoint() -> None:
            with troubles():
                connection = self._writer.raw_connection()  # in no transaction
                connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
                connection.close()

        await asyncio.get_running_loop().run_in_executor(self._thread, checkpoint)

    async def close(self) -> None:
        """Close all connections, and let others have the file."""
        await super().close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
        self._thread.shutdown()
        if self._lock is not None:
            os.close(self._lock)


def _check_file(path: Path) -> None:
    """Refuse what is there already and is no database, before anything of ours is put beside it."""
    if path.is_dir():
        raise ToldError("store-is-a-folder", path=str(path))
    if path.exists() and (not path.is_file() or _begins_otherwise(path)):
        raise ToldError("store-not-a-database", path=str(path))


def _begins_otherwise(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) not in (b"", _MAGIC)


def _locked(path: Path) -> int:
    lock = os.open(path.with_name(path.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    if held(lock):
        return lock
    os.close(lock)
    raise ToldError("store-in-use")


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
