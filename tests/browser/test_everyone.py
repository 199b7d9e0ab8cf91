"""axe finds nothing on any screen, in light and dark, and fingers find every target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.axe import flaws
from browser.evening import watching
from browser.hands import Finger
from browser.player import Player
from browser.still import building, standing_still
from browser.test_games import PHONE
from thoroughness import at_release

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.conftest import Visit
    from browser.watch import Watch


@pytest.fixture(params=[at_release("desk"), "phone"])
def device(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A wide window, or a small phone."""
    return PHONE if request.param == "phone" else {"viewport": {"width": 1280, "height": 800}}


def sitting_at(page: Page) -> Player:
    """Somebody with a mouse, or with a finger where the device has no other."""
    return Player(page, Finger() if page.evaluate("navigator.maxTouchPoints") else None)


def test_start_page_settings_and_rules(visit: Visit, device: dict[str, Any]) -> None:
    eve = sitting_at(visit(**device))
    eve.named("page-open-tables", "heading").wait_for()
    assert flaws(eve.page) == []
    eve.press("page-settings")
    eve.page.get_by_label(eve.say("page-language")).wait_for()
    assert flaws(eve.page) == []
    eve.page.goto("/rules")
    eve.named("rules-title", "heading").wait_for()
    assert flaws(eve.page) == []


@pytest.mark.parametrize("path", ["/about", "/learn", "/puzzles", "/notices", "/sign-in", "/nowhere"])
def test_what_is_opened_less_often(visit: Visit, device: dict[str, Any], path: str, watch: Watch) -> None:
    watch.expected = ("the server responded with a status of 404",)
    eve = sitting_at(visit(path, **device))
    eve.page.get_by_role("heading", level=1).wait_for()
    eve.page.wait_for_load_state("networkidle")
    assert flaws(eve.page) == []


def test_score_pad(visit: Visit, device: dict[str, Any]) -> None:
    eve = sitting_at(visit("/score", **device))
    eve.page.get_by_role("button", name="One more").first.click()
    eve.sheet.wait_for()
    assert flaws(eve.page) == []


def test_replay_and_score_sheet(visit: Visit, device: dict[str, Any]) -> None:
    eve = watching(visit, **device)
    eve.page.get_by_role("slider").fill("60")
    assert flaws(eve.page) == []
    eve.page.get_by_role("slider").press("End")
    eve.sheet.wait_for()
    assert flaws(eve.page) == []


def test_lobby_waiting_and_being_called(visit: Visit, device: dict[str, Any]) -> None:
    ada = sitting_at(visit(**device))
    link = ada.open_table()
    assert flaws(ada.page) == []
    bob = sitting_at(visit(link, **device))
    bob.sit()
    ada.called.or_(ada.named("page-bid-prepare")).wait_for()
    for player in (ada, bob):
        player.hands.press(player.hand.first)
        assert flaws(player.page) == []


def test_reveal_card_help_and_player_aid(visit: Visit, device: dict[str, Any]) -> None:
    ada = sitting_at(visit(**device))
    ada.play_now(4)
    ada.decide_once()
    while ada.until_called() and ada.building.is_visible():  # whoever bid everything sits out until the next round
        ada.decide()
    ada.hand.first.focus()
    assert flaws(ada.page) == []
    ada.press("page-aid")
    assert flaws(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.press("page-menu")
    assert flaws(ada.page) == []


def test_building_with_more_cards_than_fit(visit: Visit, device: dict[str, Any]) -> None:
    ada = standing_still(visit, building(hand=20), **device).player
    expect(ada.building).to_be_visible()
    assert flaws(ada.page) == []
