"""A place that remembers: finished games of a guest, and what they come to."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from live_client import LiveClient, Refused
from live_server import ServerProcess
from patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path


async def played(client: LiveClient, bots: list[str | None], seed: int = 0) -> str:
    """A whole game of this client; answers the table."""
    seat = await client.sit(await client.open_table(len(bots), bots=bots))
    await seat.play(Random(seed))
    return seat.id


async def remembered(client: LiveClient, games: int) -> list[dict[str, Any]]:
    """The client's finished games, once they are counted."""
    async with asyncio.timeout(PATIENCE):
        while len(found := (await client.ask("GET", "/api/me/games"))["games"]) < games:
            await asyncio.sleep(0.05)
    return list(found)


def test_a_finished_game_is_in_ones_list_and_sums_and_nobody_elses(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as eve:
            table = await played(ada, [None, "rookie", "apprentice"])
            (game,) = await remembered(ada, 1)
            record = await ada.ask("GET", f"/api/tables/{table}/record")
            score = record["events"][-1]["seats"]
            assert game["id"] == table
            assert [seat["points"] for seat in game["seats"]] == [seat["total"] for seat in score]
            assert [seat["bot"] for seat in game["seats"]] == [None, "rookie", "apprentice"]
            assert game["race"][-1] == [seat["total"] for seat in score]
            assert min(seat["place"] for seat in game["seats"]) == 1

            sums = await ada.ask("GET", "/api/me/figures")
            mine = score[game["seat"]]
            assert sums["all"]["games"] == 1
            assert sums["all"]["points"] == mine["total"]
            assert sums["all"]["cards"] + sums["all"]["widgets"] + sums["all"]["lost"] == mine["total"]
            assert sums["levels"].keys() == {"rookie", "apprentice"}
            assert sum(sums["places"]["3"]) == 1
            assert (await eve.ask("GET", "/api/me/games"))["games"] == []
            assert (await eve.ask("GET", "/api/me/figures"))["all"] is None

    asyncio.run(scenario())


def test_running_and_guided_games_count_in_no_sums(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada:
            await ada.sit(await ada.open_table(2, bots=[None, "rookie"]))
            guided = await ada.sit((await ada.ask("POST", "/api/tables", {"players": 3, "guided": True}))["id"])
            await guided.play(Random(0))
            (game,) = await remembered(ada, 1)
            assert game["guided"]
            assert (await ada.ask("GET", "/api/me/figures"))["all"] is None

    asyncio.run(scenario())


def test_games_are_found_by_company_number_and_place(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            ada, bob = [await stack.enter_async_context(LiveClient(server.url)) for _ in range(2)]
            await bob.ask("PUT", "/api/me", {"name": "Bob_100%"})
            alone = await played(ada, [None, "rookie", "rookie"], 1)
            table = await ada.open_table(2)
            seats = [await client.sit(table) for client in (ada, bob)]
            await asyncio.gather(*(seat.play(Random(place)) for place, seat in enumerate(seats)))
            games = await remembered(ada, 2)
            assert [game["id"] for game in games] == [table, alone]

            async def found(query: str) -> list[str]:
                return [game["id"] for game in (await ada.ask("GET", f"/api/me/games?{query}"))["games"]]

            assert await found("with=bob_100%25") == [table]
            assert await found("with=bobx") == []
            assert await found("players=3") == [alone]
            won = [game["id"] for game in games if game["seats"][game["seat"]]["place"] == 1]
            assert await found("won=true") == won
            assert await found(f"more={games[0]['finished']}-{table}") == [alone]
            assert await found("more=nonsense&players=x&with=%00") == [table, alone]

    asyncio.run(scenario())


def test_the_same_people_play_again_from_the_list(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as eve:
            table = await played(ada, [None, "rookie", "apprentice"])
            again = (await ada.ask("POST", f"/api/tables/{table}/rematch", {}))["id"]
            assert (await ada.ask("POST", f"/api/tables/{table}/rematch", {}))["id"] == again
            (running, *_) = await ada.ask("GET", "/api/mine")
            assert (running["id"], running["phase"]) == (again, "open")
            assert [seat["state"] for seat in running["seats"]] == ["kept", "bot", "bot"]
            with pytest.raises(Refused, match="not-seated"):
                await eve.ask("POST", f"/api/tables/{table}/rematch", {})

    asyncio.run(scenario())


def test_what_was_not_counted_is_counted_at_the_next_start(tmp_path: Path) -> None:
    fresh_server = ServerProcess(tmp_path, "--limits", "1000").start()

    async def play() -> tuple[str, str]:
        async with LiveClient(fresh_server.url) as ada:
            table = await played(ada, [None, "rookie"])
            await remembered(ada, 1)
            return ada.cookie, table

    async def come_back(cookie: str, table: str) -> None:
        async with LiveClient(fresh_server.url) as ada:
            ada.http.headers["Cookie"] = cookie
            (game,) = await remembered(ada, 1)
            assert game["id"] == table
            assert (await ada.ask("GET", "/api/me/figures"))["all"]["games"] == 1

    cookie, table = asyncio.run(play())
    fresh_server.kill()
    forget(fresh_server)
    fresh_server.start()
    asyncio.run(come_back(cookie, table))
    fresh_server.kill()


def forget(server: ServerProcess) -> None:
    """The database without what was counted: as a process leaves it that is killed."""
    with sqlite3.connect(server.database) as database:
        for name in ("results", "tallies", "counted"):
            database.execute(f"DELETE FROM {name}")  # noqa: S608 - ours
    database.close()
