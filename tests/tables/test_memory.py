"""A table that is put away leaves nothing in memory, and at once: collecting garbage is a rare thing in a server."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Any

from fzzzt.engine import Game
from fzzzt.store import Store, writer
from fzzzt.tables import Crew, Hall, LiveTable, Terms, feed
from fzzzt.tables.crew import quick_move
from tables.parlour import ADA, START

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from fzzzt.engine import Bid, Build, View

GAMES, AT_ONCE = 300, 50


class QuickCrew(Crew):
    """Bots that think in this process, and quickly."""

    async def decide(self, level: str, view: View, seed: str, *_: Any, **__: Any) -> Bid | Build:
        del level
        return quick_move(view, seed)


async def played(hall: Hall) -> None:
    """A game of bots, with somebody who watches."""
    live = await hall.table(await hall.open_table(ADA, Terms(players=2, bots=["random", "random"])))
    over, heard = asyncio.Event(), list[bytes]()

    def hear(message: bytes) -> None:
        heard.append(message)  # as a connection does, which knows its subscription as well
        if live.table.phase == "over":
            over.set()

    subscription = await live.watch(ADA, 0, hear)
    hear(b"")
    await over.wait()
    subscription.close()


def in_memory() -> dict[str, int]:
    """How many tables and games there are, used or not."""
    feed._shared.cache_clear()  # it keeps one view
    kinds = [type(each) for each in gc.get_objects()]
    return {"tables": kinds.count(LiveTable), "games": kinds.count(Game)}


def test_hundreds_of_games_leave_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_PACE", 0)
    now = START

    async def scenario() -> dict[str, int]:
        nonlocal now
        store = await Store.open(f"sqlite:///{tmp_path / 'fzzzt.db'}")
        hall = Hall(store, QuickCrew(), lambda: now)
        await hall.start()
        for _ in range(GAMES // AT_ONCE):
            await asyncio.gather(*(played(hall) for _ in range(AT_ONCE)))
        now += 3_600_000  # long enough for every table to be put away
        while hall.here:
            await asyncio.sleep(0.05)
        while await store.results.uncounted():  # who counts a game needs it until then
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.05)
        left = in_memory()
        await hall.stop()
        await store.close()
        return left

    gc.collect()
    before = in_memory()
    gc.disable()
    try:
        assert asyncio.run(scenario()) == before
    finally:
        gc.enable()
