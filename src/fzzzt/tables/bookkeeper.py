"""Takes finished games into their people's lists and sums: at once, and those that were left at the next start."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from fzzzt.store import Conflict, Counted, RatedGame, Unavailable
from fzzzt.tables.daily_tries import finished_try
from fzzzt.tables.groups import group_game
from fzzzt.tables.live import mark_of
from fzzzt.tables.played import counted
from fzzzt.tables.rating import finished_at, rated_game
from fzzzt.tables.reading import BrokenTable, read_table
from fzzzt.tables.recording import record_of

if TYPE_CHECKING:
    from fzzzt.store import Store
    from fzzzt.tables.table import Table

_PORTION = 500

_log = logging.getLogger(__name__)


class Bookkeeper:
    """Counts games one after another, away from the event loop: points round by round take a while."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one = asyncio.Lock()

    async def count(self, table: Table) -> None:
        """Count a game that is over. Whoever was first has counted it; what fails is tried at the next start."""
        game = Counted(table.id, finished_at(table), len(table.seats), (), rated_game(table), group_game(table))
        record, done = (record_of(table), finished_try(table)) if table.phase == "over" else (None, None)
        owners = [seat.owner for seat in table.seats]
        del table  # its record is enough, however long it waits
        async with self._one:
            if done is not None:
                await self._store.daily.finish(done)
            if record is not None:
                listed = await asyncio.to_thread(counted, record, owners, game.finished)
                game = replace(listed, rated=game.rated, group=game.group)
            with suppress(Conflict):
                await self._store.results.count(game)

    async def rate_anew(self) -> int:
        """Rate all games there are by their logs; answers how many count. It may be done while people play."""
        read, games = [""], list[RatedGame]()
        while names := await self._store.ratings.over(read[-1], _PORTION):
            read += names
            for name in names:
                with suppress(BrokenTable):
                    if (game := rated_game(await read_table(self._store, name))) is not None:
                        games.append(game)
        return await self._store.ratings.rebuild(set(read), games)

    async def catch_up(self) -> None:
        """Count what is over and was not counted. A log that cannot be followed is in nobody's list."""
        try:
            while names := await self._store.results.uncounted():
                for name in names:
                    await self._count_left(name)
        except Unavailable as error:
            _log.warning("finished games are counted at the next start: %s", error)

    async def _count_left(self, name: str) -> None:
        try:
            await self.count(await read_table(self._store, name))
        except (BrokenTable, ValueError):
            _log.warning("table %s cannot be counted", mark_of(name))
            with suppress(Conflict):
                await self._store.results.count(Counted(name, 0, 0, ()))
