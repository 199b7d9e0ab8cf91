"""Forgetting people: what is theirs alone goes, and tables that others share keep their moves without a name.

Every table of the schema has its place in one of the lists below; a test sees to it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import LargeBinary, bindparam, delete, insert, select, update

from fzzzt.store.accounts import forget_account
from fzzzt.store.groups import forget_groups
from fzzzt.store.ratings import forget_rated
from fzzzt.store.schema import (
    accounts,
    brought,
    calls,
    counted,
    daily_deals,
    daily_tries,
    farewells,
    former,
    group_games,
    group_members,
    groups,
    judgements,
    keys,
    log,
    passkeys,
    processes,
    rated_games,
    rating_steps,
    ratings,
    receipts,
    results,
    reviews,
    seats,
    sessions,
    sign_in_codes,
    spent,
    subscriptions,
    tables,
    tallies,
    traces,
)
from fzzzt.store.sessions import shut_out
from fzzzt.store.statements import NEWS, line_row, row_of, tell_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection

    from fzzzt.store.database import Database
    from fzzzt.store.log import Line, Standing
    from fzzzt.wire.exported import KeptRows

NOBODY = ""
"""What somebody is called who is deleted; nobody else may be. Whoever shows it says so in the reader's language."""

OWNED = (results, tallies, judgements, brought, subscriptions, daily_tries)
"""What is somebody's alone, by the column `owner`: it goes at once."""
OF_TABLES = (tables, log, receipts, seats, results, judgements, calls, reviews, counted, traces)
"""What belongs to a table: it goes with one that nobody else shares; else it is written anew without them."""
OF_ACCOUNTS = (accounts, passkeys, sign_in_codes, sessions)
"""What makes somebody an account: `forget_account` sees to it."""
OF_MANY = (rated_games, rating_steps, ratings, groups, group_members, group_games)
"""What is everybody's who played together: `forget_rated` and `forget_groups` see to it."""
OF_NOBODY = (keys, processes, farewells, former, spent, daily_deals)
"""What says nothing of anybody. A farewell goes when it is done, with what somebody was before."""

_REWRITE = update(log).where(log.c.table_id == bindparam("table"), log.c.seq == bindparam("number"))
_RETELL = update(results).where(results.c.table_id == bindparam("table"), results.c.seat == bindparam("number"))
_TABLE_COLUMNS = {table: table.c.id if table is tables else table.c.table_id for table in OF_TABLES}


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A table that others share, without somebody. One line more says so: no process can write as if it was not."""

    table: str
    owners: tuple[str, ...]
    """Who is forgotten."""
    line: Line | None
    """None for a table that cannot be followed: no process has it."""
    bodies: Mapping[int, str]
    """Lines that are written anew, by number."""
    standing: Standing
    results: Mapping[int, tuple[str, str]]
    """What the others' lists say of the game, by seat: the company, and all else."""


