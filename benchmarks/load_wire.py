"""The wire of the load: requests and websockets with as little work as can be: the server is what is measured."""

from __future__ import annotations

import asyncio
import struct
from http.client import parse_headers
from io import BytesIO
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

HOST = "127.0.0.1"
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_NO_MASK = bytes(4)
"""Clients must mask what they send; masked by zeros it stays as it is."""


class Refused(Exception):
    """The server said no."""


async def ask(port: int, path: str, body: object, cookie: str) -> tuple[Any, str]:
    """Post something as whoever the cookie names; the answer, and who one is from now on."""
    content = msgspec.json.encode(body)
    kind = f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\nConnection: close"
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nCookie: {cookie}\r\n{kind}\r\n\r\n".encode() + content)
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    status, _, headers = head.partition(b"\r\n")
    if b" 20" not in status:
        raise Refused(f"{path}: {status.decode()} {answer.decode()}")
    given = parse_headers(BytesIO(headers + b"\r\n\r\n")).get("set-cookie", cookie)
    return msgspec.json.decode(answer), given.partition(";")[0]


class Socket(asyncio.Protocol):
    """One websocket. It answers pings, and expects whole messages only, as the server sends them."""

    received = 0
    """Bytes that all sockets have received."""
    lost = 0
    """Sockets that the server, not we, have closed."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        """`hear` gets every message."""
        self._hear = hear
        self._buffer = bytearray()
        self._begun = self._left = False
        self._transport: asyncio.Transport
        key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        upgrade = f"Connection: Upgrade\r\nUpgrade: websocket\r\n{key}"
        self._request = f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nCookie: {cookie}\r\n{upgrade}\r\n\r\n".encode()

    async def connect(self, port: int) -> None:
        """Connect to the server."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the websocket."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - what a TCP connection has
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        """Count what we did not end ourselves."""
        Socket.lost += not self._left

    def data_received(self, data: bytes) -> None:
        """Pass on every message that is complete."""
        Socket.received += len(data)
        self._buffer += data
        if not self._begun:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise Refused(head.decode())
            self._begun, self._buffer = True, rest
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer, start = self._buffer, 2
        if len(buffer) < 10 and len(buffer) < 2 + (buffer[1:2] or b"\x7f")[0]:
            return None
        size = buffer[1]
        if size == 126:
            (size,), start = struct.unpack_from("!H", buffer, 2), 4
        elif size == 127:
            (size,), start = struct.unpack_from("!Q", buffer, 2), 10
        if len(buffer) < start + size:
            return None
        kind, message = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, message

    def _take(self, kind: int, message: bytes) -> None:
        if kind == _TEXT:
            self._hear(message)
        elif kind == _PING:
            self._send(_PONG, message)

    def say(self, message: bytes) -> None:
        """Send a message."""
        self._send(_TEXT, message)

    def leave(self) -> None:
        """Close the connection."""
        self._left = True
        self._send(_CLOSE, b"")
        self._transport.close()

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        length = bytes((0x80 | size,)) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        self._transport.write(bytes((kind,)) + length + _NO_MASK + message)
