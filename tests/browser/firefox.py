"""Firefox, by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/.

It is the one that $FZZZT_FIREFOX names, that of the machine, or Debian's package where we may install it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import connect

from browser.engine import PHONE, running, touch, until
from debian import installed
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.connection import Connection


_BROKEN_OFF = "status=2152398850"
"""A download that ended because somebody went on to the next page: NS_BINDING_ABORTED."""


class Firefox:
    """A page in Firefox."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.complaints: list[str] = []
        self.asked = 0
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        width, height = PHONE
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def open(self, url: str) -> None:
        """Go there, and wait until it is loaded."""
        self.ask("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What an expression of JavaScript is, as JSON."""
        target = {"context": self.page}
        answer = self.ask(
            "script.evaluate", expression=f"JSON.stringify({expression})", target=target, awaitPromise=False
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def tap(self, x: int, y: int) -> None:
        """Touch the page there."""
        self.ask("input.performActions", context=self.page, actions=touch("touch", x, y))

    def picture(self) -> str:
        """What can be seen, as a PNG in Base64."""
        return str(self.ask("browsingContext.captureScreenshot", context=self.page)["data"])

    def ask(self, method: str, **params: object) -> Any:
        """The answer to a command."""
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            message = json.loads(self.line.recv(PATIENCE))
            if message.get("id") == self.asked:
                assert message["type"] == "success", message
                return message["result"]
            text = str(message["params"].get("text"))
            if message["params"].get("level") == "error" and _BROKEN_OFF not in text:
                self.complaints.append(text)


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox without a window, with a profile of its own."""
    command = [executable(), "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(folder)]
    (folder / "user.js").write_text('user_pref("ui.useOverlayScrollbars", 1);')  # as on a phone
    with running(command, folder) as log:
        found = until(
            lambda: re.search(r"listening on (ws://\S+)", log.read_text("utf-8")),
            lambda: f"Firefox did not start: {log.read_text('utf-8')}",
        )
        with connect(f"{found[1]}/session", max_size=None, compression=None) as line:
            yield Firefox(line)


def executable() -> str:
    """Where Firefox is, installed first if need be."""
    return (
        os.environ.get("FZZZT_FIREFOX")
        or installed(_found, "firefox-esr")
        or pytest.fail(
            "these tests need Firefox: install it (Debian: apt-get install firefox-esr), "
            "or set FZZZT_FIREFOX to the path of one"
        )
    )


def _found() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")
