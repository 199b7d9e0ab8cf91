"""Records to be replayed, the longest there are, by many at once who do not stay for the answer."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from tools.attack.figures import Figures
from tools.attack.house_decks import of_old, played, today
from tools.attack.innocent import feelings_during

if TYPE_CHECKING:
    from live_server import ServerProcess

SECONDS, AT_ONCE = 30, 10
_SOON = 0.3
"""Seconds after which every second client has gone."""
_PATIENCE = 60.0


def attack(server: ServerProcess) -> Figures:
    """Send records without pause; then see whether anything is still worked at when all have gone."""
    figures, context = Figures("Replays of long records"), get_context("spawn")
    old = msgspec.json.encode({"record": played(of_old("old"), "old").to_json()})
    began = time.perf_counter()
    answer = _sent(server.url, old, _PATIENCE)
    figures.add(f"an import of {len(old) // 1024} KB that took 46 s: answered within", _ms(began), "ms")
    figures.add("with", answer.status_code, answer.json()["error"]["code"])
    answered, largest = context.Value("i", 0), context.Value("i", 0)
    crowd = [context.Process(target=_send_many, args=(server.url, answered, largest))]
    feelings_during(server, crowd).add_to(figures)
    figures.add("replays answered", answered.value, "")
    figures.add("the largest of them, packed", round(largest.value / 1024), "KB")
    time.sleep(1)
    before = _work_of_children(server)
    time.sleep(5)
    figures.add("work of all programs in the 5 s after", round(_work_of_children(server) - before, 2), "s")
    return figures


def _ms(began: float) -> float:
    return round((time.perf_counter() - began) * 1000, 1)


def _sent(url: str, body: bytes, patience: float) -> httpx.Response:
    with httpx.Client(base_url=url, timeout=patience, trust_env=False) as client:
        return client.post("/api/replay", content=body, headers={"Content-Type": "application/json"})


def _send_many(url: str, answered: Any, largest: Any) -> None:
    """Every record is another one, so that none is kept already."""
    record = played(today("long"), "long").to_json()
    until = time.monotonic() + SECONDS

    def send(place: int) -> None:
        number = 0
        while time.monotonic() < until:
            number += 1
            body = msgspec.json.encode({"record": {**record, "game": f"{place} {number}"}, "seat": "all"})
            with suppress(httpx.HTTPError):
                answer = _sent(url, body, _SOON if number % 2 else _PATIENCE)
                if answer.is_success:
                    answered.value += 1
                    largest.value = max(largest.value, int(answer.headers.get("content-length", 0)))
                else:
                    time.sleep(0.1)

    threads = [Thread(target=send, args=(place,)) for place in range(AT_ONCE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _work_of_children(server: ServerProcess) -> float:
    """Processor time of the programs that a server has started."""
    parent = str(server.process.pid if server.process is not None else "")
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if fields[1] == parent:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
