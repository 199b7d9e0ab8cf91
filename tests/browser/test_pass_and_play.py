"""Several people at one device: a curtain hides everybody's cards from the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import Visit

PEOPLE = ("Ada", "Bob")


@pytest.fixture
def device(visit: Visit) -> Player:
    """Ada and Bob have one device and have just sat down."""
    device = Player(visit())
    form = device.page.locator("form").filter(has=device.named("page-together", "heading"))
    device.hands.press(device.named("option-players", "group", form).get_by_text("2", exact=True))
    for number, name in enumerate(PEOPLE, start=1):
        form.get_by_label(device.say("page-scorepad-player", number=number)).fill(name)
    device.press("page-together-do")
    return device


def curtain(device: Player, name: str) -> Locator:
    return device.page.get_by_role("button", name=device.say("page-curtain-lift", name=name), exact=True)


def next_one(device: Player) -> tuple[str, str]:
    """Who is to lift the curtain, and who is not."""
    curtain(device, "Ada").or_(curtain(device, "Bob")).wait_for()
    return ("Ada", "Bob") if curtain(device, "Ada").is_visible() else ("Bob", "Ada")


def cards(device: Player) -> list[str | None]:
    """One's hand, in words."""
    return [card.get_attribute("aria-label") for card in device.hand.all()]


def test_the_curtain_comes_down_between_two_people(device: Player) -> None:
    first, second = next_one(device)
    expect(device.mine).to_be_hidden()
    device.hands.press(curtain(device, first))
    device.called.wait_for()
    hand = cards(device)
    assert device.page.evaluate("document.activeElement !== document.body")

    device.decide_behind_a_curtain(curtain(device, second))
    expect(device.mine).to_be_hidden()
    shown = device.page.get_by_role("main").inner_html()
    for public in (device.named("page-belt", "list"), device.named("page-outcome", "region")):
        for seen in public.all():  # a card of the same face may lie there for all to see
            shown = shown.replace(seen.inner_html(), "")
    assert not [card for card in hand if card and card in shown]
    device.hands.press(curtain(device, second))
    device.called.wait_for()
    assert cards(device) != hand

    device.decide_behind_a_curtain(device.named("page-outcome", "region"))
    expect(device.named("page-outcome", "region").get_by_role("listitem")).to_have_count(2)


def test_a_reload_leaves_the_curtain_down(device: Player) -> None:
    first, _ = next_one(device)
    device.hands.press(curtain(device, first))
    device.called.wait_for()
    device.page.reload()
    expect(curtain(device, first)).to_be_visible()
    expect(device.mine).to_be_hidden()


def test_the_start_page_calls_for_whoever_is_to_decide(device: Player) -> None:
    first, second = next_one(device)
    device.hands.press(curtain(device, first))
    device.called.wait_for()
    device.decide_behind_a_curtain(curtain(device, second))
    device.page.goto("/")
    running = device.page.get_by_role("link").filter(has_text=device.say("page-your-turn"))
    expect(running).to_have_count(1)
    device.hands.press(running)
    expect(curtain(device, second)).to_be_visible()
