"""From 127.0.0.1 to localhost: the same guest, and nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from fzzzt.web.accounts.moving import COOKIE, Ticket, Tickets
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from live_server import ServerProcess

NAVIGATION = {"sec-fetch-mode": "navigate"}


@pytest.fixture
def browser() -> Iterator[httpx.Client]:
    """A browser that keeps cookies by host, as all do."""
    with httpx.Client(trust_env=False, headers=NAVIGATION, timeout=PATIENCE) as client:
        yield client


def at(server: ServerProcess, host: str, path: str) -> str:
    return f"http://{host}:{server.port}{path}"


def who(client: httpx.Client, server: ServerProcess, host: str) -> str:
    return str(client.get(at(server, host, "/api/me")).json()["name"])


def test_a_first_visit_at_localhost_brings_the_guest_of_the_bare_address(
    server: ServerProcess, browser: httpx.Client
) -> None:
    browser.put(at(server, "127.0.0.1", "/api/me"), json={"name": "Ada"})
    page = browser.get(at(server, "localhost", "/me"), follow_redirects=True)
    assert page.status_code == 200
    assert str(page.url) == at(server, "localhost", "/me")
    assert [step.status_code for step in page.history] == [302, 302, 302]
    assert who(browser, server, "localhost") == "Ada"
    assert browser.get(at(server, "localhost", "/")).status_code == 200, "known by now"


def test_who_was_never_here_is_new(server: ServerProcess, browser: httpx.Client) -> None:
    page = browser.get(at(server, "localhost", "/rules"), follow_redirects=True)
    assert (page.status_code, str(page.url)) == (200, at(server, "localhost", "/rules"))
    assert who(browser, server, "localhost") == "Guest"


def test_where_the_bare_address_does_not_answer_the_page_comes_all_the_same(
    server: ServerProcess, browser: httpx.Client
) -> None:
    assert browser.get(at(server, "localhost", "/")).status_code == 302
    assert browser.get(at(server, "localhost", "/")).status_code == 200


def test_a_ticket_works_once_and_in_the_browser_that_asked(server: ServerProcess, browser: httpx.Client) -> None:
    browser.put(at(server, "127.0.0.1", "/api/me"), json={"name": "Ada"})
    away = browser.get(at(server, "localhost", "/")).headers["location"]
    back = browser.get(away).headers["location"]
    with httpx.Client(trust_env=False, timeout=PATIENCE) as thief:
        thief.get(back)
        assert who(thief, server, "localhost") == "Guest", "a ticket alone is worth nothing"
    nonce = browser.cookies.get(COOKIE)
    browser.get(back)
    assert who(browser, server, "localhost") == "Ada"
    with httpx.Client(trust_env=False, timeout=PATIENCE, headers={"cookie": f"{COOKIE}={nonce}"}) as thief:
        answer = thief.get(back)
        assert browser.cookies.get("fzzzt_guest", domain="localhost.local") not in answer.headers.get("set-cookie", "")
        assert thief.get(at(server, "localhost", "/api/me")).json()["name"] == "Guest"


def test_who_is_somebody_already_stays_so(server: ServerProcess, browser: httpx.Client) -> None:
    browser.put(at(server, "localhost", "/api/me"), json={"name": "Bob"})
    assert browser.get(at(server, "localhost", "/")).status_code == 200
    with httpx.Client(trust_env=False, timeout=PATIENCE, headers=NAVIGATION) as ada:
        ada.put(at(server, "127.0.0.1", "/api/me"), json={"name": "Ada"})
        back = ada.get(ada.get(at(server, "localhost", "/")).headers["location"]).headers["location"]
    browser.get(back)
    assert who(browser, server, "localhost") == "Bob"


@pytest.mark.parametrize("to", ["https://evil.example", "//evil.example", "/\\evil.example", "/api/me", "/\r\nX: y"])
def test_nobody_is_sent_elsewhere(server: ServerProcess, browser: httpx.Client, to: str) -> None:
    for host, path in (("localhost", "/moved"), ("127.0.0.1", "/moving")):
        answer = browser.get(at(server, host, path), params={"to": to, "nonce": "x"})
        assert answer.status_code == 302
        assert answer.headers["location"] in ("/", at(server, "localhost", "/moved?to=%2F"))


def test_forged_tickets_are_nobodys() -> None:
    ours, theirs = Tickets(b"k" * 32), Tickets(b"j" * 32)
    ticket = Ticket("id", "Ada", None, "nonce")
    assert ours.read(ours.write(ticket)) == ticket
    assert ours.read(theirs.write(ticket)) is None
    assert ours.read("") is None
