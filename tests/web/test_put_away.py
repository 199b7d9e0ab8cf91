"""A table that is put away leaves nothing behind in a server, whoever watched it: nothing waits for the collector."""

from __future__ import annotations

import asyncio
import gc
import weakref

from websockets.asyncio.client import connect

from web.leak_stage import PEOPLE, TABLE, Stage, stage


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

    gc.disable()
    try:
        asyncio.run(scenario())
    finally:
        gc.enable()
        gc.unfreeze()
