"""Accounts without passwords, as people meet them: kept in two taps, found again on any device, lost and recovered."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.authenticator import VirtualAuthenticator
from browser.axe import flaws
from browser.conftest import at_pace
from browser.player import Player
from browser.screens import languages
from browser.watch import Watch
from live_server import COMMAND, environment
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    from live_server import ServerProcess

    Person = Callable[..., Player]

SIZES = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1440, "height": 900}}


@pytest.fixture
def person(chromium: Browser, server: ServerProcess) -> Iterator[Person]:
    """Somebody new with a browser of their own, at the name that passkeys work with."""
    contexts, here = [], server.url.replace("127.0.0.1", "localhost")
    watch = Watch(here, server.url)
    watch.expected = ("403", "409")  # the browser itself complains of answers that refuse

    def arrive(path: str = "/", language: str = "en", base: str = here, **device: Any) -> Player:
        manners = {"locale": language, "reduced_motion": "reduce", "service_workers": "block", **device}
        context = chromium.new_context(base_url=base, storage_state=at_pace(base, "once"), **manners)
        contexts.append(context)
        watch.over(context)
        page = context.new_page()
        page.goto(path)
        return Player(page, language=language)

    yield arrive
    for context in contexts:
        context.close()
    assert watch.foreign == []
    assert watch.complaints == []


def keep(player: Player, name: str) -> list[str]:
    """Keep a guest from the page of its games; its codes."""
    player.page.request.put("/api/me", data={"name": name})
    player.page.goto("/me")
    player.press("account-keep")
    codes = codes_of(player)
    player.press("account-codes-done")
    expect(player.page.get_by_role("heading", name=player.say("account-signed-in", name=name))).to_be_visible()
    return codes


def codes_of(player: Player) -> list[str]:
    listed = player.named("account-codes", "list").get_by_role("listitem")
    expect(listed).to_have_count(8)
    return listed.all_inner_texts()


def sign_in_by_code(player: Player, code: str) -> None:
    player.page.goto("/sign-in")
    player.named("account-code", "textbox").fill(code)
    player.press("account-sign-in")


def manage(player: Player) -> None:
    """Open what an account signs in with."""
    player.page.get_by_text(player.say("account-manage")).click()


def expect_account(player: Player, name: str) -> None:
    expect(player.page.get_by_role("heading", name=player.say("account-signed-in", name=name))).to_be_visible()


@pytest.mark.parametrize("language", languages("fr"))
def test_a_guest_is_kept_in_two_taps_and_shuts_nobody_out(person: Person, language: str) -> None:
    size = SIZES["phone" if language in ("ru", "de", "en") else "desk"]
    name = f"Ada {language}"
    ada = person(language=language, viewport=size)
    device = VirtualAuthenticator(ada.page)
    ada.page.request.put("/api/me", data={"name": name})
    ada.play_at(players=2, bots=[None, "random"], cover="random")
    ada.finish()
    ada.page.request.put("/api/me", data={"name": name})  # whoever sat down said another
    ada.page.reload()
    ada.press("account-keep")  # one tap; the other is the device's own
    assert len(set(codes_of(ada))) == 8
    assert flaws(ada.page) == []
    ada.press("account-codes-done")
    assert len(device.passkeys) == 1
    ada.page.goto("/me")
    expect_account(ada, name)
    expect(ada.page.get_by_role("article")).to_have_count(1)
    manage(ada)
    ada.press("account-elsewhere")
    expect(ada.named("account-elsewhere-qr", "img")).to_be_visible()
    assert flaws(ada.page) == []
    phone = person("/sign-in", language=language, viewport=size)
    expect(phone.named("account-use-passkey")).to_be_visible()
    assert flaws(phone.page) == []
    VirtualAuthenticator(phone.page).take(device.passkeys)
    phone.press("account-use-passkey")
    expect_account(phone, name)
    expect(phone.page.get_by_role("article")).to_have_count(1)


def test_another_device_signs_in_by_what_the_first_one_shows_and_is_signed_out_from_there(person: Person) -> None:
    ada, phone = person(), person()
    VirtualAuthenticator(ada.page)
    keep(ada, "Ada of links")
    manage(ada)
    ada.press("account-elsewhere")
    command = ada.page.locator("code").inner_text()
    phone.page.goto(f"/sign-in#{command.split()[-1]}")
    phone.press("account-sign-in")
    expect_account(phone, "Ada of links")
    assert "#" not in phone.page.url
    device = VirtualAuthenticator(phone.page)
    manage(phone)
    phone.press("account-add-passkey")
    expect(phone.named("page-notices-remove")).to_have_count(2)
    assert len(device.passkeys) == 1
    ada.page.reload()
    manage(ada)
    ada.press("account-sign-out-others")
    expect(ada.named("account-sign-out")).to_have_count(1)
    phone.page.reload()
    expect(phone.named("account-keep")).to_be_visible()


def test_a_lost_device_costs_a_code_which_works_once(person: Person) -> None:
    ada, anew, eve = person(), person(), person()
    VirtualAuthenticator(ada.page)
    code = keep(ada, "Ada of codes")[0]
    sign_in_by_code(anew, code.lower())
    expect_account(anew, "Ada of codes")
    manage(anew)
    expect(anew.page.get_by_text(anew.say("account-codes-left", count=7))).to_be_visible()
    sign_in_by_code(eve, code)
    expect(eve.page.get_by_role("alert")).to_have_text(eve.say("refused-sign-in-failed"))


def test_who_has_lost_everything_gets_a_link_from_whoever_runs_the_server(
    person: Person, server: ServerProcess
) -> None:
    ada, anew = person(), person()
    VirtualAuthenticator(ada.page)
    keep(ada, "Ada the forgetful")
    link = operator(server, "recover", "ada the forgetful", "--base-url", ada.page.evaluate("location.origin"))
    anew.page.goto(link.strip())
    anew.press("account-sign-in")
    expect_account(anew, "Ada the forgetful")
    assert "Ada the forgetful: " in operator(server, "list")
    operator(server, "delete", "Ada the forgetful", "--yes")
    expect_guest_soon(anew)


def operator(server: ServerProcess, *arguments: str) -> str:
    """What whoever runs the server does meanwhile, on its database."""
    command = [*COMMAND, "account", *arguments, "--database", server.database]
    done = subprocess.run(  # noqa: S603 - this very program
        command, capture_output=True, text=True, env=environment(server.folder), check=True, timeout=PATIENCE
    )
    return done.stdout


def expect_guest_soon(player: Player) -> None:
    """The server asks its database for an account every few seconds."""
    for _ in range(60):
        player.page.reload()
        keep, panel = player.named("account-keep"), player.page.get_by_text(player.say("account-manage"))
        expect(keep.or_(panel).first).to_be_visible()
        if keep.is_visible():
            return
        player.page.wait_for_timeout(500)
    raise AssertionError("the account is still signed in")


def test_whoever_makes_no_passkey_keeps_the_guest_by_codes(person: Person) -> None:
    ada = person()
    device = VirtualAuthenticator(ada.page)
    device.refuse()
    ada.page.request.put("/api/me", data={"name": "Ada who says no"})
    ada.page.goto("/me")
    ada.press("account-keep")
    expect(ada.page.get_by_text(ada.say("account-no-passkey-made"))).to_be_visible()
    ada.press("account-keep-codes")
    assert len(codes_of(ada)) == 8
    assert device.passkeys == []


def test_a_name_that_is_taken_is_asked_for_again(person: Person) -> None:
    ada, eve = person(), person()
    VirtualAuthenticator(ada.page)
    VirtualAuthenticator(eve.page)
    keep(ada, "Ada the only")
    eve.page.request.put("/api/me", data={"name": "Аda the on1y"})
    eve.page.goto("/me")
    eve.press("account-keep")
    expect(eve.page.get_by_role("alert")).to_have_text(eve.say("refused-name-taken"))
    eve.named("page-name", "textbox").fill("Eve the other")
    eve.press("account-keep")
    assert len(codes_of(eve)) == 8


def test_at_a_bare_address_the_codes_alone_make_the_account(person: Person, server: ServerProcess) -> None:
    ada = person(base=server.url)
    ada.page.request.put("/api/me", data={"name": "Ada without https"})
    ada.page.goto("/me")
    expect(ada.page.get_by_text(ada.say("account-no-passkeys"))).to_be_visible()
    ada.press("account-keep")
    code = codes_of(ada)[0]
    anew = person(base=server.url)
    sign_in_by_code(anew, code)
    expect_account(anew, "Ada without https")


def test_local_play_moves_to_localhost_with_guest_and_seats(person: Person, server: ServerProcess) -> None:
    before = person(base=server.url)
    before.page.request.put("/api/me", data={"name": "Ada who moves"})
    before.play_at(players=2, bots=[None, "random"], cover="random")
    table = before.page.url.rpartition("/")[2]
    before.page.goto(f"http://localhost:{server.port}/tables/{table}")
    assert before.page.url == f"http://localhost:{server.port}/tables/{table}"
    expect(before.mine).to_be_visible()
    assert before.page.request.get(f"http://localhost:{server.port}/api/me").json()["name"] == "Ada who moves"


def test_what_a_guest_played_on_another_device_comes_along(person: Person) -> None:
    ada, phone = person(), person()
    device = VirtualAuthenticator(ada.page)
    keep(ada, "Ada with two games")
    phone.page.request.put("/api/me", data={"name": "Adas phone"})
    phone.play_at(players=2, bots=[None, "random"], cover="random")
    table = phone.page.url
    VirtualAuthenticator(phone.page).take(device.passkeys)
    phone.page.goto("/sign-in")
    expect(phone.page.get_by_label(phone.say("account-bring"))).to_be_checked()
    phone.press("account-use-passkey")
    expect_account(phone, "Ada with two games")
    ada.page.goto(table)
    expect(ada.mine).to_be_visible()
