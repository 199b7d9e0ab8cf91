"""Everything that is kept of somebody, as a file: whoever takes it slowly keeps nobody else waiting for theirs."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from fzzzt.tables import Guest
from fzzzt.web.exporting import exported
from fzzzt.wire.played import Figures, PlayedGames

ADA = Guest("ada", "Ada")


def empty_desk() -> Any:
    """A desk that keeps nothing of anybody."""

    async def nothing(*_: object) -> object:
        return {}

    async def figures(_: Guest) -> Figures:
        return Figures(None, {}, {}, {})

    async def games(*_: object) -> PlayedGames:
        return PlayedGames((), None)

    lists = SimpleNamespace(tables_of=nothing, figures_of=figures, games_of=games)
    store = SimpleNamespace(forgetting=SimpleNamespace(kept=nothing))
    return SimpleNamespace(hall=SimpleNamespace(now=lambda: 0, lists=lists), store=store)


def test_files_that_nobody_takes_keep_nobody_waiting_for_theirs() -> None:
    async def scenario() -> None:
        desk = empty_desk()
        slow = [exported(desk, ADA, [ADA]) for _ in range(10)]
        begun = [asyncio.ensure_future(anext(each)) for each in slow]
        for _ in range(50):
            await asyncio.sleep(0)
        assert all(each.done() for each in begun)
        for each in begun:
            each.cancel()

    asyncio.run(scenario())
