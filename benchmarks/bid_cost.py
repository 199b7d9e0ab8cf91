"""What a bid costs the server: people over websockets at many tables, as fast as they can (`make bench`)."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random

from benchmarks.load_party import PEOPLE, Party
from benchmarks.load_server import Server, allow_many_sockets, move_aside
from benchmarks.load_wire import Socket

TABLES, BIDS = 60, 100
"""At each table: fewer than a game has, so that all tables play at the same time."""


async def play(server: Server) -> tuple[float, int]:
    """Processor time of the server for a bid, and the bytes it sends to all four."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()
    left: dict[Party, int] = {}

    def seen(party: Party, _: float) -> None:
        left[party] -= 1
        if left[party] > 0:
            party.bid(loop.time())
        elif not any(left.values()):
            done.set()

    parties = [Party(server.port, Random(number), seen) for number in range(TABLES)]
    for party in parties:
        await party.sit_down()
    while not all(party.playing for party in parties):
        await asyncio.sleep(0.1)
    seconds, received = server.seconds, Socket.received
    left.update(dict.fromkeys(parties, BIDS))
    for party in parties:
        party.bid(loop.time())
    await done.wait()
    bids = TABLES * BIDS
    result = (server.seconds - seconds) / bids, (Socket.received - received) // bids
    for party in parties:
        party.leave()
    return result


def main() -> None:
    """Print what a bid costs."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as name:
        folder, core = Path(name), move_aside()
        with Server(folder, str(folder / "tables.sqlite"), core) as server:
            seconds, sent = asyncio.run(play(server))
    print(f"a bid costs the server {seconds * 1000:.3f} ms of processor time")
    print(f"and {sent / 1024:.1f} KB to {PEOPLE} people together")


if __name__ == "__main__":
    main()
