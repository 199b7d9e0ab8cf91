"""How many tables one server holds: people over websockets play real games, one bid a second a table (`make bench`).

The load is open: every bid has a time at which it is meant to be made, and its delay counts from then until all four
sockets have seen it, so that a server that stalls is not spared. Games are at all stages when it is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from benchmarks.load_figures import WITHIN, Figures, measure
from benchmarks.load_party import Party
from benchmarks.load_server import Server, allow_many_sockets, move_aside

ROUND = 1.0
"""Seconds from one bid of a table to the next."""
LONGEST_LEAD = 120
"""Bids that the first game of a party may be ahead of the load: nearly a whole game."""
AT_ONCE = 8
"""Parties that sit down at the same time."""
_CALM = 5.0


class Load:
    """Many parties at one server."""

    def __init__(self, server: Server, tables: int) -> None:
        self.figures = Figures(tables)
        self._server = server
        self._leads: dict[Party, int] = {}
        self._loop = asyncio.get_running_loop()
        self.parties = [Party(server.port, Random(number), self._seen) for number in range(tables)]

    def _seen(self, party: Party, meant: float) -> None:
        if self._leads.get(party, 0) > 0:
            self._leads[party] -= 1
            party.bid(self._loop.time())
        else:
            self.figures.delays.append(self._loop.time() - meant)

    async def sit_down(self) -> None:
        """Let all sit down, a few at a time."""
        waiting = iter(self.parties)

        async def usher() -> None:
            for party in waiting:
                await party.sit_down()

        await asyncio.gather(*(usher() for _ in range(AT_ONCE)))
        while not all(party.playing for party in self.parties):
            await asyncio.sleep(0.1)

    async def get_ahead(self) -> float:
        """Bring the games to all stages, as fast as the server can; the bids a second that it could."""
        began = self._loop.time()
        for number, party in enumerate(self.parties):
            self._leads[party] = LONGEST_LEAD * number // len(self.parties)
            party.bid(began)
        while any(self._leads.values()):
            await asyncio.sleep(0.1)
        return sum(party.bids for party in self.parties) / (self._loop.time() - began)

    async def play(self, seconds: float) -> None:
        """Bid once a second at each table, spread evenly, and measure."""
        begin = self._loop.time() + 0.5
        for number, party in enumerate(self.parties):
            self._tick(party, begin + ROUND * number / len(self.parties))
        await asyncio.sleep(_CALM)
        await measure(self.figures, self._server, seconds)
        self.figures.unseen = sum(party.owes(self._loop.time() - WITHIN) for party in self.parties)

    def _tick(self, party: Party, meant: float) -> None:
        if party.playing:  # between two games nobody bids
            party.bid(meant)
        self._loop.call_at(meant + ROUND, self._tick, party, meant + ROUND)


async def run(server: Server, tables: int, seconds: float) -> None:
    """Load a server and print the figures."""
    before = server.memory
    load = Load(server, tables)
    began = time.perf_counter()
    await load.sit_down()
    print(f"{tables} tables of four sockets opened in {time.perf_counter() - began:.1f} s", flush=True)
    print(f"flat out: {await load.get_ahead():.0f} bids a second", flush=True)
    await load.play(seconds)
    load.figures.memory = server.memory - before
    load.figures.refusals = dict(Party.refusals)
    for party in load.parties:
        party.leave()
    load.figures.report()


def database(folder: Path, postgres: bool) -> str:
    """A new SQLite file, or a new database on a PostgreSQL that the tests know how to find or start."""
    if not postgres:
        return str(folder / "tables.sqlite")
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from postgres import fresh_database  # noqa: PLC0415 - needs a PostgreSQL

    return fresh_database()


def main() -> None:
    """Run the load."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--postgres", action="store_true", help="use PostgreSQL instead of SQLite")
    asked = parser.parse_args()
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as name:
        folder, core = Path(name), move_aside()
        with Server(folder, database(folder, asked.postgres), core) as server:
            asyncio.run(run(server, asked.tables, asked.seconds))


if __name__ == "__main__":
    main()
