"""A table of people whose turns are told elsewhere; time is set by hand."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fzzzt.store import Store
from fzzzt.tables import Crew, Hall, LiveTable, Terms, decode_command
from fzzzt.web.notices.courier import Courier
from fzzzt.web.notices.push import PushKey
from fzzzt.web.notices.subscription import Subscription
from tables.parlour import ADA, BOB, CLEO

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fzzzt.tables import Guest
    from fzzzt.wire.notices import Quiet
    from notices.post_office import PostOffice

ORIGIN = "https://fzzzt.example"
KEY = PushKey(b"k" * 32)
PEOPLE = (ADA, BOB, CLEO)


class Turns:
    """Ada, Bob and perhaps Cleo at a table, and a courier that goes round when it is told to."""

    def __init__(self, hall: Hall, office: PostOffice) -> None:
        self.hall, self.office = hall, office
        self.counts: Counter[str] = Counter()
        self.courier = Courier(hall.store, KEY, office.network, hall.now, self.counts)
        self.table: LiveTable

    async def begin(self, players: int = 2, **terms: Any) -> None:
        """The game begins: somebody is asked."""
        self.table = await self.hall.table(await self.hall.open_table(ADA, Terms(players=players, **terms)))
        for guest in PEOPLE[:players]:
            await self.table.sit(guest, None, None)

    async def want(
        self, guest: Guest, path: str = "/box", table: str | None = None, quiet: Quiet | None = None, **keys: str
    ) -> None:
        """Somebody wants notices there."""
        kind = "push" if keys else "webhook"
        address = path if path.startswith("https:") else self.office.address(path)
        to = Subscription(kind, address, "en", ORIGIN, quiet=quiet, **keys)  # type: ignore[arg-type]
        assert await self.hall.store.notices.subscribe(to.kept(guest.id, table), 10)

    @property
    def asked(self) -> Guest:
        """Who is to decide, the first of several."""
        return PEOPLE[self.table.table.waiting[0]]

    async def decide(self, guest: Guest | None = None) -> None:
        """Whoever is asked decides."""
        guest, table = guest or self.asked, self.table.table
        assert table.game is not None
        seat = PEOPLE.index(guest)
        message: dict[str, Any] = {"type": "build", "robots": {}}
        if table.game.phase == "bid":
            message = {"type": "bid", "cards": [table.game.hands[seat][0]]}
        message |= {"id": f"{seat}-{table.seq}", "seq": table.public}
        await self.table.do(guest, decode_command(json.dumps(message)))

    async def until(self, phase: str) -> None:
        """Play on."""
        while (game := self.table.table.game) is None or game.phase != phase:
            await self.decide()

    async def go_round(self) -> None:
        """Send all that is due now."""
        await self.courier.go_round()
        await asyncio.gather(*self.courier._tasks)


class HandClock:
    """Time that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, *, hours: float = 0, seconds: float = 0) -> None:
        """Let time pass."""
        self.now += round((hours * 3600 + seconds) * 1000)


@asynccontextmanager
async def turns(database: str, office: PostOffice, clock: HandClock) -> AsyncIterator[Turns]:
    """A hall of one server; nothing is sent by itself."""
    store, crew = await Store.open(database), Crew()
    hall = Hall(store, crew, clock)
    try:
        yield Turns(hall, office)
    finally:
        await hall.stop()
        await crew.stop()
        await store.close()
