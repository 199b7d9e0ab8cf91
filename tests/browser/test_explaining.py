"""The page explains itself: cards, building, hints, the standing; and it says aloud what one cannot see."""

from __future__ import annotations

import copy
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from browser.hands import Keys
from browser.player import Player
from browser.still import building, crowded, standing_still

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import Visit


def spoken(ada: Player) -> Locator:
    """What a screen reader was given to say."""
    return ada.page.get_by_role("log").get_by_role("paragraph")


def test_a_card_says_what_it_is_for(visit: Visit) -> None:
    ada = standing_still(visit, crowded()).player
    Keys(ada.page).reach(ada.hand.last)
    described = ada.page.locator(f"#{ada.hand.last.get_attribute('aria-describedby')}")
    expect(described).to_contain_text("at the end")
    expect(described).to_contain_text(ada.say("card-help-speed", speed=2))
    ada.page.keyboard.press("Escape")
    assert ada.hand.last.get_attribute("aria-describedby") is None


def test_the_card_for_sale_is_explained_unless_somebody_knows_it_all(visit: Visit) -> None:
    ada = standing_still(visit).player
    told = ada.named("page-at-auction", "region")
    expect(told).to_contain_text(ada.say("card-help-speed", speed=3))
    ada.press("page-settings")
    ada.page.get_by_label(ada.say("page-explain")).uncheck()
    expect(told).to_be_hidden()


def test_building_says_what_it_brings_and_costs(visit: Visit) -> None:
    ada = standing_still(visit, building()).player
    unit = ada.mine.get_by_role("group").first
    expect(unit).to_contain_text("at the end if no widget stands here")
    expect(unit.get_by_role("heading", level=3)).to_contain_text("Production Unit")
    for robot in unit.get_by_role("listitem").all():
        expect(robot).to_contain_text(re.compile("Finishes a widget|Still missing then"))
    expect(ada.named("page-build-nothing")).not_to_have_class(re.compile(r"\bmain\b"))
    ada.hands.press(unit.get_by_role("button").first)
    expect(ada.mine.get_by_role("button", name=ada.say("page-build-do", count=1))).to_have_class(
        re.compile(r"\bmain\b")
    )


def test_building_by_arrow_keys(visit: Visit) -> None:
    ada = standing_still(visit, building()).player
    units = [unit for unit in ada.mine.get_by_role("group").all() if unit.get_by_role("button").count() > 1]
    first, second = (unit.get_by_role("button") for unit in units[:2])
    Keys(ada.page).reach(first.first)
    for key, focused in (
        ("ArrowRight", first.nth(1)),
        ("ArrowLeft", first.first),
        ("ArrowDown", second.first),
        ("ArrowUp", first.first),
    ):
        ada.page.keyboard.press(key)
        expect(focused).to_be_focused()
    ada.page.keyboard.press("Space")
    expect(first.first).to_have_attribute("aria-pressed", "true")


def test_a_hint_for_who_plays_alone(visit: Visit) -> None:
    ada = Player(visit())
    ada.play_now()
    ada.until_called()
    ada.press("page-hint")
    hint = ada.mine.get_by_role("status")
    expect(hint).to_contain_text("A good mechanic would bid")
    expect(hint).to_contain_text(ada.say("page-hints-taken", count=1))
    ada.page.reload()
    expect(hint).to_contain_text(ada.say("page-hints-taken", count=1))
    expect(ada.named("page-hint")).to_be_hidden()
    ada.decide()
    expect(hint).not_to_contain_text("A good mechanic")


def test_every_decision_is_told_also_if_it_follows_another_at_once(visit: Visit) -> None:
    still = standing_still(visit, crowded())
    ada, view = still.player, copy.deepcopy(still.welcome["view"])
    calls = spoken(ada).get_by_text(ada.say("play-turn-you"), exact=True)
    expect(calls).to_have_count(1)
    expect(spoken(ada).first).to_contain_text("Auction 3 of 8")
    expect(spoken(ada).nth(1)).to_contain_text("Also face up")
    still.tell(view=view)  # nothing new
    still.tell(view=view | {"auction": view["auction"] + 1})
    expect(calls).to_have_count(2)


def chat(seq: int, text: str) -> dict[str, Any]:
    return {"seq": seq, "at": 0, "type": "chat", "seat": 1, "name": "Whirr", "text": text, "sayings": []}


def test_talk_follows_its_newest_line_and_marks_what_nobody_has_seen(visit: Visit) -> None:
    still = standing_still(visit, viewport={"width": 1440, "height": 900})
    ada, talk = still.player, still.player.named("page-talk", "list")
    unread = ada.page.locator("summary").get_by_text("new line")
    lines = [chat(19 + number, f"line {number}") for number in range(30)]
    still.tell(seq=48, entries=lines)
    expect(talk.get_by_text("Whirr line 29", exact=True)).to_be_in_viewport()
    expect(unread).to_be_hidden()
    Keys(ada.page).reach(talk)
    ada.page.keyboard.press("Home")
    expect(talk.get_by_text("Whirr line 0", exact=True)).to_be_in_viewport()
    still.tell(seq=49, entries=[chat(49, "one more")])
    expect(unread).to_have_text(ada.say("page-talk-new", count=1))
    expect(talk.get_by_text("Whirr line 0", exact=True)).to_be_in_viewport()
    ada.page.keyboard.press("End")
    expect(talk.get_by_text("Whirr one more", exact=True)).to_be_in_viewport()
    expect(unread).to_be_hidden()


def test_the_focus_survives_what_is_asked(visit: Visit) -> None:
    ada = standing_still(visit).player
    keys = Keys(ada.page)
    keys.press(ada.named("page-menu"))
    keys.press(ada.named("page-end"))
    expect(ada.named("page-end-no")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.named("page-end")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.named("page-menu")).to_be_focused()
    for name in ("page-settings", "page-aid"):
        keys.press(ada.named(name))
        ada.page.keyboard.press("Tab")
        ada.page.keyboard.press("Escape")
        expect(ada.named(name)).to_be_focused()


def test_the_standing_is_shown_to_who_wants_it(visit: Visit) -> None:
    ada = Player(visit())
    ada.play_now(3)
    ada.until_called()
    heading = ada.named("page-standing-now", "heading")
    expect(heading).to_be_hidden()
    ada.press("page-settings")
    ada.page.get_by_label(ada.say("page-standing")).check()
    expect(heading).to_be_visible()
    totals = ada.page.locator("section").filter(has=heading).get_by_role("listitem")
    expect(totals).to_have_count(3)
    expect(totals.first).to_contain_text("5")
