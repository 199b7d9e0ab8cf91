"""Two servers on one PostgreSQL, with the players of one table on both."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING

import pytest

from live_client import LiveClient, Refused
from live_server import ServerProcess
from postgres import execute, fresh_database
from web.audit import audit_logs, audit_tables, faults_in
from web.balancer import balanced
from web.evening import Evening
from web.regulars import sit_down

if TYPE_CHECKING:
    from collections.abc import Iterator

    from live_client import LiveSeat
    from web.regulars import Regular

KILLS = 4
CUTS = 8
CUT_ALL = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers that share a database."""
    database = fresh_database()

    def server(name: str) -> ServerProcess:
        return ServerProcess(tmp_path_factory.mktemp(name), "--limits", "1000", database=database)

    with server("first") as first, server("second") as second:
        yield first, second


def check(servers: Pair, regulars: list[Regular]) -> None:
    for server in servers:
        assert faults_in(server.log) == []
    asyncio.run(audit_logs(servers[0].database, regulars))


async def addresses(stack: AsyncExitStack, servers: Pair) -> list[str]:
    """An address for those at home on each server, who go to the other when theirs is gone."""
    ports = [server.port for server in servers]
    return [await stack.enter_async_context(balanced(*order)) for order in (ports, ports[::-1])]


def test_a_game_goes_on_when_the_server_that_drives_its_bots_is_killed(servers: Pair) -> None:
    async def scenario() -> list[Regular]:
        async with AsyncExitStack() as stack:
            urls = await addresses(stack, servers)
            clients = [await stack.enter_async_context(LiveClient(url)) for url in urls]
            party = await sit_down(clients, Random(5), "tinker", "mechanic")
            games = asyncio.gather(*(regular.play() for regular in party))
            await party[1].seat.until(bots_are_to_move)
            servers[0].kill()
            await games
            assert party[0].seat.welcomes == 2
            await audit_tables(party)
        return party

    check(servers, asyncio.run(scenario()))


def bots_are_to_move(seat: LiveSeat) -> bool:
    """Whether a game has gone on for a while and waits for bots."""
    view = seat.view
    return bool(view and view["round"] == 2 and all(seat.table["seats"][number]["bot"] for number in view["to_move"]))


def test_whichever_server_is_killed_nothing_is_lost_and_nothing_counts_twice(servers: Pair) -> None:
    async def scenario() -> list[Regular]:
        evening = Evening(Random(6))
        async with AsyncExitStack() as stack, evening.at(*await addresses(stack, servers)):
            for number in range(KILLS):
                await evening.random_moment()
                servers[number % 2].kill()
                await evening.random_moment()
                await asyncio.to_thread(servers[number % 2].start)
        return evening.regulars

    check(servers, asyncio.run(scenario()))


def test_however_often_the_database_cuts_its_connections_nothing_is_lost(servers: Pair) -> None:
    async def scenario() -> list[Regular]:
        evening = Evening(Random(7))
        async with AsyncExitStack() as stack, evening.at(*await addresses(stack, servers)):
            for _ in range(CUTS):
                await evening.random_moment()
                execute(servers[0].database, CUT_ALL)
        return evening.regulars

    check(servers, asyncio.run(scenario()))


def test_a_session_that_one_server_ends_is_ended_at_the_other(servers: Pair) -> None:
    async def scenario() -> None:
        urls = [f"http://127.0.0.1:{server.port}" for server in servers]
        async with LiveClient(urls[0]) as ada, LiveClient(urls[1]) as phone, LiveClient(urls[1]) as eve:
            seat = await ada.sit(await ada.open_table(2))
            codes = (await ada.ask("POST", "/api/account", {"name": "Ada"}))["codes"]
            with pytest.raises(Refused, match="name-taken"):
                await eve.ask("POST", "/api/account", {"name": "АDА"})
            await phone.ask("POST", "/api/account/sign-in", {"code": codes[0]})
            with pytest.raises(Refused, match="sign-in-failed"):
                await eve.ask("POST", "/api/account/sign-in", {"code": codes[0]})
            watching = await phone.watch(seat.id)
            assert watching.you["seat"] == 0
            await ada.ask("DELETE", "/api/account/sessions")
            await watching.until(lambda seat: seat.you["seat"] is None)
            assert not (await phone.ask("GET", "/api/me"))["account"]
            assert (await ada.ask("GET", "/api/me"))["account"]

    asyncio.run(scenario())
