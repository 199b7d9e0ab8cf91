"""House decks that are hard to score, at tables where nobody plays: new ones, and one of an older database."""

from __future__ import annotations

import asyncio
import time
from multiprocessing import get_context
from typing import TYPE_CHECKING

import httpx
from tools.attack.figures import Figures
from tools.attack.house_decks import deck_file, of_old, today
from tools.attack.innocent import feelings_during
from tools.attack.old_table import write_old_table

if TYPE_CHECKING:
    from live_server import ServerProcess

TABLES = 16
_BOTS = ["apprentice", "apprentice"]
_AT_LEAST, _PATIENCE = 20.0, 120.0


def attack(server: ServerProcess) -> Figures:
    """Open as many as one address may, let them reach their final scores, then stop and start on an old database."""
    figures, context = Figures("House decks that are hard to score"), get_context("spawn")
    refused = httpx.post(f"{server.url}/api/tables", json=_terms(deck_file(of_old("old"))), trust_env=False)
    figures.add("the answer to the deck that froze a server", refused.status_code, refused.json()["error"]["code"])
    crowd = [context.Process(target=_open_and_wait, args=(server.url,))]
    feelings_during(server, crowd).add_to(figures)
    server.stop()
    table = asyncio.run(write_old_table(server.database))
    began = time.perf_counter()
    server.start()
    figures.add("a start with that deck in an old database", round(time.perf_counter() - began, 1), "s")
    feelings_during(server, [context.Process(target=_wait, args=(server.url, [table]))]).add_to(figures)
    figures.add("then SIGTERM is answered with exit code", server.stop(), "")
    server.start()
    return figures


def _terms(deck: str) -> dict[str, object]:
    return {"players": 2, "bots": _BOTS, "deck": deck}


def _open_and_wait(url: str) -> None:
    with httpx.Client(base_url=url, timeout=_PATIENCE, trust_env=False) as client:
        opened = [client.post("/api/tables", json=_terms(deck_file(today(str(n))))) for n in range(TABLES)]
    _wait(url, [answer.json()["id"] for answer in opened if answer.is_success])


def _wait(url: str, tables: list[str]) -> None:
    """Until every table is over, or set aside; and long enough to see what people feel."""
    began = time.monotonic()
    until = began + _PATIENCE
    with httpx.Client(base_url=url, timeout=_PATIENCE, trust_env=False) as client:
        while tables and time.monotonic() < until:
            time.sleep(1)
            answer = client.get(f"/api/tables/{tables[0]}")
            if answer.is_client_error or (answer.is_success and answer.json()["table"]["phase"] == "over"):
                tables = tables[1:]
    time.sleep(max(0.0, began + _AT_LEAST - time.monotonic()))
