"""Thousands of games: the server must not keep what nobody uses any more."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import msgspec
from tools.attack.figures import Figures
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from live_server import ServerProcess

OPTIONS = ("--limits", "100000")
"""Nobody could play so much otherwise."""
GAMES, AT_ONCE, LINES = 5_000, 20, 10
"""Games, how many of them are played at the same time, and how often memory is looked at."""


def attack(server: ServerProcess) -> Figures:
    """Let bots play, watch every game to its end, and look at the memory of the server now and then."""
    figures = Figures("Thousands of games")
    for games, memory in asyncio.run(_played(server)):
        figures.add(f"memory after {games} games", round(memory / 2**20, 1), "MB")
    first, last = figures.lines[len(figures.lines) // 2 - 1].value, figures.lines[-1].value
    figures.add("growth a game in the second half", round((last - first) * 1024 / (GAMES / 2), 1), "KB")
    return figures


async def _played(server: ServerProcess) -> list[tuple[int, int]]:
    line, few = [], asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as client:

        async def one() -> None:
            async with few:
                await _game(client, server.url)

        for number in range(1, LINES + 1):
            await asyncio.gather(*(one() for _ in range(GAMES // LINES)))
            line.append((number * GAMES // LINES, _memory(server)))
    return line


async def _game(client: httpx.AsyncClient, url: str) -> None:
    opened = await client.post("/api/tables", json={"players": 2, "bots": ["random", "random"]})
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{opened.json()['id']}/socket"
    async with connect(address, proxy=None, max_size=None) as line:
        async for message in line:
            news = msgspec.json.decode(message)  # who comes to watch and leaves is told without the table
            if "table" in news and news["table"]["phase"] == "over":
                return


def _memory(server: ServerProcess) -> int:
    pid = server.process.pid if server.process is not None else "self"
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
