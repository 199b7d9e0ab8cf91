"""The socket: every message is answered, nothing is lost, and who takes nothing is let go."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from live_client import LiveClient, LiveSeat, Refused

if TYPE_CHECKING:
    from live_server import ServerProcess


def socket_of(server: ServerProcess, table: str, query: str = "") -> str:
    return f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket{query}"


def test_what_cannot_be_understood_is_answered_too(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada:
            table = await ada.open_table(2)
            async with connect(socket_of(server, table), proxy=None) as line:
                await line.recv()

                async def answer_to(text: str | bytes) -> Any:
                    await line.send(text)
                    return msgspec.json.decode(await line.recv())

                for text in (
                    "",
                    "{",
                    "[]",
                    "null",
                    b"\xff\xfe",
                    '{"type": "bid"}',
                    '{"type": "fly", "id": "a"}',
                    "[" * 9000,
                ):
                    answer = await answer_to(text)
                    assert (answer["type"], answer["code"], answer["seq"]) == ("error", "malformed", 1)
                assert (await answer_to('{"type": "fly", "id": "a7"}'))["id"] == "a7"
                assert (await answer_to('{"type": "start", "id": "a8"}'))["code"] == "not-the-host"
                assert (await answer_to('{"type": "since", "id": "a9", "seq": 0}'))["type"] == "entries"
                assert msgspec.json.decode(await line.recv()) == {"type": "ok", "id": "a9", "seq": 1}

    asyncio.run(scenario())


@pytest.mark.parametrize("query", ["?seq=-1", "?seq=x", "?seq=", "?seq=99999999999999999999", "?seq=%D9%A1"])
def test_a_number_that_is_none(server: ServerProcess, query: str) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada:
            with pytest.raises(InvalidStatus) as caught:
                await connect(socket_of(server, await ada.open_table(2), query), proxy=None)
            assert caught.value.response.status_code == 400

    asyncio.run(scenario())


def test_no_socket_for_a_table_that_is_not_there(server: ServerProcess) -> None:
    async def scenario() -> None:
        with pytest.raises(InvalidStatus) as caught:
            await connect(socket_of(server, "0123456789abcdef"), proxy=None)
        assert caught.value.response.status_code == 404

    asyncio.run(scenario())


def test_who_comes_first_by_the_socket_gets_a_cookie(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with (
            LiveClient(server.url) as ada,
            connect(socket_of(server, await ada.open_table(2)), proxy=None) as line,
        ):
            assert line.response is not None
            assert line.response.headers["Set-Cookie"].startswith("fzzzt_guest=")

    asyncio.run(scenario())


def test_a_repeated_message_counts_once(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada:
            seat = await ada.sit(await ada.open_table(2))
            said = msgspec.json.encode({"type": "chat", "id": "only-once", "text": "hello"})
            for _ in range(3):
                await seat.say_raw(said)
            await seat.do("chat", text="the last")
            answers = [msgspec.json.decode(text) for text in seat.received]
            assert len({msgspec.json.encode(each) for each in answers if each.get("id") == "only-once"}) == 1
            assert [entry["text"] for entry in seat.entries if entry["type"] == "chat"] == ["hello", "the last"]

    asyncio.run(scenario())


def is_at(seq: int, seat: LiveSeat) -> bool:
    return seat.over or seat.seq >= seq


def test_a_game_goes_on_however_often_connections_are_lost(server: ServerProcess) -> None:
    async def cutting(seat: LiveSeat, rng: Random) -> None:
        while not seat.over:
            next_cut = seat.seq + rng.randint(1, 12)
            await seat.until(partial(is_at, next_cut))
            await seat.cut()

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(LiveClient(server.url)) for _ in range(2)]
            table = await people[0].open_table(3, bots=[None, None, "rookie"])
            seats = [await person.sit(table) for person in people]
            cuts = [asyncio.create_task(cutting(seat, Random(place))) for place, seat in enumerate(seats)]
            await asyncio.gather(*(seat.play(Random(place)) for place, seat in enumerate(seats)))
            await asyncio.gather(*cuts)
            assert all(seat.welcomes > 5 for seat in seats)
            watching = await (await stack.enter_async_context(LiveClient(server.url))).watch(table)
            assert [entry["seq"] for entry in watching.entries] == [entry["seq"] for entry in seats[0].entries]

    asyncio.run(scenario())


async def count(client: LiveClient, name: str) -> int:
    """A number that the server counts."""
    text = (await client.http.get(f"{client.url}/api/metrics")).text
    return int(next((line.split()[1] for line in text.splitlines() if line.startswith(f"{name} ")), "0"))


def test_a_client_that_takes_nothing_is_let_go_and_the_others_do_not_wait(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada:
            seat = await ada.sit(await ada.open_table(2))
            for _ in range(100):
                await seat.do("chat", text="x" * 300)
            others = await count(ada, "fzzzt_web_sockets_open")
            line = await connect(socket_of(server, seat.id), max_queue=1, proxy=None)
            with suppress(ConnectionClosed):  # it asks for everything again and again, and reads nothing of it
                for number in range(1000):
                    # Long enough that a read holds few: whoever sends very many at once is cut off for that.
                    await line.send(msgspec.json.encode({"type": "since", "id": str(number), "seq": 0}) + b" " * 200)
            assert (await seat.do("chat", text="still here"))["type"] == "ok"
            while await count(ada, "fzzzt_web_sockets_open") > others:
                assert (await seat.do("since", seq=seat.seq))["type"] == "ok"
            assert await count(ada, "fzzzt_web_sockets_too_slow") == 1
            line.transport.abort()

    asyncio.run(scenario())


def test_one_person_may_not_move_for_another(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as eve:
            table = await ada.open_table(2, bots=[None, "rookie"])
            seat = await ada.sit(table)
            await seat.until(lambda seat: seat.legal)
            watching = await eve.watch(table)
            assert watching.view is not None
            assert watching.view["hand"] is None
            assert seat.legal
            with pytest.raises(Refused, match="not-seated"):
                await watching.do("bid", cards=seat.legal["bid"][:1], seq=watching.seq)

    asyncio.run(scenario())
