"""A table that is put away leaves nothing behind in a server, whoever watched it: nothing waits for the collector.

Nor does a record that was refused, which may be large.
"""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect

from fzzzt.tables import Refusal
from web.leak_stage import PEOPLE, TABLE, Stage, stage

if TYPE_CHECKING:
    from collections.abc import Coroutine


async def watched(running: Stage) -> None:
    """Somebody looks at the table, and goes."""
    cookie = {"Cookie": running.cookie(PEOPLE[0])}
    address = f"ws://127.0.0.1:{running.port}/api/tables/{TABLE}/socket"
    async with connect(address, additional_headers=cookie, proxy=None) as line:
        await line.recv()
        await line.send('{"type": "chat", "id": "1", "text": "hello"}')
        await line.recv()


def test_a_table_that_was_watched_is_gone_when_it_is_put_away() -> None:
    async def scenario() -> None:
        async with stage(beat=0.1) as running:
            live = weakref.ref(await running.table(2))
            for _ in range(3):
                await watched(running)
            while running.desk.sockets:
                await asyncio.sleep(0.01)
            running.now += 3_600_000
            while running.hall.here:
                await asyncio.sleep(0.05)
            await asyncio.sleep(0)
            assert live() is None

    without_collector(scenario())


def test_a_record_that_was_refused_is_gone() -> None:
    async def scenario() -> None:
        async with stage() as running, httpx.AsyncClient(base_url=f"http://127.0.0.1:{running.port}") as client:
            for path in ("/api/replay", "/api/me/games"):
                answer = await client.post(path, json={"nonsense": "x" * 100_000})
                assert answer.json()["error"]["code"] == "malformed"
            await asyncio.sleep(0)
            assert not [each for each in gc.get_objects() if isinstance(each, Refusal)]

    without_collector(scenario())


def without_collector(scenario: Coroutine[Any, Any, None]) -> None:
    """Run this while garbage stays where it is."""
    gc.disable()
    try:
        asyncio.run(scenario)
    finally:
        gc.enable()
        gc.unfreeze()
