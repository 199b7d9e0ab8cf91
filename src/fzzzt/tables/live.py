"""A table in play: people, bots and clocks act one after another; all is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

import msgspec

from fzzzt.engine.scoring import standing
from fzzzt.record import dump_record
from fzzzt.store import Append, Conflict, Receipt, Standing, Unavailable
from fzzzt.tables import adviser, calls, course, covering, feed, house, seating
from fzzzt.tables.company import Attendance, Company
from fzzzt.tables.driver import Driver
from fzzzt.tables.onlookers import Onlookers
from fzzzt.tables.patience import TookTooLong, Within
from fzzzt.tables.permission import check_rematch, running_game
from fzzzt.tables.reading import BrokenTable, read_table, take_lines
from fzzzt.tables.recording import record_of
from fzzzt.tables.refusal import Refusal, asked
from fzzzt.wire import log
from fzzzt.wire.bodies import Seated, TablePage, Totals
from fzzzt.wire.commands import AskHint, Rematch, Typing
from fzzzt.wire.tables import Done, encode
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from fzzzt.tables.guest import Guest
    from fzzzt.tables.hall import Hall
    from fzzzt.tables.onlookers import Send, Subscription
    from fzzzt.tables.table import Table
    from fzzzt.wire.commands import Command
    from fzzzt.wire.sayings import Saying

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
        self.company = Company(hall.now, hall.last_seen.of(table.id))
        self.onlookers = Onlookers(table, self.company)
        self.driver = Driver(self, hall)
        self.touched = hall.now()
        self.doubtful = False
        """Whether memory and log may differ: then the log is read again before anything else."""
        self.aside = False
        """Whether the table fails: then nothing happens here any more."""
        self._hall = hall
        self._queue = asyncio.Lock()
        self._rematching = asyncio.Lock()
        self._over = table.phase in ("over", "ended")
        self._refreshing = False
        self._answers: dict[MessageKey, Done] = {}
        self._traced: set[str] = set()
        """Of whom the store knows that they were here."""
        self._about = (-1, "")
        """What lists say of the table, and after how many entries besides the game's that was so."""
        self._told, self._told_public = table.seq, table.public
        self._totals: tuple[object, tuple[int, ...]] | None = None
        """What everybody would score, as long as nobody's cards change."""

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
        await asked(self._save((), calls.Asked(0, frozenset()), None))
        await asked(self.take_charge())

    # What people do

    async def sit(self, guest: Guest, seat: int | None, commitment: str | None) -> Seated:
        """Give somebody a seat."""
        return Seated(await self.act(lambda table, now: seating.sit(table, guest, seat, commitment, now)))

    async def leave(self, guest: Guest) -> None:
        """Let somebody get up before the game."""
        await self.act(lambda table, now: seating.leave(table, guest, now))

    async def pass_on(self, guest: Guest) -> str:
        """A token that moves somebody's seat to whoever brings it first."""
        token = secrets.token_urlsafe(24)
        await self.act(lambda table, now: seating.pass_on(table, guest, token, now))
        return token

    async def claim(self, guest: Guest, token: str) -> Seated:
        """Take over the seat of such a token."""
        return Seated(await self.act(lambda table, now: seating.claim(table, guest, token, now)))

    async def do(self, guest: Guest, command: Command) -> Done:
        """Do what a message asks for and answer it; one that was answered before is only answered again."""
        if isinstance(command, Rematch):
            return await self._rematch(guest, command)
        if isinstance(command, AskHint):
            return await self._hint(guest, command)
        if isinstance(command, Typing):
            return self._typing(guest, command)
        return await self._answered(
            guest, command, lambda table, now: house.carry_out(table, self.company, guest, command, now)
        )

    async def rematch(self, guest: Guest) -> str:
        """The table where these people play again, a new one for the first who asks."""
        await self.do(guest, Rematch(secrets.token_urlsafe(12)))
        if self.table.next is None:  # cannot be: the wish is in the log
            raise Refusal("unavailable")
        return self.table.next

    async def rename(self, guest: Guest, before: str) -> None:
        """Let somebody's new name reach the seat."""
        await self.act(lambda table, now: seating.rename(table, guest, before, now))

    async def hand_over(self, guest: Guest, account: Guest) -> bool:
        """Let a guest's seat be an account's, unless that sits here already."""
        return await self.act(lambda table, now: seating.hand_over(table, guest, account, now))

    def _typing(self, guest: Guest, command: Typing) -> Done:
        """Who writes is told and not kept; of whom nobody hears nothing is told."""
        number = self.table.seat_of(guest.id)
        if number is not None and number not in self.table.silenced:
            self.company.write(guest.id, on=command.on)
            self.mind_company()
        return Done(command.id, self.table.public)

    async def _hint(self, guest: Guest, command: AskHint) -> Done:
        """Think about it first; it counts, and is told, when it is written down."""
        place, sayings = self.table.happened, await self._thought(guest, command)

        def give(table: Table, now: int) -> None:
            adviser.give(table, adviser.asking_seat(table, guest, command), place, sayings, now)

        return await self._answered(guest, command, give)

    async def _thought(self, guest: Guest, command: AskHint) -> tuple[Saying, ...]:
        """A hint for the present decision; nothing where it will be refused."""
        try:
            number = adviser.asking_seat(self.table, guest, command)
        except Refusal:
            return ()
        known = self.table.hint_of(number)
        return known or await self._hall.adviser.advise(self.id, running_game(self.table).view(number))

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
        answer = await asked(self._hall.store.receipt(self.id, *key))
        return None if answer is None else msgspec.json.decode(answer, type=Done)

    def _answer(self, key: MessageKey) -> Done:
        return Done(key[1], self.table.public)

    # What onlookers get

    async def watch(self, guest: Guest, seq: int, send: Send, *, attentive: bool = False) -> Subscription:
        """Send somebody everything after `seq`, and all that happens from now on; `attentive`: who comes too."""
        if seq > self.seq:  # another process has told more than this one has heard of
            await self.refresh()
        async with self._at_rest():
            return self.subscribe(guest, seq, send, attentive=attentive)

    def subscribe(self, guest: Guest, seq: int, send: Send, *, attentive: bool = False) -> Subscription:
        """Let somebody watch at once, where it is known that nothing is being written."""
        subscription = self.onlookers.welcome(guest, seq, send, attentive=attentive)
        self.mind_company()
        return subscription

    async def tell_since(self, subscription: Subscription, seq: int) -> None:
        """Send somebody everything after `seq` again."""
        async with self._at_rest():
            subscription.since(seq)

    async def page(self) -> TablePage:
        """The table as a spectator sees it."""
        async with self._at_rest():
            view = feed.view(self.table, None)
            return TablePage(
                feed.table_state(self.table, self.company), None if view is None else view_of(view), self.seq
            )

    async def totals(self) -> Totals:
        """What everybody would score now; scoring may take its time, so it is done off the event loop."""
        async with self._at_rest():
            view, seq = feed.view(self.table, None), self.seq
        if view is None:
            raise Refusal("not-begun")
        cards = [(seat.owned, seat.units) for seat in view.seats]
        if self._totals is None or self._totals[0] != cards:
            self._totals = cards, await asyncio.to_thread(standing, view)
        return Totals(self._totals[1], seq)

    async def record(self) -> bytes:
        """The full record of a game that is over or ended, as it is downloaded."""
        async with self._at_rest():
            return dump_record(record_of(self.table, self._hall.now())).encode()

    @asynccontextmanager
    async def _at_rest(self) -> AsyncIterator[None]:
        """Wait until memory is what is on disk: nobody may hear of what is being written and may yet fail."""
        async with self._in_order():
            if self.doubtful:
                await asked(self._reload())
            with Within():
                yield

    # Who is here

    def mind_company(self) -> None:
        """Tell who is here, and see what comes of it: somebody came or went, or time alone has changed it."""
        self.onlookers.tell_company()
        if self.company.has_news:
            self.tell_attendance()
        if (self.table.asleep or self.driver.held) and covering.is_restless(self.table, self.company):
            self._hall.in_background(self.act(lambda table, now: covering.mind(table, self.company, now)))

    def tell_attendance(self, *, asks: bool = False) -> None:
        """Tell other processes who is connected to this one."""
        people = [self.table.host, *(seat.owner for seat in self.table.seats if seat.owner is not None)]
        self._hall.tell_others(self.id, self.company.attendance(people, asks=asks))

    def hear_attendance(self, process: str, told: Attendance) -> None:
        """Another process says who is connected there."""
        self.company.hear(process, told)
        if told.asks:
            self.tell_attendance()
        self.mind_company()

    # One after another

    @asynccontextmanager
    async def _in_order(self) -> AsyncIterator[None]:
        """Wait for those before. A table that cannot be followed is set aside, and takes nothing with it."""
        async with self._queue:
            if self.aside:
                raise Refusal("set-aside")
            try:
                yield
            except (BrokenTable, TookTooLong) as error:
                await self._hall.set_aside(self.id, error)
                raise Refusal("set-aside") from None

    async def act(self, deed: Callable[[Table, int], T], key: MessageKey | None = None) -> T:
        """Let a deed happen, and be finished even if whoever asked for it goes away meanwhile."""
        if self._hall.stopping:
            raise Refusal("stopping")
        return await asyncio.shield(self._hall.finishing(self._in_turn(deed, key)))

    async def _in_turn(self, deed: Callable[[Table, int], T], key: MessageKey | None) -> T:
        async with self._in_order():
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
        before = self._owners(), calls.asked(self.table)
        try:
            with Within():
                result = deed(self.table, now)
                course.settle(self.table, now)
            if self.table.unsaved:
                await self._save(*before, key)
        except BaseException:
            self.doubtful = bool(self.table.unsaved)  # a refusal comes before anything is written, a bug may not
            raise
        return result

    async def _save(self, owners: Sequence[str | None], before: calls.Asked, key: MessageKey | None) -> None:
        """First the disk, then everybody's ears. `owners` had the seats, and `before` were asked, until now."""
        lines = tuple(self.table.unsaved)
        receipt = key and Receipt(*key, encode(self._answer(key)).decode())
        changed = self._owners() != owners
        standing = standing_of(self.table, self._about_text())
        waited_for = calls.calls_since(self.table, before, self._hall.now())
        people = self._newcomers(key, changed=changed)
        append = Append(self.id, lines, standing, receipt, owners_changed=changed, calls=waited_for, people=people)
        await self._hall.store.append(append)
        self.table.unsaved.clear()
        self._traced.update(people)
        self._hall.counts["entries"] += sum(line.public is not None for line in lines)  # anyone may see the counts
        if key is not None:
            self._remember(key)
        self._tell()
        self.driver.drive()
        if self.table.phase in ("over", "ended") and not self._over:
            self._over = True
            self._hall.in_background(self._hall.bookkeeper.count(self.table))

    def _about_text(self) -> str:
        """What lists say of the table: events of the game change nothing of it."""
        besides = self.table.seq - self.table.happened
        if self._about[0] != besides:
            self._about = (besides, encode(feed.about(self.table)).decode())
        return self._about[1]

    def _newcomers(self, key: MessageKey | None, *, changed: bool) -> tuple[str, ...]:
        """Who is named in new lines and perhaps was not before."""
        named = {self.table.host, *self._owners()} if changed else set()
        return tuple([owner for owner in named | {key and key[0]} if owner and owner not in self._traced])

    def _owners(self) -> list[str | None]:
        return [seat.owner for seat in self.table.seats]

    def _remember(self, key: MessageKey) -> None:
        self._answers[key] = self._answer(key)
        if len(self._answers) > _MOST_ANSWERS:
            del self._answers[next(iter(self._answers))]

    async def _reload(self) -> None:
        """Read the log again, because it may differ from memory."""
        table = await read_table(self._hall.store, self.id)
        if not table.seq:
            self._hall.lose(self)
            raise Refusal("no-such-table")
        self.table = table
        self.onlookers.table = self.table
        self.doubtful = False
        self._tell()

    @asynccontextmanager
    async def rewriting(self) -> AsyncIterator[None]:
        """Nothing happens here while the log is written anew; then all is as it says."""
        async with self._in_order():
            await self._reload()
            yield
            if not self.aside:
                await self._reload()
                self._answers.clear()

    def refresh_soon(self) -> None:
        """Take what other processes have written, once for all news that has come until then."""
        if not self._refreshing:
            self._refreshing = True
            self._hall.in_background(self.refresh())

    async def refresh(self) -> None:
        """Take what other processes have written."""
        async with self._in_order():
            self._refreshing = False
            try:
                if self.doubtful:
                    await self._reload()
                forgotten = self.table.forgotten
                news = await take_lines(self._hall.store, self.table)
                if self.table.forgotten != forgotten:  # somebody is gone, from earlier lines too
                    await self._reload()
            except Unavailable:
                self.doubtful = True
                return
            if news:
                self._tell()
        self.driver.drive()

    def _tell(self) -> None:
        """Tell everybody what has come to the table since they were told last."""
        sealed = [seat for seat, seq in self.table.sealed.items() if seq > self._told]
        with Within():
            self.onlookers.tell(self.table.told[self._told_public :], sealed)
        self._told, self._told_public = self.table.seq, self.table.public

    def set_aside(self, why: str = "set-aside") -> None:
        """Stop: the table fails, or is gone. Whoever is here is told why."""
        self.aside = True
        self.driver.stop()
        self.onlookers.farewell(why)

    async def come_back(self) -> None:
        """Be shown as a table again: it was set aside, but can be followed."""
        await self._hall.store.take_back(self.id, standing_of(self.table, self._about_text()))

    def look_up(self) -> None:
        """See whether anything was left undone, because the database did not answer perhaps."""
        if self.doubtful:
            self.refresh_soon()
            return
        self.mind_company()
        if self.table.due is not None and self.table.due <= self._hall.now():
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
