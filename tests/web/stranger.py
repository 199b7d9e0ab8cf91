"""A client without manners: a bare socket that says anything, and checks that each answer is one we have."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Self

import msgspec
from websockets.asyncio.client import connect

from fzzzt.engine import errors
from fzzzt.tables import refusal
from fzzzt.web.answers import STATUSES
from live_client import LiveClient
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from websockets.asyncio.client import ClientConnection

    from live_server import ServerProcess

Json = dict[str, Any]

CODES = {*refusal._REASONS, *errors._REASONS, *STATUSES} - {"bug"}
"""Every code that a client can get, but for our own mistakes."""


class Stranger:
    """One connection to a table."""

    def __init__(self, line: ClientConnection, welcome: Json) -> None:
        self.line = line
        self.welcome = welcome
        self.heard: list[Json] = []

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str, table: str, cookie: str = "") -> AsyncIterator[Self]:
        """Connect and hear the welcome."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as line:
            yield cls(line, msgspec.json.decode(await line.recv()))

    async def say(self, text: str | bytes) -> Json:
        """Say anything; the answer."""
        await self.line.send(text)
        return await self.answer()

    async def tell(self, kind: str, **fields: object) -> str:
        """Send a message; `ok`, or the code why not."""
        answer = await self.say(msgspec.json.encode({"type": kind, "id": secrets.token_hex(8), **fields}).decode())
        code: str = answer.get("code", "ok")
        return code

    async def answer(self) -> Json:
        """The next answer; news are passed over, but heard."""
        while True:
            async with asyncio.timeout(PATIENCE):
                message: Json = msgspec.json.decode(await self.line.recv())
            self.heard.append(message)
            if message["type"] == "error":
                assert message["code"] in CODES, message
            if message["type"] in ("ok", "error"):
                return message


def upgrade(table: str) -> bytes:
    """The beginning of a websocket."""
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
    return "\r\n".join(lines).encode()


async def open_table(server: ServerProcess) -> str:
    """A table of somebody else's."""
    async with LiveClient(server.url) as ada:
        return await ada.open_table(2)
