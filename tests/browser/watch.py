"""What pages do besides what they show: requests, and complaints in the console."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage

SERVER_AWAY = ("net::ERR_CONNECTION_", "net::ERR_EMPTY_RESPONSE", "WebSocket connection to")
"""What a browser says of a server that was stopped or killed, whatever it was about to say to it."""


class Watch:
    """Collects requests that leave the servers of a test, errors in the console, and exceptions that nobody caught."""

    def __init__(self, *origins: str) -> None:
        self.hosts = {urlsplit(origin).netloc for origin in origins}
        self.foreign: list[str] = []
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Parts of complaints that belong to a test, such as those of a server that is away."""

    def over(self, context: BrowserContext) -> None:
        """Watch all pages of a person."""
        context.on("request", lambda request: self._asked(request.url))
        context.on("page", lambda page: page.on("websocket", lambda socket: self._asked(socket.url)))
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def _asked(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme not in ("data", "blob") and address.netloc not in self.hosts:
            self.foreign.append(url)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in self.expected):
            self.complaints.append(f"{message.text} ({message.location['url']})")
