"""A server from its start to its end, in which nothing that was accepted is lost and everybody is told."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import uvicorn

from fzzzt.store import Store
from fzzzt.tables import Crew, Hall
from fzzzt.web.app import make_app
from fzzzt.web.collecting import calm_collector
from fzzzt.web.notices.courier import Courier
from fzzzt.web.notices.network import Network
from fzzzt.web.protocols import RequestProtocol, SocketProtocol
from fzzzt.web.socket import LARGEST_MESSAGE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from types import FrameType

    from starlette.applications import Starlette

    from fzzzt.web.collecting import Collector
    from fzzzt.web.desk import Desk, Settings

_FAREWELL = 5.0
"""Seconds in which clients must take their last messages when the server stops."""
_LARGEST_HEAD = 16 * 1024
_AT_ONCE = 64
"""New connections that are taken before those that are here have their turn again."""
_QUEUED = 2048
"""New connections that the system keeps for us until then."""
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")

log = logging.getLogger("fzzzt.web")


@dataclass(frozen=True)
class Site:
    """What to serve: an open socket, a database, and how many processes think for the bots."""

    listener: socket.socket
    settings: Settings
    database: str | None = None
    bot_workers: int = 1
    network: Network = field(default_factory=Network)
    """Where notices may go: the tests' own, or the internet."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; OSError where that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=_QUEUED)
    # For every connection: else the end of an answer waits 40 ms for word that its beginning has come. asyncio does
    # that for listeners of its own only.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


async def serve(site: Site, announce: Callable[[], None]) -> None:
    """Serve until told to stop. `announce` is called once clients can connect."""
    async with _hall(site) as (hall, store):
        app = make_app(site.settings, hall, store, await store.key("cookie"), site.network)
        desk: Desk = app.state.desk
        courier = Courier(store, desk.push_key, site.network, hall.now, desk.counts)
        courier.start()
        store.watch_people(desk.hear_of)
        watching = asyncio.create_task(desk.watch_sessions())
        try:
            with calm_collector() as collector:
                await Server(_configured(app, desk), desk, collector, announce).serve(sockets=[site.listener])
        finally:
            watching.cancel()
            await courier.stop()
            await desk.replays.stop()
            await desk.reviews.stop()


def _configured(app: Starlette, desk: Desk) -> uvicorn.Config:
    """How uvicorn is to be. Its connections are ours, so that each can be asked whose turn it is."""
    http: Any = partial(RequestProtocol, desk.door)
    ws: Any = partial(SocketProtocol, desk.door)
    return uvicorn.Config(
        app,
        lifespan="off",
        http=http,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=_LARGEST_HEAD,
        backlog=_AT_ONCE,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=desk.settings.proxies,
        timeout_graceful_shutdown=round(_FAREWELL),
    )


@asynccontextmanager
async def _hall(site: Site) -> AsyncIterator[tuple[Hall, Store]]:
    store = await Store.open(site.database)
    crew = Crew(site.bot_workers, quick_workers=1)
    hall = Hall(store, crew)
    try:
        await crew.start()
        await hall.start()
        yield hall, store
    finally:
        if not hall.stopping:
            await hall.stop()
        await crew.stop()
        await store.close()


class Server(uvicorn.Server):
    """Uvicorn, but with a farewell: first the moves in flight, then `bye` to everybody, then the end."""

    def __init__(self, config: uvicorn.Config, desk: Desk, collector: Collector, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._desk = desk
        self._collector = collector
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(_QUEUED)  # uvicorn has one number for both
        log.info("listening")
        self._announce()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; once a second the door is swept, once a minute garbage."""
        if counter % 10 == 0:
            self._desk.door.sweep()
            self._desk.tally.tell()
        if counter % 600 == 0:
            self._collector.go_round(self._desk.door.gone, len(self._desk.door))
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, finish what is in flight, tell everybody to connect again."""
        for server in self.servers:
            server.close()
        self._desk.stopping = True
        log.info("stopping")
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                await self._desk.hall.stop()
                await self._say_goodbye()
        await super().shutdown(sockets)

    async def _say_goodbye(self) -> None:
        await asyncio.gather(*(talk.leave() for talk in self._desk.sockets))
        while self._desk.sockets and not self.force_exit:
            await asyncio.sleep(0.01)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let every signal that asks us to end do so in order. A second one ends at once."""
        numbers = [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]
        ours = [number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN]
        before = {number: signal.signal(number, self.handle_exit) for number in ours}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal has come."""
        del sig, frame
        self.force_exit = self.should_exit
        self.should_exit = True