class Forgetting:
    """Forgets people in a database. It may take a while: whose turn it is is kept until it is done."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process if database.shared else None

    async def begin(self, owners: Sequence[str], now: int) -> None:
        """Delete what is theirs alone, and remember that their tables are to be gone through."""

        def work(connection: Connection) -> None:
            before = connection.execute(select(former.c.id).where(former.c.owner.in_(owners)))
            everybody = [*owners, *(row.id for row in before)]
            _delete_owned(connection, everybody)
            connection.execute(delete(farewells).where(farewells.c.owner.in_(everybody)))
            rows = [{"owner": owner, "group": owners[0], "since": now} for owner in everybody]
            connection.execute(insert(farewells), rows)
            shut_out(connection, everybody, now)
            tell_of(connection, everybody, gone=True)

        await self._database.transact(work)

    async def kept(self, owners: Sequence[str], limit: int = 10_000) -> KeptRows:
        """What is theirs alone, besides games and what nobody may read: rows by table."""
        found: KeptRows = {}
        for table in (*OWNED, *OF_ACCOUNTS):
            if table in (results, brought, sign_in_codes):
                continue
            whose = table.c.owner if table in OWNED else table.c.get("account", table.c.id)
            told = [column for column in table.c if not isinstance(column.type, LargeBinary)]
            rows = await self._database.read(select(*told).where(whose.in_(owners)).limit(limit))
            found[table.name] = tuple([dict(row._mapping) for row in rows])
        return found

    async def leaving(self) -> list[list[str]]:
        """Who is still to be forgotten: all identities of each."""
        found = select(farewells.c.owner, farewells.c.group).order_by(farewells.c.since, farewells.c.owner)
        together: dict[str, list[str]] = {}
        for row in await self._database.read(found):
            together.setdefault(row.group, []).append(row.owner)
        return list(together.values())

    async def tables_of(self, owner: str, limit: int = 100) -> list[str]:
        """Tables with traces of somebody."""
        found = select(traces.c.table_id).where(traces.c.owner == owner).order_by(traces.c.table_id).limit(limit)
        return [row.table_id for row in await self._database.read(found)]

    async def answers(self, table: str, owner: str) -> list[str]:
        """What somebody's messages at a table were answered."""
        mine = select(receipts.c.answer).where(receipts.c.table_id == table, receipts.c.owner == owner)
        return [row.answer for row in await self._database.read(mine)]

    async def results_of(self, table: str) -> list[tuple[int, str, str]]:
        """Whose lists a finished game is in, and what they say of it, by seat."""
        found = select(results.c.seat, results.c.owner, results.c.about).where(results.c.table_id == table)
        return [(row.seat, row.owner, row.about) for row in await self._database.read(found)]

    async def rewrite(self, rewritten: Rewritten) -> None:
        """Take somebody out of a table that others share; `Conflict` if its log has gone on."""
        await self._database.transact(lambda connection: _rewrite(connection, rewritten, self._process))

    async def erase(self, table: str) -> None:
        """Delete a table with all that belongs to it."""

        def work(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(subscriptions.c.table_id == table))
            for one, column in _TABLE_COLUMNS.items():
                if one is not traces:  # those of others lead nowhere, and are theirs
                    connection.execute(delete(one).where(column == table))

        await self._database.transact(work)

    async def leave(self, owners: Sequence[str], table: str) -> None:
        """Nothing of them is at a table any more."""
        gone = delete(traces).where(traces.c.owner.in_(owners), traces.c.table_id == table)
        await self._database.transact(lambda connection: connection.execute(gone))

    async def finish(self, owner: str) -> None:
        """Somebody is forgotten: also what was written meanwhile goes."""

        def work(connection: Connection) -> None:
            _delete_owned(connection, [owner])
            connection.execute(delete(traces).where(traces.c.owner == owner))
            connection.execute(delete(farewells).where(farewells.c.owner == owner))
            connection.execute(delete(former).where(former.c.id == owner))

        await self._database.transact(work)
        await self._database.shred()


def _delete_owned(connection: Connection, owners: Sequence[str]) -> None:
    wishes = select(subscriptions.c.id).where(subscriptions.c.owner.in_(owners))
    connection.execute(delete(calls).where(calls.c.subscription.in_(wishes)))
    mine = select(brought.c.id).where(brought.c.owner.in_(owners))
    connection.execute(delete(reviews).where(reviews.c.table_id.in_(mine)))
    for owner in owners:
        forget_account(connection, owner)
        forget_groups(connection, owner, NOBODY)
        forget_rated(connection, owner, f"deleted-{secrets.token_urlsafe(8)}")
    for table in OWNED:
        connection.execute(delete(table).where(table.c.owner.in_(owners)))


def _rewrite(connection: Connection, rewritten: Rewritten, process: str | None) -> None:
    table, owners = rewritten.table, rewritten.owners
    connection.execute(update(tables).where(tables.c.id == table).values(**row_of(rewritten.standing)))
    if rewritten.line is not None:
        connection.execute(insert(log), [line_row(table, rewritten.line)])
    bodies = [{"table": table, "number": seq, "body": body} for seq, body in rewritten.bodies.items()]
    told = [
        {"table": table, "number": seat, "company": company, "about": about}
        for seat, (company, about) in rewritten.results.items()
    ]
    for statement, rows in ((_REWRITE, bodies), (_RETELL, told)):
        if rows:
            connection.execute(statement, rows)
    for one in (seats, receipts, results, judgements):
        connection.execute(delete(one).where(one.c.table_id == table, one.c.owner.in_(owners)))
    if process is not None and rewritten.line is not None:
        connection.execute(NEWS, {"news": f"{process} {table} {rewritten.line.seq}"})
