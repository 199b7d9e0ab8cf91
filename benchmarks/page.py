"""What the page weighs, and how soon the table is drawn (`make bench`)."""

from __future__ import annotations

import gzip
import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from browser.player import Player
from chromium import launch
from live_server import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable

    from playwright.sync_api import Browser, StorageState

KB = 1024
HEAVIEST = 150 * KB
"""Script and style, compressed, of the longest way to a table: home and table, in the language that weighs most."""
LONGEST = 1.0
"""Seconds until the table is drawn."""
ROUNDS = 7


def main() -> None:
    """Print both, and whether what we promise is held."""
    seconds, code = until_the_table_is_drawn()
    print(
        f"script and style of home and table, gzipped: {code / KB:.1f} KB "
        f"(under {HEAVIEST // KB} KB: {verdict(code < HEAVIEST)})"
    )
    print(f"of all screens in all five languages: {weight('.js', '.css') / KB:.1f} KB")
    print(f"fonts, apart from that: {weight('.woff2', packed=False) / KB:.1f} KB")
    print(
        f"to the first drawn table: {median(seconds):.2f} s, median of {ROUNDS}, "
        f"{min(seconds):.2f} to {max(seconds):.2f} (within {LONGEST:g} s: {verdict(median(seconds) <= LONGEST)})"
    )


def verdict(held: bool) -> str:
    """How it is printed."""
    return "held" if held else "not held"


def weight(*endings: str, packed: bool = True) -> int:
    """The bytes of all files of the built page with these endings."""
    found = [file.read_bytes() for file in every(files("fzzzt.web") / "static") if file.name.endswith(endings)]
    return sum(len(gzip.compress(content, mtime=0)) if packed else len(content) for content in found)


def every(folder: Traversable) -> Iterable[Traversable]:
    """All files in a folder and below."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from every(entry)
        else:
            yield entry


def until_the_table_is_drawn() -> tuple[list[float], int]:
    """Seconds from the navigation to a table with cards on it, each time in a browser that has not seen the page.

    And how many bytes of script and style it took on the way there from home.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        context = browser.new_context(base_url=server.url, locale="ru")
        page, code = context.new_page(), set[str]()
        page.on("response", lambda response: code.add(response.url.rpartition("/")[2]))
        ada = Player(page, language="ru")
        ada.page.goto("/")
        ada.play_at(players=4, bots=[None, "rookie", "rookie", "rookie"])
        table = ada.page.url
        person = context.storage_state()
        context.close()
        seconds = [visit(browser, table, person) for _ in range(ROUNDS)]
        browser.close()
    return seconds, weight(*(name for name in code if name.endswith((".js", ".css"))))


def visit(browser: Browser, table: str, person: StorageState) -> float:
    """One visit, with the person's cookie and an empty cache."""
    context = browser.new_context(locale="ru", storage_state=person)
    page = context.new_page()
    page.goto(table, wait_until="commit")
    Player(page, language="ru").hand.first.wait_for()
    seconds = float(page.evaluate("performance.now()")) / 1000
    context.close()
    return seconds


if __name__ == "__main__":
    main()
