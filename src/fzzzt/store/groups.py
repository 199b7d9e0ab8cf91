"""Groups: people who play together again and again, what they have played, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import case, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from fzzzt.store.schema import group_games, group_members, groups, traces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Row

    from fzzzt.store.database import Database

MOST_MEMBERS = 60
"""People in a group's standing; whoever comes later is in its history alone."""


class GroupSeat(msgspec.Struct, frozen=True, array_like=True):
    """Somebody in a game of a group; `bot` is the level of a bot."""

    owner: str | None
    name: str
    bot: str | None
    points: int
    place: int


@dataclass(frozen=True, slots=True)
class GroupGame:
    """A finished game of a group."""

    group: str
    table: str
    finished: int
    seats: tuple[GroupSeat, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A group, and the newest of its tables that is known."""

    id: str
    name: str
    created: int
    table: str | None = None


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in a group, and what their games there come to; `places` are added up."""

    owner: str
    name: str
    games: int
    wins: int
    places: int
    points: int
    best: int | None


class Groups:
    """The groups of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, group: Group, owner: str, name: str, first: GroupGame | None = None) -> None:
        """Keep a new group of one person, or of all who played its first game."""
        row = {"id": group.id, "name": group.name, "created": group.created, "table_id": group.table}

        def work(connection: Connection) -> None:
            connection.execute(insert(groups).values(**row))
            if first is not None:
                count_group(connection, first)
            else:
                _add(connection, group.id, Member(owner, name, 0, 0, 0, 0, None))

        await self._database.transact(work)

    async def find(self, id: str) -> Group | None:  # noqa: A002
        """The group of an id."""
        rows = await self._database.read(select(groups).where(groups.c.id == id))
        return _group(rows[0]) if rows else None

    async def of(self, owners: Sequence[str], limit: int) -> list[Group]:
        """The groups of these people, the newest first."""
        theirs = select(group_members.c.group_id).where(group_members.c.owner.in_(owners))
        found = select(groups).where(groups.c.id.in_(theirs)).order_by(groups.c.created.desc(), groups.c.id)
        return [_group(row) for row in await self._database.read(found.limit(limit))]

    async def members(self, id: str) -> list[Member]:  # noqa: A002
        """Who is in a group."""
        names = Member.__slots__
        columns = [group_members.c[name] for name in names]
        found = await self._database.read(select(*columns).where(group_members.c.group_id == id))
        return [Member(*row) for row in found]

    async def games(self, id: str, before: tuple[int, str] | None, limit: int) -> list[GroupGame]:  # noqa: A002
        """What was played, newest first."""
        c = group_games.c
        found = select(group_games).where(c.group_id == id)
        if before is not None:
            found = found.where(tuple_(c.finished, c.table_id) < before)
        ordered = found.order_by(c.finished.desc(), c.table_id.desc()).limit(limit)
        return [_game(row) for row in await self._database.read(ordered)]

    async def go_on(self, id: str, before: str | None, table: str) -> bool:  # noqa: A002
        """Note the newest table; False if another than the one before is noted already."""
        here = (groups.c.id == id, groups.c.table_id.is_not_distinct_from(before))
        change = update(groups).where(*here).values(table_id=table)
        return await self._database.transact(lambda connection: connection.execute(change).rowcount) > 0


def count_group(connection: Connection, game: GroupGame) -> None:
    """Take a game into a group's history and standing, in the transaction in which it is counted."""
    key = {"group_id": game.group, "table_id": game.table, "finished": game.finished}
    if connection.execute(select(groups.c.id).where(groups.c.id == game.group)).first() is None:
        return
    connection.execute(insert(group_games).values(**key, body=msgspec.json.encode(game.seats).decode()))
    known = set(
        connection.execute(select(group_members.c.owner).where(group_members.c.group_id == game.group)).scalars()
    )
    # In one order, so that two processes never wait for each other.
    for seat in sorted(game.seats, key=lambda seat: seat.owner or ""):
        if seat.owner is None or (seat.owner not in known and len(known) >= MOST_MEMBERS):
            continue
        known.add(seat.owner)
        won = int(seat.place == 1)
        _add(connection, game.group, Member(seat.owner, seat.name, 1, won, seat.place, seat.points, seat.points))


def absorb_groups(connection: Connection, old: str, new: str) -> None:
    """What is a guest's in groups is an account's: in a transaction of somebody else's, who absorbs more."""
    for row in connection.execute(select(group_members).where(group_members.c.owner == old)).all():
        mine = (group_members.c.group_id == row.group_id, group_members.c.owner == old)
        connection.execute(delete(group_members).where(*mine))
        _add(connection, row.group_id, Member(new, row.name, row.games, row.wins, row.places, row.points, row.best))
        _rewrite(connection, group_games.c.group_id == row.group_id, old, {"owner": new})


def forget_groups(connection: Connection, owner: str, name: str) -> None:
    """Let nothing in groups lead to somebody any more; games with others keep their points, under another name."""
    theirs = select(group_members.c.group_id).where(group_members.c.owner == owner)
    sat = select(traces.c.table_id).where(traces.c.owner == owner)  # where they are no members too
    games = or_(group_games.c.group_id.in_(theirs), group_games.c.table_id.in_(sat))
    _rewrite(connection, games, owner, {"owner": None, "name": name})
    connection.execute(delete(group_members).where(group_members.c.owner == owner))


def _rewrite(connection: Connection, games: ColumnElement[bool], owner: str, change: dict[str, str | None]) -> None:
    for row in connection.execute(select(group_games).where(games)).all():
        seats = _game(row).seats
        if any(seat.owner == owner for seat in seats):
            changed = [msgspec.structs.replace(seat, **change) if seat.owner == owner else seat for seat in seats]
            here = (group_games.c.group_id == row.group_id, group_games.c.table_id == row.table_id)
            body = msgspec.json.encode(changed).decode()
            connection.execute(update(group_games).where(*here).values(body=body))


def _add(connection: Connection, group: str, member: Member) -> None:
    """Somebody comes to a group, or adds to what is known of them; the newest name is theirs."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = {name: getattr(member, name) for name in Member.__slots__}
    new = dialect.insert(group_members).values(group_id=group, **row)
    kept, added = group_members.c, new.excluded
    sums = {name: kept[name] + added[name] for name in ("games", "wins", "places", "points")}
    best = case(
        (func.coalesce(kept.best, added.best) < added.best, added.best), else_=func.coalesce(kept.best, added.best)
    )
    change = {**sums, "name": added.name, "best": best}
    connection.execute(new.on_conflict_do_update(index_elements=("group_id", "owner"), set_=change))


def _group(row: Row[*tuple[Any, ...]]) -> Group:
    return Group(row.id, row.name, row.created, row.table_id)


def _game(row: Row[*tuple[Any, ...]]) -> GroupGame:
    seats = msgspec.json.decode(row.body, type=tuple[GroupSeat, ...])
    return GroupGame(row.group_id, row.table_id, row.finished, seats)
