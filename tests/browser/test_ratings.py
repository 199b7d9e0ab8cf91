"""Ratings on the page: the list with the levels in it, and rated tables for those who have an account."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import flaws
from browser.player import Player
from browser.test_groups import SIZES
from fzzzt.locale import LANGUAGES

if TYPE_CHECKING:
    from browser.conftest import Servers, Visit
    from browser.watch import Watch
    from live_server import ServerProcess

RATED = {"players": 2, "bots": [None, "random"], "rated": True, "clock": {"kind": "move", "seconds": 3600}}


@pytest.fixture(scope="module")
def server(two_servers: Servers) -> ServerProcess:
    """Where people begin: the first of two."""
    return two_servers[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_are_in_the_list_and_nobody_is_a_bare_number(visit: Visit, language: str) -> None:
    size = SIZES["phone" if language in ("ru", "de", "en") else "desk"]
    ada = Player(visit("/ratings", locale=language, viewport=size), language=language)
    expect(ada.page.get_by_role("table")).to_have_count(2)
    rows = ada.page.get_by_role("row").filter(has=ada.page.get_by_role("rowheader"))
    assert rows.count() >= 10
    fixed = ada.say("rating-value-fixed", rating=1500)  # the level that all others are measured from has no interval
    assert [text for text in rows.all_inner_texts() if "±" not in text and fixed not in text] == []
    assert flaws(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_guest_is_told_what_a_rated_game_needs_and_an_account_gets_a_rating(
    visit: Visit, watch: Watch, server: ServerProcess, elsewhere: str
) -> None:
    ada = Player(visit(viewport=SIZES["phone"]))
    ada.page.get_by_label(ada.say("rating-choice")).check()
    ada.named("page-new-table-do").click()
    expect(ada.page.get_by_text(ada.say("refused-rated-account"))).to_be_visible()
    watch.complaints.clear()  # the browser complains of what was refused
    made = ada.page.request.post("/api/account", data={"name": "Ada who is rated"})
    assert made.ok, made.text()
    ada.play_at(**RATED)
    ada.press("page-menu")
    ada.press("page-end")
    ada.press("page-end-yes")
    expect(ada.page.get_by_text(ada.say("page-ended"))).to_be_visible()
    ada.page.goto(f"{elsewhere}/me")
    expect(ada.page.get_by_text("±")).to_have_count(1)
    assert flaws(ada.page) == []
    for base in (server.url, elsewhere):
        ada.page.goto(f"{base}/ratings")
        expect(ada.page.get_by_role("rowheader", name="Ada who is rated")).to_be_visible()
