"""What everybody made of a day's deal: lists, a histogram, auctions in which people differed, and bots beside them."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import DEVNULL, PIPE, create_subprocess_exec
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, cast

import msgspec
from msgspec import structs

from fzzzt.bots.compiling import is_installed
from fzzzt.daily.bots_program import COMMAND, Answer, Question
from fzzzt.daily.play import lots_apart, marks, with_own
from fzzzt.fairness import daily_seed
from fzzzt.store import Conflict, Try, Unavailable, bot_owner
from fzzzt.wire.daily import DailyBar, DailyLine, DailyLot, DailyMine, DailyPlay, DailyResults, TrustResults
from fzzzt.wire.tables import encode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from fzzzt.store import DrawnDeal
    from fzzzt.store.daily import Deal
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.hall import Hall

_MOST, _MOST_PLAYS = 5000, 300
"""People whose results are looked at, and games of theirs that are compared auction by auction."""
_SHOWN = 50
"""Lines of a list."""
_FRESH = 5_000
"""How long results are good for, in ms: however many people look at them."""
_LEVELS = ("mechanic", "chief")
_ATTEMPTS = 2
"""How often the bots' program is started for a day."""
_BOTS_WITHIN = 1800.0
"""Seconds in which the bots' games must be played: the first may have to compile."""

_log = logging.getLogger(__name__)


class _List:
    """Finished games as a list shows them, most points first; whose line it is is known besides."""

    def __init__(self, games: Iterable[Try], names: Mapping[str, str]) -> None:
        self.lines: list[DailyLine] = []
        self._places: dict[str, int] = {}
        for number, game in enumerate(games):
            points = game.points or 0
            rank = self.lines[-1].rank if self.lines and self.lines[-1].points == points else number + 1
            name, is_guest = names.get(game.owner, game.name), game.level is None and game.owner not in names
            self.lines.append(DailyLine(name, is_guest, game.level, points, game.place or 0, rank, you=False))
            self._places[game.owner] = number

    def own(self, guest: Guest) -> DailyLine | None:
        """Somebody's line."""
        place = self._places.get(guest.id)
        return None if place is None else structs.replace(self.lines[place], you=True)

    def shown(self, guest: Guest) -> tuple[DailyLine, ...]:
        """The first of the list, and one's own line wherever it is."""
        first, own, place = self.lines[:_SHOWN], self.own(guest), self._places.get(guest.id, 0)
        if own is None:
            return tuple(first)
        return (*first, own) if place >= _SHOWN else (*first[:place], own, *first[place + 1 :])


class _Standing(NamedTuple):
    """What is the same for everybody who looks, as of a moment."""

    at: int
    accounts: _List
    guests: _List
    bots: _List
    bars: tuple[DailyBar, ...] = ()
    lots: tuple[DailyLot, ...] = ()

    @property
    def people(self) -> int:
        """How many have finished."""
        return len(self.accounts.lines) + len(self.guests.lines)

    def lacks(self, guest: Guest) -> bool:
        """Whether somebody is in no list, though there is room."""
        return self.people < _MOST and not (self.accounts.own(guest) or self.guests.own(guest))


