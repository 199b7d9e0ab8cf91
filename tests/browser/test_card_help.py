"""Every card can be seen large, with words: by mouse, by keys, by a long press."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.hands import Keys
from browser.still import crowded, standing_still
from browser.test_dragging import middle
from browser.test_games import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import Visit
    from browser.player import Player


def large_card(ada: Player) -> Locator:
    """The name below the large card, for the eyes only: the small card has it as its own."""
    return ada.page.locator("body [aria-hidden=true] > svg + h2")


@pytest.fixture
def ada(visit: Visit) -> Player:
    """Somebody with many cards."""
    return standing_still(visit, crowded()).player


def words(card: Locator) -> str:
    return (card.get_attribute("aria-label") or "").partition(";")[0]


def test_by_mouse(ada: Player) -> None:
    ada.hand.nth(2).hover()
    expect(large_card(ada)).to_contain_text(words(ada.hand.nth(2)))
    ada.page.mouse.move(0, 0)
    expect(large_card(ada)).to_be_hidden()


def test_by_keys(ada: Player) -> None:
    keys = Keys(ada.page)
    keys.reach(ada.hand.first)
    ada.page.keyboard.press("ArrowRight")
    expect(large_card(ada)).to_contain_text(words(ada.hand.nth(1)))
    belt = ada.named("page-belt", "list")
    keys.reach(belt)
    for place in range(3):
        expect(large_card(ada)).to_contain_text(words(belt.get_by_role("img").nth(place)))
        ada.page.keyboard.press("ArrowRight")
    expect(large_card(ada)).to_be_hidden()  # nobody knows what lies face down
    ada.page.keyboard.press("ArrowLeft")
    expect(large_card(ada)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(large_card(ada)).to_be_hidden()


def test_by_a_long_press_which_chooses_nothing(visit: Visit) -> None:
    ada = standing_still(visit, crowded(), **PHONE).player
    (x, y), finger = middle(ada.hand.first), ada.page.context.new_cdp_session(ada.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(large_card(ada)).to_contain_text(words(ada.hand.first))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(large_card(ada)).to_be_hidden()
    expect(ada.hand.first).to_have_attribute("aria-pressed", "false")
