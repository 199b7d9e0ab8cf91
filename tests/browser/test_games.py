"""Games against bots: by mouse, by keys alone, by touch on a small phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.hands import Finger, Keys
from browser.player import Player
from thoroughness import at_release

if TYPE_CHECKING:
    from collections.abc import Iterator

    from browser.conftest import Visit

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
by_hand = pytest.mark.parametrize("rounds", [1, at_release(5)])
"""How many rounds every decision is made on the page; every kind of decision comes in each."""


def decisions(player: Player, rounds: int) -> Iterator[None]:
    """One after the other, and what comes after these rounds without looking; until the score sheet lies there."""
    while player.until_called():
        now = re.search(r"\d+", player.where.inner_text())
        assert now is not None
        if int(now[0]) > rounds:
            player.finish()
            return
        player.decide()
        yield


@by_hand
def test_by_mouse(visit: Visit, rounds: int) -> None:
    ada = Player(visit(reduced_motion="no-preference"))
    ada.play_now()
    for _ in decisions(ada, rounds):
        pass
    expect(ada.sheet.get_by_role("article")).to_have_count(2)


class Typist(Player):
    """Somebody who chooses cards by their numbers."""

    def choose(self, count: int) -> None:
        """Choose so many cards, the weakest first."""
        Keys(self.page).reach(self.hand.last)
        for place in range(count):
            self.page.keyboard.press(str(place + 1))


@by_hand
def test_by_keys_alone_and_the_focus_is_never_lost(visit: Visit, rounds: int) -> None:
    page = visit(locale="de-DE")
    keys = Keys(page)
    ada = Typist(page, keys, "de")
    start = page.locator("form").filter(has=ada.named("page-play-now", "heading"))
    keys.reach(start.get_by_role("radio", checked=True))
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(start.get_by_role("radio", name="2")).to_be_checked()
    ada.press("page-play-now-do")
    for _ in decisions(ada, rounds):
        assert page.evaluate("document.activeElement !== document.body")
    expect(ada.sheet.get_by_role("article")).to_have_count(2)
    ada.press("page-home", "link")
    expect(ada.named("page-play-now-do")).to_be_visible()


@by_hand
def test_by_touch_on_a_small_phone(visit: Visit, rounds: int) -> None:
    page = visit(locale="ru-RU", **PHONE)
    ada = Player(page, Finger(), "ru")
    ada.play_now()
    for _ in decisions(ada, rounds):
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]  # type: ignore[index]
    expect(ada.sheet.get_by_role("article")).to_have_count(2)
