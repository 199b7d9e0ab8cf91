"""What is on its way to a slow server: nothing is sent twice, and nothing else has to wait for it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from fzzzt.engine import Bid
from fzzzt.tui.app import FzzztApp
from fzzzt.tui.feeds.feed import Update, Wish
from fzzzt.tui.table_screen import TableScreen
from tui.playing import en, press, text_of, until
from tui.still_table import StillFeed, tables

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fzzzt.engine import Build
    from fzzzt.tui.feeds.feed import ShownTable


class SlowFeed(StillFeed):
    """Takes everything, and answers nothing yet; tells what the test has to tell."""

    def __init__(self, table: ShownTable) -> None:
        super().__init__(table)
        self.tables: asyncio.Queue[ShownTable] = asyncio.Queue()

    async def news(self) -> AsyncGenerator[Update, None]:
        """The table, then every other that comes."""
        yield Update(self.table)
        while True:
            yield Update(await self.tables.get())

    async def do(self, deed: Bid | Build | Wish) -> None:
        """Remember it, and leave it unanswered."""
        await super().do(deed)
        await asyncio.Event().wait()


def test_a_bid_is_sent_once_while_other_wishes_and_the_next_auctions_bid_go_out() -> None:
    async def scenario() -> None:
        table = tables()["bid"]
        assert table.view is not None
        feed = SlowFeed(table)
        screen = TableScreen(en, feed, pace=0.0)
        app = FzzztApp(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: screen.table.my_turn)
            await press(pilot, "1", "enter", "enter")
            assert en("tui-sending") in text_of(app)
            assert [type(deed) for deed in feed.deeds] == [Bid]
            await press(pilot, "a", "a")
            assert feed.deeds[1:] == [Wish("away")]
            later = replace(table, view=replace(table.view, auction=table.view.auction + 1))
            feed.tables.put_nowait(later)
            await until(pilot, lambda: screen.table is later)
            await press(pilot, "1", "enter")
            await until(pilot, lambda: len(feed.deeds) == 3)
            assert isinstance(feed.deeds[2], Bid)

    asyncio.run(scenario())
