"""Connections that wait for their clients: bounded in number and time, so that nobody is shut out by them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from typing import TYPE_CHECKING

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fzzzt.web.door import Door, Room
from live_client import LiveClient
from live_server import ServerProcess
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WHOLE = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_A_HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = (
    b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)
MOST = 40
"""Connections at the crowded server."""


class Line:
    """A connection that remembers whether it was ended."""

    ended: str | None = None

    def hang_up(self, *, late: bool) -> None:
        self.ended = "late" if late else "crowded out"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def door(room: Room, clock: Clock | None = None, proxy: str = "") -> Door:
    return Door(room, lambda address: address == proxy, lambda _: None, clock or Clock())


def test_whoever_does_not_go_on_in_time_is_late() -> None:
    clock = Clock()
    entrance = door(Room(head=10, body=60), clock)
    silent, slow, quick = Line(), Line(), Line()
    for line in (silent, slow, quick):
        entrance.enter(line, "10.0.0.1")
    clock.now = 9
    entrance.expect(slow, 60)
    entrance.attend(quick)
    entrance.sweep()
    endings = [[line.ended for line in (silent, slow, quick)]]
    for clock.now in (11, 1000):
        entrance.sweep()
        endings.append([line.ended for line in (silent, slow, quick)])
    assert endings == [[None, None, None], ["late", None, None], ["late", "late", None]]
    assert len(entrance) == 1


def test_a_crowd_of_one_address_makes_room_for_others() -> None:
    entrance = door(Room(most=32))  # eight of them may wait for their clients
    player, ada = Line(), Line()
    entrance.enter(player, "10.0.0.1")
    entrance.attend(player)
    entrance.enter(ada, "10.0.0.2")
    flood = [Line() for _ in range(1000)]
    for line in flood:
        entrance.enter(line, "10.0.0.3")
    assert player.ended is ada.ended is None
    assert [line for line in flood if line.ended is None] == flood[-7:]
    newcomer = Line()
    entrance.enter(newcomer, "10.0.0.3")
    assert newcomer.ended is None, "the flood's own neighbours get in too"


def test_an_address_has_so_many_connections_and_a_proxy_of_ours_has_all() -> None:
    entrance = door(Room(most=1000, each=5), proxy="127.0.0.1")
    lines = [Line() for _ in range(20)]
    for number, line in enumerate(lines):
        entrance.enter(line, f"2001:db8::{number}")  # one network
        entrance.attend(line)
    assert [line.ended for line in lines] == [None] * 5 + ["crowded out"] * 15
    for line in (forwarded := [Line() for _ in range(20)]):
        entrance.enter(line, "127.0.0.1")
        entrance.attend(line)
    assert not any(line.ended for line in forwarded)


ACTS = st.lists(
    st.tuples(st.sampled_from(["enter", "expect", "attend", "leave", "wait"]), st.integers(0, 50)), max_size=300
)


@given(ACTS)
def test_whatever_clients_do_there_are_never_more_than_may_be(acts: list[tuple[str, int]]) -> None:
    clock, room = Clock(), Room(most=40, each=12)
    entrance = door(room, clock)
    here: list[tuple[Line, str]] = []
    for act, number in acts:
        if act == "enter":
            here.append((Line(), f"10.0.0.{number % 4}"))
            entrance.enter(*here[-1])
        elif act == "wait":
            clock.now += number
            entrance.sweep()
        elif here and act == "expect":
            entrance.expect(here[number % len(here)][0], 10)
        elif here and act == "attend":
            entrance.attend(here[number % len(here)][0])
        elif here:
            entrance.leave(here.pop(number % len(here))[0])
        here = [(line, address) for line, address in here if line.ended is None]
        assert len(entrance) == len(here) <= room.most
        assert max(Counter(address for _, address in here).values(), default=0) <= room.each


def test_the_file_limit_bounds_what_may_be_connected() -> None:
    assert Room.of(1024, None, 1, 10).most == 768
    assert Room.of(1_000_000, None, 1, 10).most == 10_000
    assert Room.of(1_000_000, 50_000, 1, 10).most == 50_000
    assert Room.of(64, None, 1, 10).most == 16


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with little room."""
    with ServerProcess(tmp_path, "--connections", str(MOST)) as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with little patience."""
    with ServerProcess(tmp_path_factory.mktemp("hasty"), "--patience", "0.3", "--limits", "1000") as running:
        yield running


def connected(server: ServerProcess, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(said)
    return line


def heard(line: socket.socket) -> bytes:
    """All that is said until the other side ends it; a `TimeoutError` if it does not."""
    told = b""
    with line, contextlib.suppress(ConnectionError):
        while part := line.recv(65536):
            told += part
    return told


@pytest.mark.parametrize("said", [b"", HALF_A_HEAD, HALF_A_BODY, WHOLE + HALF_A_HEAD, WHOLE + HALF_A_BODY])
def test_half_a_request_is_not_waited_for(hasty: ServerProcess, said: bytes) -> None:
    told = heard(connected(hasty, said))
    assert (b" 408 " in told) == bool(said)


def test_an_answer_that_nobody_takes_is_not_kept(hasty: ServerProcess) -> None:
    line = connected(hasty, b"")
    with line, contextlib.suppress(ConnectionError):
        while True:  # a `TimeoutError` if nothing goes any more, since nothing is taken, and nobody ends it
            line.sendall(b"GET /api/deck HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)


def test_a_flood_of_half_requests_shuts_nobody_out(crowded: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(crowded.url) as ada:
            table = await ada.open_table(2, bots=[None, "random"])
            seat = await ada.sit(table)
            flood = [connected(crowded, HALF_A_HEAD) for _ in range(10 * MOST)]
            await seat.until(lambda seat: seat.legal)
            assert seat.view is not None
            assert (await seat.do("bid", cards=seat.view["hand"][:1], seq=seat.seq))["type"] == "ok"
            again = await ada.watch(table)
            assert again.view is not None
            async with LiveClient(crowded.url) as bob:  # somebody who was never here
                assert await bob.open_table(2)
            for line in flood:
                line.close()

    asyncio.run(scenario())


def test_a_log_does_not_grow_by_being_refused(crowded: ServerProcess) -> None:
    with httpx.Client(base_url=crowded.url, trust_env=False) as client:
        for _ in range(200):
            assert client.get("/api/health", headers={"Host": "elsewhere.example"}).status_code == 421
    for nonsense in (b"\0\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"):
        for _ in range(50):
            with connected(crowded, nonsense):
                pass
    assert len(crowded.log.splitlines()) < 180
