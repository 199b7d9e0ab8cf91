"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import io
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING

import pytest

from fzzzt.record import read_records, replay_record
from live_client import LiveClient, LiveSeat

if TYPE_CHECKING:
    from live_server import ServerProcess


async def _seated(stack: AsyncExitStack, server: ServerProcess, people: int, players: int) -> list[LiveSeat]:
    clients = [await stack.enter_async_context(LiveClient(server.url)) for _ in range(people)]
    bots = [None if seat < people else "rookie" for seat in range(players)]
    table = await clients[0].open_table(players, bots=bots)
    return [await client.sit(table) for client in clients]


@pytest.mark.parametrize(("people", "players"), [(2, 2), (4, 4), pytest.param(1, 3, marks=pytest.mark.door)])
def test_a_whole_game_is_played_and_its_record_replays(server: ServerProcess, people: int, players: int) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            seats = await _seated(stack, server, people, players)
            assert sorted(seat.number or 0 for seat in seats) == list(range(people))
            await asyncio.gather(*(seat.play(Random(place)) for place, seat in enumerate(seats)))
            assert [seat.gaps for seat in seats] == [0] * people
            assert all(seat.view and seat.view["score"] for seat in seats)
            record = await stack.enter_async_context(LiveClient(server.url))
            answer = await record.http.get(f"{server.url}/api/tables/{seats[0].id}/record")
        (_, parsed), *rest = read_records(io.BytesIO(answer.content))
        assert not rest
        assert replay_record(parsed)

    asyncio.run(scenario())
