"""Clients that send too much, or no websocket at all: they are cut off, and the server stays as small as it was."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress
from typing import TYPE_CHECKING

import httpx
import msgspec
import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from live_client import LiveClient
from patience import PATIENCE
from web.neighbours import neighbours
from web.stranger import Stranger, open_table, upgrade

if TYPE_CHECKING:
    from live_server import ServerProcess

MEGABYTE = 2**20
TOO_LARGE, NOT_THE_PROTOCOL, NOT_TEXT = 1009, 1002, 1007


def piece(opcode: int, text: bytes) -> bytes:
    """One part of a message, not the last; masked with nothing."""
    return bytes([opcode, 0xFE]) + len(text).to_bytes(2, "big") + bytes(4) + text


WRONG_FRAMES = (
    (b"\x81\x02{}", NOT_THE_PROTOCOL),  # not masked
    (b"\x83\x80\0\0\0\0", NOT_THE_PROTOCOL),  # of no known kind
    (b"\xc1\x80\0\0\0\0", NOT_THE_PROTOCOL),  # compressed, which was not agreed
    (b"\x80\x80\0\0\0\0", NOT_THE_PROTOCOL),  # the end of what was not begun
    (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", TOO_LARGE),  # longer than anything can be
    (b"\x81\xff\0\0\0\xff\xff\xff\xff\xff\0\0\0\0", TOO_LARGE),
    (b"\x81\xff" + MEGABYTE.to_bytes(8, "big") + bytes(4), TOO_LARGE),  # longer than anything we take
    (piece(1, b"x" * 1000) + 19 * piece(0, b"x" * 1000), TOO_LARGE),  # that, in many pieces
    (b"\x81\x82\0\0\0\0\xff\xfe", NOT_TEXT),
)


def test_frames_that_are_wrong_or_too_large_end_the_connection(server: ServerProcess) -> None:
    """Each goes out at once: who still sends when the server closes may not hear why."""
    with neighbours(server):
        answers = [closing_code(server, frame) for frame, _ in WRONG_FRAMES]
    assert answers == [code for _, code in WRONG_FRAMES]


def closing_code(server: ServerProcess, frame: bytes) -> int:
    """With which code the server ends a connection that sends this."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(upgrade(asyncio.run(open_table(server))))
        welcome = b""
        while b'"welcome"' not in welcome:
            welcome += line.recv(65536)
        line.sendall(frame)
        heard = b"".join(iter(lambda: line.recv(65536), b""))
        return int.from_bytes(heard.rpartition(b"\x88")[2][1:3], "big")


@pytest.mark.parametrize(
    "request_",
    [
        os.urandom(4096),
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * MEGABYTE + b"\r\n\r\n",
        b"GET /" + b"x" * MEGABYTE + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
    ids=["noise", "version", "header", "path", "length", "chunk"],
)
def test_what_is_no_request_is_turned_away(server: ServerProcess, request_: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        try:
            line.sendall(request_)
            line.shutdown(socket.SHUT_WR)
            heard = b"".join(iter(lambda: line.recv(65536), b""))
        except OSError:
            return  # cut off before it had sent everything
        assert heard[:12] in (b"", b"HTTP/1.1 400", b"HTTP/1.1 404", b"HTTP/1.1 415", b"HTTP/1.1 421"), heard[:200]


TABLE_OF = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def test_who_sends_a_body_that_is_too_large_hears_of_it_at_the_end(server: ServerProcess) -> None:
    """A client that first says all and then listens."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(TABLE_OF + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % (16 * MEGABYTE))
        line.sendall(b"x" * 16 * MEGABYTE)
        assert line.recv(12) == b"HTTP/1.1 413"


def test_a_body_without_end_is_not_taken_to_its_end(server: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(TABLE_OF + b"Content-Length: 999999999999\r\n\r\n")
        with pytest.raises(OSError, match=r"(?i)reset|pipe"):
            line.sendall(b"x" * 256 * MEGABYTE)


def test_a_refused_handshake_is_no_error_of_the_servers(server: ServerProcess) -> None:
    async def knock() -> None:
        for path in ("/api/tables/none/socket", "/api/tables/none/socket?person=7"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(server.url.replace("http", "ws") + path, proxy=None):
                    pass
            assert refused.value.response.status_code in (400, 404)

    before = server.log.count(" error ")
    asyncio.run(knock())
    assert server.log.count(" error ") == before
    assert "status=404" in server.log


def test_a_body_that_is_too_large_is_not_read(server: ServerProcess) -> None:
    body = b'{"name": "' + b"x" * MEGABYTE + b'"}'
    with httpx.Client(base_url=server.url, trust_env=False, headers={"Content-Type": "application/json"}) as client:
        for method, path in (("PUT", "/api/me"), ("POST", "/api/tables")):
            answer = client.request(method, path, content=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def memory(server: ServerProcess) -> int:
    """What the server's process holds."""
    assert server.process is not None
    return int(psutil.Process(server.process.pid).memory_info().rss)


def test_who_asks_without_end_and_takes_nothing_is_cut_off_before_it_costs_much(server: ServerProcess) -> None:
    """Each answer is as long as all that was ever said at the table."""
    question = msgspec.json.encode({"type": "since", "id": "more", "seq": 0}).decode()

    async def scenario() -> None:
        async with LiveClient(server.url) as ada:
            table = await ada.open_table(2)
            async with Stranger.at(server.url, table, ada.cookie) as talker:
                for _ in range(60):
                    assert await talker.tell("chat", text="💥" * 300) == "ok"
            before = memory(server)
            most = await asyncio.gather(*(memory_until_cut_off(table) for _ in range(8)))
            assert max(most) - before < 64 * MEGABYTE

    async def memory_until_cut_off(table: str) -> int:
        most = 0
        async with Stranger.at(server.url, table) as deaf:
            deaf.line.transport.pause_reading()
            with suppress(ConnectionClosed):
                while True:
                    await deaf.line.send(question)
                    await asyncio.sleep(0)
                    most = max(most, memory(server))
        return most

    with neighbours(server):
        asyncio.run(scenario())


def test_a_flood_of_nonsense_is_answered_word_for_word(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Stranger.at(server.url, await open_table(server)) as stranger:
            before = memory(server)
            for _ in range(20):
                for _ in range(100):
                    await stranger.line.send("{")
                answers = [(await stranger.answer())["code"] for _ in range(100)]
                assert answers == ["malformed"] * 100
            assert memory(server) - before < 16 * MEGABYTE

    with neighbours(server):
        asyncio.run(scenario())
