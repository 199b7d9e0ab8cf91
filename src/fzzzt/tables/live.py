"""A table in play: people, bots and clocks act one after another; all is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

import msgspec

from fzzzt.record import dump_record
from fzzzt.store import Append, Conflict, Receipt, Standing, Unavailable
from fzzzt.tables import course, feed, house
from fzzzt.tables.driver import Driver
from fzzzt.tables.onlookers import Onlookers
from fzzzt.tables.permission import check_rematch
from fzzzt.tables.recording import record_of
from fzzzt.tables.refusal import Refusal
from fzzzt.tables.table import Table
from fzzzt.wire import log
from fzzzt.wire.bodies import Seated, TablePage
from fzzzt.wire.commands import Rematch
from fzzzt.wire.tables import Done, encode
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from fzzzt.record import Record
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.hall import Hall
    from fzzzt.tables.onlookers import Send, Subscription
    from fzzzt.wire.commands import Command

    MessageKey = tuple[str, str]
    """Whose message, and its id."""

T = TypeVar("T")

_ATTEMPTS = 8
"""How often a deed is tried again when another process has written first."""
_MOST_ANSWERS = 64
"""Answers kept in memory; older ones are in the store."""

_log = logging.getLogger(__name__)


class LiveTable:
    """One table, one queue: whoever wants something waits for those before."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.id = table.id
        self.table = table
        self.onlookers = Onlookers(table)
        self.driver = Driver(self, hall)
        self.touched = hall.now()
        self.doubtful = False
        """Whether memory and log may differ: then the log is read again before anything else."""
        self._hall = hall
        self._queue = asyncio.Lock()
        self._rematching = asyncio.Lock()
        self._refreshing = False
        self._answers: dict[MessageKey, Done] = {}
        self._about = (-1, "")
        """What lists say of the table, and after how many entries besides the game's that was so."""
        self._told, self._told_public = table.seq, table.public

    @property
    def mark(self) -> str:
        """What logs call this table."""
        return mark_of(self.id)

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return self.table.public

    @property
    def idle(self) -> bool:
        """Whether nobody watches, acts or thinks here."""
        return not len(self.onlookers) and not self._queue.locked() and not self.driver.busy

    async def found(self) -> None:
        """Write down the first lines of a new table, and drive it from here."""
        try:
            await self._save((), None)
            await self.take_charge()
        except Unavailable:
            raise Refusal("unavailable") from None

    # What people do

    async def sit(self, guest: Guest, seat: int | None, commitment: str | None) -> Seated:
        """Give somebody a seat."""
        return Seated(await self.act(lambda table, now: house.sit(table, guest, seat, commitment, now)))

    async def leave(self, guest: Guest) -> None:
        """Let somebody get up before the game."""
        await self.act(lambda table, now: house.leave(table, guest, now))

    async def pass_on(self, guest: Guest) -> str:
        """A token that moves somebody's seat to whoever brings it first."""
        token = secrets.token_urlsafe(24)
        await self.act(lambda table, now: house.pass_on(table, guest, token, now))
        return token

    async def claim(self, guest: Guest, token: str) -> Seated:
        """Take over the seat of such a token."""
        return Seated(await self.act(lambda table, now: house.claim(table, guest, token, now)))

    async def do(self, guest: Guest, command: Command) -> Done:
        """Do what a message asks for and answer it; one that was answered before is only answered again."""
        if isinstance(command, Rematch):
            return await self._rematch(guest, command)
        return await self._answered(guest, command, lambda table, now: house.carry_out(table, guest, command, now))

    async def _rematch(self, guest: Guest, command: Rematch) -> Done:
        """Of several who ask at once the first opens the new table, before anyone is told of it."""
        async with self._rematching:
            check_rematch(self.table, guest)
            following = self.table.next or await self._hall.open_rematch(self.table)

            def agree(table: Table, now: int) -> None:
                if table.next is None:
                    table.write(log.Rematched(following), now)

            answer = await self._answered(guest, command, agree)
        if self.table.next != following:  # another process was quicker: nobody needs this one
            await (await self._hall.table(following)).act(lambda table, now: table.write(log.Ended("host"), now))
        return answer

    async def _answered(self, guest: Guest, command: Command, deed: Callable[[Table, int], None]) -> Done:
        key = (guest.id, command.id)
        if (before := self._answers.get(key)) is not None:
            return before
        try:
            await self.act(deed, key)
        except Refusal as refusal:
            if refusal.code not in ("unavailable", "stopping") and (before := await self._recalled(key)) is not None:
                return before
            raise
        return self._answers.get(key) or self._answer(key)

    async def _recalled(self, key: MessageKey) -> Done | None:
        """The answer that was given to this message before, perhaps by another process."""
        try:
            answer = await self._hall.store.receipt(self.id, *key)
        except Unavailable:
            raise Refusal("unavailable") from None
        return None if answer is None else msgspec.json.decode(answer, type=Done)

    def _answer(self, key: MessageKey) -> Done:
        return Done(key[1], self.table.public)

    # What onlookers get

    async def watch(self, guest: Guest, seq: int, send: Send) -> Subscription:
        """Send somebody everything after `seq`, and all that happens from now on."""
        if seq > self.seq:  # another process has told more than this one has heard of
            await self.refresh()
        async with self._at_rest():
            return self.subscribe(guest, seq, send)

    def subscribe(self, guest: Guest, seq: int, send: Send) -> Subscription:
        """Let somebody watch at once, where it is known that nothing is being written."""
        return self.onlookers.welcome(guest, seq, self._hall.now(), send)

    async def tell_since(self, subscription: Subscription, seq: int) -> None:
        """Send somebody everything after `seq` again."""
        async with self._at_rest():
            subscription.since(seq)

    async def page(self) -> TablePage:
        """The table as a spectator sees it."""
        async with self._at_rest():
            view = feed.view(self.table, None)
            return TablePage(feed.table_state(self.table), None if view is None else view_of(view), self.seq)

    async def recorded(self) -> Record:
        """The full record of a game that is over or ended."""
        async with self._at_rest():
            return record_of(self.table)

    async def record(self) -> bytes:
        """That record as it is downloaded."""
        return dump_record(await self.recorded()).encode()

    @asynccontextmanager
    async def _at_rest(self) -> AsyncIterator[None]:
        """Wait until memory is what is on disk: nobody may hear of what is being written and may yet fail."""
        async with self._queue:
            if self.doubtful:
                try:
                    await self._reload()
                except Unavailable:
                    raise Refusal("unavailable") from None
            yield

    # One after another

    async def act(self, deed: Callable[[Table, int], T], key: MessageKey | None = None) -> T:
        """Let a deed happen, and be finished even if whoever asked for it goes away meanwhile."""
        if self._hall.stopping:
            raise Refusal("stopping")
        return await asyncio.shield(self._hall.finishing(self._in_turn(deed, key)))

    async def _in_turn(self, deed: Callable[[Table, int], T], key: MessageKey | None) -> T:
        async with self._queue:
            self.touched = self._hall.now()
            for _ in range(_ATTEMPTS):
                try:
                    return await self._attempt(deed, key)
                except Conflict:
                    self.doubtful = True
                    if key is not None and await self._recalled(key) is not None:
                        raise Refusal("answered") from None
                except Unavailable as error:
                    self.doubtful = True
                    _log.warning("table %s could not be written or read: %s", self.mark, error)
                    break
            raise Refusal("unavailable")

    async def _attempt(self, deed: Callable[[Table, int], T], key: MessageKey | None) -> T:
        if self.doubtful:
            await self._reload()
        now = max(self._hall.now(), self.table.updated)
        owners = self._owners()
        try:
            result = deed(self.table, now)
            course.settle(self.table, now)
            if self.table.unsaved:
                await self._save(owners, key)
        except BaseException:
            self.doubtful = bool(self.table.unsaved)  # a refusal comes before anything is written, a bug may not
            raise
        return result

    async def _save(self, owners: Sequence[str | None], key: MessageKey | None) -> None:
        """First the disk, then everybody's ears."""
        lines = tuple(self.table.unsaved)
        receipt = key and Receipt(*key, encode(self._answer(key)).decode())
        changed = self._owners() != owners
        standing = standing_of(self.table, self._about_text())
        await self._hall.store.append(Append(self.id, lines, standing, receipt, owners_changed=changed))
        self.table.unsaved.clear()
        self._hall.counts["entries"] += sum(line.public is not None for line in lines)  # anyone may see the counts
        if key is not None:
            self._remember(key)
        self._tell()
        self.driver.drive()

    def _about_text(self) -> str:
        """What lists say of the table: events of the game change nothing of it."""
        besides = self.table.seq - self.table.happened
        if self._about[0] != besides:
            self._about = (besides, encode(feed.about(self.table)).decode())
        return self._about[1]

    def _owners(self) -> list[str | None]:
        return [seat.owner for seat in self.table.seats]

    def _remember(self, key: MessageKey) -> None:
        self._answers[key] = self._answer(key)
        if len(self._answers) > _MOST_ANSWERS:
            del self._answers[next(iter(self._answers))]

    async def _reload(self) -> None:
        """Read the log again, because it may differ from memory."""
        self.table = Table.of(self.id, await self._hall.store.lines(self.id))
        self.onlookers.table = self.table
        self.doubtful = False
        self._tell()

    def refresh_soon(self) -> None:
        """Take what other processes have written, once for all news that has come until then."""
        if not self._refreshing:
            self._refreshing = True
            self._hall.in_background(self.refresh())

    async def refresh(self) -> None:
        """Take what other processes have written."""
        async with self._queue:
            self._refreshing = False
            try:
                if self.doubtful:
                    await self._reload()
                lines = await self._hall.store.lines(self.id, self.table.seq)
            except Unavailable:
                self.doubtful = True
                return
            for line in lines:
                self.table.replay(line)
            if lines:
                self._tell()
        self.driver.drive()

    def _tell(self) -> None:
        """Tell everybody what has come to the table since they were told last."""
        sealed = [seat for seat, seq in self.table.sealed.items() if seq > self._told]
        self.onlookers.tell(self.table.told[self._told_public :], sealed)
        self._told, self._told_public = self.table.seq, self.table.public

    def look_up(self) -> None:
        """See whether anything was left undone, because the database did not answer perhaps."""
        if self.doubtful:
            self.refresh_soon()
        elif self.table.due is not None and self.table.due <= self._hall.now():
            self.driver.drive()

    async def take_charge(self, *, claimed: bool = False) -> None:
        """Drive bots and clocks from here, unless another living process does; `claimed`: the lease is ours already."""
        if self.doubtful:
            await self.refresh()
        if self.table.phase in ("over", "ended") or self.doubtful:
            return
        driven = self.driver.held
        self.driver.held = claimed or await self._hall.store.claim(self.id)
        if self.driver.held and not driven and course.is_overdue(self.table, self._hall.now()):
            await self.act(course.give_grace)
        self.driver.drive()


def mark_of(table: str) -> str:
    """What logs call a table: its id is the key to it, and stays out of them."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


def standing_of(table: Table, about: str) -> Standing:
    """What lists and sweeps ask about a table."""
    return Standing(
        phase=table.phase,
        listed=table.listed,
        due=table.due,
        waiting=table.waiting,
        updated=table.heard,
        owners=tuple(seat.owner for seat in table.seats),
        about=about,
    )
