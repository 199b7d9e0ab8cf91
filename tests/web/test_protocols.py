"""Connections whose clients take nothing any more: each ends, whatever is still to be told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.server import ServerState

from fzzzt.web.door import Door, Room
from fzzzt.web.protocols import RequestProtocol, SocketProtocol
from web.stranger import upgrade

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Receive = Callable[[], Awaitable[Any]]
    Send = Callable[[Any], Awaitable[None]]

LAST = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Stuck(asyncio.Transport):
    """A connection to somebody who takes nothing: what is written to it stays there."""

    def __init__(self) -> None:
        super().__init__()
        self.unsent = b""
        self.closing = self.aborted = False

    def write(self, data: Any) -> None:
        self.unsent += bytes(data)

    def get_write_buffer_size(self) -> int:
        return len(self.unsent)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def pause_reading(self) -> None:
        """Nothing comes anyway."""

    def resume_reading(self) -> None:
        """Nothing comes anyway."""


class House:
    """A door with a clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.room = Room()
        self.door = Door(self.room, lambda _: False, lambda _: None, lambda: self.now)
        self.line = Stuck()

    def given(self, app: Any) -> dict[str, Any]:
        """What a protocol is made of."""
        config = uvicorn.Config(app, lifespan="off", log_config=None, access_log=False)
        config.load()
        return {"door": self.door, "config": config, "server_state": ServerState(), "app_state": {}}

    def wait(self) -> None:
        """So long as a client may take for anything."""
        self.now += self.room.body
        self.door.sweep()


async def settled() -> None:
    """Until nobody has anything to do."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_the_last_answer_of_a_connection_is_not_kept_for_ever() -> None:
    async def answer(_: Any, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 1000})

    async def scenario() -> None:
        house = House()
        protocol = RequestProtocol(**house.given(answer))
        protocol.connection_made(house.line)
        protocol.data_received(LAST)
        await settled()
        assert house.line.closing
        assert house.line.unsent
        assert not house.line.aborted
        house.wait()
        assert house.line.aborted
        assert not len(house.door)

    asyncio.run(scenario())


async def _a_socket(house: House, end: asyncio.Event) -> SocketProtocol:
    async def talk(_: Any, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "x" * 1000})
        await end.wait()

    protocol = SocketProtocol(**house.given(talk))
    protocol.connection_made(house.line)
    protocol.data_received(upgrade("any"))
    await settled()
    assert house.line.unsent
    return protocol


def test_a_socket_is_not_kept_for_its_last_words() -> None:
    async def scenario() -> None:
        house, end = House(), asyncio.Event()
        await _a_socket(house, end)
        house.wait()
        assert not house.line.closing, "as long as we talk, silence alone is no reason"
        end.set()
        await settled()
        assert house.line.closing
        assert not house.line.aborted
        house.wait()
        assert house.line.aborted

    asyncio.run(scenario())


def test_who_neither_answers_nor_takes_anything_is_cut_off() -> None:
    async def scenario() -> None:
        house, end = House(), asyncio.Event()
        protocol = await _a_socket(house, end)
        protocol.pause_writing()
        protocol.keepalive_timeout()
        assert house.line.aborted
        protocol.connection_lost(None)
        end.set()
        await settled()

    asyncio.run(scenario())
