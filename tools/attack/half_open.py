"""Half-sent requests by the ten thousands: they must neither keep others out nor fill the log."""

from __future__ import annotations

import resource
import socket
import time
from collections import deque
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from tools.attack.figures import Figures
from tools.attack.innocent import feelings_during

if TYPE_CHECKING:
    from live_server import ServerProcess

CONNECTIONS, SECONDS = 20_400, 30
SOURCES = ("127.0.0.1", "127.0.0.2")
"""Where they come from: the address that the innocent have too, and another one."""
_HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n"


def attack(server: ServerProcess) -> Figures:
    """Hold as many as can be from two addresses, and open new ones without pause."""
    figures = Figures("Half-sent requests")
    share, context = CONNECTIONS // len(SOURCES), get_context("spawn")
    made = context.Value("i", 0)
    crowd = [context.Process(target=_hold, args=(server.port, source, share, made)) for source in SOURCES]
    before = len(server.log)
    feelings_during(server, crowd).add_to(figures)
    figures.add("half-sent requests in half a minute", made.value, "")
    figures.add("what the log grew by", round((len(server.log) - before) / 1024, 1), "KB")
    return figures


def _hold(port: int, source: str, most: int, made: Any) -> None:
    """Send halves of requests, and let none go until there are too many."""
    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    held: deque[socket.socket] = deque()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        with suppress(OSError):
            line = socket.create_connection(("127.0.0.1", port), 1, (source, 0))
            line.sendall(_HALF)
            held.append(line)
            with made.get_lock():
                made.value += 1
        if len(held) > min(most, files - 100):
            held.popleft().close()
