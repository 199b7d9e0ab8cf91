"""One's seat: a bot keeps it warm, and it goes along to another device."""

from __future__ import annotations

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
    ada.step_away()
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


def test_the_private_link_moves_the_seat_to_another_device_once(visit: Visit) -> None:
    desk = Player(visit())
    desk.play_now()
    desk.press("page-menu")
    desk.press("page-move-seat")
    link = desk.named("page-link", "textbox").input_value()
    assert "#" in link  # what no server logs

    phone = Player(visit(link, viewport={"width": 360, "height": 740}))
    phone.mine.wait_for()
    assert "claim" not in phone.page.url
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
