"""Ratings of people. They follow from the rated games in one order: by when a game was over, then by its table.

A game that comes late, of a process that was killed perhaps, takes its place in that order: whatever came after it is
rated again. So it never matters in which order games are counted, and rating all of them anew gives the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select, text, tuple_

from fzzzt.ratings import POOLS, Finish, Rating, level_rating, pool_of, rated
from fzzzt.store.schema import rated_games, rating_steps, ratings, tables

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from sqlalchemy import Connection

    from fzzzt.ratings import Pool
    from fzzzt.store.database import Database

_ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(718103)")
"""Two processes that rate at once would not see each other's games."""
_BEFORE_ALL = (-1, "")
_MANY = 500
"""Rows that are written at once."""


class RatedSeat(msgspec.Struct, frozen=True, array_like=True):
    """A seat of a rated game: a level with its version, or a person. `left`: not played to the end."""

    level: str | None
    owner: str | None
    place: int
    left: bool


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game that counts."""

    table: str
    finished: int
    seats: tuple[RatedSeat, ...]

    @property
    def order(self) -> tuple[int, str]:
        """Its place among all."""
        return self.finished, self.table

    @property
    def pool(self) -> Pool:
        """Where it counts."""
        return pool_of(len(self.seats))

    @property
    def owners(self) -> list[str]:
        """The people in it."""
        return [seat.owner for seat in self.seats if seat.owner is not None]


@dataclass(frozen=True, slots=True)
class Rated:
    """Somebody's rating, and after how many games."""

    owner: str
    rating: Rating
    games: int


class Ratings:
    """The ratings of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, owner: str) -> dict[Pool, Rated]:
        """Somebody's ratings, where there are any."""
        found = await self._database.read(select(ratings).where(ratings.c.owner == owner))
        known = {row.pool: Rated(owner, Rating(row.mu, row.sigma), row.games) for row in found}
        return {pool: known[pool] for pool in POOLS if pool in known}

    async def steps(self, owner: str, pool: Pool, limit: int) -> list[Rating]:
        """How somebody's rating went in their last games, the oldest of these first."""
        mine = select(rating_steps).where(rating_steps.c.owner == owner, rating_steps.c.pool == pool)
        newest = mine.order_by(rating_steps.c.finished.desc(), rating_steps.c.table_id.desc()).limit(limit)
        return [Rating(row.mu, row.sigma) for row in reversed(await self._database.read(newest))]

    async def best(self, pool: Pool, limit: int) -> list[Rated]:
        """Those who are surely strongest, the strongest first."""
        order = select(ratings).where(ratings.c.pool == pool).order_by(ratings.c.low.desc(), ratings.c.owner)
        found = await self._database.read(order.limit(limit))
        return [Rated(row.owner, Rating(row.mu, row.sigma), row.games) for row in found]

    async def over(self, after: str, limit: int) -> list[str]:
        """All tables that are over, page by page: those after one, in the order of their ids."""
        found = select(tables.c.id).where(tables.c.phase.in_(("over", "ended")), tables.c.id > after)
        return [row.id for row in await self._database.read(found.order_by(tables.c.id).limit(limit))]

    async def rebuild(self, read: Collection[str], games: Sequence[RatedGame]) -> int:
        """Rate all games anew; answers how many. Of the tables that were `read` only these games count.

        Others, which were over only after these had been read, are rated too.
        """
        return await self._database.transact(lambda connection: _rebuild(connection, read, games))


def count_rated(connection: Connection, game: RatedGame) -> None:
    """Rate a game in the transaction in which it is counted."""
    _wait_for_others(connection)
    connection.execute(insert(rated_games), [_row(game)])
    _rate_from(connection, game.pool, game.order)


def forget_rated(connection: Connection, owner: str, stranger: str) -> None:
    """Let nothing lead to somebody any more, in a transaction of somebody else's, who forgets more.

    The others' ratings stay as they are: for them the games count as of a `stranger`, whose name is nowhere else.
    """
    _wait_for_others(connection)
    theirs = select(rating_steps.c.table_id).where(rating_steps.c.owner == owner)
    for row in connection.execute(select(rated_games).where(rated_games.c.table_id.in_(theirs))).all():
        seats = [
            msgspec.structs.replace(seat, owner=stranger) if seat.owner == owner else seat for seat in _game(row).seats
        ]
        body = msgspec.json.encode(seats).decode()
        connection.execute(rated_games.update().where(rated_games.c.table_id == row.table_id).values(body=body))
    for table in (rating_steps, ratings):
        connection.execute(table.update().where(table.c.owner == owner).values(owner=stranger))


