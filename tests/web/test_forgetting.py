"""Somebody deletes what is theirs: it is gone, and others keep their games without the name."""

from __future__ import annotations

import asyncio
import base64
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import asyncpg
import pytest

from fzzzt.store.address import address_of
from live_client import LiveClient, Refused
from live_server import ServerProcess
from patience import PATIENCE
from postgres import fresh_database
from thoroughness import at_release

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

ADA, WORDS = "Ada-Lovelace-1815", "the engine weaves patterns"


@pytest.fixture(params=[at_release("sqlite"), "postgresql"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """One server, or two on one database: what one forgets the other does too."""
    (tmp_path / "second").mkdir()
    if request.param == "sqlite":
        with ServerProcess(tmp_path, "--limits", "1000") as only:
            yield only, only
        return
    database = fresh_database()
    with (
        ServerProcess(tmp_path, "--limits", "1000", database=database) as first,
        ServerProcess(tmp_path / "second", "--limits", "1000", database=database) as second,
    ):
        yield first, second


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(0.05)


async def together(ada: LiveClient, bob: LiveClient, bots: tuple[str | None, ...] = (None, None)) -> str:
    """A whole game of both, with talk of hers."""
    table = await ada.open_table(len(bots), bots=bots)
    seats = [await client.sit(table) for client in (ada, bob)]
    await seats[0].do("chat", text=WORDS)
    await asyncio.gather(*(seat.play(Random(place)) for place, seat in enumerate(seats)))
    return table


async def _is_gone(server: ServerProcess, table: str) -> bool:
    async with LiveClient(server.url) as anybody:
        try:
            await anybody.ask("GET", f"/api/tables/{table}/record")
        except Refused as refused:
            return "no-such-table" in str(refused)
    return False


async def count(client: LiveClient) -> int:
    return len((await client.ask("GET", "/api/me/games"))["games"])


async def rows_in(database: str) -> list[tuple[str, str]]:
    """Every row of a database, with its table."""
    address = address_of(database)
    if not isinstance(address, Path):
        server = await asyncpg.connect(address)
        names = await server.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        each = {name: await server.fetch(f"SELECT * FROM {name}") for (name,) in names}  # noqa: S608 - ours
        await server.close()
        return [(name, str(tuple(row))) for name, rows in each.items() for row in rows]
    with closing(sqlite3.connect(address)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return [(name, str(row)) for (name,) in names for row in connection.execute(f"SELECT * FROM {name}")]  # noqa: S608


async def told_of(database: str, *words: str) -> set[str]:
    """The tables of a database in which any of these words stands."""
    return {name for name, row in await rows_in(database) if any(word in row for word in words)}


def identity_of(client: LiveClient) -> str:
    """What the server calls somebody, as the cookie has it."""
    value = client.cookie.partition("=")[2].partition(".")[0]
    return str(json.loads(base64.urlsafe_b64decode(value + "=" * (-len(value) % 4)))[0])


def test_what_is_mine_goes_and_shared_games_keep_their_moves(servers: tuple[ServerProcess, ServerProcess]) -> None:
    first, second = servers

    async def scenario() -> str:
        async with AsyncExitStack() as stack:
            ada, bob, eve = [
                await stack.enter_async_context(LiveClient(server.url)) for server in (first, second, second)
            ]
            await ada.ask("PUT", "/api/me", {"name": ADA})
            identity = identity_of(ada)
            alone = await ada.sit(await ada.open_table(2, bots=[None, "rookie"]))
            await alone.play(Random(3))
            shared = await together(ada, bob)
            running = await ada.open_table(2)
            seats = [await client.sit(running) for client in (ada, bob)]
            watched = await eve.open_table(2, bots=["rookie", None])
            elsewhere = await ada.watch(watched)
            await elsewhere.do("chat", text=WORDS)
            await until(lambda: _is(ada, 2))
            await bob.ask("GET", f"/api/tables/{shared}/replay")
            before = await bob.ask("GET", f"/api/tables/{shared}/record")
            cookie = ada.cookie
            for seat in (alone, seats[0], elsewhere):
                await seat.close()

            await ada.ask("DELETE", "/api/me")
            assert ada.cookie != cookie
            assert await count(ada) == 0
            assert (await ada.ask("GET", "/api/me/figures"))["all"] is None
            assert await ada.ask("GET", "/api/mine") == []

            async def gone() -> bool:
                return bool((await bob.ask("GET", f"/api/tables/{shared}/record"))["seats"][0]["name"] == "")

            await until(gone)
            after = await bob.ask("GET", f"/api/tables/{shared}/record")
            assert after["events"] == before["events"]
            (game,) = [game for game in (await bob.ask("GET", "/api/me/games"))["games"] if game["id"] == shared]
            assert [seat["name"] for seat in game["seats"]] == ["", before["seats"][1]["name"]]
            assert (await bob.ask("GET", f"/api/me/games?with={ADA}"))["games"] == []
            assert (await bob.ask("GET", f"/api/tables/{shared}/replay"))["seats"][0]["name"] == ""
            for server in servers:  # the one that did not delete it hears of that a moment later
                await until(partial(_is_gone, server, alone.id))
            # A bot goes on where she sat.
            await seats[1].until(lambda seat: seat.table["seats"][0]["state"] == "away")
            assert seats[1].table["seats"][0]["name"] == ""
            await until(lambda: _forgotten(servers[0]))
            return identity

    identity = asyncio.run(scenario())
    for server in {*servers}:
        assert server.stop() == 0
    assert asyncio.run(told_of(first.database, identity, ADA, ADA.lower(), WORDS)) == set()
    if first is second:
        path = Path(first.database)
        left = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
        assert not [word for word in (identity, ADA, ADA.lower(), WORDS) if word.encode() in left]


async def _forgotten(server: ServerProcess) -> bool:
    return "farewells" not in {name for name, _ in await rows_in(server.database)}


async def _is(client: LiveClient, games: int) -> bool:
    return await count(client) == games


def test_a_server_that_is_killed_meanwhile_goes_on_forgetting(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--limits", "1000").start()

    async def play() -> tuple[str, str]:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as bob:
            await ada.ask("PUT", "/api/me", {"name": ADA})
            identity = identity_of(ada)
            for _ in range(2):
                await together(ada, bob)
            await ada.ask("DELETE", "/api/me")
            return identity, bob.cookie

    identity, cookie = asyncio.run(play())
    server.kill()
    server.start()

    async def look() -> None:
        async with LiveClient(server.url) as bob:
            bob.http.headers["Cookie"] = cookie

            async def nameless() -> bool:
                games = (await bob.ask("GET", "/api/me/games"))["games"]
                return len(games) == 2 and all(game["seats"][0]["name"] == "" for game in games)

            await until(nameless)
            await until(lambda: _forgotten(server))

    asyncio.run(look())
    assert server.stop() == 0
    assert asyncio.run(told_of(server.database, identity, ADA, WORDS)) == set()
