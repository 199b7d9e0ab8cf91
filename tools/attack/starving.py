"""Many tables of the bots that think longest, where nobody plays or watches: a stranger's bot must answer as before."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import TYPE_CHECKING

import httpx
from tools.attack.figures import Figures

sys.path.append(str(Path(__file__).parents[2] / "tests"))

from live_client import LiveClient, LiveSeat

if TYPE_CHECKING:
    from live_server import ServerProcess

TABLES, DECISIONS = 20, 60
_PAUSE = 0.3
_READY_WITHIN = 300.0


def attack(server: ServerProcess) -> Figures:
    """Time a bot of one person alone, and then beside all the tables that another person may open."""
    figures = Figures("Twenty tables of four chiefs")
    asyncio.run(_ready(server.url))
    _add(figures, "before", asyncio.run(_waited(server.url)))
    opened = asyncio.run(_open_many(server.url))
    _add(figures, "meanwhile", asyncio.run(_waited(server.url)))
    figures.add("tables of the attacker", opened, "")
    return figures


def _add(figures: Figures, when: str, waited: list[float]) -> None:
    cuts = quantiles(waited, n=100)
    figures.add(f"mechanic decides for a stranger, {when}: half within", round(cuts[49] * 1000, 1), "ms")
    figures.add(f"mechanic decides for a stranger, {when}: 99 of 100 within", round(cuts[98] * 1000, 1), "ms")


async def _ready(url: str) -> None:
    """Until the levels that look ahead are compiled: before, they do not think for long."""
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client, asyncio.timeout(_READY_WITHIN):
        while not all(bot["ready"] for bot in (await client.get("/api/bots")).json()):
            await asyncio.sleep(1)


async def _open_many(url: str) -> int:
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
        terms = {"players": 4, "bots": ["chief"] * 4}
        answers = [await client.post("/api/tables", json=terms) for _ in range(TABLES)]
        return sum(answer.is_success for answer in answers)


async def _waited(url: str) -> list[float]:
    """How long each decision of a bot has taken, as the person sees it who plays against it."""
    waited: list[float] = []
    rng = Random("stranger")
    while len(waited) < DECISIONS:
        async with LiveClient(url) as ada:
            await _play(await ada.sit(await ada.open_table(2, bots=[None, "mechanic"])), rng, waited)
    return waited


async def _play(seat: LiveSeat, rng: Random, waited: list[float]) -> None:
    while len(waited) < DECISIONS:
        await seat.until(lambda seat: seat.over or seat.legal)
        if seat.over:
            return
        await seat.move(rng)
        began = time.perf_counter()
        if not seat.over and not seat.legal:
            await seat.until(lambda seat: seat.over or seat.legal)
            waited.append(time.perf_counter() - began)
        await asyncio.sleep(_PAUSE)
