"""The line breaks, the page is loaded again, the server restarts: nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.player import Player
from browser.watch import SERVER_AWAY, Watch
from live_server import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from browser.conftest import Visit


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that nobody else needs."""
    with ServerProcess(tmp_path, "--limits", "1000") as running:
        yield running


@pytest.fixture
def ada(visit: Visit, watch: Watch) -> Player:
    """Somebody in the middle of an auction, for whom a server that is away is no surprise."""
    watch.expected = SERVER_AWAY
    ada = Player(visit())
    ada.play_now()
    ada.called.wait_for()
    return ada


def test_a_reload_shows_the_same_table_and_the_same_choice(ada: Player) -> None:
    ada.hands.press(ada.hand.first)
    before = shown(ada)
    ada.page.reload()
    ada.called.wait_for()
    assert shown(ada) == before
    expect(ada.hand.first).to_have_attribute("aria-pressed", "true")
    ada.press("page-bid-do")
    ada.named("page-outcome", "region").wait_for()
    assert ada.until_called()


def shown(ada: Player) -> list[str]:
    regions = [ada.named(key, "region") for key in ("page-mine", "page-belt", "page-opponents")]
    return [region.aria_snapshot() for region in regions]


def test_a_choice_survives_a_restart_of_the_server(ada: Player, server: ServerProcess) -> None:
    card = ada.hand.first
    ada.hands.press(card)
    server.stop()
    banner = ada.page.get_by_role("status").filter(has_text=ada.say("page-reconnecting"))
    expect(banner).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "true")
    server.start()
    expect(banner).to_be_hidden()
    expect(card).to_have_attribute("aria-pressed", "true")
    ada.press("page-bid-do")
    ada.named("page-outcome", "region").wait_for()
    assert ada.until_called()


def test_a_bid_laid_while_the_server_is_away_counts_when_it_is_back(ada: Player, server: ServerProcess) -> None:
    ada.hands.press(ada.hand.last)
    card = ada.hand.last.get_attribute("aria-label") or ""
    server.kill()
    expect(ada.page.get_by_text(ada.say("page-reconnecting"))).to_be_visible()
    ada.press("page-bid-do")
    pressed = ada.named("page-sending", within=ada.bid)
    expect(pressed).to_have_attribute("aria-pressed", "true")
    expect(pressed).to_have_attribute("aria-disabled", "true")
    server.start()
    expect(ada.named("page-outcome", "region").get_by_role("img", name=card, exact=True).first).to_be_visible()
    assert ada.until_called()


def test_a_line_is_sent_once_however_often_one_presses(ada: Player, server: ServerProcess) -> None:
    field = ada.named("page-talk-label", "textbox")
    field.fill("Is anybody there?")
    server.kill()
    expect(ada.page.get_by_text(ada.say("page-reconnecting"))).to_be_visible()
    for _ in range(3):
        field.press("Enter")
    expect(ada.named("page-sending")).to_be_visible()
    server.start()
    expect(ada.named("page-talk-send")).to_be_visible()
    lines = ada.named("page-talk", "list").get_by_role("listitem").filter(has_text="Is anybody there?")
    expect(lines).to_have_count(1)
    ada.page.reload()
    expect(lines).to_have_count(1)
    expect(field).to_have_value("")


def test_a_choice_survives_closing_the_tab(ada: Player) -> None:
    ada.hands.press(ada.hand.first)
    address, browser = ada.page.url, ada.page.context
    ada.page.close()
    again = Player(browser.new_page())
    again.page.goto(address)
    expect(again.hand.first).to_have_attribute("aria-pressed", "true")
