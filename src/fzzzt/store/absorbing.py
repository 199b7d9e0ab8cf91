"""A guest's games become an account's: every list that is kept by owner."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update

from fzzzt.store.groups import absorb_groups
from fzzzt.store.results import Tally, add_tally
from fzzzt.store.schema import (
    brought,
    daily_tries,
    former,
    judgements,
    log,
    results,
    seats,
    subscriptions,
    tables,
    tallies,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row

_NOBODYS = ":swapped"
"""Whose a try is while two change places; no identity has a colon in front."""


def absorb(connection: Connection, people: Sequence[tuple[str, str]]) -> None:
    """For each pair: what is listed under the first is the second's."""
    for old, new in people:
        for table in (results, subscriptions, brought, judgements, former):
            connection.execute(update(table).where(table.c.owner == old).values(owner=new))
        connection.execute(delete(former).where(former.c.id == old))
        connection.execute(insert(former).values(id=old, owner=new))
        _absorb_tries(connection, old, new)
        _absorb_tallies(connection, old, new)
        absorb_groups(connection, old, new)
        _absorb_seats(connection, old, new)


def _absorb_tries(connection: Connection, old: str, new: str) -> None:
    """Of a day's deal everybody has one try: the first that was begun, in whatever order guests come along.

    One that the account has begun gives way only to one that is finished. The other stays a guest's.
    """
    own = {(row.day, row.deal): row for row in _tries_of(connection, new)}
    for row in _tries_of(connection, old):
        other = own.get((row.day, row.deal))
        if other is None:
            _give_try(connection, row, old, new)
        elif row.finished is not None and row.begun < other.begun:
            for giver, taker in ((new, _NOBODYS), (old, new), (_NOBODYS, old)):
                _give_try(connection, row, giver, taker)


def _tries_of(connection: Connection, owner: str) -> Sequence[Row[*tuple[Any, ...]]]:
    """Somebody's tries, with when each was begun; what was handed in counts from when it was."""
    opened = select(log.c.at).where(log.c.table_id == daily_tries.c.table_id, log.c.seq == 1).scalar_subquery()
    begun = func.coalesce(opened, daily_tries.c.finished).label("begun")
    mine = select(daily_tries.c.day, daily_tries.c.deal, daily_tries.c.finished, begun)
    return connection.execute(mine.where(daily_tries.c.owner == owner)).all()


def _give_try(connection: Connection, row: Row[*tuple[Any, ...]], giver: str, taker: str) -> None:
    of_day = (daily_tries.c.day == row.day, daily_tries.c.deal == row.deal, daily_tries.c.owner == giver)
    connection.execute(update(daily_tries).where(*of_day).values(owner=taker))


def _absorb_tallies(connection: Connection, old: str, new: str) -> None:
    names = Tally.__slots__
    rows = connection.execute(select(*(tallies.c[name] for name in names)).where(tallies.c.owner == old)).all()
    for row in sorted(rows):
        add_tally(connection, new, Tally(*row))
    connection.execute(delete(tallies).where(tallies.c.owner == old))


def _absorb_seats(connection: Connection, old: str, new: str) -> None:
    """Of finished games only: a table that goes on tells itself whose its seats are."""
    over = tables.c.phase.in_(("over", "ended"))
    mine = select(tables.c.id, tables.c.owners).join(seats, seats.c.table_id == tables.c.id)
    for row in connection.execute(mine.where(seats.c.owner == old, over).order_by(tables.c.id)).all():
        owners = [new if owner == old else owner for owner in json.loads(row.owners)]
        connection.execute(update(tables).where(tables.c.id == row.id).values(owners=json.dumps(owners)))
        here = (seats.c.table_id == row.id, seats.c.owner == old)
        connection.execute(update(seats).where(*here).values(owner=new))
