"""Whoever asks for too much is refused, then disconnected; others do not notice."""

from __future__ import annotations

import asyncio
import re
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request

from fzzzt.tables import Guest, Refusal, Since
from fzzzt.web.answers import LARGEST_RECORD, raw_body
from fzzzt.web.identity import company
from fzzzt.web.limits import Buckets, Gate, Kind, Limits, Rate, neighbourhood
from fzzzt.web.socket import TableSocket
from live_client import LiveClient, Refused
from live_server import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the limits that people meet."""
    with ServerProcess(tmp_path) as running:
        yield running


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@given(st.lists(st.floats(0, 10), max_size=200), st.integers(1, 20), st.floats(0.1, 10))
def test_in_any_stretch_of_time_no_more_than_burst_and_rate_get_through(
    waits: list[float], burst: int, a_second: float
) -> None:
    clock = Clock()
    buckets = Buckets(Rate(burst, a_second), clock)
    passed = []
    for wait in waits:
        clock.now += wait
        if buckets.tokens("ada") >= 1:
            buckets.take("ada")
            passed.append(clock.now)
    for first, began in enumerate(passed):
        for last, ended in enumerate(passed[first:], 1):
            assert last <= burst + (ended - began) * a_second + 1e-6


@given(st.lists(st.text(max_size=3)))
def test_however_many_clients_come_not_all_are_remembered(clients: list[str]) -> None:
    buckets = Buckets(Rate(5, 1), remembered=7)
    for client in clients:
        buckets.take(client)
    assert len(buckets) <= 7


def test_who_waits_is_let_through_again() -> None:
    clock = Clock()
    gate = Gate(Limits(messages=Rate(2, 0.5)), clock)
    gate.count("messages", "ada", "10.0.0.1")
    gate.count("messages", "ada", "10.0.0.1")
    with pytest.raises(Refusal, match="too many messages"):
        gate.count("messages", "ada", "10.0.0.1")
    gate.count("messages", "bob", "10.0.0.1")
    clock.now += 2
    gate.count("messages", "ada", "10.0.0.1")


def test_a_new_name_for_every_request_does_not_help() -> None:
    gate = Gate(Limits(requests=Rate(1, 0), address=8), Clock())
    for guest in range(8):
        gate.count("requests", f"guest-{guest}", "2001:db8::1")
    with pytest.raises(Refusal):
        gate.count("requests", "guest-8", "2001:db8:0:1::1")  # a customer may have a whole /48
    gate.count("requests", "guest-9", "2001:db8:1::1")


def test_more_people_at_one_device_have_no_more_than_one() -> None:
    gate = Gate(Limits(messages=Rate(6, 0), sockets=6), Clock())
    ada = Guest("ada", "Ada")
    with ExitStack() as sockets:
        for guest in company(ada):
            gate.count("messages", guest.id, "10.0.0.1")
            sockets.enter_context(gate.socket(guest.id, "10.0.0.1"))
        for guest in company(ada):
            with pytest.raises(Refusal):
                gate.count("messages", guest.id, "10.0.0.1")
            with pytest.raises(Refusal):
                gate.socket(guest.id, "10.0.0.1")


def test_strangers_do_not_use_up_what_those_have_who_play_at_the_same_address() -> None:
    gate = Gate(Limits(requests=Rate(1, 0), messages=Rate(1, 0), sockets=1), Clock(), strangers=4, sockets=9)
    with ExitStack() as open_sockets:
        for number in range(20):
            with suppress(Refusal):
                gate.count("requests", f"stranger-{number}", "10.0.0.1")
            with suppress(Refusal):
                gate.count("messages", f"stranger-{number}", "10.0.0.1", "known")
            with suppress(Refusal):
                open_sockets.enter_context(gate.socket(f"stranger-{number}", "10.0.0.1"))
        with pytest.raises(Refusal):
            gate.socket("stranger", "10.0.0.2")  # strangers have four in all
        gate.count("requests", "ada", "10.0.0.1", "seated")
        gate.count("messages", "ada", "10.0.0.1", "seated")
        open_sockets.enter_context(gate.socket("ada", "10.0.0.1", "seated"))


def test_nobody_has_a_long_story_told_again_and_again() -> None:
    """Each time all of it is written anew; what is new since a moment ago is nothing."""

    class Table:
        seq = 5_000
        table = SimpleNamespace(seat_of=lambda _: None)
        told = 0

        async def tell_since(self, _: object, seq: int) -> None:
            self.told += self.seq - seq

    async def scenario() -> int:
        table: Any = Table()
        desk: Any = SimpleNamespace(gate=Gate(Limits(), Clock()))
        line: Any = SimpleNamespace(scope={"extensions": {}}, client=None)
        socket = TableSocket(line, desk, table, Guest("eve", "Eve"))
        socket._subscription = cast("Any", None)
        for number in range(1000):
            with suppress(Refusal):
                await socket._done(Since(str(number), 0))
            await socket._done(Since(str(number), table.seq - 1))
        told: int = table.told
        return told

    assert asyncio.run(scenario()) == Limits().sums.burst * Table.seq + 1000


def test_no_address_keeps_many_large_bodies_in_memory_by_sending_them_slowly() -> None:
    async def scenario() -> None:
        desk, rest, begun = SimpleNamespace(gate=Gate(Limits())), asyncio.Event(), 0
        app = SimpleNamespace(state=SimpleNamespace(desk=desk))

        async def sent(address: str) -> bytes:
            parts = [b"x" * 60_000, b"x" * 60_000]

            async def receive() -> dict[str, object]:
                nonlocal begun
                if parts:
                    return {"type": "http.request", "body": parts.pop(), "more_body": True}
                begun += 1
                await rest.wait()
                return {"type": "http.request"}

            headers = [(b"content-type", b"application/json")]
            scope = {"type": "http", "app": app, "client": (address, 1), "headers": headers}
            return await raw_body(Request(scope, receive), LARGEST_RECORD)

        slow = [asyncio.create_task(sent("10.0.0.1")) for _ in range(50)]
        other = asyncio.create_task(sent("10.0.0.2"))
        while begun < 51:
            await asyncio.sleep(0)
        rest.set()
        answers = await asyncio.gather(*slow, return_exceptions=True)
        assert [len(answer) for answer in answers if isinstance(answer, bytes)] == [120_000] * 8
        assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"too-fast"}
        assert len(await other) == 120_000
        assert await sent("10.0.0.1")

    asyncio.run(scenario())


def test_sockets_are_counted_until_they_are_closed() -> None:
    gate = Gate(Limits(sockets=1, address=2), Clock())
    with gate.socket("ada", "10.0.0.1"):
        with pytest.raises(Refusal):
            gate.socket("ada", "10.0.0.2")
        with gate.socket("bob", "10.0.0.1"), pytest.raises(Refusal):
            gate.socket("cyd", "10.0.0.1")
    with gate.socket("ada", "10.0.0.1"):
        pass


@pytest.mark.parametrize(
    ("address", "place"),
    [("10.0.0.1", "10.0.0.1"), ("::ffff:10.0.0.1", "10.0.0.1"), ("2001:db8::1", "2001:0db8:0000"), ("", "")],
)
def test_whom_an_address_stands_for(address: str, place: str) -> None:
    assert neighbourhood(address) == place


def test_limits_can_be_widened_all_at_once() -> None:
    wide = Limits().times(10)
    assert wide.messages == Rate(200, 50)
    assert (wide.sockets, wide.address) == (300, 8)


def test_a_flood_is_answered_then_cut_off_and_others_play_on(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(strict.url) as ada, LiveClient(strict.url) as bob:
            table = await ada.open_table(2)
            flooding, quiet = await ada.watch(table), await bob.watch(table)
            codes: list[str] = []
            while not flooding.closed_with:
                try:
                    await flooding.do("chat", text="!")
                    codes.append("ok")
                except Refused as refused:
                    codes.append(refused.code)
            assert flooding.closed_with[0] == 1008
            assert codes[:20] == ["ok"] * 20
            assert codes.count("too-fast") > 20
            assert (await quiet.do("chat", text="hello"))["type"] == "ok"

    asyncio.run(scenario())


def test_nobody_opens_tables_without_end(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(strict.url) as ada:
            answers = await asyncio.gather(*(ada.open_table(2) for _ in range(30)), return_exceptions=True)
            refused = {(answer.code, answer.status) for answer in answers if isinstance(answer, Refused)}
            assert refused == {("too-fast", 429)}
        async with LiveClient(strict.url) as bob:
            assert await bob.open_table(2)

    asyncio.run(scenario())


def test_nobody_has_pictures_drawn_or_names_written_without_end(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(strict.url) as ada:
            table = await ada.open_table(2)
            asked: list[tuple[str, str, object]] = [("GET", f"/api/tables/{table}/qr", None)] * 15
            asked += [("PUT", "/api/me", {"name": f"Ada {number}"}) for number in range(15)]
            answers = [await ada.http.request(how, f"{ada.url}{where}", json=what) for how, where, what in asked]
            assert {answer.status_code for answer in answers[:10]} == {200}
            assert [answer.status_code for answer in answers].count(429) >= 5

    asyncio.run(scenario())


def test_the_limits_are_those_that_a_host_can_read_of() -> None:
    page = (Path(__file__).parents[2] / "docs/serving.md").read_text("utf-8").split("## Limits")[1]
    rows = re.findall(r"^\| [\w ]+ \| (\d+) \| (\d+) an? (second|minute|hour) \|", page, re.MULTILINE)
    seconds = {"second": 1, "minute": 60, "hour": 3600}
    told = [Rate(int(burst), int(number) / seconds[unit]) for burst, number, unit in rows]
    assert told == [getattr(Limits(), kind) for kind in get_args(Kind)]
