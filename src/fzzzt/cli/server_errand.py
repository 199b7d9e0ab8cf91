"""What a command asks of a server, besides playing there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue

T = TypeVar("T")


class ServerErrand:
    """Asks a server as this terminal's guest. What it refuses, the command refuses, in the player's language."""

    def __init__(self, say: Catalogue, address: str) -> None:
        from fzzzt.tui.feeds.server import ServerClient  # noqa: PLC0415 - so that help comes at once

        self._say = say
        self._server = ServerClient(address)

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
