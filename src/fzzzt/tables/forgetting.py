"""People who want to be forgotten: their tables are gone through one after another, also after a restart."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import msgspec

from fzzzt.store import NOBODY, Conflict, Line, Rewritten, Unavailable
from fzzzt.tables import feed
from fzzzt.tables.live import mark_of, standing_of
from fzzzt.tables.played import company_of
from fzzzt.tables.refusal import Refusal, asked
from fzzzt.tables.scrubbed import scrubbed
from fzzzt.tables.table import Table
from fzzzt.wire import log
from fzzzt.wire.played import Played
from fzzzt.wire.tables import About, Done, encode

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from fzzzt.tables.hall import Hall
    from fzzzt.tables.live import LiveTable

T = TypeVar("T", bound=msgspec.Struct)

_ATTEMPTS = 8
"""How often a table is tried again when another process has written first."""

_log = logging.getLogger(__name__)


class Forgetter:
    """Takes people out of the tables where they were."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._one = asyncio.Lock()

    async def forget(self, owners: Sequence[str]) -> None:
        """Forget somebody, with all people at the device: what is theirs alone at once, their tables soon."""
        await asked(self._hall.store.forgetting.begin(owners, self._hall.now()))
        self._hall.in_background(self.catch_up())

    async def catch_up(self) -> None:
        """Forget everybody who is still to be forgotten. What cannot be done now is done at the next start."""
        try:
            async with self._one:
                for owners in await self._hall.store.forgetting.leaving():
                    await self._go_through(owners)
        except Unavailable as error:
            _log.warning("people are forgotten at the next start: %s", error)

    async def _go_through(self, owners: Sequence[str]) -> None:
        forgetting = self._hall.store.forgetting
        for owner in owners:
            while tables := await forgetting.tables_of(owner):
                for name in tables:
                    if self._hall.stopping:
                        return
                    await self._leave(name, owners)
        for owner in owners:
            await forgetting.finish(owner)

    async def _leave(self, name: str, owners: Sequence[str]) -> None:
        """Take them out of one table."""
        try:
            await self._leave_table(await self._hall.table(name), owners)
        except Refusal as refusal:
            if refusal.code == "unavailable":
                raise Unavailable(refusal.code) from None
            if refusal.code == "set-aside":
                await self._leave_aside(name, owners)
        await self._hall.store.forgetting.leave(owners, name)

    async def _leave_aside(self, name: str, owners: Sequence[str]) -> None:
        """A table that cannot be followed may be one day. It goes only if not even its lines can be read."""
        store = self._hall.store
        standing, lines = await store.standing(name), await store.lines(name)
        if standing is None:
            return
        try:
            bodies = scrubbed(lines, owners, ())
            about = msgspec.json.decode(standing.about, type=About)
        except (ValueError, KeyError):
            await store.forgetting.erase(name)
            return
        gone = [number for number, owner in enumerate(standing.owners) if owner in owners]
        about = msgspec.structs.replace(about, seats=_nameless(about.seats, gone))
        left = tuple([None if number in gone else owner for number, owner in enumerate(standing.owners)])
        standing = replace(standing, owners=left, about=encode(about).decode())
        await store.forgetting.rewrite(Rewritten(name, tuple(owners), None, bodies, standing, {}))

    async def _leave_table(self, live: LiveTable, owners: Sequence[str]) -> None:
        for _ in range(_ATTEMPTS):
            async with live.rewriting():
                if not is_shared(live.table, owners):
                    await self._hall.store.forgetting.erase(live.id)
                    self._hall.lose(live)
                    return
                rewritten = await self._without(live, owners)
                try:
                    if rewritten is not None:
                        await self._hall.store.forgetting.rewrite(rewritten)
                    return
                except Conflict:  # another process has written: look again
                    _log.info("table %s has gone on", mark_of(live.id))
        raise Unavailable("the table is too busy")

    async def _without(self, live: LiveTable, owners: Sequence[str]) -> Rewritten | None:
        """A table without them; None if there is nothing to be changed."""
        store = self._hall.store
        lines = await store.lines(live.id)
        answers = [await store.forgetting.answers(live.id, owner) for owner in owners]
        said = {msgspec.json.decode(answer, type=Done).seq for some in answers for answer in some}
        bodies = scrubbed(lines, owners, said)
        if not bodies:
            return None
        seats = [number for number, seat in enumerate(live.table.seats) if seat.owner in owners]
        line = Line(
            lines[-1].seq + 1,
            live.table.public + 1,
            max(self._hall.now(), live.table.updated),
            log.written(log.Forgotten(seats)),
        )
        new = [*(Line(old.seq, old.public, old.at, bodies.get(old.seq, old.body)) for old in lines), line]
        table = await asyncio.to_thread(Table.of, live.id, new)
        told = {seat: about for seat, owner, about in await store.forgetting.results_of(live.id) if owner not in owners}
        return Rewritten(
            table=live.id,
            owners=tuple(owners),
            line=line,
            bodies=bodies,
            standing=standing_of(table, encode(feed.about(table)).decode()),
            results={seat: _retold(about, seats) for seat, about in told.items()},
        )


def is_shared(table: Table, owners: Collection[str]) -> bool:
    """Whether somebody else has a seat here, and has taken it."""
    return any(seat.owner is not None and seat.owner not in owners and not seat.kept for seat in table.seats)


def _retold(about: str, gone: Collection[int]) -> tuple[str, str]:
    """What somebody else's list says of a game: the company, and all else."""
    game = msgspec.json.decode(about, type=Played)
    seats = _nameless(game.seats, gone)
    names = [seat.name for seat in seats]
    return company_of(names, game.seat), encode(msgspec.structs.replace(game, seats=seats)).decode()


def _nameless(seats: Sequence[T], gone: Collection[int]) -> tuple[T, ...]:
    """Seats of which some have no name any more."""
    return tuple([msgspec.structs.replace(seat, name=NOBODY) if at in gone else seat for at, seat in enumerate(seats)])
