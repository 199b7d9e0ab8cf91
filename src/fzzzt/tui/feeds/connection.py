"""A socket that comes back by itself: it resumes from the last entry there is, and repeats what was not answered."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import ExitStack, aclosing, suppress
from typing import TYPE_CHECKING, Literal

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from fzzzt.tui.feeds.feed import Refused
from fzzzt.tui.feeds.server import COOKIE
from fzzzt.wire.commands import Command
from fzzzt.wire.refusals import read_fault
from fzzzt.wire.tables import AnyServerMessage, Done, NotDone, encode

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from websockets.asyncio.client import ClientConnection

    from fzzzt.tui.feeds.server import ServerClient

_WAITS = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each new attempt; a server that is gone is not stormed."""
_LATER = (429, 502, 503, 504)
"""What is answered by a server, or what stands before it, that may let us in later."""
_decoder: msgspec.json.Decoder[AnyServerMessage] = msgspec.json.Decoder(AnyServerMessage)


class Connection:
    """One table's socket, through however many connections. `seq` is the last entry that its owner has."""

    def __init__(self, server: ServerClient, table: str) -> None:
        self.server = server
        self.table = table
        self.seq = 0
        self._unanswered: dict[str, tuple[str, asyncio.Future[None]]] = {}
        self._socket: ClientConnection | None = None

    async def messages(self) -> AsyncGenerator[AnyServerMessage | None, None]:
        """All messages but answers, and None whenever the connection is lost; `Refused` if the server wants us not."""
        failures = 0
        while True:
            try:
                async with aclosing(self._talk()) as talk:
                    async for message in talk:
                        failures = 0
                        yield message
            except InvalidStatus as refused:
                if refused.response.status_code not in _LATER:
                    raise _refusal(refused) from None
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            yield None
            await asyncio.sleep(_WAITS[min(failures, len(_WAITS) - 1)])
            failures += 1

    async def say(self, kind: str, **fields: object) -> None:
        """Say something until it is answered; `Refused` if it is."""
        name = secrets.token_hex(8)
        text = encode(msgspec.convert({"type": kind, "id": name, **fields}, Command)).decode()
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unanswered[name] = (text, answer)
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)
        await answer

    async def _talk(self) -> AsyncGenerator[AnyServerMessage, None]:
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?seq={self.seq}"
        headers = {"Cookie": f"{COOKIE}={self.server.identity.cookie}"}
        proxy: Literal[True] | None = None if self.server.is_here else True
        with ExitStack() as end:
            async with connect(
                address, additional_headers=headers, compression=None, max_size=None, proxy=proxy
            ) as socket:
                end.callback(socket.transport.abort)  # where nobody waits for the server's farewell either
                self._socket = socket
                try:
                    for text, _ in list(self._unanswered.values()):
                        await socket.send(text)
                    async for heard in socket:
                        match message := self._understood(heard):
                            case Done(id=name):
                                self._settle(name, None)
                            case NotDone(id=name):
                                self._settle(name, Refused.of(*read_fault(heard)))
                            case _:
                                yield message
                finally:
                    self._socket = None

    def _understood(self, heard: str | bytes) -> AnyServerMessage:
        try:
            return _decoder.decode(heard)
        except msgspec.DecodeError as error:
            raise Refused("no-server", str(error), {"what": self.server.url}) from None

    def _settle(self, name: str | None, refused: Refused | None) -> None:
        """A message was answered."""
        _, answer = self._unanswered.pop(name or "", ("", None))
        if answer is None or answer.done():
            return
        if refused is None:
            answer.set_result(None)
        else:
            answer.set_exception(refused)


def _refusal(refused: InvalidStatus) -> Refused:
    try:
        return Refused.of(*read_fault(bytes(refused.response.body or b"")))
    except ValueError:
        return Refused("no-server", str(refused))
