"""What a load has shown: delays, the server's use of the machine, and whether the load itself was too slow to tell."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.load_server import busy_seconds
from benchmarks.load_wire import Socket

if TYPE_CHECKING:
    from collections.abc import Sequence

    from benchmarks.load_server import Server

WITHIN = 0.150
"""Seconds in which a bid must be seen by all."""
SHARE = 0.99
"""The part of the bids for which that must hold."""
TOO_LATE = 0.03
"""Seconds: a load that is later than that once in a hundred times cannot tell how late the server is."""
_PROBE = 0.01


@dataclass
class Figures:
    """The figures of one run. Delays are in seconds, of those bids that all have seen."""

    tables: int
    delays: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    """How late the load itself was."""
    seconds: float = 0.0
    server: float = 0.0
    """Processor time of the server."""
    others: float = 0.0
    """Processor time that others took on the server's core."""
    load: float = 0.0
    """Processor time of the load."""
    received: int = 0
    """Bytes that all sockets got."""
    memory: int = 0
    """What the server's memory has grown by."""
    unseen: int = 0
    """Bids that were meant to be made before the end, and were not seen by then."""
    lost: int = 0
    refusals: dict[str, int] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """The part of all bids that were seen in time."""
        return sum(delay <= WITHIN for delay in self.delays) / max(1, len(self.delays) + self.unseen)

    @property
    def held(self) -> bool:
        """Whether the server held what is asked of it."""
        return self.share >= SHARE and not self.lost and not self.refusals

    def report(self) -> None:
        """Print all of it."""
        rate, bids = len(self.delays) / self.seconds, max(1, len(self.delays))
        print(f"{len(self.delays):,} bids in {self.seconds:.0f} s: {rate:.0f} a second at {self.tables} tables")
        print(f"  seen by all four after      {_spread(self.delays)}")
        taken = f"{self.server / self.seconds:7.0%} of its core; others took {self.others / self.seconds:.0%}"
        print(f"  server                      {taken}")
        print(f"  memory                      {self.memory / self.tables / 1024:7.0f} KB a table")
        print(f"  sent                        {self.received / bids / 1024:7.1f} KB a bid to all four together")
        print(f"  the load itself was late by {_spread(self.lags)}, and took {self.load / self.seconds:.0%} of a core")
        if _ranked(self.lags, 0.99) > TOO_LATE:
            print("  the load itself was too slow, or this machine too busy: the delays are partly its own")
        if self.unseen or self.lost or self.refusals:
            print(f"  not seen: {self.unseen}, sockets lost: {self.lost}, refused: {self.refusals or 'nothing'}")
        verdict = "held" if self.held else "NOT held"
        print(f"  seen within {WITHIN * 1000:.0f} ms: {self.share:.2%} (aim: at least {SHARE:.0%}) {verdict}")


def _spread(times: Sequence[float]) -> str:
    """The median, the tails and the longest of some times, in ms."""
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return ", ".join(f"{name} {_ranked(times, part) * 1000:.1f}" for name, part in parts.items()) + " ms"


def _ranked(times: Sequence[float], part: float) -> float:
    """The time that such a part of all does not exceed."""
    ranked = sorted(times) or [0.0]
    return ranked[int(part * (len(ranked) - 1))]


async def measure(figures: Figures, server: Server, seconds: float) -> None:
    """Watch the machine for some time."""
    figures.delays.clear()
    before = _readings(server)
    await _probe(figures.lags, seconds)
    after = _readings(server)
    figures.seconds = after.at - before.at
    figures.server = after.server - before.server
    figures.others = max(0.0, after.core - before.core - figures.server)
    figures.load = after.load - before.load
    figures.received = after.received - before.received
    figures.lost = after.lost


class _Readings(NamedTuple):
    at: float
    server: float
    core: float
    load: float
    received: int
    lost: int


def _readings(server: Server) -> _Readings:
    core = busy_seconds(server.core)
    return _Readings(time.perf_counter(), server.seconds, core, time.process_time(), Socket.received, Socket.lost)


async def _probe(lags: list[float], seconds: float) -> None:
    """See how late timers are."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while (now := loop.time()) < end:
        await asyncio.sleep(_PROBE)
        lags.append(max(0.0, loop.time() - now - _PROBE))
