"""Two days that differ in their secret alone send whoever has yet to play the same bytes, by every door there is."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from fzzzt.tables import daily_deals
from fzzzt.web.openapi import description
from tables.test_daily import QuickCrew
from tables.test_hall import Player
from web.leak_stage import EVE, PEOPLE, stage
from web.leak_witness import Witness

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.tables import Guest
    from web.leak_stage import Stage

SECRETS = ("0ddba11" * 9 + "a", "cafe00d" * 9 + "b")
_BOUND = re.compile(rb'"(commitment|key)":"[\w-]{64,}"')
"""What binds a server to its secrets: the one thing that differs."""
_COUNTS = ("/api/metrics", "/api/health")
"""Those count what the server did for others: how many decisions bots made of course follows from the cards."""


def doors(day: str, tables: list[str]) -> Iterator[str]:
    """Every path that can be asked for, for each of these tables."""
    paths = json.loads(description())["paths"]
    asked = [path for path, methods in paths.items() if "get" in methods and path not in _COUNTS]
    for path in asked:
        if path.startswith("/api/tables/{id}"):
            yield from (path.replace("{id}", table) for table in tables)
        elif "{" not in path or "{day}" in path:
            yield path.replace("{day}", day)


async def a_day(secret: str) -> tuple[list[tuple[str, bytes]], list[bytes]]:
    """Ada has played today's deal, Bob has begun; what Eve gets who has not, and what Ada gets afterwards."""
    async with stage(crew=QuickCrew, day_secret=secret) as running:
        tables = [await running.hall.daily.open_table(guest, None) for guest in PEOPLE[:2]]
        live = await running.hall.table(tables[0])
        await Player(PEOPLE[0], live).play(Random(1), 100_000)
        await running.hall.bookkeeper.count(live.table)
        eve, ada = [await all_answers(running, guest, tables) for guest in (EVE, PEOPLE[0])]
        return eve, [data for _, data in ada]


async def all_answers(running: Stage, guest: Guest, tables: list[str]) -> list[tuple[str, bytes]]:
    witness = Witness(running, guest, tables[0])
    for path in doors(running.today, tables):
        await witness.ask(path)
    return witness.got


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables have the same ids each day."""
    count = itertools.count()
    monkeypatch.setattr(daily_deals, "new_table_id", lambda: f"daily-table-{next(count) % 2:04}")


@pytest.mark.usefixtures("names")
def test_todays_cards_are_told_to_nobody_who_has_yet_to_play_them() -> None:
    (one, ada), (other, _) = (asyncio.run(a_day(secret)) for secret in SECRETS)
    assert len(one) > 30
    for (path, mine), (_, others) in zip(one, other, strict=True):
        assert _BOUND.sub(b"", mine) == _BOUND.sub(b"", others), path
        assert (mine != others) == (path in ("GET /api/daily", "GET /api/notices"))
    assert not any(secret.encode() in data for _, data in (*one, *other) for secret in SECRETS)
    assert not any(SECRETS[0].encode() in data for data in ada), "it is told when the day is over"
    assert any(b'"events"' in data for data in ada), "who has finished gets the record"
