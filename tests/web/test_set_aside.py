"""A server whose database has a table that it cannot follow: it starts, says so, and serves all others."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import pytest

from live_client import LiveClient, Refused
from live_server import ServerProcess
from tables.test_set_aside import spoil

if TYPE_CHECKING:
    from pathlib import Path

    import httpx


async def first_evening(url: str) -> tuple[list[str], httpx.Cookies]:
    async with LiveClient(url) as ada:
        tables = [await ada.open_table(2, bots=[None, "rookie"]) for _ in range(2)]
        for table in tables:
            await ada.sit(table)
        return tables, ada.http.cookies


async def second_evening(url: str, cookies: httpx.Cookies, broken: str, whole: str) -> None:
    async with LiveClient(url, cookies) as ada:
        for path in ("", "/record", "/replay"):
            with pytest.raises(Refused, match=r"set-aside \(409\)"):
                await ada.ask("GET", f"/api/tables/{broken}{path}")
        assert {table["id"]: table["phase"] for table in await ada.ask("GET", "/api/mine")} == {
            broken: "aside",
            whole: "playing",
        }
        await (await ada.watch(whole)).play(Random(5))
        assert (await ada.ask("GET", "/api/health"))["healthy"]


def test_a_damaged_table_stops_no_server(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--limits", "1000")
    with server:
        (broken, whole), cookies = asyncio.run(first_evening(server.url))
        assert server.stop() == 0
    spoil(f"sqlite:///{server.database}", broken, "{")
    with server:
        asyncio.run(second_evening(server.url, cookies, broken, whole))
        assert server.stop() == 0
