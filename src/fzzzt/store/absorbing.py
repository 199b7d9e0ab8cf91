"""A guest's games become an account's: every list that is kept by owner."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, insert, select, update

from fzzzt.store.groups import absorb_groups
from fzzzt.store.results import Tally, add_tally
from fzzzt.store.schema import (
    brought,
    daily_tries,
    former,
    judgements,
    results,
    seats,
    subscriptions,
    tables,
    tallies,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection


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
    """Of a day's deal everybody has one try: where the account had its own, the guest's stays a guest's."""
    own = daily_tries.alias()
    same = and_(own.c.owner == new, own.c.day == daily_tries.c.day, own.c.deal == daily_tries.c.deal)
    free = update(daily_tries).where(daily_tries.c.owner == old, ~select(own.c.day).where(same).exists())
    connection.execute(free.values(owner=new))


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
