"""WebKit, the engine of every browser on an iPhone, by WebDriver: https://www.w3.org/TR/webdriver2/.

It is that of GTK, on a screen that nobody sees. Its driver is the one that $FZZZT_WEBKIT names, that of the machine, or
Debian's package where we may install it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from browser.engine import PHONE, running, touch, until
from debian import installed
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


_SLIM = "* { margin: 0; border-width: 0; padding: 0; min-width: 0; font-size: 4px; }"
"""As GTK's style: else the browser's own buttons need a window wider than a phone."""

_LISTEN = """() => {
  window.complaints = [];
  const complain = (...words) => complaints.push(words.map(String).join(' '));
  addEventListener('error', ({ message }) => complain(message));
  addEventListener('unhandledrejection', ({ reason }) => complain('unhandled', reason));
  const { error } = console;
  console.error = (...words) => (complain(...words), error(...words));
  return true;
}"""
"""The driver does not tell what is written in the console, so the page has to, from when it is loaded."""


class WebKit:
    """A page in WebKit."""

    def __init__(self, line: httpx.Client) -> None:
        self.line = line
        self.path = f"/session/{self.ask('POST', '/session', capabilities={})['sessionId']}"
        width, height = PHONE
        chrome = 0
        for _ in range(2):  # the browser's own buttons take some of the height
            self.ask("POST", f"{self.path}/window/rect", x=0, y=0, width=width, height=height + chrome)
            chrome = height - self.evaluate("innerHeight")

    @property
    def complaints(self) -> list[str]:
        """Errors in the console, and exceptions and rejections that nobody caught."""
        return list(self.evaluate("complaints"))

    def open(self, url: str) -> None:
        """Go there, and wait until it is loaded."""
        self.ask("POST", f"{self.path}/url", url=url)
        self.evaluate(f"({_LISTEN})()")

    def evaluate(self, expression: str) -> Any:
        """What an expression of JavaScript is, as JSON."""
        script = f"return JSON.stringify({expression})"
        return json.loads(self.ask("POST", f"{self.path}/execute/sync", script=script, args=[]))

    def tap(self, x: int, y: int) -> None:
        """Touch the page there, with a mouse: WebKit of GTK knows no finger here."""
        self.ask("POST", f"{self.path}/actions", actions=touch("mouse", x, y))

    def picture(self) -> str:
        """What can be seen, as a PNG in Base64."""
        return str(self.ask("GET", f"{self.path}/screenshot"))

    def ask(self, method: str, path: str, **params: object) -> Any:
        """The answer to a command."""
        answer = self.line.request(method, path, json=params if method == "POST" else None)
        assert answer.is_success, answer.text
        return answer.json()["value"]


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """A WebKit on a screen of its own."""
    driver, screen = executables()
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(_SLIM)
    (folder / "screen").mkdir()
    with (
        running([screen, "-displayfd", "1", "-nolisten", "tcp"], folder / "screen") as said,
        running([driver, f"--port={(port := _free_port())}"], folder, DISPLAY=f":{_display(said)}") as log,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as line,
    ):
        until(lambda: _answers(line), lambda: f"WebKit's driver did not start: {log.read_text('utf-8')}")
        yield WebKit(line)


def _display(said: Path) -> str:
    """The number of the screen, which it says when it is there."""
    found = until(
        lambda: re.search(r"^(\d+)\n", said.read_text("utf-8"), re.MULTILINE),
        lambda: f"Xvfb did not start: {said.read_text('utf-8')}",
    )
    return found[1]


def _answers(line: httpx.Client) -> bool:
    try:
        return line.get("/status").is_success
    except httpx.ConnectError:
        return False


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def executables() -> tuple[str, str]:
    """Where the driver is, and the screen, installed first if need be."""
    return installed(_found, "webkit2gtk-driver", "xvfb") or pytest.fail(
        "these tests need WebKit and a virtual screen: install them (Debian: apt-get install webkit2gtk-driver xvfb), "
        "or set FZZZT_WEBKIT to the path of a WebKitWebDriver where Xvfb is there already"
    )


def _found() -> tuple[str, str] | None:
    driver = os.environ.get("FZZZT_WEBKIT") or shutil.which("WebKitWebDriver")
    screen = shutil.which("Xvfb")
    return (driver, screen) if driver and screen else None
