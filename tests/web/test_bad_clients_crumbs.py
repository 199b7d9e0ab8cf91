"""Clients that send next to nothing, but in thousands of pieces: each costs the server as much as a whole message."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from web.neighbours import neighbours
from web.stranger import open_table, upgrade

if TYPE_CHECKING:
    from live_server import ServerProcess

NAME = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
CRUMB, END = b"1\r\n \r\n", b"0\r\n\r\n"
EMPTY = {"ping": b"\x89\x80\0\0\0\0", "pong": b"\x8a\x80\0\0\0\0", "part": b"\x00\x80\0\0\0\0"}
BEGUN, ENDED = b"\x01\x81\0\0\0\0{", b"\x80\x80\0\0\0\0"
NONSENSE = b'"malformed"'


def heard_after(server: ServerProcess, *said: bytes) -> bytes:
    """All that a client hears that says this, piece by piece, until it is cut off or told that it talks nonsense."""
    heard = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line, suppress(ConnectionError):
        for piece in said:
            line.sendall(piece)
            heard += line.recv(65536)
        while NONSENSE not in heard and (more := line.recv(65536)):
            heard += more
    return heard


def test_a_body_in_crumbs_is_cut_off(server: ServerProcess) -> None:
    with neighbours(server):
        heard = heard_after(server, NAME + b"Connection: close\r\n\r\n" + CRUMB * 20_000 + END)
    assert NONSENSE not in heard, "it was read to its end, and answered"


def test_a_body_in_pieces_is_taken(server: ServerProcess) -> None:
    sizeable = b"400\r\n" + b" " * 1024 + b"\r\n"
    name = b'e\r\n{"name":"Ada"}\r\n'
    assert heard_after(server, NAME + b"Connection: close\r\n\r\n" + CRUMB * 50 + name + END).startswith(
        b"HTTP/1.1 200"
    )
    assert heard_after(server, NAME + b"Connection: close\r\n\r\n" + sizeable * 60 + name + END).startswith(
        b"HTTP/1.1 200"
    )


@pytest.mark.parametrize("kind", EMPTY)
def test_who_sends_empty_frames_without_end_is_cut_off(server: ServerProcess, kind: str) -> None:
    """A client that is still heard afterwards is told that it talks nonsense."""
    frames = EMPTY[kind] * 5_000
    said = BEGUN + frames + ENDED if kind == "part" else frames + BEGUN + ENDED
    with neighbours(server):
        heard = heard_after(server, upgrade(asyncio.run(open_table(server))), said)
    assert b'"welcome"' in heard
    assert NONSENSE not in heard


def test_nonsense_behind_an_answered_request_is_no_error_of_the_servers(server: ServerProcess) -> None:
    before = server.log.count(" error ")
    asked = b"GET /api/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert heard_after(server, asked, b"zz\r\n").startswith(b"HTTP/1.1 404")
    assert server.log.count(" error ") == before
