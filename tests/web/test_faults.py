"""What a mistake of ours looks like from outside, and in the log: a fault, and nothing that somebody holds."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, cast

import httpx
import pytest

from fzzzt.tables import Refusal
from fzzzt.web.addresses import Addresses
from fzzzt.web.app import make_app
from fzzzt.web.desk import Settings
from fzzzt.web.logs import JsonLines, TextLines

if TYPE_CHECKING:
    from fzzzt.store import Store
    from fzzzt.tables import Hall

SECRET = "p3-2 is on top of the deck"  # noqa: S105


class FaultyHall:
    """A hall in which everything goes wrong."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def is_seated(self, *_: object) -> bool:
        return False

    async def table_for(self, *_: object) -> Any:
        raise self._error


class LostStore:
    """A database that does not answer."""

    async def healthy(self) -> bool:
        return False


@pytest.fixture(autouse=True)
def _all_logs(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "fzzzt")


def ask(path: str, error: Exception) -> httpx.Response:
    async def asked() -> httpx.Response:
        hall, store = cast("Hall", FaultyHall(error)), cast("Store", LostStore())
        app = make_app(Settings(Addresses.of(None, "127.0.0.1")), hall, store, b"k" * 32)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
            return await client.get(path)

    return asyncio.run(asked())


@pytest.mark.parametrize("lines", [JsonLines(), TextLines()])
def test_a_bug_tells_nobody_what_it_was_about(caplog: pytest.LogCaptureFixture, lines: logging.Formatter) -> None:
    answer = ask("/api/tables/0123456789abcdef", KeyError(SECRET))
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "bug"
    (bug,) = [record for record in caplog.records if record.levelname == "ERROR"]
    written = lines.format(bug)
    assert "KeyError" in written
    assert "test_faults.py" in written
    assert "\n" not in written
    assert SECRET not in written + answer.text


def test_a_line_of_json_has_what_is_searched_for(caplog: pytest.LogCaptureFixture) -> None:
    ask("/api/tables/0123456789abcdef", Refusal("no-such-table"))
    line = json.loads(JsonLines().format(caplog.records[-1]))
    about = {key: line[key] for key in ("level", "event", "method", "route", "status")}
    assert about == {"level": "info", "event": "request", "method": "GET", "route": "/api/tables/{id}", "status": 404}


def test_what_could_not_be_written_down_can_be_tried_again() -> None:
    answer = ask("/api/tables/0123456789abcdef", Refusal("unavailable"))
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")


def test_without_its_database_a_server_is_not_well() -> None:
    answer = ask("/api/health", KeyError())
    assert (answer.status_code, answer.json()["healthy"]) == (503, False)
