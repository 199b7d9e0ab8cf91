"""An evening of several tables at once, for tests of what may happen to the server meanwhile."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING

from live_client import LiveClient
from web.audit import audit_tables
from web.regulars import sit_down

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from random import Random

    from live_client import LiveSeat
    from web.regulars import Regular

PARTIES: tuple[tuple[int, tuple[str, ...]], ...] = ((2, ()), (3, ()), (1, ("rookie", "tinker")), (2, ("mechanic",)))
"""How many people sit at each table, and with which bots."""


class Evening:
    """Parties that play one game after another until the house closes, and the last to its end."""

    def __init__(self, rng: Random) -> None:
        self.regulars: list[Regular] = []
        """Everybody at every table, in all games."""
        self._rng = rng
        self._closing = asyncio.Event()

    @asynccontextmanager
    async def at(self, *urls: str) -> AsyncIterator[None]:
        """Play meanwhile. The people of each party go to these addresses in turn."""
        async with AsyncExitStack() as stack:
            async with asyncio.TaskGroup() as tables:
                for people, bots in PARTIES:
                    clients = [LiveClient(urls[place % len(urls)]) for place in range(people)]
                    for client in clients:
                        await stack.enter_async_context(client)
                    party = await self._seated(clients, bots)
                    tables.create_task(self._play(party, clients, bots))
                yield
                self._closing.set()
            await audit_tables(self.regulars)

    async def _seated(self, clients: Sequence[LiveClient], bots: Sequence[str]) -> list[Regular]:
        party = await sit_down(clients, self._rng, *bots)
        self.regulars += party
        return party

    async def _play(self, party: Sequence[Regular], clients: Sequence[LiveClient], bots: Sequence[str]) -> None:
        while True:
            await asyncio.gather(*(regular.play() for regular in party))
            if self._closing.is_set():
                return
            party = await self._seated(clients, bots)

    async def random_moment(self) -> None:
        """Wait until somebody has heard some more entries, and a little longer: it may be in the middle of anything."""
        more = self._rng.randint(1, 25)
        waits = {asyncio.create_task(_hears(each.seat, more)) for each in self.regulars if not each.seat.over}
        if waits:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
            with suppress(asyncio.CancelledError):
                await wait
        await asyncio.sleep(self._rng.uniform(0, 0.03))


async def _hears(seat: LiveSeat, more: int) -> None:
    enough = seat.seq + more
    await seat.until(lambda seat: seat.over or seat.seq >= enough)
