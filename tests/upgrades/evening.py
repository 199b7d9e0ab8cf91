"""A server's evening by its public doors alone, so that it can be lived again by any later version.

The hall works on a real database at a time set by hand; people watch tables, say things there and play what is lawful.
"""

from __future__ import annotations

import asyncio
import base64
import json
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import httpx
import msgspec

from fzzzt.store import Store
from fzzzt.tables import Crew, Guest, Hall, LiveTable, Terms, decode_command
from fzzzt.web.app import make_app
from fzzzt.web.desk import Settings
from fzzzt.wire import plain
from live_seat import random_build
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from random import Random

Json = dict[str, Any]

COOKIE = "fzzzt_guest"


@dataclass
class WallClock:
    """The time of day in ms. With every message it goes on by `pace`."""

    now: int
    pace: int = 0

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def opened(database: str, clock: WallClock, *, awake: bool = True) -> AsyncIterator[Hall]:
    """A hall as a server process has it; unless it is awake, tables that are due wait until they are asked for."""
    store, crew = await Store.open(database), Crew()
    hall = Hall(store, crew, clock)
    if awake:
        await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await crew.stop()
        await store.close()


@asynccontextmanager
async def browser(hall: Hall, cookie: str | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at the server of a hall, with the cookie of somebody or a new one."""
    app = make_app(Settings(), hall, hall.store, await hall.store.key("cookie"))
    cookies = {} if cookie is None else {COOKIE: cookie}
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", cookies=cookies) as client:
        yield client


def guest_of(cookie: str) -> Guest:
    """Whose cookie this is."""
    signed = cookie.partition(".")[0]
    return Guest(*json.loads(base64.urlsafe_b64decode(signed + "=" * (-len(signed) % 4))))


def commitment(nonce: str) -> str:
    """What binds a person to a nonce."""
    return sha256(nonce.encode()).hexdigest()


async def open_table(hall: Hall, host: Guest, **terms: object) -> LiveTable:
    """Open a table on terms as a client sends them."""
    return await hall.table(await hall.open_table(host, msgspec.convert(terms, Terms)))


async def shown(live: LiveTable, guest: Guest, seq: int) -> Json:
    """The first message that somebody gets at a table who has the entries up to `seq`."""
    messages: list[bytes] = []
    (await live.watch(guest, seq, messages.append)).close()
    welcome: Json = json.loads(messages[0])
    return welcome


@dataclass
class Person:
    """Somebody at a table: knows what was told, and says things."""

    guest: Guest
    party: Party
    now: Json = field(default_factory=dict)
    """The situation by all messages so far."""

    def hear(self, message: bytes) -> None:
        """Take a message of the table's."""
        self.now |= json.loads(message)
        self.party.news.set()

    @property
    def state(self) -> str | None:
        """What everybody sees of this person's seat; None without one."""
        seat = self.now["you"]["seat"]
        return None if seat is None else str(self.now["table"]["seats"][seat]["state"])

    @property
    def legal(self) -> Json | None:
        """What this person may do now."""
        legal: Json | None = self.now["view"]["legal"] if self.now["view"] and self.state == "person" else None
        return legal

    async def say(self, kind: str, **fields: object) -> Json:
        """Send a message; it and its answer are kept."""
        party = self.party
        party.clock.now += party.clock.pace
        message = {"type": kind, "id": f"{kind}-{party.live.seq}-{len(party.said)}", **fields}
        answer: Json = plain(await party.live.do(self.guest, decode_command(json.dumps(message))))
        party.said.append({"guest": self.guest.id, "message": message, "answer": answer})
        return answer

    async def bid(self, rng: Random) -> Json:
        """Bid one card or two of the hand."""
        return await self.say("bid", cards=self.some_cards(rng), seq=self.now["seq"])

    def some_cards(self, rng: Random) -> list[str]:
        """One card or two of the hand."""
        hand = self.now["view"]["hand"]
        return rng.sample(hand, rng.randint(1, min(2, len(hand))))

    async def build(self, rng: Random) -> Json:
        """Allocate some robots."""
        assert self.legal is not None
        return await self.say("build", robots=random_build(self.legal["build"], rng), seq=self.now["seq"])

    async def move(self, rng: Random) -> Json:
        """One lawful move."""
        return await (self.bid(rng) if "bid" in (self.legal or {}) else self.build(rng))


class Party:
    """The people at one table."""

    def __init__(self, live: LiveTable, clock: WallClock) -> None:
        self.live, self.clock = live, clock
        self.people: list[Person] = []
        self.news = asyncio.Event()
        self.said: list[Json] = []
        """All messages that were accepted, with their answers."""

    @classmethod
    async def of(cls, live: LiveTable, clock: WallClock, *guests: Guest) -> Party:
        """These people watch the table."""
        party = cls(live, clock)
        for guest in guests:
            await party.join(guest)
        return party

    async def join(self, guest: Guest) -> Person:
        """Let somebody watch."""
        person = Person(guest, self)
        self.people.append(person)
        await self.live.watch(guest, 0, person.hear)
        return person

    async def sit(self, guest: Guest, seat: int | None = None, nonce: str | None = None) -> Person:
        """Let somebody watch and sit down, with a nonce or without."""
        person = await self.join(guest)
        await self.live.sit(guest, seat, None if nonce is None else commitment(nonce))
        return person

    def someone(self, holds: Callable[[Person], object]) -> Person | None:
        """The first of whom something holds."""
        return next((person for person in self.people if holds(person)), None)

    def person(self, guest: Guest) -> Person:
        """Somebody who is here."""
        return next(person for person in self.people if person.guest == guest)

    @property
    def phase(self) -> str:
        """What the table is at."""
        return str(self.people[0].now["table"]["phase"])

    @property
    def over(self) -> bool:
        """Whether nothing more is played here."""
        return self.phase in ("over", "ended")

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self.news.clear()
                await self.news.wait()

    async def play(self, rng: Random, until: Callable[[Json], object] = lambda _: False) -> None:
        """Let whoever may move make lawful moves, until the game is over or the view is as wished."""
        while True:
            await self.until(lambda: self.over or self.someone(lambda person: person.legal))
            mover = self.someone(lambda person: person.legal)
            if self.over or mover is None or until(mover.now["view"]):
                return
            await mover.move(rng)
