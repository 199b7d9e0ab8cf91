"""What a screen reader finds at the table and on the score sheet, kept to be read by people.

With FZZZT_SNAPSHOTS=write the snapshots are written anew; review the diff.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from browser.evening import SNAPSHOTS, watching
from browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Locator, WebSocketRoute

    from browser.conftest import Visit


def compare(what: Locator, name: str) -> None:
    file = SNAPSHOTS / f"{name}.yaml"
    seen = what.aria_snapshot() + "\n"
    if os.environ.get("FZZZT_SNAPSHOTS") == "write":
        file.write_text(seen, "utf-8")
    assert seen == file.read_text("utf-8")


def at_a_table_that_stands_still(visit: Visit) -> Player:
    """A page that is told once how the table stands, and then nothing more."""
    welcome: dict[str, Any] = json.loads((SNAPSHOTS / "welcome.json").read_text("utf-8"))
    page = visit("/rules")

    def talk(socket: WebSocketRoute) -> None:
        socket.send(json.dumps(welcome))

    page.route_web_socket("**/socket?*", talk)
    page.route(f"**/api/tables/{welcome['table']['id']}", lambda route: route.fulfill(json={}))
    page.goto(f"/tables/{welcome['table']['id']}")
    return Player(page)


def test_the_table(visit: Visit) -> None:
    ada = at_a_table_that_stands_still(visit)
    ada.called.wait_for()
    ada.hands.press(ada.hand.first)
    compare(ada.page.get_by_role("main"), "table")


def test_the_score_sheet(visit: Visit) -> None:
    eve = watching(visit)
    eve.page.get_by_role("slider").press("End")
    eve.sheet.wait_for()
    compare(eve.sheet, "score-sheet")
