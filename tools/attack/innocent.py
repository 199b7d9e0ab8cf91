"""Innocent people at a server under attack: somebody who comes for the first time, again and again, and a player.

The player has the address that attackers have too, the visitor another one.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import TYPE_CHECKING

import httpx

sys.path.append(str(Path(__file__).parents[2] / "tests"))

from live_client import LiveClient, LiveSeat, Refused

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.process import BaseProcess

    from tools.attack.figures import Figures

    from live_server import ServerProcess

_PAUSE, _THOUGHT = 0.1, 0.3
"""Seconds between two visits, and between two moves."""
_ELSEWHERE = "127.0.0.9"
_PATIENCE = 10.0
"""Seconds after which somebody has given up."""


class Feelings:
    """What people feel: seconds they have waited, and how often it was in vain."""

    def __init__(self) -> None:
        self.visits: list[float] = []
        self.moves: list[float] = []
        self.in_vain = 0
        self.refused = 0

    @staticmethod
    def check(people: Sequence[asyncio.Task[None]]) -> None:
        """Nobody gives up before the end."""
        for person in people:
            if person.done():
                person.result()

    def add_to(self, figures: Figures) -> None:
        """Write them down."""
        for what, waited in (("a new visitor's request", self.visits), ("a seated player's move", self.moves)):
            cuts = quantiles(waited, n=100, method="inclusive") if len(waited) > 1 else waited * 99
            if cuts:
                figures.add(f"{what}: half within", round(cuts[49] * 1000, 1), "ms")
                figures.add(f"{what}: 99 of 100 within", round(cuts[98] * 1000, 1), "ms")
        figures.add("requests of new visitors", len(self.visits) + self.in_vain, "")
        figures.add("of them in vain", self.in_vain, "")
        figures.add("moves of a seated player", len(self.moves) + self.refused, "")
        figures.add("of them refused", self.refused, "")


def feelings_during(server: ServerProcess, crowd: Sequence[BaseProcess]) -> Feelings:
    """Let a crowd of attackers run to its end, and tell what people felt meanwhile."""
    return asyncio.run(_during(server.url, crowd))


async def _during(url: str, crowd: Sequence[BaseProcess]) -> Feelings:
    feelings = Feelings()
    async with LiveClient(url) as player:
        seat = await player.sit(await player.open_table(2, bots=[None, "random"]))
        people = [asyncio.create_task(_visit(url, feelings)), asyncio.create_task(_play(player, seat, feelings))]
        for attacker in crowd:
            attacker.start()
        while any(attacker.is_alive() for attacker in crowd):
            await asyncio.sleep(_PAUSE)
            feelings.check(people)
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    return feelings


async def _visit(url: str, feelings: Feelings) -> None:
    """Come without a cookie, on a connection of one's own, and look for open tables."""
    line = httpx.AsyncHTTPTransport(local_address=_ELSEWHERE, limits=httpx.Limits(max_keepalive_connections=0))
    async with httpx.AsyncClient(timeout=_PATIENCE, transport=line) as browser:
        while True:
            began = time.perf_counter()
            try:
                (await browser.get(f"{url}/api/tables")).raise_for_status()
                feelings.visits.append(time.perf_counter() - began)
            except (httpx.HTTPError, OSError):
                feelings.in_vain += 1
            browser.cookies.clear()
            await asyncio.sleep(_PAUSE)


async def _play(player: LiveClient, seat: LiveSeat, feelings: Feelings) -> None:
    """Play game after game at one table and its rematches, losing the connection now and then."""
    rng = Random("innocent")
    while True:
        await seat.until(lambda seat: seat.over or seat.legal)
        if seat.over:
            await seat.do("rematch")
            await seat.until(lambda seat: seat.table.get("next"))
            seat = await player.sit(seat.table["next"])
            continue
        began = time.perf_counter()
        try:
            await seat.move(rng)
            feelings.moves.append(time.perf_counter() - began)
        except Refused:
            feelings.refused += 1
        if rng.random() < 0.1:
            await seat.cut()
        await asyncio.sleep(_THOUGHT)
