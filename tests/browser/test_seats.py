"""One's seat: a bot keeps it warm, and it goes along to another device."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.player import Player

if TYPE_CHECKING:
    from browser.conftest import Visit


def test_step_away_and_take_the_seat_back(visit: Visit) -> None:
    ada, link = Player(visit()), ""
    link = ada.open_table()
    bob = Player(visit(link))
    bob.sit()
    ada.mine.wait_for()
    ada.press("page-menu")
    ada.press("page-step-away")
    expect(ada.page.get_by_text(ada.say("page-step-away-sure"))).to_be_visible()
    ada.press("page-step-away-no")
    expect(ada.mine.get_by_text(ada.say("page-away"))).to_be_hidden()
    ada.press("page-step-away")
    ada.press("page-step-away-yes")
    expect(ada.mine.get_by_text(ada.say("page-away"))).to_be_visible()
    expect(bob.named("page-opponents", "region").get_by_text("away")).to_be_visible()
    if bob.until_called():
        bob.decide()
    bob.named("page-outcome", "region").wait_for()  # the bot has bid for Ada
    ada.page.keyboard.press("Escape")
    ada.press("page-back", within=ada.mine)
    expect(ada.mine.get_by_text(ada.say("page-away"))).to_be_hidden()
    ada.named("page-bid-do").or_(ada.named("page-bid-prepare")).wait_for()
    expect(ada.named("page-log", "list")).to_contain_text(ada.say("play-back-you"))


def test_alone_against_bots_stepping_away_is_a_pause(visit: Visit) -> None:
    ada = Player(visit())
    ada.play_now()
    ada.called.wait_for()
    ada.press("page-menu")
    ada.press("page-pause")
    expect(ada.mine.get_by_text(ada.say("page-paused"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.press("page-unpause", within=ada.mine)
    ada.called.wait_for()


def test_a_refusal_appears_where_one_pressed(visit: Visit) -> None:
    ada = Player(visit())
    bob = Player(visit(ada.open_table()))
    bob.sit("Bob")
    ada.mine.wait_for()
    first = ada if ada.called.is_visible() else bob
    if first is ada:
        ada.decide()
    ada.press("page-menu")
    ada.hands.press(ada.page.get_by_role("button", name=ada.say("page-replace", name="Bob"), exact=True))
    menu = ada.page.locator("#table-menu")
    expect(menu.get_by_role("alert")).to_have_text(ada.say("refused-not-absent"))
    expect(ada.page.get_by_role("alert")).to_have_count(1)


def test_who_is_a_bot_or_away_can_be_seen_on_a_phone(visit: Visit) -> None:
    phone = Player(visit(viewport={"width": 360, "height": 740}))
    phone.play_now()
    what = phone.say("page-seat-bot", what="").partition(",")[0]
    expect(phone.named("page-opponents", "region").get_by_text(what)).to_be_visible()


def test_one_sits_down_by_a_name_and_a_new_one_reaches_the_seat(visit: Visit) -> None:
    ada = Player(visit())
    link = ada.open_table(3)
    bob = Player(visit(link))
    bob.hands.press(bob.named("page-sit").first)
    expect(bob.page.get_by_role("alert")).to_have_text(bob.say("page-name-first"))
    bob.sit("Bob")
    expect(ada.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    field = bob.named("page-name", "textbox")
    field.fill("Robert")
    field.press("Enter")
    expect(ada.page.get_by_role("listitem").filter(has_text="Robert")).to_be_visible()


def test_the_private_link_moves_the_seat_to_another_device_once(visit: Visit) -> None:
    desk = Player(visit())
    desk.play_now()
    desk.press("page-menu")
    desk.press("page-move-seat")
    link = desk.named("page-link", "textbox").input_value()
    assert "#" in link  # what no server logs

    phone = Player(visit(link, viewport={"width": 360, "height": 740}))
    phone.mine.wait_for()
    expect(phone.page).not_to_have_url(re.compile("claim"))
    assert phone.until_called()
    phone.decide()
    phone.named("page-outcome", "region").wait_for()

    desk.page.reload()
    expect(desk.page.get_by_text(desk.say("page-spectator"))).to_be_visible()


def test_a_used_link_says_so(visit: Visit, watch: object) -> None:
    desk = Player(visit())
    desk.play_now()
    desk.press("page-menu")
    desk.press("page-move-seat")
    link = desk.named("page-link", "textbox").input_value()
    Player(visit(link)).mine.wait_for()
    watch.expected = ("the server responded with a status of 4",)  # type: ignore[attr-defined]
    late = Player(visit(link))
    expect(late.page.get_by_role("alert")).to_have_text(late.say("refused-bad-link"))
