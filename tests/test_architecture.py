"""docs/architecture.md tells the truth: its layers are those that are checked, and a bid goes the way that it draws."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tomllib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import fzzzt
from fzzzt.web.app import make_app
from fzzzt.web.desk import Settings
from patience import PATIENCE
from upgrades.evening import WallClock, browser, opened

if TYPE_CHECKING:
    from collections.abc import Iterator, MutableMapping
    from types import FrameType

PACKAGE = Path(fzzzt.__file__).parent
REPOSITORY = PACKAGE.parents[1]
DOC = (REPOSITORY / "docs/architecture.md").read_text("utf-8")
STEP = re.compile(r"^\d+\. `([\w/]+\.py)` `([\w.]+)`", re.MULTILINE)

Step = tuple[str, str]


def drawn(heading: str) -> list[Step]:
    """The steps under a heading: file and function."""
    section = DOC.split(f"### {heading}", 1)[1].split("\n#", 1)[0]
    return [(file, function) for file, function in STEP.findall(section)]


def test_the_layers_are_those_that_are_checked() -> None:
    picture = DOC.split("```")[1].strip().splitlines()
    drawn_layers = [re.split(r"\s{2,}", line)[0].replace(" ", "").split("|") for line in picture]
    contract = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"][0]
    checked = [layer.replace("fzzzt.", "").replace(" ", "").split("|") for layer in contract["layers"]]
    assert [sorted(layer) for layer in drawn_layers] == [sorted(layer) for layer in checked]


def test_each_file_is_visited_once_down_and_once_up() -> None:
    for heading in ("Down", "Up"):
        files = [file for file, _ in drawn(heading)]
        assert len(files) > 5
        assert len(set(files)) == len(files)


def test_a_bid_goes_that_way(tmp_path: Path) -> None:
    way = asyncio.run(asyncio.wait_for(way_of_a_bid(str(tmp_path / "fzzzt.db")), PATIENCE))
    expected = [*drawn("Down"), *drawn("Up")]
    missing = [step for step in expected if step not in way]
    assert not missing
    for heading in ("Down", "Up"):
        called = [way.index(step) for step in drawn(heading)]
        assert called == sorted(called), heading


async def way_of_a_bid(database: str) -> list[Step]:
    """The functions of ours that are called from a bid's arrival until its bidder has heard of it, each once."""
    async with opened(database, WallClock(1_700_000_000_000)) as hall, browser(hall) as client:
        answer = await client.post("/api/tables", json={"players": 2, "bots": [None, "random"]})
        table = answer.json()["id"]
        await client.post(f"/api/tables/{table}/seats", json={})
        app = make_app(Settings(), hall, hall.store, await hall.store.key("cookie"))
        socket = Socket(f"/api/tables/{table}/socket", client.cookies.get("fzzzt_guest") or "")
        talk = asyncio.create_task(app(socket.scope, socket.incoming.get, socket.outgoing.put))
        heard = await socket.hear_until(lambda message: bool(message.get("view") and message["view"]["legal"]))
        with traced() as way:
            cards = heard["view"]["legal"]["bid"][:1]
            await socket.say({"type": "bid", "id": "1", "cards": cards, "seq": heard["seq"]})
            await socket.hear_until(lambda message: message["type"] == "entries")
        await socket.incoming.put({"type": "websocket.disconnect", "code": 1000})
        await talk
        return way


class Socket:
    """A browser's websocket, as the server's application sees it."""

    def __init__(self, path: str, cookie: str) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outgoing: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        headers = [(b"host", b"127.0.0.1"), (b"cookie", f"fzzzt_guest={cookie}".encode())]
        address = {"path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "scheme": "ws"}
        ends = {"client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "subprotocols": [], "extensions": {}}
        self.scope = {"type": "websocket", "asgi": {"version": "3.0"}, "headers": headers, **address, **ends}
        self.incoming.put_nowait({"type": "websocket.connect"})

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.incoming.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear_until(self, wanted: Any) -> dict[str, Any]:
        """The next message of which this is true."""
        while True:
            frame = await self.outgoing.get()
            if frame["type"] == "websocket.send":
                message: dict[str, Any] = json.loads(frame["text"])
                if wanted(message):
                    return message


@contextmanager
def traced() -> Iterator[list[Step]]:
    """Notes which functions of ours are called meanwhile, each once, in order."""
    way: dict[Step, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(PACKAGE):
            way[path.relative_to(PACKAGE).as_posix(), frame.f_code.co_qualname] = None

    calls: list[Step] = []
    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        calls += way
