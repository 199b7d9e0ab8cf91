"""A client of live tables, for tests: a person with a cookie, who sits at tables and watches them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Self

import httpx
import msgspec

from live_seat import LiveSeat, Refused, random_build
from patience import PATIENCE

__all__ = ["LiveClient", "LiveSeat", "Refused", "random_build"]


class LiveClient:
    """A person with a browser: one cookie jar, any number of tables."""

    def __init__(self, url: str, cookies: httpx.Cookies | None = None) -> None:
        self.url = url
        # A connection that is kept may be closed by the server just when it is used again: browsers then ask once more.
        fresh = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(cookies=cookies, timeout=PATIENCE, trust_env=False, limits=fresh)
        self.seats: list[LiveSeat] = []
        self.nonces: dict[str, str] = {}

    async def __aenter__(self) -> Self:
        await self.ask("GET", "/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        for seat in self.seats:
            await seat.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The header that says who this is."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """One request of the API; `Refused` if it is."""
        content = None if method == "GET" else msgspec.json.encode({} if body is None else body)
        sent = {"Content-Type": "application/json", **headers} if content is not None else headers
        response = await self.http.request(method, f"{self.url}{path}", content=content, headers=sent)
        answer = response.json()
        if response.is_error:
            raise Refused(answer["error"]["code"], response.status_code)
        return answer

    async def open_table(self, players: int = 2, **terms: object) -> str:
        """Open a table; its id."""
        return str((await self.ask("POST", "/api/tables", {"players": players, **terms}))["id"])

    async def sit(self, table: str, seat: int | None = None) -> LiveSeat:
        """Take a seat, with a nonce of one's own, and watch."""
        nonce = self.nonces.setdefault(table, secrets.token_hex(32))  # the same if the answer was lost
        commitment = hashlib.sha256(nonce.encode()).hexdigest()
        await self.ask("POST", f"/api/tables/{table}/seats", {"seat": seat, "commitment": commitment})
        return await self.watch(table)

    async def watch(self, table: str) -> LiveSeat:
        """Follow a table, from one's own seat if one has one."""
        seat = LiveSeat(self, table)
        self.seats.append(seat)
        await seat.until(lambda seat: seat.welcomes > 0)
        return seat
