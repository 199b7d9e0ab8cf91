"""Whole requests and messages as fast as they can be sent, by somebody at the address that the innocent have too."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import httpx
from tools.attack.figures import Figures
from tools.attack.innocent import feelings_during
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from live_server import ServerProcess

SECONDS, LINES, SOCKETS = 30, 20, 300
_ASKED = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10
_TALK = '{"type": "chat", "id": "1", "text": "!"}'


def attack(server: ServerProcess) -> Figures:
    """Ask without pause, without a cookie; and talk at a table through as many sockets as there can be."""
    figures, context = Figures("A flood of requests and messages"), get_context("spawn")
    opened = httpx.post(f"{server.url}/api/tables", json={"players": 2}, trust_env=False).json()["id"]
    asked, said = context.Value("i", 0), context.Value("i", 0)
    crowd = [
        context.Process(target=_flood, args=(server.port, asked)),
        context.Process(target=_talk, args=(server.port, opened, said)),
    ]
    before = len(server.log)
    feelings_during(server, crowd).add_to(figures)
    figures.add("requests of the attacker a second", round(asked.value / SECONDS), "")
    figures.add("messages of the attacker a second", round(said.value / SECONDS), "")
    figures.add("what the log grew by", round((len(server.log) - before) / 1024, 1), "KB")
    return figures


def _flood(port: int, asked: Any) -> None:
    asyncio.run(_until_the_end(LINES, lambda end: _ask(port, asked, end)))


def _talk(port: int, table: str, said: Any) -> None:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    asyncio.run(_until_the_end(SOCKETS, lambda end: _say(address, said, end)))


async def _until_the_end(tasks: int, task: Callable[[float], Awaitable[None]]) -> None:
    """Do something many times at once, and again whenever it is cut off."""
    end = time.monotonic() + SECONDS

    async def again_and_again() -> None:
        while time.monotonic() < end:
            with suppress(OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError):
                await task(end)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(again_and_again() for _ in range(tasks)))


async def _ask(port: int, asked: Any, end: float) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        while time.monotonic() < end:
            writer.write(_ASKED)
            await writer.drain()
            answers = 0
            while answers < 10:
                part = await reader.read(1 << 16)
                if not part:
                    return
                answers += part.count(b"HTTP/1.1 ")
            asked.value += 10
    finally:
        writer.close()


async def _say(address: str, said: Any, end: float) -> None:
    async with connect(address, proxy=None) as line:
        while time.monotonic() < end:
            await line.send(_TALK)
            await line.recv()
            said.value += 1
