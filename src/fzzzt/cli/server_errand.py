"""What a command asks of a server, besides playing there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from fzzzt.cli.refusal import Refusal
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.server import ServerClient

T = TypeVar("T")


def server_at(address: str) -> ServerClient:
    """The server at an address that somebody typed; what it knows us by can be kept."""
    from fzzzt.tui.feeds.server import ServerClient  # noqa: PLC0415 - so that help comes at once

    try:
        server = ServerClient(address)
    except ValueError as error:
        raise Refusal("cli-no-server-address", address=spoken(address), what="http://HOST:PORT") from error
    server.identity.check_writable()
    return server


class ServerErrand:
    """Asks a server as this terminal's guest. What it refuses, the command refuses, in the player's language."""

    def __init__(self, say: Catalogue, address: str) -> None:
        self._say = say
        self._server = server_at(address)

    @property
    def url(self) -> str:
        """Where the server is."""
        return self._server.url

    def ask(self, wanted: type[T], method: str, path: str, body: object = None) -> T:
        """Ask for something, and wait for the answer."""
        from fzzzt.tui.feeds.feed import Refused  # noqa: PLC0415 - as above
        from fzzzt.tui.refusals import refusal_text  # noqa: PLC0415

        try:
            return asyncio.run(self._server.ask(wanted, method, path, body))
        except Refused as refused:
            raise ValueError(refusal_text(self._say, refused)) from refused
