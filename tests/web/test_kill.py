"""The server is killed with -9, again and again, while people and bots play at several tables."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import psutil
import pytest

from live_client import LiveClient, random_build
from live_server import ServerProcess
from patience import PATIENCE
from postgres import fresh_database
from thoroughness import at_release
from web.audit import audit_logs, audit_record, faults_in
from web.evening import Evening
from web.regulars import two_builders

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from web.regulars import Regular


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server to be killed."""
    database = fresh_database() if request.param == "postgresql" else None
    with ServerProcess(tmp_path, "--limits", "1000", database=database) as running:
        yield running


@pytest.mark.parametrize("kills", [6, at_release(20)])
def test_whenever_the_server_is_killed_nothing_is_lost_and_nothing_counts_twice(
    server: ServerProcess, kills: int
) -> None:
    async def scenario() -> list[Regular]:
        evening = Evening(Random(4))
        async with evening.at(server.url):
            workers = [await kill(server, evening) for _ in range(kills)]
        assert not psutil.wait_procs([worker for crew in workers for worker in crew], PATIENCE)[1]
        return evening.regulars

    regulars = asyncio.run(scenario())
    assert server.stop() == 0
    asyncio.run(audit_logs(server.database, regulars))
    assert faults_in(server.log) == []


async def kill(server: ServerProcess, evening: Evening) -> list[psutil.Process]:
    """Kill a server at some moment and start it again; answers the processes that it left behind."""
    await evening.random_moment()
    assert server.process is not None
    children = psutil.Process(server.process.pid).children(recursive=True)
    server.kill()
    await asyncio.to_thread(server.start)
    return list(children)


def test_a_sealed_build_outlives_the_server_and_nobody_else_learns_of_it(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as bob:
            first, second = seats = await two_builders(ada, bob)
            robots = random_build((first.legal or {})["build"], Random(2))
            await first.do("build", robots=robots, seq=first.seq)
            known = second.view
            server.kill()
            await asyncio.to_thread(server.start)
            for seat in seats:
                await seat.until(lambda seat: seat.welcomes == 2)
            assert first.view
            assert (first.view["my_build"], first.legal) == (robots, None)
            assert second.view == known
            await asyncio.gather(*(seat.play(Random(4)) for seat in seats))
            await audit_record(ada, first.id)

    asyncio.run(scenario())
