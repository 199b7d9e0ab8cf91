"""Connections that are cut in every state: whoever comes back finds everything, and nothing twice."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING

from live_client import LiveClient
from live_server import ServerProcess
from web.audit import audit_logs, audit_tables, faults_in
from web.neighbours import neighbours
from web.regulars import Regular, sit_down, two_builders
from web.stranger import open_table, upgrade

if TYPE_CHECKING:
    from pathlib import Path

    from live_client import LiveSeat

AT_ONCE = struct.pack("ii", 1, 0)


class Unlucky(Regular):
    """Somebody whose connection is lost whenever something was said, before the answer comes."""

    async def say(self, kind: str, **fields: object) -> None:
        saying = asyncio.create_task(super().say(kind, **fields))
        await asyncio.sleep(0)
        await self.seat.cut()
        await saying


def test_whoever_loses_the_connection_with_every_move_plays_each_of_them_once(tmp_path: Path) -> None:
    async def scenario() -> list[Regular]:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(LiveClient(server.url)) for _ in range(2)]
            lucky, other = await sit_down(clients, Random(3), "rookie")
            party = [lucky, Unlucky(other.seat, Random(2))]
            await asyncio.gather(*(regular.play() for regular in party))
            assert other.seat.welcomes > 20
            await audit_tables(party)
            return party

    with ServerProcess(tmp_path, "--limits", "1000") as server:
        party = asyncio.run(scenario())
        assert server.stop() == 0
        assert faults_in(server.log) == []
        asyncio.run(audit_logs(server.database, party))


def test_who_is_gone_before_the_welcome_leaves_nothing_behind(server: ServerProcess) -> None:
    request = upgrade(asyncio.run(open_table(server)))
    with neighbours(server):
        for sent in range(0, len(request) + 1, 2):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                line.sendall(request[:sent])


async def cut(seat: LiveSeat) -> None:
    """Lose the connection and find it again."""
    before = seat.welcomes
    await seat.cut()
    await seat.until(lambda seat: seat.welcomes > before)


def test_a_connection_cut_before_the_game_is_taken_up_again_in_time_for_the_nonces(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as bob:
            seats = [await ada.sit(await ada.open_table(2))]
            await cut(seats[0])
            seats.append(await bob.sit(seats[0].id))
            await cut(seats[1])
            for seat in seats:
                await seat.until(lambda seat: seat.view)
            assert next(entry for entry in seats[0].entries if entry["type"] == "started")["missing"] == []

    with neighbours(server):
        asyncio.run(scenario())


def test_a_connection_cut_with_a_sealed_build_and_at_the_end_is_taken_up_again(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as bob:
            first, second = await two_builders(ada, bob)
            await first.do("build", robots={}, seq=first.seq)
            heard = len(second.received)
            await cut(first)
            assert first.view
            assert (first.view["my_build"], first.legal) == ({}, None)
            assert len(second.received) == heard
            await asyncio.gather(first.play(Random(4)), second.play(Random(4)))
            await cut(first)
            assert first.view["score"]
            assert first.entries == (await ada.watch(first.id)).entries

    with neighbours(server):
        asyncio.run(scenario())
