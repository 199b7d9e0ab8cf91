"""What a bid costs the server: tables of four people in this process, without sockets (`make bench`).

All tables bid at the same time, so that what is written down goes to disk together, as on a busy server.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec

from fzzzt.store import Store
from fzzzt.tables import Crew, Guest, Hall, Terms, decode_command

if TYPE_CHECKING:
    from fzzzt.tables import LiveTable

PEOPLE = 4
TABLES = 40


class Party:
    """Four people at a table who hear of it as sockets would, and bid at random."""

    def __init__(self, number: int) -> None:
        self.guests = [Guest(f"guest-{number}-{seat}", f"Person {seat}") for seat in range(PEOPLE)]
        self.bytes = self.bids = 0
        self._rng = Random(number)
        self._live: LiveTable

    def _hear(self, message: bytes) -> None:
        self.bytes += len(message)

    async def sit_down(self, hall: Hall) -> None:
        """Open a table and begin."""
        self._live = await hall.table(await hall.open_table(self.guests[0], Terms(players=PEOPLE)))
        for seat, guest in enumerate(self.guests):
            await self._live.sit(guest, seat, None)
            await self._live.watch(guest, 0, self._hear)

    async def play(self) -> None:
        """A whole game."""
        live, said, self.bytes = self._live, 0, 0
        while live.table.phase == "playing" and (game := live.table.game) is not None:
            seat, said = live.table.waiting[0], said + 1
            if game.phase == "bid":
                self.bids += 1
                move: dict[str, object] = {"type": "bid", "cards": game.legal_bids(seat).draw(self._rng).cards}
            else:
                move = {"type": "build", "robots": dict(game.legal_builds(seat).draw(self._rng).robots)}
            message = msgspec.json.encode({**move, "id": f"m{said}", "seq": live.seq})
            await live.do(self.guests[seat], decode_command(message))


async def measure(folder: Path) -> tuple[float, int, int]:
    """Processor time, bytes and bids of one game at each table."""
    store = await Store.open(str(folder / "tables.sqlite"))
    hall = Hall(store, Crew(0))
    parties = [Party(number) for number in range(TABLES)]
    await asyncio.gather(*(party.sit_down(hall) for party in parties))
    gc.freeze()  # the server looks through its memory rarely, too
    gc.set_threshold(5_000, 10, 50)
    began = time.process_time()
    await asyncio.gather(*(party.play() for party in parties))
    seconds = time.process_time() - began
    await hall.stop()
    await store.close()
    return seconds, sum(party.bytes for party in parties), sum(party.bids for party in parties)


def main() -> None:
    """Print what a bid costs."""
    with tempfile.TemporaryDirectory() as name:
        seconds, told, bids = asyncio.run(measure(Path(name)))
    print(f"a bid costs the server {seconds / bids * 1000:.3f} ms of processor time")
    print(f"and {told / bids / 1024:.1f} KB to {PEOPLE} people together")


if __name__ == "__main__":
    main()
