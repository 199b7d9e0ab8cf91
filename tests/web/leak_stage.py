"""A whole server in the test's own process, with nothing left to chance: time, ids, secrets and shuffles are set."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.daily.days import day_at
from fzzzt.store import Account, Group, Session, Store, writer
from fzzzt.tables import Crew, Guest, Hall, Terms, caretaker, changes, daily_deals, hall
from fzzzt.web import serving
from fzzzt.web.desk import Settings
from fzzzt.web.limits import Limits
from fzzzt.web.serving import Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fzzzt.dealer import Dealer
    from fzzzt.engine import Bid, Build
    from fzzzt.tables import LiveTable
    from fzzzt.web.desk import Desk

TABLE = "a-table-in-tests"
SECRET = "5ec7e7" * 10 + "beef"
DAY_SECRET = "da11da" * 10 + "beef"
GROUP = "a-group-of-ours-to-see"
PEOPLE = tuple(Guest(f"identity-of-{name.lower()}", name) for name in ("Ada", "Bob", "Cleo", "Dash", "Finn", "Gwen"))
EVE = Guest("identity-of-eve", "Eve")
"""A spectator."""
ACCOUNTS = (*PEOPLE[::2], EVE)
"""Those who are more than guests: what they are told is held to the same."""
_LATER = 2**52
"""A session that is seen so late is not noted again, by a clock that nobody sets."""


class IdleCrew(Crew):
    """Bots that think for ever, so that nothing happens that the test does not do."""

    async def start(self) -> None:
        """No processes are needed."""

    async def decide(self, *_: object, **__: object) -> Bid | Build:
        """Never comes back."""
        await asyncio.Event().wait()
        raise AssertionError("nothing wakes it")


class Stage:
    """A server that runs, and its time in ms, which only the test moves on."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.now = 1_793_000_000_000
        self.hall: Hall
        self.server: Server

    @property
    def desk(self) -> Desk:
        """What the server knows."""
        return self.server._desk

    @property
    def today(self) -> str:
        """The day it is."""
        return day_at(self.now)

    def cookie(self, guest: Guest) -> str:
        """What a guest, or an account that is signed in, sends to be known."""
        session = f"session-of-{guest.id}" if guest in ACCOUNTS else None
        return self.desk.guests.cookie(guest, session).partition(";")[0]

    async def keep_accounts(self) -> None:
        """Make accounts of some, each signed in once."""
        accounts = self.desk.store.accounts
        for guest in ACCOUNTS:
            await accounts.create(Account(guest.id, guest.name, 1), None, [f"code-of-{guest.id}"])
            await accounts.sessions.begin(Session(f"session-of-{guest.id}", guest.id, "", 1, _LATER), most=1)

    async def table(self, players: int, **terms: Any) -> LiveTable:
        """A new table of a group; Ada is its host."""
        group = Group(GROUP, "Friends", 1)
        await self.hall.store.groups.create(group, EVE.id, EVE.name)
        name = await self.hall.open_table(PEOPLE[0], Terms(players=players, **terms), group)
        return await self.hall.table(name)

    def make_hall(self, store: Store, crew: Crew) -> Hall:
        """The hall of this server, which lives by our time."""
        self.hall = Hall(store, crew, lambda: self.now)
        return self.hall

    def make_server(self, *arguments: Any) -> Server:
        """The server, remembered so that it can be stopped."""
        self.server = Server(*arguments)
        return self.server


@asynccontextmanager
async def stage(
    dealer: Dealer | None = None, crew: type[Crew] = IdleCrew, day_secret: str = DAY_SECRET, beat: float = 3600
) -> AsyncIterator[Stage]:
    """A server that listens, with an empty database. With a dealer every table gets its cards from that one."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        listener = serving.listen("127.0.0.1", 0)
        running = Stage(listener.getsockname()[1])
        patch.setattr(hall, "new_table_id", lambda: TABLE)
        patch.setattr(hall, "new_secret", lambda: SECRET)
        patch.setattr(daily_deals, "new_secret", lambda: day_secret)
        patch.setattr(caretaker, "_BEAT", beat)  # what it notices and tells comes when the real clock says
        patch.setattr(serving, "Hall", running.make_hall)
        patch.setattr(serving, "Crew", crew)
        patch.setattr(serving, "Server", running.make_server)
        patch.setattr(writer, "_PACE", 0)
        if dealer is not None:
            patch.setattr(changes, "Dealer", lambda _: dealer)
        site = serving.Site(listener, Settings(limits=Limits().times(1000)), f"sqlite:///{Path(folder) / 'db'}")
        listening = asyncio.Event()
        serve = asyncio.create_task(serving.serve(site, listening.set))
        try:
            await _either(serve, listening)
            await running.keep_accounts()
            yield running
        finally:
            await _stopped(running, serve)


async def _either(serve: asyncio.Task[None], listening: asyncio.Event) -> None:
    """Wait until the server listens, or has failed."""
    ready = asyncio.create_task(listening.wait())
    await asyncio.wait({serve, ready}, return_when=asyncio.FIRST_COMPLETED)
    if serve.done():
        ready.cancel()
        serve.result()


async def _stopped(running: Stage, serve: asyncio.Task[None]) -> None:
    if not serve.done():
        running.server.should_exit = True
    await serve
