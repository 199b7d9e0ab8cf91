"""The table fits the screen, and nothing jumps about on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.player import Player
from browser.still import building, crowded, standing_still, usual

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

    from browser.conftest import Visit

DESKS: list[ViewportSize] = [{"width": 1280, "height": 800}, {"width": 1920, "height": 1080}]
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""What a page has of a window of 1280 by 800 at 200 %."""


@pytest.mark.parametrize("desk", DESKS, ids=lambda desk: f"{desk['width']} px")
def test_a_full_table_needs_no_scrolling(visit: Visit, desk: ViewportSize) -> None:
    ada = standing_still(visit, crowded(), viewport=desk).player
    assert ada.page.evaluate("document.documentElement.scrollHeight") <= desk["height"]
    benches = ada.mine.get_by_role("listitem").filter(has=ada.page.get_by_role("img", name="Production Unit"))
    expect(benches).to_have_count(5)
    for bench in benches.all():
        assert inside(bench, ada.mine)


def inside(part: Locator, whole: Locator) -> bool:
    one, other = part.bounding_box(), whole.bounding_box()
    assert one is not None
    assert other is not None
    return other["y"] <= one["y"] and one["y"] + one["height"] <= other["y"] + other["height"]


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_a_bid_of_any_size_moves_nothing(visit: Visit, width: int) -> None:
    ada = standing_still(visit, crowded(), viewport={"width": width, "height": 800}).player
    before = ada.bid.bounding_box()
    for card in ada.hand.all():
        ada.hands.press(card)
    assert ada.bid.bounding_box() == before


def test_the_winning_bid_is_in_sight_on_a_phone(visit: Visit) -> None:
    welcome = usual()
    award = next(entry for entry in reversed(welcome["entries"]) if entry.get("event", {}).get("type") == "award")
    last = award["event"]
    last["bids"] = [["p1-1", "p1-2"], ["p2-1", "p2-2", "p2-3"], ["p3-1", "p3-2", "p3-3"]]
    for winner in range(3):
        last |= {"seat": winner, "values": [9 if seat == winner else 1 for seat in range(3)]}
        ada = standing_still(visit, welcome, viewport={"width": 360, "height": 740}).player
        bid = ada.named("page-outcome", "region").get_by_role("listitem").filter(has_text="9")
        expect(bid).to_be_in_viewport(ratio=0.99)


def test_why_a_tie_was_won_stays_to_be_read(visit: Visit) -> None:
    welcome = usual()
    last = next(each["event"] for each in reversed(welcome["entries"]) if each.get("event", {}).get("type") == "award")
    last["values"] = [last["values"][last["seat"]]] * 3
    ada = standing_still(visit, welcome, viewport={"width": 360, "height": 740}).player
    words = ada.page.locator(".words")
    expect(words).to_contain_text("the tie.")
    expect(words).to_contain_text("Auction 3 of")
    assert words.evaluate("each => each.scrollHeight <= each.clientHeight")


def test_everything_can_be_used_at_twice_the_size(visit: Visit) -> None:
    ada = Player(visit(**ZOOMED))
    ada.named("page-open-tables", "heading").wait_for()
    assert fits(ada.page)
    ada.press("page-settings")
    fit_the_window(ada.page.locator("#settings"))
    ada.press("page-settings")
    ada.open_table(3)
    assert fits(ada.page)
    ada.press("page-start")
    ada.decide_once()
    assert fits(ada.page)
    ada.press("page-menu")
    fit_the_window(ada.page.locator("#table-menu"))
    ada.page.keyboard.press("Escape")
    ada.press("page-aid")
    fit_the_window(ada.page.get_by_role("dialog"))
    for path in ("/rules", "/score", "/replay"):
        ada.page.goto(path)
        ada.page.get_by_role("heading", level=1).wait_for()
        assert fits(ada.page)


def test_building_at_twice_the_size(visit: Visit) -> None:
    ada = standing_still(visit, building(), **ZOOMED).player
    assert fits(ada.page)
    ada.hands.press(ada.mine.get_by_role("group").first.get_by_role("button").first)
    ada.mine.get_by_role("button", name=ada.say("page-build-do", count=1)).click(trial=True)


def fits(page: Page) -> bool:
    """Whether one need not scroll to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def fit_the_window(what: Locator) -> None:
    """What lies over the page can be reached whole, by scrolling within it."""
    box = what.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= ZOOMED["viewport"]["height"]  # type: ignore[index]
