"""What is kept of somebody, at the page: taken along, brought in from elsewhere, and deleted for good."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.authenticator import VirtualAuthenticator
from browser.axe import flaws
from browser.conftest import at_pace
from browser.player import Player
from browser.test_accounts import expect_account, keep, operator, sign_in_by_code
from browser.watch import Watch
from web.test_brought import of_ada

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from browser.conftest import Servers
    from live_server import ServerProcess

    Person = Callable[..., Player]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(request: pytest.FixtureRequest) -> Servers:
    """One server, or two on one database: a browser has the same cookies for both."""
    if request.param == "sqlite":
        only: ServerProcess = request.getfixturevalue("server")
        return only, only
    two: Servers = request.getfixturevalue("two_servers")
    return two


@pytest.fixture
def person(chromium: Browser, servers: Servers) -> Iterator[Person]:
    """Somebody new with a telephone, at the first server unless another is named."""
    contexts = []
    watch = Watch(*(f"http://{host}:{server.port}" for host in ("127.0.0.1", "localhost") for server in servers))
    watch.expected = ("403", "404", "409")  # the browser itself complains of answers that refuse

    def arrive(base: str = servers[0].url) -> Player:
        context = chromium.new_context(
            base_url=base,
            storage_state=at_pace(base, "once"),
            locale="en-GB",
            reduced_motion="reduce",
            service_workers="block",
            viewport={"width": 360, "height": 740},
        )
        contexts.append(context)
        watch.over(context)
        page = context.new_page()
        page.goto("/")
        return Player(page)

    yield arrive
    for context in contexts:
        context.close()
    assert watch.foreign == []


def test_everything_is_downloaded_and_deleted_for_good(person: Person, servers: Servers) -> None:
    ada, bob = person(), person()
    ada.play_at(players=2, bots=[None, "random"], cover="random")
    ada.finish()
    alone = ada.page.url
    ada.page.goto("/")
    shared = ada.open_table().rpartition("/")[2]
    bob.page.goto(f"/tables/{shared}")
    bob.sit("Bob")
    ada.mine.wait_for()
    tab = Player(ada.page.context.new_page())
    tab.page.goto(f"{servers[1].url}/tables/{shared}")
    tab.mine.wait_for()
    lobby = Player(ada.page.context.new_page())
    lobby.page.goto(f"{servers[1].url}/")
    lobby.open_table()  # where nobody else has sat down yet

    ada.page.goto(f"{servers[1].url}/me")
    expect(ada.page.get_by_role("article")).to_have_count(1)
    with ada.page.expect_download() as downloading:
        ada.press("me-export", "link")
    kept = json.loads(downloading.value.path().read_text("utf-8"))
    assert [game["id"] for game in kept["games"]] == [alone.rpartition("/")[2]]
    assert kept["games"][0]["record"]["seats"][0]["name"] == "Ada"
    empty = lobby.page.url.rpartition("/")[2]
    assert {table["id"] for table in kept["tables"]} == {shared, empty, kept["games"][0]["id"]}

    ada.press("me-delete")
    assert flaws(ada.page) == []
    ada.press("me-delete-not")
    expect(ada.named("me-delete-do")).to_have_count(0)
    ada.press("me-delete")
    ada.page.evaluate("localStorage.setItem('fzzzt.scorepad', '{}')")
    ada.press("me-delete-do")
    expect(ada.page).to_have_url(f"{servers[1].url}/")
    assert set(ada.page.evaluate("Object.keys(localStorage)")) <= {"fzzzt.settings"}
    ada.page.goto("/me")
    expect(ada.page.get_by_text(ada.say("me-none"))).to_be_visible()
    expect(ada.page.get_by_role("article")).to_have_count(0)
    expect(ada.named("page-mine-running", "heading")).to_have_count(0)
    expect(bob.page.get_by_role("log")).to_contain_text(bob.say("play-forgotten", count=1))
    bob.page.reload()
    expect(bob.page.get_by_text(bob.say("play-deleted-player")).first).to_be_visible()
    expect(bob.page.get_by_text("Ada")).to_have_count(0)
    expect(tab.mine).to_have_count(0)  # a tab that was open at the other server sits there no more
    expect(lobby.page.get_by_role("alert")).to_have_text(lobby.say("refused-no-such-table"))
    expect(lobby.page.get_by_role("link", name=lobby.say("page-lost-home"))).to_be_visible()
    while ada.page.request.get(f"/api/tables/{alone.rpartition('/')[2]}").status != HTTPStatus.NOT_FOUND:
        ada.page.wait_for_timeout(50)  # it goes after the answer


def test_an_account_is_the_same_at_every_server(person: Person, servers: Servers) -> None:
    here, there = (server.url.replace("127.0.0.1", "localhost") for server in servers)
    ada, phone, anew, last = person(here), person(there), person(there), person(here)
    device = VirtualAuthenticator(ada.page)
    name = f"Ada {servers[0].port}"
    ada.play_at(players=2, bots=[None, "random"], cover="random")
    ada.finish()
    codes = keep(ada, name)
    VirtualAuthenticator(phone.page).take(device.passkeys)  # a second device, at the other server
    phone.page.goto("/sign-in")
    phone.press("account-use-passkey")
    expect_account(phone, name)
    expect(phone.page.get_by_role("article")).to_have_count(1)
    sign_in_by_code(anew, codes[0])  # the device is lost
    expect_account(anew, name)
    sign_in_by_code(last, codes[0])
    expect(last.page.get_by_role("alert")).to_have_text(last.say("refused-sign-in-failed"))
    last.page.goto(operator(servers[0], "recover", name, "--base-url", here).strip())  # and everything else
    last.press("account-sign-in")
    expect_account(last, name)


def test_games_of_elsewhere_are_brought_in_and_what_is_wrong_is_said(person: Person, tmp_path: Path) -> None:
    def file(name: str, *records: Any) -> Path:
        path = tmp_path / name
        path.write_text("\n".join(map(json.dumps, records)), "utf-8")
        return path

    ada = person()
    ada.page.goto("/me")
    ada.page.wait_for_load_state("networkidle")  # what arrives meanwhile moves the place that is pressed
    ada.page.get_by_text(ada.say("me-bring"), exact=True).click()
    chosen = ada.page.get_by_label(ada.say("me-bring-file"))
    chosen.set_input_files(file("nothing.json", {"no": "record"}))
    expect(ada.page.get_by_role("alert")).to_have_text(ada.say("me-bring-none"))
    whole = of_ada()
    score = json.loads(json.dumps(whole["events"][-1]).replace('"total": ', '"total": 9'))
    edited = {**whole, "events": [*whole["events"][:-1], score]}
    chosen.set_input_files(file("evening.jsonl", of_ada(1), edited, of_ada(2)))
    expect(ada.page.get_by_label(ada.say("me-bring-who"))).to_have_value("Ada")
    assert flaws(ada.page) == []
    ada.page.get_by_role("button", name=ada.say("me-bring-do", count=3)).click()
    expect(ada.page.get_by_text(ada.say("me-bring-done", count=2))).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_contain_text("record")
    games = ada.page.get_by_role("article")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text(ada.say("me-brought"))
    expect(games.first.get_by_role("button", name=ada.say("page-rematch"))).to_have_count(0)
    games.first.get_by_role("link", name=ada.say("page-replay")).click()
    expect(ada.page.get_by_role("region").first).to_be_visible()
