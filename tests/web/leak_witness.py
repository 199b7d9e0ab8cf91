"""Somebody at a table who keeps every byte that comes."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Self

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from patience import PATIENCE

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from fzzzt.tables import Guest
    from web.leak_stage import Stage

Json = dict[str, Any]

_DATE = re.compile(rb"^date: .*\r\n", re.IGNORECASE | re.MULTILINE)
_CHANCE = ("date", "sec-websocket-accept")
"""Headers of a socket that differ from one time to the next: the second answers a random number of the client's."""


class Witness:
    """One guest with any number of sockets; the first is the one it talks through."""

    def __init__(self, stage: Stage, guest: Guest, table: str) -> None:
        self.guest = guest
        self.got: list[tuple[str, bytes]] = []
        """All that came: from which socket or request, and the bytes."""
        self.known: Json = {}
        """The newest message that tells how things stand."""
        self._stage, self._table = stage, table
        self._sockets: list[ClientConnection] = []
        self._said = 0

    async def __aenter__(self) -> Self:
        await self.connect(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._sockets:
            await socket.close()

    @property
    def messages(self) -> list[Json]:
        """What the sockets have told."""
        return [msgspec.json.decode(data) for source, data in self.got if source.startswith("socket")]

    async def connect(self, seq: int) -> None:
        """Open one more socket, as somebody who has all entries up to this one, and hear what it says first."""
        address = f"ws://127.0.0.1:{self._stage.port}/api/tables/{self._table}/socket?seq={seq}&presence=1"
        headers = {"Cookie": self._stage.cookie(self.guest)}
        socket = await connect(address, additional_headers=headers, compression=None, proxy=None, max_queue=None)
        self._sockets.append(socket)
        assert socket.response is not None
        kept = [(name, value) for name, value in socket.response.headers.raw_items() if name.lower() not in _CHANCE]
        self.got.append((f"handshake {len(self._sockets)}", repr(kept).encode()))
        await self._hear(len(self._sockets))

    async def say(self, kind: str, **fields: object) -> Json:
        """Send a message, and hear everything up to its answer."""
        self._said += 1
        name = f"{self.guest.name}-{self._said}"
        return await self._exchange(1, name, msgspec.json.encode({"type": kind, "id": name, **fields}))

    async def say_raw(self, text: bytes) -> Json:
        """Send something that has no id, and hear everything up to its answer."""
        return await self._exchange(1, None, text)

    async def listen(self) -> None:
        """Hear all that was sent before now, on every socket: it comes before the answer to a question."""
        for number in range(1, len(self._sockets) + 1):
            self._said += 1
            name = f"{self.guest.name}-{self._said}"
            question = {"type": "since", "id": name, "seq": 10_000}
            await self._exchange(number, name, msgspec.json.encode(question))

    async def hear_more(self) -> Json:
        """Wait for the next message of the first socket."""
        return await self._hear(1)

    async def hear_the_end(self) -> None:
        """Hear what is still said until the server closes."""
        for number, socket in enumerate(self._sockets, 1):
            try:
                while True:
                    await self._hear(number)
            except ConnectionClosed:
                self.got.append((f"close {number}", str(socket.close_code).encode()))

    async def ask(self, path: str, method: str = "GET", body: object = None) -> bytes:
        """One request; the answer, with all of its head but the date."""
        content = b"" if method == "GET" else msgspec.json.encode(body or {})
        head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]
        head += [f"Cookie: {self._stage.cookie(self.guest)}", f"Content-Length: {len(content)}"]
        head += ["Content-Type: application/json", "", ""]
        reader, writer = await asyncio.open_connection("127.0.0.1", self._stage.port)
        writer.write("\r\n".join(head).encode() + content)
        async with asyncio.timeout(PATIENCE):
            answer = _DATE.sub(b"", await reader.read())
        writer.close()
        await writer.wait_closed()
        self.got.append((f"{method} {path}", answer))
        return answer

    async def _exchange(self, number: int, name: str | None, text: bytes) -> Json:
        await self._sockets[number - 1].send(text.decode())
        while True:
            message = await self._hear(number)
            if message["type"] in ("ok", "error") and message["id"] == name:
                return message

    async def _hear(self, number: int) -> Json:
        async with asyncio.timeout(PATIENCE):
            data = await self._sockets[number - 1].recv(decode=False)
        self.got.append((f"socket {number}", data))
        message: Json = msgspec.json.decode(data)
        if "view" in message:
            self.known = message
        return message
