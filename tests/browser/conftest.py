"""A real server and a real Chromium, and a watch over every page: nothing from elsewhere, no error in the console."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

from browser.watch import Watch
from chromium import FRUGAL, launch
from live_server import ServerProcess
from postgres import fresh_database

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page, StorageState

    Servers = tuple[ServerProcess, ServerProcess]
    Visit = Callable[..., Page]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a port of its own, with wide limits."""
    with ServerProcess(tmp_path_factory.mktemp("server"), "--limits", "1000") as running:
        yield running


@pytest.fixture(scope="module")
def two_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two servers that share a PostgreSQL. A browser has the same cookies for both."""
    one, other, database = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other"), fresh_database()
    with (
        ServerProcess(one, "--limits", "1000", database=database) as first,
        ServerProcess(other, "--limits", "1000", database=database) as second,
    ):
        yield first, second


@pytest.fixture
def elsewhere(two_servers: Servers, watch: Watch) -> str:
    """The address of the second of them, where people may go on with what they began at the first."""
    watch.hosts |= {urlsplit(server.url).netloc for server in two_servers}
    return two_servers[1].url


# Not for the whole session, as pytest-playwright has it: while Playwright runs, no other test may use asyncio.run.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests here; each person in a test has a context of its own."""
    with sync_playwright() as playwright:
        browser = launch(playwright, *FRUGAL)
        yield browser
        browser.close()


@pytest.fixture
def watch(server: ServerProcess) -> Iterator[Watch]:
    """Sees all that the pages of a test ask for and complain about."""
    watch = Watch(server.url)
    yield watch
    assert watch.foreign == []
    assert watch.complaints == []


@pytest.fixture
def visit(chromium: Browser, server: ServerProcess, watch: Watch) -> Iterator[Visit]:
    """Opens a page as somebody new: cookies, storage and device are that person's own.

    People see at once how things stand, unless a test is about how that is shown, and names another pace.
    """
    contexts = []

    def visit(path: str = "/", *, speed: str = "once", **device: Any) -> Page:
        manners = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",  # but where a test is about them: they would answer for the network
            "storage_state": at_pace(server.url, speed),
            **device,
        }
        context = chromium.new_context(base_url=server.url, **manners)
        contexts.append(context)
        watch.over(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()


def at_pace(origin: str, speed: str) -> StorageState:
    """The storage of a browser whose owner has chosen how fast things are shown."""
    chosen = json.dumps({"speed": speed})
    return {
        "cookies": [],
        "origins": [{"origin": origin, "localStorage": [{"name": "fzzzt.settings", "value": chosen}]}],
    }
