"""Today's deal on the page: begun, left, come back to, finished, compared and shared; day and night, on any screen."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.axe import flaws
from browser.player import Player
from browser.screens import languages
from fzzzt.locale import Catalogue
from live_client import LiveClient

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.conftest import Servers, Visit
    from live_server import ServerProcess

PHONE, DESK = {"width": 360, "height": 740}, {"width": 1440, "height": 900}
SCREENS = {
    "en": (PHONE, "light"),
    "ru": (PHONE, "dark"),
    "de": (PHONE, "light"),
    "nl": (DESK, "light"),
    "fr": (DESK, "dark"),
}


def in_background(coroutine: Any) -> Any:
    """Playwright has this thread's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


async def finish(url: str, cookies: dict[str, str] | None, seed: int) -> None:
    """Play today's deal to its end, as whoever has these cookies, or as somebody new."""
    async with LiveClient(url) as client:
        for name, value in (cookies or {}).items():
            client.http.cookies.set(name, value, domain="127.0.0.1")
        table = (await client.ask("POST", "/api/daily"))["id"]
        await (await client.watch(table)).play(Random(seed))


def cookies_of(page: Page) -> dict[str, str]:
    return {str(cookie["name"]): str(cookie["value"]) for cookie in page.context.cookies()}


@pytest.mark.parametrize("language", languages("ru"))
def test_the_deal_of_the_day_from_the_first_look_to_the_last(
    visit: Visit, server: ServerProcess, language: str
) -> None:
    size, scheme = SCREENS[language]
    ada = Player(visit(locale=language, viewport=size, color_scheme=scheme), language=language)
    page, say = ada.page, Catalogue.of(language)
    ada.press("page-daily-play", "link")
    expect(ada.named("page-daily-title", "heading")).to_be_visible()
    assert flaws(page) == []
    ada.press("page-daily-play")
    expect(ada.hand.first).to_be_visible()
    ada.until_called()
    ada.decide()
    page.goto("/daily")
    expect(ada.named("page-daily-go-on")).to_be_visible()
    in_background(finish(server.url, cookies_of(page), 1))
    in_background(finish(server.url, None, 2))
    page.reload()
    expect(ada.named("page-daily-share")).to_be_visible()
    expect(ada.named("page-daily-lots", "heading")).to_be_visible()
    expect(page.get_by_text(say("page-daily-guest"))).to_be_visible()
    assert flaws(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_try_is_one_try_at_every_server(visit: Visit, two_servers: Servers, elsewhere: str) -> None:
    here = two_servers[0].url
    ada = Player(visit(f"{here}/daily"))
    ada.press("page-daily-play")
    expect(ada.hand.first).to_be_visible()
    ada.until_called()
    ada.decide()
    table = urlsplit(ada.page.url).path
    ada.page.goto(f"{elsewhere}/daily")
    ada.press("page-daily-go-on")
    expect(ada.page).to_have_url(f"{elsewhere}{table}")
    in_background(finish(elsewhere, cookies_of(ada.page), 5))
    ada.page.goto(f"{here}/daily")
    expect(ada.named("page-daily-share")).to_be_visible()
    expect(ada.page.get_by_text(Catalogue.of("en")("page-daily-guest"))).to_be_visible()


def test_what_is_shared_names_no_card(visit: Visit, server: ServerProcess) -> None:
    ada = Player(visit("/daily", permissions=["clipboard-read", "clipboard-write"]))
    in_background(finish(server.url, cookies_of(ada.page), 3))
    ada.page.reload()
    ada.press("page-daily-share")
    expect(ada.page.get_by_text(Catalogue.of("en")("page-copied"))).to_be_visible()
    first, *rows, link = ada.page.evaluate("navigator.clipboard.readText()").splitlines()
    assert first.startswith("Fzzzt! ")
    assert len(rows) == 5
    assert {*"".join(rows)} <= {"\N{ROBOT FACE}", "\N{HIGH VOLTAGE SIGN}"}
    assert link == f"{server.url}/daily"


def test_the_table_of_a_try_offers_its_results_and_no_way_out(visit: Visit, server: ServerProcess) -> None:
    ada = Player(visit("/daily"))
    ada.press("page-daily-play")
    expect(ada.hand.first).to_be_visible()
    ada.press("page-menu")
    for key in ("page-step-away", "page-move-seat", "page-pause"):
        expect(ada.named(key)).to_have_count(0)
    in_background(finish(server.url, cookies_of(ada.page), 4))
    ada.page.reload()
    ada.press("page-daily-see", "link")
    expect(ada.named("page-daily-share")).to_be_visible()
