"""One message to an address that was vetted: to that number, small, timed, and followed nowhere."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.web.notices.network import Destination, Network

SENT_WITHIN = 10.0
_LARGEST_HEAD = 8 * 1024
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)\b")


class Undelivered(Exception):
    """Nobody took the message: no connection, no answer in time, or none that is one."""


async def post(network: Network, to: Destination, headers: Mapping[str, str], body: bytes) -> int:
    """Send a message; answers the status. Only the first line of the answer is read, so it leads nowhere else."""
    head = {"Host": to.authority, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {to.path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
    message = "\r\n".join(lines).encode("ascii") + body
    try:
        async with asyncio.timeout(SENT_WITHIN):
            return await _said(network, to, message)
    except (OSError, EOFError, TimeoutError, ValueError, asyncio.LimitOverrunError) as error:
        raise Undelivered(type(error).__name__) from None


async def _said(network: Network, to: Destination, message: bytes) -> int:
    reader, writer = await _connected(network, to)
    try:
        writer.write(message)
        await writer.drain()
        status = 100
        while status < 200:
            match = _STATUS.match(head := await reader.readuntil(b"\r\n\r\n"))
            if match is None:
                raise ValueError(f"{len(head)} bytes that are no answer")
            status = int(match[1])
        return status
    finally:
        writer.transport.abort()


async def _connected(network: Network, to: Destination) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to one of the vetted numbers, which must show that it is who the name says."""
    for place, number in enumerate(to.numbers, 1):
        try:
            return await asyncio.open_connection(
                number, to.port, ssl=network.tls, server_hostname=to.host, limit=_LARGEST_HEAD
            )
        except OSError:
            if place == len(to.numbers):
                raise
    raise OSError("no number to connect to")
