"""Two people with a browser each, at one table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.conftest import Visit


def named(visit: Visit, name: str) -> Player:
    player = Player(visit())
    field = player.named("page-name", "textbox")
    field.fill(name)
    field.press("Enter")
    expect(player.page.get_by_text(player.say("page-name-saved", name=name))).to_be_visible()
    return player


def two_at_a_table(visit: Visit) -> tuple[Player, Player]:
    ada, bob = named(visit, "Ada"), named(visit, "Bob")
    link = ada.open_table()
    bob.page.goto(urlsplit(link).path)
    expect(bob.page.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    bob.sit()
    for player in (ada, bob):
        player.mine.wait_for()
    return ada, bob


def in_turn(ada: Player, bob: Player) -> tuple[Player, Player]:
    """Who is called, and who is not."""
    ada.called.or_(ada.named("page-bid-prepare")).wait_for()
    return (ada, bob) if ada.called.is_visible() else (bob, ada)


def listen(page: Page) -> list[dict[str, Any]]:
    """All that the table tells this page from its next connection on."""
    heard: list[dict[str, Any]] = []

    def take(frame: str | bytes) -> None:
        heard.append(json.loads(frame))

    page.on("websocket", lambda socket: socket.on("framereceived", take))
    page.reload()
    return heard


def outcome(player: Player) -> list[str | None]:
    """The cards of the last auction, in words."""
    region = player.named("page-outcome", "region")
    return [card.get_attribute("aria-label") for card in region.get_by_role("img").all()]


def test_a_sealed_bid_is_sealed_and_both_see_the_same_outcome(visit: Visit) -> None:
    first, second = in_turn(*two_at_a_table(visit))
    heard = listen(second.page)
    second.mine.wait_for()
    before = second.page.locator("main").inner_html()
    secret = first.hand.last.get_attribute("aria-label") or ""

    first.hands.press(first.hand.last)
    first.press("page-bid-do")
    second.called.wait_for()
    others = second.named("page-opponents", "region")
    expect(others.get_by_text(second.say("play-table-bid", count=1))).to_be_visible()
    assert second.page.locator("main").inner_html().count(secret) == before.count(secret)
    bids = [entry["event"] for message in heard for entry in message.get("entries", ()) if is_bid(entry)]
    assert bids
    assert all("cards" not in bid for bid in bids)

    second.decide()
    for player in (first, second):
        player.named("page-outcome", "region").wait_for()
    assert outcome(first) == outcome(second)
    assert secret in outcome(first)


def is_bid(entry: Any) -> bool:
    return "event" in entry and str(entry["event"]["type"]) == "bid"


def test_a_bid_can_wait_for_its_turn(visit: Visit) -> None:
    first, second = in_turn(*two_at_a_table(visit))
    second.hands.press(second.hand.first)
    second.press("page-bid-prepare")
    expect(second.named("page-bid-unprepare")).to_be_visible()
    second.page.reload()
    expect(second.named("page-bid-unprepare")).to_be_visible()
    first.decide()
    for player in (first, second):
        player.named("page-outcome", "region").wait_for()


def test_people_talk_and_what_they_say_is_text(visit: Visit) -> None:
    ada, bob = two_at_a_table(visit)
    ada.named("page-talk-label", "textbox").fill("Fancy a <b>robot</b>?")
    ada.press("page-talk-send")
    expect(bob.named("page-talk", "list").get_by_text("Fancy a <b>robot</b>?")).to_be_visible()
    expect(ada.named("page-talk-label", "textbox")).to_have_value("")


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    first, second = in_turn(*two_at_a_table(visit))
    calls = first.say("page-your-turn")
    assert calls in first.page.title()
    assert calls not in second.page.title()
    first.decide()
    second.called.wait_for()
    assert calls in second.page.title()
    assert calls not in first.page.title()
