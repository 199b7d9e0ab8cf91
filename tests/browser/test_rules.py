"""The rules, in our own words, can be searched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.player import Player

if TYPE_CHECKING:
    from browser.conftest import Visit


def test_search_leaves_what_one_looks_for(visit: Visit) -> None:
    eve = Player(visit("/rules"))
    sections = eve.page.get_by_role("heading", level=2)
    expect(sections).to_have_count(12)
    eve.named("page-rules-search", "searchbox").fill("tie chief")
    expect(eve.page.get_by_role("article").get_by_text(eve.say("rules-ties-1"))).to_be_visible()
    expect(eve.page.get_by_text(eve.say("rules-setup-1"))).to_be_hidden()
    found = eve.page.get_by_role("status").filter(has_text="Found")
    expect(found).to_have_text(eve.say("page-rules-found", count=sections.count()))
    eve.named("page-rules-search", "searchbox").fill("dragons")
    expect(eve.page.get_by_text(eve.say("page-rules-none"))).to_be_visible()


def test_an_address_that_leads_nowhere_leads_back(visit: Visit, watch: object) -> None:
    watch.expected = ("404",)  # type: ignore[attr-defined]
    eve = Player(visit("/nowhere"))
    eve.press("page-lost-home", "link")
    expect(eve.named("page-play-now-do")).to_be_visible()


def test_a_table_that_does_not_exist_says_so(visit: Visit, watch: object) -> None:
    watch.expected = ("404", "WebSocket connection to")  # type: ignore[attr-defined]
    eve = Player(visit("/tables/nowhere"))
    expect(eve.page.get_by_role("alert")).to_have_text(eve.say("refused-no-such-table"))
