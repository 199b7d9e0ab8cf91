"""The deal of each day, and what everybody made of it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Literal

from sqlalchemy import and_, func, insert, select, update

from fzzzt.store.log import Conflict
from fzzzt.store.schema import daily_deals as deals
from fzzzt.store.schema import daily_tries as tries

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from fzzzt.store.database import Database

Deal = Literal["server", "public"]
_BOT = "bot:"
"""Before the name of a level that was tried in the person's seat; no identity of a person has a colon."""

_BEST_FIRST = (tries.c.points.desc(), tries.c.finished, tries.c.owner)


@dataclass(frozen=True, slots=True)
class DrawnDeal:
    """The secret of a day, and when it was drawn."""

    day: str
    secret: str
    drawn: int


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's game of a day's deal; what is None is not known before it is finished, in time."""

    day: str
    deal: Deal
    owner: str
    name: str
    table_id: str | None = None
    finished: int | None = None
    points: int | None = None
    place: int | None = None
    play: str | None = None
    digest: str | None = None

    @property
    def level(self) -> str | None:
        """The level of a bot."""
        return self.owner.removeprefix(_BOT) if self.owner.startswith(_BOT) else None


@dataclass(frozen=True, slots=True)
class FinishedTry:
    """How the try at a table ended, in time."""

    table_id: str
    finished: int
    points: int
    place: int
    play: str


def bot_owner(level: str) -> str:
    """As whose a bot's game is kept."""
    return f"{_BOT}{level}"


class Daily:
    """The days of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def draw(self, deal: DrawnDeal) -> None:
        """Keep the secret of a day, unless there is one."""
        with suppress(Conflict):
            await self._database.transact(lambda connection: connection.execute(insert(deals).values(asdict(deal))))

    async def drawn(self, first: str, last: str) -> list[DrawnDeal]:
        """The deals from one day to another, the latest first."""
        found = select(deals).where(deals.c.day.between(first, last)).order_by(deals.c.day.desc())
        return [DrawnDeal(row.day, row.secret, row.drawn) for row in await self._database.read(found)]

    async def begin(self, new: Try) -> Try:
        """Somebody's try of a day: this one, or the one that there is already."""
        with suppress(Conflict):
            await self._database.transact(lambda connection: connection.execute(insert(tries).values(asdict(new))))
        return await self.try_of(new.day, new.deal, new.owner) or new

    async def add(self, game: Try) -> None:
        """Keep a finished game; `Conflict` if its owner has one of that day, or somebody handed in the same moves."""
        await self._database.transact(lambda connection: connection.execute(insert(tries).values(asdict(game))))

    async def finish(self, done: FinishedTry) -> None:
        """Note how the try at a table ended."""
        change = update(tries).where(tries.c.table_id == done.table_id).values(asdict(done))
        await self._database.transact(lambda connection: connection.execute(change))

    async def try_of(self, day: str, deal: Deal, owner: str) -> Try | None:
        """Somebody's try of a day."""
        found = await self._tries(_of(day, deal), tries.c.owner == owner, limit=1)
        return found[0] if found else None

    async def same(self, day: str, deal: Deal, digest: str) -> Try | None:
        """The game of a day with these moves."""
        found = await self._tries(_of(day, deal), tries.c.digest == digest, limit=1)
        return found[0] if found else None

    async def best(self, day: str, deal: Deal, limit: int) -> list[Try]:
        """Finished games of people, those with most points first, then who was first; without the plays."""
        columns = [column for column in tries.c if column is not tries.c.play]
        people = select(*columns).where(_of(day, deal), _finished(), ~_bots())
        found = await self._database.read(people.order_by(*_BEST_FIRST).limit(limit))
        return [Try(**row._mapping) for row in found]

    async def plays(self, day: str, limit: int) -> list[str]:
        """What people bid in the deal of a day, of those who were first."""
        people = select(tries.c.play).where(_of(day, "server"), _finished(), ~_bots())
        return [row.play for row in await self._database.read(people.order_by(tries.c.finished).limit(limit))]

    async def bots(self, day: str) -> list[Try]:
        """What bots made of a day in the person's seat."""
        return await self._tries(_of(day, "server"), _bots(), limit=20)

    async def days_of(self, owner: str, limit: int) -> list[str]:
        """The days whose deal somebody has finished in time, the latest first."""
        mine = (tries.c.owner == owner, tries.c.deal == "server", _finished())
        found = select(tries.c.day).where(*mine).order_by(tries.c.day.desc()).limit(limit)
        return [row.day for row in await self._database.read(found)]

    async def number(self, day: str, deal: Deal) -> int:
        """How many people have finished a day's deal."""
        counted = select(func.count().label("number")).where(_of(day, deal), _finished(), ~_bots())
        return int((await self._database.read(counted))[0].number)

    async def _tries(self, *conditions: ColumnElement[bool], limit: int) -> list[Try]:
        found = await self._database.read(select(tries).where(*conditions).order_by(*_BEST_FIRST).limit(limit))
        return [Try(**row._mapping) for row in found]


def _of(day: str, deal: Deal) -> ColumnElement[bool]:
    return and_(tries.c.day == day, tries.c.deal == deal)


def _finished() -> ColumnElement[bool]:
    return tries.c.finished.is_not(None)


def _bots() -> ColumnElement[bool]:
    return tries.c.owner.startswith(_BOT)