class DailyBoard:
    """Results of days. Each is gathered once for all who ask at about the same time."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._days = hall.store.daily
        self._known: dict[tuple[str, Deal], _Standing] = {}
        self._gathering = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._tried: Counter[str] = Counter()

    async def results(self, guest: Guest, deal: DrawnDeal, *, over: bool) -> DailyResults:
        """What came of a day's deal."""
        own = await self._days.try_of(deal.day, "server", guest.id)
        standing = await self._standing(deal.day, "server")
        if own is not None and own.finished is not None and standing.lacks(guest):  # just now
            self.forget(deal.day, "server")
            standing = await self._standing(deal.day, "server")
        self._send_bots(deal, {line.level for line in standing.bots.lines})
        line = standing.accounts.own(guest)
        play = None if own is None or own.play is None else msgspec.json.decode(own.play, type=DailyPlay)
        rank = None if line is None else line.rank
        return DailyResults(
            day=deal.day,
            over=over,
            people=standing.people,
            ranked=len(standing.accounts.lines),
            mine=DailyMine(None, finished=False) if own is None else mine_of(own, rank, over=over),
            accounts=standing.accounts.shown(guest),
            guests=standing.guests.shown(guest),
            bots=standing.bots.shown(guest),
            bars=standing.bars,
            lots=tuple(with_own(lot, play) for lot in standing.lots),
        )

    async def on_trust(self, guest: Guest, day: str) -> TrustResults:
        """The games of a day's public deal that were handed in, of accounts and guests in one list."""
        everybody = (await self._standing(day, "public")).accounts
        return TrustResults(day, len(everybody.lines), everybody.shown(guest))

    def forget(self, day: str, deal: Deal) -> None:
        """There is something new."""
        self._known.pop((day, deal), None)

    async def stop(self) -> None:
        """End the bots' program."""
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    async def _standing(self, day: str, deal: Deal) -> _Standing:
        async with self._gathering:
            known, now = self._known.get((day, deal)), self._hall.now()
            if known is None or not known.at <= now < known.at + _FRESH:
                known = await self._gathered(day, deal, now)
                self._known = {key: each for key, each in self._known.items() if each.at + _FRESH > now}
                self._known[day, deal] = known
            return known

    async def _gathered(self, day: str, deal: Deal, now: int) -> _Standing:
        people = await self._days.best(day, deal, _MOST)
        names = await self._hall.store.accounts.known([each.owner for each in people])
        if deal == "public":
            return _Standing(now, _List(people, names), _List((), {}), _List((), {}))
        accounts = [each for each in people if each.owner in names]
        guests = [each for each in people if each.owner not in names]
        plays = [msgspec.json.decode(play, type=DailyPlay) for play in await self._days.plays(day, _MOST_PLAYS)]
        bots = _List(await self._days.bots(day), {})
        bars = tuple(_bars(accounts, guests))
        return _Standing(now, _List(accounts, names), _List(guests, names), bots, bars, lots_apart(plays))

    # Bots in the person's seat

    def _send_bots(self, deal: DrawnDeal, known: set[str | None]) -> None:
        """Let bots play a day's deal whose games are missing, one day at a time, and not for ever."""
        wanted = tuple(level for level in _LEVELS if level not in known and (level != "chief" or is_installed()))
        free = (self._bots is None or self._bots.done()) and not self._hall.stopping
        if wanted and free and self._tried[deal.day] < _ATTEMPTS:
            self._tried[deal.day] += 1
            self._bots = asyncio.create_task(self._play_bots(deal, wanted))

    async def _play_bots(self, deal: DrawnDeal, levels: Sequence[str]) -> None:
        question = Question(daily_seed(deal.day, deal.secret), tuple(levels))
        # A session of its own: Ctrl-C is for the server, which ends this program itself.
        process = await create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        stdin, stdout = cast("asyncio.StreamWriter", process.stdin), cast("asyncio.StreamReader", process.stdout)
        try:
            stdin.write(msgspec.json.encode(question) + b"\n")
            async with asyncio.timeout(_BOTS_WITHIN):
                while line := await stdout.readline():
                    await self._keep(deal.day, msgspec.json.decode(line, type=Answer))
        except (OSError, TimeoutError, ValueError, Unavailable) as error:
            _log.warning("the bots' games of the day are missing: %s", type(error).__name__)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _keep(self, day: str, answer: Answer) -> None:
        play = encode(answer.play).decode()
        owner = bot_owner(answer.level)
        with suppress(Conflict):  # another process was first
            now = self._hall.now()
            await self._days.add(Try(day, "server", owner, answer.level, None, now, answer.points, answer.place, play))
        self.forget(day, "server")


def mine_of(own: Try, rank: int | None, *, over: bool) -> DailyMine:
    """Somebody's own try, as they are told of it."""
    if own.finished is None or own.points is None or own.place is None or own.play is None:
        return DailyMine(own.table_id, finished=False, late=over)
    signs = marks(msgspec.json.decode(own.play, type=DailyPlay))
    return DailyMine(own.table_id, True, False, own.points, own.place, rank, signs)


def _bars(accounts: Iterable[Try], guests: Iterable[Try]) -> Iterator[DailyBar]:
    known, others = (Counter(each.points or 0 for each in people) for people in (accounts, guests))
    for points in sorted(known | others):
        yield DailyBar(points, known[points], others[points])
