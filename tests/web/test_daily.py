"""Today's deal over real HTTP and sockets: every door to it is closed to whoever has yet to play it."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from daily.public_game import NONCE, public_game
from fzzzt.daily.days import day_after, day_at
from fzzzt.tables.hall import clock_now
from fzzzt.web.openapi import description
from live_client import LiveClient, Refused
from live_server import ClockedServer

if TYPE_CHECKING:
    from collections.abc import Iterator

DAY = 24 * 3600
BODIES: dict[str, Any] = {"/seats": {}, "/seats/claim": {"token": "x"}}


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    """A server whose days can be made to pass."""
    server = ClockedServer(tmp_path_factory.mktemp("server"), "--limits", "1000")
    with server:
        yield server


async def play(client: LiveClient, seed: int) -> str:
    """Play today's deal to its end; the table."""
    table = str((await client.ask("POST", "/api/daily"))["id"])
    seat = await client.watch(table)
    await seat.play(Random(seed))
    return table


async def code(client: LiveClient, method: str, path: str, body: object = None) -> str:
    """With which code something is refused."""
    try:
        answer = await client.ask(method, path, body)
    except Refused as refused:
        return refused.code
    raise AssertionError(f"{method} {path} was answered: {answer}")


def doors(table: str) -> list[tuple[str, str]]:
    """Every request that the API takes for a table."""
    paths = json.loads(description())["paths"]
    return [
        (method.upper(), path.replace("{id}", table))
        for path, methods in paths.items()
        if path.startswith("/api/tables/{id}")
        for method in methods
        if method != "parameters"
    ] + [("GET", f"/api/tables/{table}/qr")]


def test_every_door_to_todays_deal_is_closed_until_one_has_finished(clocked: ClockedServer) -> None:
    async def days() -> None:
        async with LiveClient(clocked.url) as ada, LiveClient(clocked.url) as bob:
            table = await play(ada, 1)
            begun = (await bob.ask("POST", "/api/daily"))["id"]
            for method, path in doors(table):
                body = next((body for end, body in BODIES.items() if path.endswith(end)), None)
                assert (path, await code(bob, method, path, body)) == (path, "daily-closed")
            address = f"{clocked.url.replace('http', 'ws')}/api/tables/{table}/socket"
            with pytest.raises(InvalidStatus) as denied:
                await connect(address, additional_headers={"Cookie": bob.cookie}, proxy=None)
            assert denied.value.response.status_code == 409
            today = (await bob.ask("GET", "/api/daily"))["today"]["day"]
            assert await code(bob, "GET", f"/api/daily/days/{today}") == "daily-closed"
            terms = {"players": 4, "play_on": {"event": 40, "table": table}}
            assert await code(bob, "POST", "/api/tables", terms) == "daily-closed"
            mine, _ = await bob.ask("GET", "/api/mine"), await bob.ask("GET", f"/api/tables/{begun}")
            assert [each["id"] for each in mine] == [begun]
            record = await ada.ask("GET", f"/api/tables/{table}/record")
            assert "secret" not in record["shuffle"]
            assert (await ada.ask("GET", f"/api/daily/days/{today}"))["people"] == 1
            clocked.pass_time(DAY)
            told = (await bob.ask("GET", f"/api/tables/{table}/record"))["shuffle"]
            page = await bob.ask("GET", "/api/daily")
            assert page["earlier"][0]["secret"] == told["secret"]
            assert page["earlier"][0]["commitment"] == record["shuffle"]["commitment"]
            assert page["mine"] == {**page["mine"], "table": None, "finished": False}

    asyncio.run(days())


def test_a_game_is_handed_in_and_shown_on_trust(server: Any) -> None:
    async def evening() -> None:
        yesterday = day_after(day_at(clock_now()), -1)
        async with LiveClient(server.url) as ada, LiveClient(server.url) as bob:
            await ada.ask("PUT", "/api/me", {"name": "Ada"})
            game = {"record": public_game(yesterday), "nonce": NONCE}
            taken = await ada.ask("POST", "/api/daily/trusted", game)
            assert [(line["name"], line["guest"], line["you"]) for line in taken["lines"]] == [("Ada", True, True)]
            assert await code(ada, "POST", "/api/daily/trusted", game) == "daily-handed-in"
            assert await code(bob, "POST", "/api/daily/trusted", game) == "daily-not-yours"
            assert await code(bob, "POST", "/api/daily/trusted", {"record": 1, "nonce": ""}) == "daily-bad-record"
            shown = await bob.ask("GET", f"/api/daily/trusted/{yesterday}")
            assert [(line["name"], line["you"]) for line in shown["lines"]] == [("Ada", False)]

    asyncio.run(evening())
