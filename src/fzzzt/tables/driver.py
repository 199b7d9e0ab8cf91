"""What drives a table that nobody touches: bots think, clocks ring. Only the process that holds the lease does it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from fzzzt.tables import course
from fzzzt.tables.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.tables.hall import Hall
    from fzzzt.tables.live import LiveTable
    from fzzzt.tables.table import Table

_LONGEST_SLEEP = 3600.0

_log = logging.getLogger(__name__)


class Driver:
    """Bots and clocks of one table."""

    def __init__(self, live: LiveTable, hall: Hall) -> None:
        self.held = False
        """Whether this process has the lease."""
        self._live = live
        self._hall = hall
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._thinking)

    def drive(self) -> None:
        """Let bots think and set the clock, if that is for this process to do."""
        if not self.held or self._hall.stopping:
            self._cancel_timer()
            return
        table = self._live.table
        if table.phase in ("over", "ended"):
            self._close_sessions()
        for number in table.waiting:
            level = table.bot_of(number)
            if level is not None and number not in self._thinking:
                self._thinking[number] = asyncio.create_task(self._think(number, level))
        self._set_timer(table)

    def stop(self) -> None:
        """Drive no more."""
        self.held = False
        self._cancel_timer()
        for task in self._thinking.values():
            task.cancel()
        self._close_sessions()

    def _session(self, number: int) -> str:
        """What the crew calls a seat of this table."""
        return f"{self._live.mark}/{number}"

    def _close_sessions(self) -> None:
        table = self._live.table
        score = table.game.score if table.game is not None else None
        self._hall.crew.close(map(self._session, range(len(table.seats))), score)

    def _set_timer(self, table: Table) -> None:
        """Ring when the table's alarm is due. Most alarms are put off again and again: a timer that is early stays."""
        if (alarm := table.alarm) is None:
            self._cancel_timer()
            return
        loop = asyncio.get_running_loop()
        due = loop.time() + min(max((alarm - self._hall.now()) / 1000, 0.001), _LONGEST_SLEEP)
        if self._timer is None or self._timer.when() > due:
            self._cancel_timer()
            self._timer = loop.call_at(due, self._ring)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        if (alarm := self._live.table.alarm) is not None and alarm > self._hall.now():
            self._set_timer(self._live.table)
        else:
            self._hall.in_background(self._act(course.ring))

    async def _act(self, deed: Callable[[Table, int], None]) -> None:
        """Act on the table. If that fails the hall's sweep comes back to it."""
        try:
            await self._live.act(deed)
        except Refusal as refusal:
            _log.info("table %s: %s", self._live.mark, refusal.code)

    async def _think(self, number: int, level: str) -> None:
        """Let a bot decide, and play its move if it is still wanted."""
        table = self._live.table
        if (game := table.game) is None:
            return
        place = len(game.log)
        view, seed, session = game.view(number), table.bot_seed(number), self._session(number)
        try:
            move = await self._hall.crew.decide(level, view, seed, game.log, session)
            await self._act(lambda table, now: course.bot_moves(table, move, place, now))
        finally:
            self._thinking.pop(number, None)
        if not self._live.doubtful:
            self.drive()
