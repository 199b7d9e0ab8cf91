"""What a screen reader finds at the table and on the score sheet, kept to be read by people.

With FZZZT_SNAPSHOTS=write the snapshots are written anew; review the diff.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from browser.evening import SNAPSHOTS, watching
from browser.still import standing_still

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import Visit


def compare(what: Locator, name: str) -> None:
    file = SNAPSHOTS / f"{name}.yaml"
    seen = what.aria_snapshot() + "\n"
    if os.environ.get("FZZZT_SNAPSHOTS") == "write":
        file.write_text(seen, "utf-8")
    assert seen == file.read_text("utf-8")


def test_the_table(visit: Visit) -> None:
    ada = standing_still(visit).player
    ada.hands.press(ada.hand.first)
    compare(ada.page.get_by_role("main"), "table")


def test_the_score_sheet(visit: Visit) -> None:
    eve = watching(visit)
    eve.page.get_by_role("slider").press("End")
    eve.sheet.wait_for()
    compare(eve.sheet, "score-sheet")