def _wait_for_others(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # in SQLite there is one at a time
        connection.execute(_ONE_AT_A_TIME)


def _rebuild(connection: Connection, read: Collection[str], games: Sequence[RatedGame]) -> int:
    _wait_for_others(connection)
    others = [_game(row) for row in connection.execute(select(rated_games)).all() if row.table_id not in read]
    for table in (rated_games, rating_steps, ratings):
        connection.execute(delete(table))
    found = [*games, *others]
    _write(connection, [_row(game) for game in found])
    for pool in POOLS:
        _rate_from(connection, pool, _BEFORE_ALL)
    return len(found)


def _write(connection: Connection, rows: Sequence[dict[str, object]]) -> None:
    for start in range(0, len(rows), _MANY):
        connection.execute(insert(rated_games), rows[start : start + _MANY])


def _rate_from(connection: Connection, pool: Pool, start: tuple[int, str]) -> None:
    """Rate this game and all after it."""
    columns = rated_games.c
    later = select(rated_games).where(columns.pool == pool, tuple_(columns.finished, columns.table_id) >= start)
    games = [_game(row) for row in connection.execute(later.order_by(columns.finished, columns.table_id)).all()]
    steps = rating_steps.c
    again = delete(rating_steps).where(steps.pool == pool, tuple_(steps.finished, steps.table_id) >= start)
    connection.execute(again)
    people = {owner for game in games for owner in game.owners}
    known = {owner: _before(connection, pool, owner) for owner in sorted(people)}
    rows: list[dict[str, object]] = []
    for game in games:
        for after in _rate(game, known):
            known[after.owner] = after
            rows.append(_step(game, after))
    for first in range(0, len(rows), _MANY):
        connection.execute(insert(rating_steps), rows[first : first + _MANY])
    _keep_newest(connection, pool, known.values())


def _before(connection: Connection, pool: Pool, owner: str) -> Rated:
    """Somebody's rating after all steps there are."""
    steps = rating_steps.c
    mine = select(rating_steps).where(steps.owner == owner, steps.pool == pool)
    row = connection.execute(mine.order_by(steps.finished.desc(), steps.table_id.desc()).limit(1)).first()
    return Rated(owner, Rating(), 0) if row is None else Rated(owner, Rating(row.mu, row.sigma), row.games)


def _rate(game: RatedGame, known: dict[str, Rated]) -> Iterable[Rated]:
    """Everybody's rating after a game; whoever has no rating, a bot that nobody has measured, is not looked at."""
    seated = [(seat, _rating(game.pool, seat, known)) for seat in game.seats]
    finishes = [(seat, Finish(rating, seat.place, seat.left)) for seat, rating in seated if rating is not None]
    for (seat, _), after in zip(finishes, rated([finish for _, finish in finishes]), strict=True):
        if seat.owner is not None:
            yield Rated(seat.owner, after, known[seat.owner].games + 1)


def _rating(pool: Pool, seat: RatedSeat, known: dict[str, Rated]) -> Rating | None:
    if seat.owner is not None:
        return known[seat.owner].rating
    return None if seat.level is None else level_rating(pool, seat.level)


def _keep_newest(connection: Connection, pool: Pool, newest: Iterable[Rated]) -> None:
    for each in newest:
        key = (ratings.c.owner == each.owner, ratings.c.pool == pool)
        connection.execute(delete(ratings).where(*key))
        mu, sigma = each.rating.mu, each.rating.sigma
        row = {"owner": each.owner, "pool": pool, "mu": mu, "sigma": sigma, "games": each.games}
        connection.execute(insert(ratings).values(**row, low=each.rating.low))


def _step(game: RatedGame, after: Rated) -> dict[str, object]:
    key = {"table_id": game.table, "owner": after.owner, "pool": game.pool, "finished": game.finished}
    return {**key, "mu": after.rating.mu, "sigma": after.rating.sigma, "games": after.games}


def _row(game: RatedGame) -> dict[str, object]:
    body = msgspec.json.encode(game.seats).decode()
    return {"table_id": game.table, "pool": game.pool, "finished": game.finished, "body": body}


def _game(row: object) -> RatedGame:
    seats = msgspec.json.decode(row.body, type=tuple[RatedSeat, ...])  # type: ignore[attr-defined]
    return RatedGame(row.table_id, row.finished, seats)  # type: ignore[attr-defined]
