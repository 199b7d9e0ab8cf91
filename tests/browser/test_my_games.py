"""What the place remembers of a person: the games of this device, drawn and found again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import flaws
from browser.player import Player
from browser.screens import languages

if TYPE_CHECKING:
    from browser.conftest import Visit

_READABLE = 200
"""Pixels that a line of words needs."""
SIZES = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("language", languages("nl"))
def test_a_finished_game_is_found_again(visit: Visit, language: str) -> None:
    size = SIZES["phone" if language in ("ru", "de", "en") else "desk"]
    ada = Player(visit(locale=language, viewport=size), language=language)
    ada.play_at(players=3, bots=[None, "rookie", "random"], cover="random")
    ada.finish()
    ada.page.goto("/me")
    expect(ada.page.get_by_role("article")).to_have_count(1)
    expect(ada.named("me-levels", "heading")).to_be_visible()
    assert flaws(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.page.get_by_role("searchbox").fill("nobody of that name")
    expect(ada.page.get_by_role("article")).to_have_count(0)
    ada.page.get_by_role("searchbox").fill("")
    expect(ada.page.get_by_role("article")).to_have_count(1)
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.page.goto("/")  # where the list has a third of the width
    words = ada.page.get_by_role("article").locator("div").first.bounding_box()
    assert words is not None
    assert words["width"] >= _READABLE


def test_what_runs_comes_first_and_a_game_is_played_again_or_reviewed_from_the_list(visit: Visit) -> None:
    ada = Player(visit(viewport=SIZES["phone"]))
    ada.play_at(players=2, bots=[None, "rookie"], cover="random")
    ada.finish()
    ada.page.goto("/me")
    game = ada.page.get_by_role("article")
    game.get_by_role("button", name=ada.say("page-rematch")).click()
    expect(ada.page).to_have_url(re.compile(r"/tables/[\w-]{16}$"))
    expect(ada.page.get_by_role("log")).to_contain_text(ada.say("play-started"))
    ada.until_called()  # the list of games tells whose turn it was when it was opened
    running = ada.page.url
    ada.page.goto("/me")
    first = ada.page.locator("main ul a").first
    expect(first).to_have_attribute("href", re.sub(r".*(?=/tables)", "", running))
    expect(first).to_contain_text(ada.say("page-your-turn"))
    expect(game).to_have_count(1)
    game.get_by_role("button", name=ada.say("page-review")).click()
    expect(ada.page).to_have_url(re.compile(r"/replay/[\w-]{16}#review$"))
    expect(ada.page.get_by_role("region", name=ada.say("page-review"))).to_be_visible()
