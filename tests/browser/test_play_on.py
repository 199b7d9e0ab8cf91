"""From a moment of a replay to a table with that position, in one click."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.evening import PEOPLE, record, watching
from browser.player import Player
from browser.screens import every_language
from fzzzt.locale.labels import label
from fzzzt.record import replay_record
from fzzzt.record.steps import steps

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from browser.conftest import Visit

EVENT = 48
"""In the second auction of round 2 Bob is to bid, after Ada."""


def at_the_moment(visit: Visit, language: str = "en", **device: object) -> Player:
    player = watching(visit, language, locale=language, **device)
    player.page.get_by_role("slider").fill(str(EVENT - 1))
    player.page.get_by_label(player.say("page-replay-as")).select_option(label="Bob")
    expect(player.page.get_by_role("region", name="Bob", exact=True).get_by_role("img").first).to_be_visible()
    return player


def test_one_click_opens_a_table_as_the_seat_knew_it(visit: Visit) -> None:
    bob = at_the_moment(visit)
    before = replay_record(record())[0]
    bob.press("page-play-on")
    expect(bob.page).to_have_url(re.compile("/tables/"))
    expect(bob.mine).to_be_visible()
    view = list(steps(before, PEOPLE.index("Bob")))[EVENT - 1].view
    hand = sorted(label(bob.say, before.faces.cards[card]) for card in view.hand)  # type: ignore[attr-defined]
    assert sorted(str(card.get_attribute("aria-label")) for card in bob.hand.all()) == hand
    expect(bob.page.get_by_text(bob.say("play-played-on-as-you")).first).to_be_attached()


def test_a_friend_comes_by_the_link(visit: Visit) -> None:
    bob = at_the_moment(visit)
    bob.page.get_by_text(bob.say("page-play-on-how")).click()
    bob.page.get_by_role("combobox", name="Ada", exact=True).select_option(label=bob.say("page-play-on-friend"))
    bob.page.get_by_label(bob.say("page-play-on-cards")).select_option(label=bob.say("page-play-on-true"))
    bob.press("page-play-on")
    link = bob.named("page-link", "textbox").input_value()
    ada = Player(visit(link.partition("/tables")[1] + link.partition("/tables")[2]))
    expect(ada.page.get_by_text(re.compile(re.escape(ada.say("play-played-on", round=2, auction=2))))).to_be_visible()
    ada.sit()
    expect(ada.mine).to_be_visible()
    expect(bob.mine).to_be_visible()


@pytest.mark.parametrize(("language", "size"), every_language())
def test_what_can_be_chosen_fits_in_every_language(visit: Visit, language: str, size: ViewportSize) -> None:
    player = at_the_moment(visit, language, viewport=size)
    player.page.get_by_text(player.say("page-play-on-how")).click()
    expect(player.page.get_by_role("combobox", name="Cleo", exact=True)).to_be_visible()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    if language == "en":
        assert violations(player.page) == []


def test_nothing_is_played_on_when_all_is_over(visit: Visit) -> None:
    player = at_the_moment(visit)
    expect(player.named("page-play-on")).to_be_visible()
    player.page.get_by_role("slider").fill("9999")
    expect(player.named("page-play-on")).to_be_hidden()
