"""The rules, in our own words and pictures, can be searched, tried and printed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import flaws
from browser.player import Player
from browser.screens import languages
from fzzzt.engine import Deck
from fzzzt.engine.scoring import score_seat
from fzzzt.locale import Catalogue
from fzzzt.locale.labels import short
from fzzzt.voice.rules_html import rules_html
from thoroughness import at_release

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page

    from browser.conftest import Visit
    from browser.watch import Watch

ROBOTS = ["r5-n", "r3-n", "r4-o", "r2-o", "r3-b", "r1-nb", "upgrade", "fzzzt"]
UNITS = ["enhanced-no", "advanced-1", "basic-bc"]


def test_search_leaves_what_one_looks_for(visit: Visit) -> None:
    eve = Player(visit("/rules"))
    sections = eve.page.get_by_role("heading", level=2)
    expect(sections).to_have_count(13)
    eve.named("page-rules-search", "searchbox").fill("tie chief")
    expect(eve.page.get_by_role("article").get_by_text(eve.say("rules-ties-1"))).to_be_visible()
    expect(eve.page.get_by_text(eve.say("rules-setup-1"))).to_be_hidden()
    found = eve.page.get_by_role("status").filter(has_text="Found")
    expect(found).to_have_text(eve.say("page-rules-found", count=sections.count()))
    eve.named("page-rules-search", "searchbox").fill("dragons")
    expect(eve.page.get_by_text(eve.say("page-rules-none"))).to_be_visible()


def test_what_is_folded_is_found(visit: Visit) -> None:
    eve = Player(visit("/rules"))
    ruling = eve.page.get_by_text(eve.say("rules-rulings-5"))
    expect(ruling).to_be_hidden()
    eve.named("page-rules-search", "searchbox").fill("promises")
    expect(ruling).to_be_visible()


@pytest.mark.parametrize("width", [360, at_release(1280)])
def test_nobody_is_shut_out(visit: Visit, width: int) -> None:
    eve = Player(visit("/rules", viewport={"width": width, "height": 800}, has_touch=True))
    expect(trial(eve).get_by_role("heading", level=3)).to_be_visible()
    eve.page.get_by_text(eve.say("rules-rulings-title")).click()
    assert flaws(eve.page) == []


def trial(player: Player) -> Locator:
    return player.named("page-rules-trial", "group")


def total(player: Player, robots: list[str], units: list[str]) -> str:
    score = score_seat(Deck.standard(), robots, {unit: [] for unit in units})
    return player.say("score-total", points=score.total)


def tap(player: Player, card: str) -> None:
    trial(player).get_by_role("button", name=short(player.say, Deck.standard().cards[card]), exact=True).click()


def test_the_example_counts_exactly_what_one_leaves(visit: Visit) -> None:
    eve = Player(visit("/rules"))
    sheet = trial(eve).get_by_role("article")
    expect(sheet.get_by_text(total(eve, ROBOTS, UNITS))).to_be_visible()
    robots, units = list(ROBOTS), list(UNITS)
    for card in ("upgrade", "r4-o", "basic-bc", "fzzzt", "r3-b"):
        tap(eve, card)
        (units if card in units else robots).remove(card)
        expect(sheet.get_by_text(total(eve, robots, units), exact=True)).to_be_visible()
    tap(eve, "r4-c")
    expect(sheet.get_by_text(total(eve, [*robots, "r4-c"], units), exact=True)).to_be_visible()


def test_without_the_server_the_example_says_so_and_counts_later(visit: Visit, watch: Watch) -> None:
    watch.expected = ("ERR_FAILED",)
    eve = Player(visit("/rules"))
    sheet = trial(eve).get_by_role("article")
    expect(sheet).to_be_visible()
    eve.page.route("**/api/score", lambda route: route.abort())
    tap(eve, "upgrade")
    expect(trial(eve).get_by_role("alert")).to_have_text(eve.say("refused-unreachable"))
    expect(sheet).to_be_hidden()
    eve.page.unroute("**/api/score")
    eve.press("page-rules-trial-again", within=trial(eve))
    robots = [robot for robot in ROBOTS if robot != "upgrade"]
    expect(sheet.get_by_text(total(eve, robots, UNITS), exact=True)).to_be_visible()


def moving(page: Page, key: str) -> int:
    rule = page.get_by_role("listitem").filter(has_text=Player(page).say(key))
    rule.scroll_into_view_if_needed()
    picture = rule.locator(".picture")
    expect(picture).to_have_class(re.compile(r"\bseen\b"))
    found: int = picture.evaluate("picture => picture.getAnimations({ subtree: true }).length")
    return found


def test_what_moves_in_the_game_moves_unless_one_asked_for_stillness(visit: Visit) -> None:
    lively, still = visit("/rules", reduced_motion="no-preference"), visit("/rules")
    for key in ("rules-aim-1", "rules-preparation-2", "rules-auctions-2", "rules-ties-2"):
        assert moving(lively, key) > 0
        assert moving(still, key) == 0


def pages(page: Page) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize("language", languages("en", "ru"))
def test_they_fit_on_two_pages(visit: Visit, language: str) -> None:
    eve = Player(visit("/rules", locale=language, color_scheme="dark"), language=language)
    expect(trial(eve).get_by_role("heading", level=3)).to_be_visible()
    assert pages(eve.page) == 2
    eve.page.get_by_text(eve.say("rules-rulings-title")).click()
    assert pages(eve.page) == 2


@pytest.mark.parametrize("language", languages("de", "ru"))
def test_the_file_fits_on_two_pages_and_shuts_nobody_out(chromium: Browser, tmp_path: Path, language: str) -> None:
    (tmp_path / "rules.html").write_text(rules_html(Catalogue.of(language)), "utf-8")
    page = chromium.new_page(reduced_motion="reduce")
    page.goto((tmp_path / "rules.html").as_uri())
    expect(page.get_by_role("heading", level=2)).to_have_count(13)
    assert flaws(page) == []
    assert pages(page) == 2
    page.close()


def test_an_address_that_leads_nowhere_leads_back(visit: Visit, watch: object) -> None:
    watch.expected = ("404",)  # type: ignore[attr-defined]
    eve = Player(visit("/nowhere"))
    eve.press("page-lost-home", "link")
    expect(eve.named("page-play-now-do")).to_be_visible()


def test_a_table_that_does_not_exist_says_so(visit: Visit, watch: object) -> None:
    watch.expected = ("404", "WebSocket connection to")  # type: ignore[attr-defined]
    eve = Player(visit("/tables/nowhere"))
    expect(eve.page.get_by_role("alert")).to_have_text(eve.say("refused-no-such-table"))
