"""Requests and messages in thousands of tiny pieces: little to send, and each piece is work for who reads it."""

from __future__ import annotations

import socket
import sys
import time
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
from tools.attack.figures import Figures
from tools.attack.innocent import feelings_during

sys.path.append(str(Path(__file__).parents[2] / "tests"))

from web.stranger import upgrade

if TYPE_CHECKING:
    from live_server import ServerProcess

SECONDS, BLOCK = 20, 10_000
_BODY = (
    b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
_EMPTY_FRAMES = [kind + b"\x80" + bytes(4) for kind in (b"\x89", b"\x8a", b"\x81")]
"""Pings, their answers, and messages."""


def attack(server: ServerProcess) -> Figures:
    """Bodies of one byte a chunk, and empty frames of three kinds, on a new connection whenever one is cut off."""
    figures, context = Figures("Bodies and messages in crumbs"), get_context("spawn")
    opened = httpx.post(f"{server.url}/api/tables", json={"players": 2}, trust_env=False).json()["id"]
    sent = context.Value("q", 0)
    crowd = [
        context.Process(target=_pour, args=(server.port, head, crumb * BLOCK, sent))
        for head, crumb in [(_BODY, b"1\r\n \r\n"), *[(upgrade(opened), frame) for frame in _EMPTY_FRAMES]]
    ]
    before = len(server.log)
    feelings_during(server, crowd).add_to(figures)
    figures.add("what the attacker sent", round(sent.value / 2**20, 1), "MB")
    figures.add("what the log grew by", round((len(server.log) - before) / 1024, 1), "KB")
    return figures


def _pour(port: int, head: bytes, block: bytes, sent: Any) -> None:
    """Begin, and go on until cut off; again and again."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1) as line:
            line.sendall(head)
            while time.monotonic() < end:
                with sent.get_lock():
                    sent.value += line.send(block)
