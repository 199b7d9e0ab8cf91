"""A server from its start to its end, in which nothing that was accepted is lost and everybody is told."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fzzzt.store import Store
from fzzzt.tables import Crew, Hall
from fzzzt.web.app import make_app
from fzzzt.web.socket import LARGEST_MESSAGE, WRITE

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from types import FrameType

    from uvicorn._types import ASGISendEvent

    from fzzzt.web.desk import Desk, Settings

_FAREWELL = 5.0
"""Seconds in which clients must take their last messages when the server stops."""
_COLLECTED = (5_000, 10, 50)
"""New objects until the newest are looked through for garbage, such times until older ones are, and those until all."""
_UNHEARD = 4
"""Messages of a client that may wait to be heard."""
_WHOLE_TEXT, _TWO_BYTES, _EIGHT_BYTES = 0x81, 126, 127
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")

log = logging.getLogger("fzzzt.web")


@dataclass(frozen=True)
class Site:
    """What to serve: an open socket, a database, and how many processes think for the bots."""

    listener: socket.socket
    settings: Settings
    database: str | None = None
    bot_workers: int = 1


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; ValueError, in one clear line, where that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = "something else listens there" if error.errno == errno.EADDRINUSE else error.strerror or str(error)
        raise ValueError(f"cannot listen on {host} port {port}: {reason}; choose another with --port") from error


def allow_many_sockets() -> None:
    """Have as many files open as the system lets us, not as few as it gives to ordinary programs."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def serve(site: Site, announce: Callable[[], None]) -> None:
    """Serve until told to stop. `announce` is called once clients can connect."""
    allow_many_sockets()
    async with _hall(site) as (hall, store):
        _calm_the_collector()
        app = make_app(site.settings, hall, store, await store.key("cookie"))
        config = uvicorn.Config(
            app,
            lifespan="off",
            ws=SocketProtocol,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=round(_FAREWELL),
        )
        await Server(config, app.state.desk, announce).serve(sockets=[site.listener])


def _calm_the_collector() -> None:
    """Look through all of the memory for garbage rarely: with many tables, all of them would wait for it too often."""
    gc.freeze()
    gc.set_threshold(*_COLLECTED)


@asynccontextmanager
async def _hall(site: Site) -> AsyncIterator[tuple[Hall, Store]]:
    store = await Store.open(site.database)
    crew = Crew(site.bot_workers)
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

    def __init__(self, config: uvicorn.Config, desk: Desk, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._desk = desk
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        log.info("listening")
        self._announce()

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


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that ends when we are done with it, even if the client takes nothing any more."""

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says. A handshake that was refused, and answered, is done: that is no error."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or (self.initial_response is not None and self.close_sent)

    async def run_asgi(self) -> None:
        """Run the application for this connection, which may write to it at once (`WRITE`)."""
        self.scope["extensions"][WRITE] = {"write": self.write_text}
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; only if several wait is the client kept from saying more, which takes two system calls."""
        if self.read_paused or self.queue.qsize() >= _UNHEARD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it need not be done
        super().send_receive_event_to_app()
        self.read_paused = False

    def write_text(self, text: bytes) -> bool:
        """Write a message without waiting; False if that cannot be now, and nothing is written."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(_frame_head(len(text)) + text)
        return True


def _frame_head(size: int) -> bytes:
    """What stands before a text in a websocket (RFC 6455): a whole message, not masked, not compressed."""
    if size < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, _TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big")
