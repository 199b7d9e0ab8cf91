"""Groups on the page: friends who played stay together, and their next game is one tap away."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from random import Random
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.axe import flaws
from browser.engine import until
from browser.player import Player
from browser.test_daily import cookies_of, in_background
from fzzzt.locale import LANGUAGES
from live_client import LiveClient

if TYPE_CHECKING:
    from browser.conftest import Servers, Visit
    from live_server import ServerProcess

SIZES = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1440, "height": 900}}


@pytest.fixture(scope="module")
def server(two_servers: Servers) -> ServerProcess:
    """Where people begin: the first of two."""
    return two_servers[0]


def fits(player: Player) -> bool:
    """Whether nothing has to be pushed sideways, and axe has nothing to say."""
    assert flaws(player.page) == []
    return bool(player.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_is_made_and_begins_its_first_game(visit: Visit, elsewhere: str, language: str) -> None:
    size = SIZES["phone" if language in ("ru", "de", "en") else "desk"]
    ada = Player(visit(locale=language, viewport=size), language=language)
    ada.page.get_by_label(ada.say("group-name")).fill("Thursdays")
    ada.named("group-make").click()
    expect(ada.page.get_by_role("heading", name="Thursdays")).to_be_visible()
    expect(ada.page.get_by_text(ada.say("group-standing-none"))).to_be_visible()
    assert fits(ada)
    ada.named("group-first").click()
    expect(ada.page).to_have_url(re.compile("/tables/"))
    ada.page.goto(elsewhere)
    ada.page.get_by_role("link", name="Thursdays").first.click()
    expect(ada.named("group-next-join")).to_be_visible()


async def finish(table: str, people: dict[str, dict[str, str]]) -> None:
    """Play a game to its end, for people with these cookies, each at a server."""

    async def play(url: str, cookies: dict[str, str]) -> None:
        async with LiveClient(url) as client:
            for name, value in cookies.items():
                client.http.cookies.set(name, value, domain="127.0.0.1")
            await (await client.watch(table)).play(Random(url))

    await asyncio.gather(*(play(url, cookies) for url, cookies in people.items()))


def counted(somebody: Player, group: str) -> bool:
    """Whether the page of a group, opened now, has a game: it is counted soon after its end, not before."""
    somebody.page.goto(group)
    following = somebody.named("group-next")
    following.or_(somebody.named("group-first").first).wait_for()
    return following.is_visible()


def test_friends_at_two_servers_play_and_find_their_evening_at_both(
    visit: Visit, server: ServerProcess, elsewhere: str
) -> None:
    ada = Player(visit(viewport=SIZES["phone"]))
    ada.page.get_by_label(ada.say("group-name")).fill("Fridays")
    ada.named("group-make").click()
    expect(ada.page.get_by_role("heading", name="Fridays")).to_be_visible()
    path = urlsplit(ada.page.url).path
    ada.page.get_by_text(ada.say("group-other")).click()
    ada.named("option-players", "group").get_by_text("2", exact=True).click()
    ada.named("group-first").last.click()
    expect(ada.page).to_have_url(re.compile("/tables/"))
    bob = Player(visit(f"{elsewhere}{path}", viewport=SIZES["desk"]))
    bob.named("group-next-join").click()
    bob.mine.wait_for()
    table = ada.page.url.rpartition("/")[2]
    in_background(finish(table, {server.url: cookies_of(ada.page), elsewhere: cookies_of(bob.page)}))
    for each, base in ((ada, elsewhere), (bob, server.url)):
        until(partial(counted, each, f"{base}{path}"), lambda: "the game is not counted")
        expect(each.page.get_by_role("rowheader")).to_have_count(2)


def test_the_company_of_a_game_is_kept(visit: Visit) -> None:
    ada = Player(visit(viewport=SIZES["phone"]))
    ada.play_at(players=2, bots=[None, "random"], cover="random")
    ada.finish()
    expect(ada.named("group-keep")).to_have_count(0)  # nobody else was there
