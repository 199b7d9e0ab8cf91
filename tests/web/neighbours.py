"""A healthy game at another table, to go on while bad clients do their worst."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from random import Random
from typing import TYPE_CHECKING

import httpx

from live_client import LiveClient
from web.audit import audit_tables, faults_in
from web.regulars import sit_down

if TYPE_CHECKING:
    from collections.abc import Iterator

    from live_server import ServerProcess


@contextmanager
def neighbours(server: ServerProcess) -> Iterator[None]:
    """Others play here meanwhile. They notice nothing, and afterwards the server is as well as before."""
    closing = threading.Event()
    with ThreadPoolExecutor(1) as thread:
        games = thread.submit(asyncio.run, _play(server.url, closing))
        try:
            yield
        finally:
            closing.set()
        games.result()
    assert httpx.get(f"{server.url}/api/health", trust_env=False).json()["healthy"]
    assert not (faults := faults_in(server.log)), faults


async def _play(url: str, closing: threading.Event) -> None:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(LiveClient(url)) for _ in range(2)]
        while True:
            party = await sit_down(clients, Random(8), "rookie")
            await asyncio.gather(*(regular.play() for regular in party))
            assert [regular.seat.welcomes for regular in party] == [1, 1]
            await audit_tables(party)
            if closing.is_set():
                return
