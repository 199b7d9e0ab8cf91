"""What drives a table that nobody touches: bots think, clocks ring. Only the process that holds the lease does it."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING

from fzzzt.tables import course
from fzzzt.tables.fair_queue import Asker
from fzzzt.tables.patience import Within
from fzzzt.tables.powers import is_attended
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
        self._live: LiveTable = weakref.proxy(live)  # a circle would keep a table that was put away, for long
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
        table, now = self._live.table, self._hall.now()
        if table.phase in ("over", "ended"):
            self._close_sessions()
        for number in table.waiting:
            level, at = table.bot_of(number), table.thinks_at(number)
            if level is not None and at is not None and at <= now and number not in self._thinking:
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

    def _asker(self, table: Table) -> Asker:
        """For whom a bot here decides: for those who play, or else for who opened the table.

        Where nobody plays it may wait: a table of bots alone goes on when nobody else needs a worker.
        """
        players = tuple(seat.owner for seat in table.seats if seat.owner is not None and seat.state == "person")
        return Asker(players or (table.host,), lambda: is_attended(table, self._live.company))

    def _close_sessions(self) -> None:
        table = self._live.table
        score = table.game.score if table.game is not None else None
        self._hall.crew.close(map(self._session, range(len(table.seats))), score)

    def _set_timer(self, table: Table) -> None:
        """Ring when the table's alarm is due. Most alarms are put off again and again: a timer that is early stays."""
        if (alarm := self._next(table)) is None:
            self._cancel_timer()
            return
        loop = asyncio.get_running_loop()
        due = loop.time() + min(max((alarm - self._hall.now()) / 1000, 0.001), _LONGEST_SLEEP)
        if self._timer is None or self._timer.when() > due:
            self._cancel_timer()
            self._timer = loop.call_at(due, self._ring)

    def _next(self, table: Table) -> int | None:
        """When to look again: at the alarm, or when a bot that covers somebody is to decide."""
        thoughts = [table.thinks_at(number) for number in table.waiting if number not in self._thinking]
        return min((at for at in (table.alarm, *thoughts) if at is not None), default=None)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        if (alarm := self._live.table.alarm) is None or alarm > self._hall.now():
            self.drive()
        else:
            self._hall.in_background(self._act(course.ring))

    async def _act(self, deed: Callable[[Table, int], None]) -> None:
        """Act on the table. If that fails the hall's sweep comes back to it."""
        try:
            await self._live.act(deed)
        except Refusal as refusal:
            _log.info("table %s: %s", self._live.mark, refusal.code)
        except Exception as error:
            await self._hall.set_aside(self._live.id, error)

    async def _think(self, number: int, level: str) -> None:
        """Let a bot decide, and play its move if it is still wanted."""
        table = self._live.table
        if (game := table.game) is None:
            return
        place = len(game.log)
        try:
            with Within():
                view, seed, session = game.view(number), table.bot_seed(number), self._session(number)
            asker, exact = self._asker(table), table.plays_daily
            move = await self._hall.crew.decide(level, view, seed, game.log, session, asker, exact=exact)
            await self._act(lambda table, now: course.bot_moves(table, move, place, now))
        except Exception as error:
            await self._hall.set_aside(self._live.id, error)
        finally:
            self._thinking.pop(number, None)
        if not self._live.doubtful:
            self.drive()
