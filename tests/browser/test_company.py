"""Friends do not get stuck with each other: people leave, phones sleep, cookies are lost, and the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.player import Player
from browser.watch import SERVER_AWAY, Watch
from live_server import ClockedServer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from browser.conftest import Visit

MINUTE = 60.0
PACE = 6.5
"""Seconds in which a bot that covers somebody decides."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ClockedServer]:
    """A server whose time the test moves on."""
    with ClockedServer(tmp_path, "--limits", "1000") as running:
        yield running


@pytest.fixture
def ada(visit: Visit, watch: Watch) -> Player:
    """The host of a table for three, who has sat down."""
    watch.expected = (*SERVER_AWAY, "the server responded with a status of")
    ada = Player(visit())
    table = ada.page.request.post("/api/tables", data={"players": 3}).json()["id"]
    ada.page.goto(f"/tables/{table}")
    ada.sit("Ada")
    return ada


@pytest.fixture
def bob(visit: Visit, ada: Player) -> Player:
    """A friend who came by the link."""
    bob = Player(visit(urlsplit(ada.page.url).path))
    bob.sit("Bob")
    return bob


def leave(player: Player) -> str:
    """Close the page; the address to come back to."""
    address = player.page.url
    player.page.goto("about:blank")
    return address


def told(player: Player) -> Any:
    """The table as everybody can read it."""
    return player.page.request.get(urlsplit(player.page.url).path.replace("/tables", "/api/tables")).json()


def known(player: Player) -> int:
    """How many entries everybody can read."""
    return int(told(player)["seq"])


def until_gone(witness: Player, name: str) -> None:
    """The server takes a moment to notice that a page was closed. Only from then on time makes an absence."""
    while any(seat["name"] == name and seat["presence"]["here"] for seat in told(witness)["table"]["seats"]):
        witness.page.wait_for_timeout(50)


def until_covered(server: ClockedServer, bob: Player) -> None:
    """Bob calls a bot for Ada, who has been away for a minute."""
    until_gone(bob, "Ada")
    server.pass_time(MINUTE)
    bob.press("page-menu")
    replacing = bob.page.get_by_role("button", name=bob.say("page-replace", name="Ada"), exact=True)
    bob.hands.press(replacing)
    expect(replacing).to_be_hidden()
    bob.page.keyboard.press("Escape")
    away = bob.say("page-seat-away", what="").partition("(")[0]
    expect(bob.named("page-opponents", "region").get_by_text(away)).to_be_visible()


def test_an_evening_ends_with_everybody_in_their_seat(server: ClockedServer, ada: Player, bob: Player) -> None:
    # The host leaves in the lobby: after a minute Bob starts.
    expect(bob.named("page-start")).to_be_hidden()
    table = leave(ada)
    until_gone(bob, "Ada")
    server.pass_time(MINUTE)
    expect(bob.page.get_by_text(bob.say("page-acting-host"))).to_be_visible()
    bob.press("page-start")
    bob.mine.wait_for()

    # Nor is the bidding stuck: a bot is called for Ada, and makes one decision at a time.
    bob.play_on("build")
    until_covered(server, bob)
    before = known(bob)
    server.pass_time(PACE)
    while known(bob) == before:
        bob.page.wait_for_timeout(100)
    ada.page.goto(table)
    ada.press("page-back", within=ada.mine)
    expect(ada.mine.get_by_text(ada.say("page-away"))).to_be_hidden()
    expect(ada.named("page-covered", "region").get_by_role("listitem")).not_to_have_count(0)
    ada.press("page-covered-known")

    # She leaves again while people build.
    ada.play_on("build")
    for player in (ada, bob):
        player.building.wait_for()
    leave(ada)
    bob.play_on()
    until_covered(server, bob)
    ada.page.goto(table)
    ada.press("page-back", within=ada.mine)

    # A phone sleeps for five minutes.
    leave(bob)
    until_gone(ada, "Bob")
    server.pass_time(5 * MINUTE)
    ada.page.reload()  # the browser's clock has not moved on
    seat = ada.named("page-opponents", "region").get_by_role("listitem").filter(has_text="Bob")
    expect(seat.get_by_text("5 minutes ago")).to_be_visible()
    bob.page.goto(table)
    bob.mine.wait_for()
    expect(seat.get_by_text("5 minutes ago")).to_be_hidden()

    # A cookie is lost. The seat is not.
    bob.page.context.clear_cookies()
    bob.page.reload()
    until_gone(ada, "Bob")
    server.pass_time(10)
    expect(bob.page.get_by_text(bob.say("page-seat-lost"))).to_be_visible()
    bob.hands.press(bob.page.get_by_role("button", name=bob.say("page-seat-ask", name="Bob"), exact=True))
    expect(bob.page.get_by_text(bob.say("page-seat-asked", name="Bob"))).to_be_visible()
    ada.press("page-seat-give")
    expect(ada.page.get_by_role("alert")).to_have_text(ada.say("refused-not-lost"))
    server.pass_time(2 * MINUTE)
    ada.press("page-seat-give")
    bob.mine.wait_for()

    # The server is killed; everybody comes back by themselves.
    server.kill()
    for player in (ada, bob):
        expect(player.page.get_by_text(player.say("page-reconnecting"))).to_be_visible()
    server.start()
    for player in (ada, bob):
        expect(player.page.get_by_text(player.say("page-reconnecting"))).to_be_hidden()
    ada.play_on()
    bob.finish()
    ada.sheet.wait_for()
    for player in (ada, bob):
        expect(player.named("page-rematch")).to_be_visible()
    record = ada.page.request.get(f"/api/tables/{table.rpartition('/')[2]}/record").json()
    assert [seat["name"] for seat in record["seats"]][:2] == ["Ada", "Bob"]
    assert record["unrated"] is True
