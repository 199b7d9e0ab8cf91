"""Finished games by person: a list that is read page by page, and sums that cost the same however many games there are.

Both follow from the logs. They are written once a game is over, in one transaction with the mark that it is counted.
"""

from __future__ import annotations

import zlib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import and_, case, func, insert, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from fzzzt.store.groups import GroupGame, count_group
from fzzzt.store.ratings import RatedGame, count_rated
from fzzzt.store.schema import brought, counted, results, tables, tallies

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection

    from fzzzt.store.database import Database, Rows

_KEY = ("owner", "kind")


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over games of one kind."""

    kind: str
    games: int
    wins: int
    points: int
    best: int
    robots: int
    widgets: int
    lost: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one seat, for whoever sat there."""

    seat: int
    owner: str
    place: int
    company: str
    about: str
    tallies: tuple[Tally, ...]
    """What this game adds to the person's sums."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A finished game as its people's lists and sums have it."""

    table: str
    finished: int
    players: int
    results: tuple[Result, ...]
    rated: RatedGame | None = None
    group: GroupGame | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """Which games of a list are wanted: all after a place in it, or only some."""

    before: tuple[int, str] | None = None
    company: str = ""
    players: int | None = None
    won: bool = False


class Results:
    """The finished games of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def uncounted(self, limit: int = 100) -> list[str]:
        """Tables that are over and not counted: of an earlier version, or of a process that was killed."""
        known = select(counted.c.table_id).where(counted.c.table_id == tables.c.id)
        found = select(tables.c.id).where(tables.c.phase.in_(("over", "ended")), ~known.exists()).limit(limit)
        return [row.id for row in await self._database.read(found)]

    async def count(self, game: Counted) -> None:
        """Take a finished game into the lists and sums of its people; `Conflict` if it is there already."""
        await self._database.transact(lambda connection: _count(connection, game))

    async def played(self, owners: Sequence[str], choice: Choice, limit: int) -> list[tuple[int, str, str]]:
        """Finished games of these people, newest first: when each ended, its table, and what is said of it."""
        columns = (results.c.finished, results.c.table_id, results.c.about)
        query = select(*columns).where(results.c.owner.in_(owners), *_conditions(choice))
        order = query.order_by(results.c.finished.desc(), results.c.table_id.desc()).limit(limit)
        return [(row.finished, row.table_id, row.about) for row in await self._database.read(order)]

    async def bring(self, game: Counted, played: str, body: bytes, now: int, most: int) -> str | None:
        """Take a game that was played elsewhere into somebody's list and sums, with its record.

        Answers its id, by which it may have been there already; None if they have brought so many. `Conflict` if
        it comes twice at once.
        """
        (result,) = game.results
        row = {"id": game.table, "owner": result.owner, "played": played, "added": now, "body": zlib.compress(body)}
        mine = brought.c.owner == result.owner

        def work(connection: Connection) -> str | None:
            known = connection.execute(select(brought.c.id).where(mine, brought.c.played == played)).first()
            if known is not None:
                return str(known.id)
            if connection.execute(select(func.count()).select_from(brought).where(mine)).scalar_one() >= most:
                return None
            connection.execute(insert(brought).values(row))
            _list(connection, game)
            return game.table

        return await self._database.transact(work)

    async def brought(self, name: str) -> tuple[str, bytes] | None:
        """Whose game that was brought in this is, and its record; None if there is none."""
        rows = await self._database.read(select(brought.c.owner, brought.c.body).where(brought.c.id == name))
        return (rows[0].owner, zlib.decompress(rows[0].body)) if rows else None

    async def one(self, owner: str, name: str) -> tuple[int, str, str] | None:
        """One finished game of somebody's, as lists have it."""
        columns = (results.c.finished, results.c.table_id, results.c.about)
        mine = select(*columns).where(results.c.table_id == name, results.c.owner == owner)
        rows = await self._database.read(mine)
        return (rows[0].finished, rows[0].table_id, rows[0].about) if rows else None

    async def tallies(self, owners: Sequence[str]) -> list[Tally]:
        """The sums of these people together, by kind."""
        sums = [func.sum(tallies.c[name]).label(name) for name in ("games", "wins", "points")]
        rest = [func.sum(tallies.c[name]).label(name) for name in ("robots", "widgets", "lost")]
        columns = (tallies.c.kind, *sums, func.max(tallies.c.best).label("best"), *rest)
        found: Rows = select(*columns).where(tallies.c.owner.in_(owners)).group_by(tallies.c.kind)
        return [
            Tally(row.kind, *(int(row[place]) for place in range(1, len(columns))))
            for row in await self._database.read(found)
        ]


def _conditions(choice: Choice) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if choice.before is not None:
        finished, table = choice.before
        same = and_(results.c.finished == finished, results.c.table_id < table)
        found.append(or_(results.c.finished < finished, same))
    if choice.company:
        found.append(results.c.company.contains(choice.company.lower(), autoescape=True))
    if choice.players is not None:
        found.append(results.c.players == choice.players)
    if choice.won:
        found.append(results.c.place == 1)
    return found


def _count(connection: Connection, game: Counted) -> None:
    connection.execute(insert(counted).values(table_id=game.table))
    if game.results:
        _list(connection, game)
    if game.group is not None:
        count_group(connection, game.group)
    if game.rated is not None:
        count_rated(connection, game.rated)


def _list(connection: Connection, game: Counted) -> None:
    """Write a game into its people's lists and sums."""
    rows = [
        {
            "table_id": game.table,
            "seat": result.seat,
            "owner": result.owner,
            "finished": game.finished,
            "players": game.players,
            "place": result.place,
            "company": result.company,
            "about": result.about,
        }
        for result in game.results
    ]
    connection.execute(insert(results), rows)
    # In one order, so that two processes never wait for each other.
    added = sorted((result.owner, tally.kind, tally) for result in game.results for tally in result.tallies)
    for owner, _, tally in added:
        add_tally(connection, owner, tally)


def add_tally(connection: Connection, owner: str, tally: Tally) -> None:
    """Add to somebody's sums, in a transaction of somebody else's."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = dialect.insert(tallies).values(owner=owner, **asdict(tally))
    kept, added = tallies.c, new.excluded
    sums = {name: kept[name] + added[name] for name in ("games", "wins", "points", "robots", "widgets", "lost")}
    best = case((kept.best < added.best, added.best), else_=kept.best)
    connection.execute(new.on_conflict_do_update(index_elements=_KEY, set_={**sums, "best": best}))
