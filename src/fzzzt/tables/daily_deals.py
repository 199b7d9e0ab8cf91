"""The deals of the days at this server: whose secret is drawn when, who plays them, and who may look."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import structs

from fzzzt.daily.days import beginning_of, day_after, day_at, end_of, is_day, streaks
from fzzzt.daily.deal import BOTS, LINEUP, new_game, versions
from fzzzt.fairness import commitment_to, new_secret
from fzzzt.presets import HOUSE_LEVEL
from fzzzt.store import Conflict, DrawnDeal, Try, Unavailable
from fzzzt.tables.daily_results import DailyBoard, mine_of
from fzzzt.tables.handed_in import take_in
from fzzzt.tables.refusal import Refusal, asked
from fzzzt.tables.table import new_table_id
from fzzzt.wire import log
from fzzzt.wire.daily import DailyDay, DailyDeal, DailyMine, DailyPage
from fzzzt.wire.faces import embedded_deck
from fzzzt.wire.options import options_of
from fzzzt.wire.terms import Clock

if TYPE_CHECKING:
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.hall import Hall
    from fzzzt.tables.table import Table
    from fzzzt.wire.daily import DailyPart, DailyResults, HandIn, TrustResults

EARLIER = 7
"""Days whose deals can still be played, without counting, and whose results are shown."""
_REMEMBERED = 3000
"""Days of somebody's that are looked at for their longest streak."""
_LOOK = 600.0
"""Seconds between two looks at whether tomorrow's secret is drawn."""


class DailyDeals:
    """One deal a day for everybody."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._days = hall.store.daily
        self.board = DailyBoard(hall)
        self._drawing: asyncio.Task[None] | None = None

    @property
    def today(self) -> str:
        """The day it is by our clock."""
        return day_at(self._hall.now())

    # Secrets

    def start(self) -> None:
        """See to it that every day's secret is drawn the day before."""
        self._drawing = asyncio.create_task(self._keep_drawing())

    async def stop(self) -> None:
        """Draw no more."""
        await self.board.stop()
        if self._drawing is not None:
            self._drawing.cancel()
            await asyncio.gather(self._drawing, return_exceptions=True)

    async def _keep_drawing(self) -> None:
        while True:
            with suppress(Unavailable):
                await self._drawn(self.today)
            await asyncio.sleep(_LOOK)

    async def _drawn(self, today: str) -> dict[str, DrawnDeal]:
        """The deals from some days ago until tomorrow; those of today and tomorrow are drawn if they are not yet."""
        first, tomorrow = day_after(today, -EARLIER), day_after(today)
        known = {deal.day: deal for deal in await self._days.drawn(first, tomorrow)}
        if today in known and tomorrow in known:
            return known
        for day in {today, tomorrow} - known.keys():
            await self._days.draw(DrawnDeal(day, new_secret(), self._hall.now()))
        return {deal.day: deal for deal in await self._days.drawn(first, tomorrow)}

    # Playing

    async def open_table(self, guest: Guest, day: str | None) -> str:
        """The table of somebody's one try of today's deal, or, without counting, a new one of an earlier day's."""
        today = self.today
        deals = await asked(self._drawn(today))
        if day not in (None, today):
            if not is_day(day) or day not in deals or day > today:
                raise Refusal("daily-no-such-day", day=day)
            return await self._found(guest, deals[day], "again")
        wanted = Try(today, "server", guest.id, guest.name, new_table_id())
        try:
            begun = await self._days.begin(wanted)
            name = begun.table_id or ""
            if await self._hall.store.standing(name) is None:  # new, or the server ended between the two
                with suppress(Conflict):  # whoever asked at the same moment was first
                    await self._found(guest, deals[today], "counted", name)
        except Unavailable:
            raise Refusal("unavailable") from None
        return name

    async def _found(self, guest: Guest, deal: DrawnDeal, part: DailyPart, name: str | None = None) -> str:
        game = new_game()
        opened = log.Opened(
            options=options_of(game.options),
            deck=embedded_deck(game.faces),
            bots=list(BOTS),
            cover=HOUSE_LEVEL,
            public=False,
            clock=Clock(),
            host=guest.id,
            commitment="",
            hints=False,
            daily=DailyDeal(deal.day, part, versions()),
        )
        return await self._hall.found(opened, guest, name, deal.secret)

    def closed(self, opened: log.Opened, record: object) -> log.Opened:
        """A table that plays on from this record: as long as others play with these cards it is closed to them."""
        daily = record.get("daily") if isinstance(record, dict) else None
        day = str(daily.get("day")) if isinstance(daily, dict) and daily.get("deal") == "server" else ""
        if not is_day(day) or self._hall.now() >= end_of(day):
            return opened
        return structs.replace(opened, public=False, daily=DailyDeal(day, "played-on", {}))

    # Looking

    async def check_reader(self, table: Table, guest: Guest) -> None:
        """`Refusal` if a table has the cards of a deal that somebody has still to play."""
        daily = table.daily
        if daily is None or self._hall.now() >= end_of(daily.day) or table.seat_of(guest.id) is not None:
            return
        if not await self.has_finished(guest, daily.day):
            raise Refusal("daily-closed")

    async def has_finished(self, guest: Guest, day: str) -> bool:
        """Whether somebody has played a day's deal to its end."""
        own = await asked(self._days.try_of(day, "server", guest.id))
        return own is not None and own.finished is not None

    async def page(self, guest: Guest) -> DailyPage:
        """Today's deal, as everybody may know it."""
        today = self.today
        deals = await asked(self._drawn(today))
        own = await asked(self._days.try_of(today, "server", guest.id))
        days = await asked(self._days.days_of(guest.id, _REMEMBERED))
        told = {day: self._told(deal) for day, deal in deals.items()}
        streak, longest = streaks(days, today)
        return DailyPage(
            today=told[today],
            tomorrow=told[day_after(today)],
            earlier=tuple(told[day] for day in sorted(told, reverse=True) if day < today),
            ends=end_of(today),
            bots=LINEUP,
            mine=mine_of(own, None, over=False) if own is not None else DailyMine(None, finished=False),
            streak=streak,
            longest=longest,
        )

    def _told(self, deal: DrawnDeal) -> DailyDay:
        over = self._hall.now() >= end_of(deal.day)
        early = deal.drawn < beginning_of(deal.day)
        return DailyDay(deal.day, commitment_to(deal.secret), early, deal.secret if over else None)

    async def results(self, guest: Guest, day: str) -> DailyResults:
        """What came of a day's deal, for whoever may know it."""
        today = self.today
        deals = await asked(self._drawn(today))
        if not is_day(day) or day not in deals or day > today:
            raise Refusal("daily-no-such-day", day=day)
        over = self._hall.now() >= end_of(day)
        if not over and not await self.has_finished(guest, day):
            raise Refusal("daily-closed")
        return await asked(self.board.results(guest, deals[day], over=over))

    async def trusted(self, guest: Guest, day: str) -> TrustResults:
        """The games of a day's public deal that were handed in."""
        if not is_day(day):
            raise Refusal("daily-no-such-day", day=day)
        return await asked(self.board.on_trust(guest, day))

    async def hand_in(self, guest: Guest, game: HandIn) -> TrustResults:
        """Take a game of the public deal; answers the list that it is in now."""
        day = await asked(take_in(self._days, guest, game, self._hall.now()))
        self.board.forget(day, "public")
        return await self.trusted(guest, day)
