"""What the page weighs, how soon the table is drawn, and what it costs to follow a game (`make bench`)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from browser.conftest import at_pace
from browser.player import Player
from browser.walked import WholeGames
from chromium import launch
from fzzzt.web.page import page_files
from live_server import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, StorageState

KB = 1024
CODE = (".js", ".css")
HEAVIEST = 150 * KB
"""Of script and style, compressed, whether all of it or only that of home and table; a test holds the page to both."""
LONGEST = 1.0
"""Seconds until the table is drawn."""
ROUNDS = 7


def main() -> None:
    """Print all, and whether what we promise is held."""
    seconds, loaded = until_the_table_is_drawn()
    played = sum(weight(name) for name in loaded if name.endswith(CODE))
    every = sum(weight(name) for name in page_files() if name.endswith(CODE))
    for what, code in (("home and table", played), ("all screens", every)):
        held = verdict(code < HEAVIEST)
        print(f"script and style of {what}, gzipped: {code / KB:.1f} KB (under {HEAVIEST // KB} KB: {held})")
    words = sum(weight(name) for name in loaded if name.endswith(".txt"))
    print(f"the words of the language that weighs most, gzipped: {words / KB:.1f} KB")
    fonts = sum(weight(name) for name in page_files() if name.endswith(".woff2"))
    print(f"fonts, apart from that: {fonts / KB:.1f} KB")
    print(
        f"to the first drawn table: {median(seconds):.2f} s, median of {ROUNDS}, "
        f"{min(seconds):.2f} to {max(seconds):.2f} (within {LONGEST:g} s: {verdict(median(seconds) <= LONGEST)})"
    )
    print(f"work of the page for a message at a table of six: {1000 * work_of_a_message():.1f} ms on average")


def verdict(held: bool) -> str:
    """How it is printed."""
    return "held" if held else "not held"


def weight(name: str) -> int:
    """The bytes of a file of the page as it travels."""
    file = page_files()[name]
    return len(file.content if file.packed is None else file.packed)


def until_the_table_is_drawn() -> tuple[list[float], set[str]]:
    """Seconds from the navigation to a table with cards on it, each time in a browser that has not seen the page.

    And the files of the page that it took on the way there from home.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        context = browser.new_context(base_url=server.url, locale="ru")
        page, loaded = context.new_page(), set[str]()
        page.on("response", lambda response: loaded.add(urlsplit(response.url).path.removeprefix("/")))
        ada = Player(page, language="ru")
        ada.page.goto("/")
        ada.play_at(players=4, bots=[None, "rookie", "rookie", "rookie"])
        table = ada.page.url
        person = context.storage_state()
        context.close()
        seconds = [visit(browser, table, person) for _ in range(ROUNDS)]
        browser.close()
    return seconds, loaded & page_files().keys()


def visit(browser: Browser, table: str, person: StorageState) -> float:
    """One visit, with the person's cookie and an empty cache."""
    context = browser.new_context(locale="ru", storage_state=person)
    page = context.new_page()
    page.goto(table, wait_until="commit")
    Player(page, language="ru").hand.first.wait_for()
    seconds = float(page.evaluate("performance.now()")) / 1000
    context.close()
    return seconds


def work_of_a_message() -> float:
    """Seconds that a whole game keeps the page busy, for each message; nothing is painted."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        games, work = WholeGames(browser, server), []

        def visit(path: str, *, speed: str, **device: Any) -> Page:
            context = browser.new_context(base_url=server.url, storage_state=at_pace(server.url, speed), **device)
            page = context.new_page()
            page.goto(path)
            work.append(context.new_cdp_session(page))
            work[0].send("Performance.enable")
            return page

        games.walk(visit, 6, "() => []", every_round=True, reduced_motion="reduce")
        told = {each["name"]: each["value"] for each in work[0].send("Performance.getMetrics")["metrics"]}
        browser.close()
    return float(told["TaskDuration"]) / len(games.of(6)[1])


if __name__ == "__main__":
    main()
