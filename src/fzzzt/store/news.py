"""News of other processes on one PostgreSQL: which log has gone on, and how far; and what is said but not kept."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from fzzzt.store.database import failure
from fzzzt.store.statements import CHANNEL, PEOPLE, WHISPERS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    OnNews = Callable[[str, int], None]
    OnGap = Callable[[], None]
    OnWhisper = Callable[[str, str, str], None]
    OnPerson = Callable[[str, bool], None]

_CHECK_EVERY = 5.0
"""Seconds after which a silent connection is asked whether it is still there."""
_BACKOFF = 0.1
_LONGEST_BACKOFF = 5.0


class News:
    """Listens on a connection of its own, and connects again when that is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], process: str) -> None:
        self._connect, self._process = connect, process
        self._on_news: OnNews | None = None
        self._on_gap: OnGap | None = None
        self._on_whisper: OnWhisper | None = None
        self._on_person: OnPerson | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on; failing to connect the first time is an error."""
        try:
            connection, lost = await self._listening()
        except Exception as error:
            raise failure(error) from None
        self._task = asyncio.create_task(self._run(connection, lost), name="fzzzt store news")

    def listen(self, on_news: OnNews, on_gap: OnGap, on_whisper: OnWhisper | None = None) -> None:
        """Tell these from now on."""
        self._on_news, self._on_gap, self._on_whisper = on_news, on_gap, on_whisper

    def watch_people(self, on_person: OnPerson) -> None:
        """Tell this one of people from now on."""
        self._on_person = on_person

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listening(self) -> tuple[Any, asyncio.Event]:
        connection = await self._connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            await connection.add_listener(WHISPERS, self._overhear)
            await connection.add_listener(PEOPLE, self._hear_of)
        except BaseException:
            connection.terminate()
            raise
        return connection, lost

    async def _run(self, connection: Any, lost: asyncio.Event) -> None:
        while True:
            try:
                await _until_lost(connection, lost)
            finally:
                connection.terminate()
            connection, lost = await self._again()
            if self._on_gap is not None:
                asyncio.get_running_loop().call_soon(self._on_gap)  # whatever it raises, we go on listening

    async def _again(self) -> tuple[Any, asyncio.Event]:
        backoff = _BACKOFF
        while True:
            with contextlib.suppress(Exception):  # whatever it is: only time helps
                return await self._listening()
            await asyncio.sleep(backoff)
            backoff = min(2 * backoff, _LONGEST_BACKOFF)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        process, table, seq = payload.split(" ")
        if process != self._process and self._on_news is not None:
            self._on_news(table, int(seq))

    def _overhear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        process, table, text = payload.split(" ", 2)
        if process != self._process and self._on_whisper is not None:
            self._on_whisper(process, table, text)

    def _hear_of(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        what, person = payload.split(" ", 1)
        if self._on_person is not None:
            self._on_person(person, what == "gone")


async def _until_lost(connection: Any, lost: asyncio.Event) -> None:
    """Wait until the connection is lost; one whose other end vanished without a word is found by asking."""
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), _CHECK_EVERY)
        except TimeoutError:
            try:
                await connection.fetchval("SELECT 1", timeout=_CHECK_EVERY)
            except Exception:
                return
