"""A server of live tables: what is asked of it once, over HTTP. Tables themselves are followed over a socket."""

from __future__ import annotations

import asyncio
import platform
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from fzzzt import __version__
from fzzzt.fairness import commitment_to
from fzzzt.tui.feeds.feed import Refused
from fzzzt.tui.feeds.identity import Identity
from fzzzt.wire.bodies import Claim, NewTable, Nothing, Seated, SeatWish
from fzzzt.wire.refusals import read_fault

if TYPE_CHECKING:
    from fzzzt.wire.terms import Terms

T = TypeVar("T")

COOKIE = "fzzzt_guest"
_PATIENCE = 15
_STANDING = ("begun", "table-full", "over", "already-seated")
"""Why there is no seat for us; we can watch all the same."""
_HEADERS = {"Accept": "application/json", "User-Agent": f"fzzzt/{__version__} ({platform.system()})"}
"""An account's list of places where it is signed in shows what we are."""
_LOOPBACK = ("localhost", "127.0.0.1", "::1")


class ServerClient:
    """A server by its address, which may be that of one of its tables."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        is_one = parts.scheme in ("http", "https") and parts.hostname and " " not in parts.netloc
        if not is_one or parts.port == 0:  # a false port raises, too
            raise ValueError(f"{address} is no address of a server")
        _, _, table = parts.path.partition("/tables/")
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.table: str | None = table.strip("/") or None
        self.token = parse_qs(parts.fragment).get("claim", [None])[0]
        """Of a link that moves a seat here."""
        self.is_here = parts.hostname in _LOOPBACK
        self.identity = Identity(self.url.replace("//localhost", "//127.0.0.1"))  # one server by both names
        self._opener = build_opener(ProxyHandler({})) if self.is_here else build_opener()

    async def ask(self, wanted: type[T], method: str, path: str, body: object = None) -> T:
        """One request of the API, and what it answers; `Refused` if it is, or if nobody answers."""
        return await asyncio.to_thread(self._ask, wanted, method, path, body)

    async def sit(self, table: str, seat: int | None = None) -> None:
        """Take a seat, with a nonce of our own in the shuffle."""
        nonce = self.identity.nonce(table)  # the same if we try again: the server may have taken the first
        await self.ask(Seated, "POST", f"/api/tables/{table}/seats", SeatWish(seat, commitment_to(nonce)))

    async def sit_if_possible(self, table: str) -> None:
        """Take a seat, unless there is none for us: then we watch."""
        try:
            await self.sit(table)
        except Refused as refused:
            if refused.code not in _STANDING:
                raise

    async def get_up(self, table: str) -> None:
        """Give a seat back before the game."""
        await self.ask(Nothing, "DELETE", f"/api/tables/{table}/seats/mine")
        self.identity.take_nonce(table)

    async def claim_seat(self) -> None:
        """Take over the seat of the private link that we came by, if it was one. It is good once."""
        if self.token is None:
            return
        try:
            await self.ask(Seated, "POST", f"/api/tables/{self.table}/seats/claim", Claim(self.token))
        except Refused as refused:
            if refused.code != "unreachable":
                self.token = self.table = None
            raise
        self.token = None

    async def open_table(self, terms: Terms) -> str:
        """Open a table; its id."""
        return (await self.ask(NewTable, "POST", "/api/tables", terms)).id

    def _ask(self, wanted: type[T], method: str, path: str, body: object) -> T:
        data = None if method == "GET" else msgspec.json.encode(Nothing() if body is None else body)
        request = Request(self.url + quote(path, safe="/?&=%"), data, _HEADERS, method=method)  # noqa: S310 - checked above
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.identity.cookie:
            request.add_header("Cookie", f"{COOKIE}={self.identity.cookie}")
        try:
            with self._opener.open(request, timeout=_PATIENCE) as answer:
                is_ours = self._keep_cookies(answer.headers.get_all("Set-Cookie") or [])
                told = answer.read()
                return msgspec.json.decode(told, type=wanted) if is_ours else self._ask(wanted, method, path, body)
        except HTTPError as error:
            raise _refusal(error) from None
        except (URLError, OSError) as error:
            raise Refused("unreachable", str(getattr(error, "reason", error)), {"what": self.url}) from None
        except (HTTPException, msgspec.DecodeError):
            raise Refused("no-server", "", {"what": self.url}) from None

    def _keep_cookies(self, headers: list[str]) -> bool:
        """False if another program of ours has become a guest meanwhile: we are that one, and ask again."""
        for header in headers:
            try:
                cookie = SimpleCookie(header).get(COOKIE)
            except CookieError:
                continue
            if cookie is not None:
                return self.identity.keep_cookie(cookie.value)
        return True


def _refusal(error: HTTPError) -> Refused:
    try:
        return Refused.of(*read_fault(error.read()))
    except (ValueError, OSError):
        return Refused("no-server", str(error), {"what": error.url or ""})
