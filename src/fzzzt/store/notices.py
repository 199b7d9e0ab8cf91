"""Who wants to be told of their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, func, insert, select, update

from fzzzt.store.calls import DueNotice, Subscribed, take_due
from fzzzt.store.schema import calls, subscriptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import ColumnElement, Connection

    from fzzzt.store.calls import Postponed
    from fzzzt.store.database import Database


class Notices:
    """Subscriptions in a database, and what is due to be told to them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def subscribe(self, wish: Subscribed, most: int) -> bool:
        """Keep a wish, in place of one with the same id; False if its owner or its table has so many already."""

        def work(connection: Connection) -> bool:
            connection.execute(delete(subscriptions).where(_is(wish.id, wish.owner)))
            alike = [subscriptions.c.owner == wish.owner]
            if wish.table is not None:
                alike.append(subscriptions.c.table_id == wish.table)
            if any(_number(connection, which) >= most for which in alike):
                return False
            row = {"id": wish.id, "owner": wish.owner, "table_id": wish.table, "body": wish.body, "failures": 0}
            connection.execute(insert(subscriptions).values(row))
            return True

        return await self._database.transact(work)

    async def of(self, owner: str) -> list[Subscribed]:
        """What somebody wants."""
        mine = select(subscriptions).where(subscriptions.c.owner == owner).order_by(subscriptions.c.id)
        return [Subscribed.of(row) for row in await self._database.read(mine)]

    async def cancel(self, owner: str, id: str | None = None) -> bool:  # noqa: A002
        """Forget one wish of somebody's, or all; whether there was any."""
        which = subscriptions.c.owner == owner if id is None else _is(id, owner)

        def work(connection: Connection) -> bool:
            return connection.execute(delete(subscriptions).where(which)).rowcount > 0

        return await self._database.transact(work)

    async def rewrite(self, owner: str, bodies: Mapping[str, str]) -> None:
        """Change wishes of somebody's, by their ids."""

        def work(connection: Connection) -> None:
            for name, body in bodies.items():
                connection.execute(update(subscriptions).where(_is(name, owner)).values(body=body))

        await self._database.transact(work)

    async def settle(self, wish: Subscribed, *, taken: bool, most: int) -> None:
        """Note whether a notice was taken. After so many in a row that were not, nobody wants them any more."""
        if taken and not wish.failures:
            return
        failures = 0 if taken else wish.failures + 1

        def work(connection: Connection) -> None:
            if failures >= most:
                connection.execute(delete(subscriptions).where(_is(wish.id, wish.owner)))
            else:
                connection.execute(update(subscriptions).where(_is(wish.id, wish.owner)).values(failures=failures))

        await self._database.transact(work)

    async def take_due(self, now: int, most: int, postponed: Postponed) -> list[DueNotice]:
        """What is to be told now. Whoever takes it tells it: no other process gets it too."""
        if not await self._database.read(select(calls.c.due).where(calls.c.due <= now).limit(1)):
            return []
        return await self._database.transact(lambda connection: take_due(connection, now, most, postponed))


def _number(connection: Connection, which: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(subscriptions).where(which)).scalar_one()


def _is(id: str, owner: str) -> ColumnElement[bool]:  # noqa: A002
    return and_(subscriptions.c.id == id, subscriptions.c.owner == owner)
