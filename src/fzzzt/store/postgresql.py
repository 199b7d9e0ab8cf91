"""PostgreSQL: one database for many processes."""

from __future__ import annotations

import importlib
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.ext.asyncio import create_async_engine

from fzzzt.store.database import Crossed, Database, troubles

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

T = TypeVar("T")

_CONNECTIONS = 8
_ATTEMPTS = 4
_CONNECT_WITHIN = 5.0
_ANSWER_WITHIN = 15.0
"""Seconds after which a server that does not answer counts as failed."""


class ServerDatabase(Database):
    """A database on a server that many processes may use."""

    shared = True

    def __init__(self, url: str) -> None:
        self.connect: Callable[[], Awaitable[Any]] = partial(
            _asyncpg().connect, url, timeout=_CONNECT_WITHIN, command_timeout=_ANSWER_WITHIN
        )
        self._writers = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,  # asyncpg reads the URL: it knows all the parameters a person may write
            pool_size=_CONNECTIONS,
            pool_pre_ping=True,
            hide_parameters=True,
        )
        super().__init__(self._writers.execution_options(isolation_level="AUTOCOMMIT"))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own, again if another one stood in its way."""
        for _ in range(_ATTEMPTS - 1):
            with suppress(Crossed):
                return await self._transact(work)
        return await self._transact(work)

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        with troubles():
            async with self._writers.begin() as connection:
                return await connection.run_sync(work)


def _asyncpg() -> Any:
    try:
        return importlib.import_module("asyncpg")
    except ImportError:
        raise ValueError("PostgreSQL needs the extra postgres: pip install 'fzzzt[postgres]'") from None
