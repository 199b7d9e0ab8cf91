"""What comes up for the first time is explained once, and to nobody who does not want it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.shown import watcher

if TYPE_CHECKING:
    from browser.conftest import Visit
    from browser.shown import Watcher


def until_dealt_anew(ada: Watcher) -> None:
    """Bid everything one has, until all hands are empty and new ones are dealt."""
    while not any(scene.scene == "deal" for scene in ada.shown):
        if ada.scene == "rest" and ada.called.is_visible():  # who decides earlier has read what was explained
            build_or_bid_all(ada)
        ada.let_time_pass()


def build_or_bid_all(ada: Watcher) -> None:
    if ada.building.is_visible():
        ada.build()
        return
    ada.choose(ada.hand.count())
    ada.send_bid()


def test_a_new_deal_is_explained_once(visit: Visit) -> None:
    ada = watcher(visit, "fast", 2)
    sentence = ada.page.get_by_role("status").filter(has_text=ada.say("page-first-redeal"))
    until_dealt_anew(ada)
    expect(sentence).to_be_visible()
    ada.page.reload()
    expect(ada.mine).to_be_visible()
    expect(sentence).to_be_hidden()
    until_dealt_anew(ada)
    expect(sentence).to_be_hidden()


def test_nothing_is_explained_to_who_has_switched_it_off(visit: Visit) -> None:
    ada = watcher(visit, "fast", 2)
    ada.press("page-settings")
    ada.page.get_by_label(ada.say("page-first-sight")).uncheck()
    ada.press("page-settings")
    until_dealt_anew(ada)
    expect(ada.page.get_by_role("status").filter(has_text=ada.say("page-first-redeal"))).to_be_hidden()
