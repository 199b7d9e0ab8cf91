"""Pages of others, names of others and cookies of others get nowhere."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fzzzt.tables import Guest
from fzzzt.web.addresses import Addresses
from fzzzt.web.identity import COOKIE, Guests
from fzzzt.web.page import page_files
from live_client import LiveClient

if TYPE_CHECKING:
    from live_server import ServerProcess

LOCAL = Addresses.of(None, "127.0.0.1")
PUBLIC = Addresses.of("https://fzzzt.example.org/", "0.0.0.0")  # noqa: S104


def visitor_with(guests: Guests, cookie: str) -> tuple[str, bool]:
    headers = [(b"cookie", f"{COOKIE}={cookie}".encode("latin-1", "replace"))]
    visitor = guests.visitor(HTTPConnection({"type": "http", "headers": headers}))
    return visitor.guest.id, visitor.new


def cookie_value(guests: Guests, guest: Guest) -> str:
    return guests.cookie(guest).partition(";")[0].partition("=")[2]


@given(st.text(max_size=30), st.integers(0), st.characters(codec="ascii"))
def test_a_changed_cookie_is_nobody_elses(name: str, place: int, other: str) -> None:
    guests = Guests(b"k" * 32)
    cookie = cookie_value(guests, Guest("ada", name))
    assert visitor_with(guests, cookie) == ("ada", False)
    place %= len(cookie)
    identity, new = visitor_with(guests, cookie[:place] + other + cookie[place + 1 :])
    assert new or identity == "ada"  # spaces at its ends, for one, change nothing


def test_a_cookie_signed_by_another_key_is_nobodys() -> None:
    assert visitor_with(Guests(b"k" * 32), cookie_value(Guests(b"j" * 32), Guest("ada", "Ada")))[1]


@given(st.text(max_size=200))
def test_any_other_cookie_makes_a_new_guest(cookie: str) -> None:
    assert visitor_with(Guests(b"k" * 32), cookie)[1]


def test_the_cookie_is_kept_from_scripts_and_other_sites() -> None:
    assert Guests(b"k").cookie(Guest("a", "b")).endswith("Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax")
    assert Guests(b"k", secure=True).cookie(Guest("a", "b")).endswith("; SameSite=Lax; Secure")


@pytest.mark.parametrize(
    ("addresses", "host", "ours"),
    [
        (LOCAL, "127.0.0.1:8009", True),
        (LOCAL, "localhost", True),
        (LOCAL, "[::1]:8009", True),
        (LOCAL, "evil.example", False),
        (LOCAL, "127.0.0.1.evil.example", False),
        (LOCAL, "", False),
        (LOCAL, "[", False),
        (LOCAL, "localhost:x", False),
        (LOCAL, "localhost:99999", False),
        (LOCAL, "127.0.0.1/elsewhere", False),
        (LOCAL, "ada@127.0.0.1", False),
        (LOCAL, f"{'a' * 2000}.localhost", False),
        (LOCAL, f"127.0.0.1/{'a' * 2000}", False),
        (PUBLIC, "fzzzt.example.org", True),
        (PUBLIC, "FZZZT.example.org:443", True),
        (PUBLIC, "192.168.1.5:8009", True),
        (PUBLIC, "example.org", False),
    ],
)
def test_names_that_are_ours(addresses: Addresses, host: str, ours: bool) -> None:
    assert addresses.is_ours(host) is ours


@pytest.mark.parametrize(
    ("addresses", "origin", "host", "own"),
    [
        (LOCAL, None, "127.0.0.1:8009", True),
        (LOCAL, "http://127.0.0.1:8009", "127.0.0.1:8009", True),
        (LOCAL, "http://127.0.0.1:8010", "127.0.0.1:8009", False),
        (LOCAL, "http://localhost:8009", "127.0.0.1:8009", False),
        (LOCAL, "null", "127.0.0.1:8009", False),
        (LOCAL, "", "127.0.0.1:8009", False),
        (PUBLIC, "https://fzzzt.example.org", "fzzzt.example.org", True),
        (PUBLIC, "http://fzzzt.example.org", "fzzzt.example.org", False),
        (PUBLIC, "https://evil.example", "fzzzt.example.org", False),
        (PUBLIC, "http://192.168.1.5:8009", "192.168.1.5:8009", True),
    ],
)
def test_pages_that_are_ours(addresses: Addresses, origin: str | None, host: str, own: bool) -> None:
    assert addresses.is_own_page(origin, host) is own


@pytest.mark.parametrize("base_url", ["fzzzt.example.org", "ftp://a", "https://a/fzzzt", "https://", "https://a?b=c"])
def test_a_base_url_that_cannot_be(base_url: str) -> None:
    with pytest.raises(ValueError, match="write an address like https://"):
        Addresses.of(base_url, "127.0.0.1")


def test_a_page_of_somebody_else_changes_nothing(server: ServerProcess) -> None:
    evil = {"Origin": "https://evil.example"}
    with httpx.Client(base_url=server.url, trust_env=False) as browser:
        assert browser.put("/api/me", json={"name": "Eve"}, headers=evil).status_code == 403
        assert browser.post("/api/tables", json={"players": 2}, headers=evil).status_code == 403
        assert browser.put("/api/me", json={"name": "Ada"}, headers={"Origin": server.url}).status_code == 200
        rebound = browser.get("/api/mine", headers={"Host": "evil.example"})
        assert (rebound.status_code, rebound.json()["error"]["code"]) == (421, "wrong-host")


@pytest.mark.parametrize("header", [{"Origin": "https://evil.example"}, {"Origin": "null"}])
def test_nor_does_it_get_a_socket(server: ServerProcess, header: dict[str, str]) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada:
            table = await ada.open_table(2)
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            with pytest.raises(InvalidStatus) as caught:
                await connect(address, additional_headers={"Cookie": ada.cookie, **header}, proxy=None)
            assert caught.value.response.status_code == 403

    asyncio.run(scenario())


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/health", "/rules", "/nowhere", "/api/tables/x"])
def test_every_answer_tells_the_browser_what_it_must_not_do(server: ServerProcess, path: str) -> None:
    expect_a_strict_answer(server.url + path, "no-store" if path.startswith("/api") else "no-cache")


def test_scripts_and_styles_of_the_page_are_no_exception(server: ServerProcess) -> None:
    for name in (name for name in page_files() if name.endswith((".js", ".css"))):
        # A service worker has the same name for ever, so it is asked for again.
        kept = "no-cache" if name == "sw.js" else "public, max-age=31536000, immutable"
        expect_a_strict_answer(f"{server.url}/{name}", kept)


def expect_a_strict_answer(url: str, keeping: str) -> None:
    headers = httpx.get(url, trust_env=False).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cache-Control"] == keeping
