"""Codes that sign in once: eight to recover an account, one for another device, one from whoever runs the server.

Only their hashes are kept. What works once in other ways (a passkey's challenge) is noted here too when it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from sqlalchemy import and_, delete, func, insert, or_, select

from fzzzt.store.log import Conflict
from fzzzt.store.schema import sign_in_codes, spent

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from fzzzt.store.database import Database

CodeKind = Literal["recovery", "device", "operator"]


class SignInCodes:
    """The codes of a database, by their hashes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def replace(self, account: str, hashes: Collection[str]) -> None:
        """New codes to recover an account with, in place of those it had."""
        await self._database.transact(lambda connection: replace_recovery_codes(connection, account, hashes))

    async def add(self, account: str, kind: CodeKind, hash: str, expires: int, now: int) -> None:  # noqa: A002
        """A code for a while, in place of another of its kind. Those that have expired are forgotten."""

        def work(connection: Connection) -> None:
            old = and_(sign_in_codes.c.account == account, sign_in_codes.c.kind == kind)
            connection.execute(delete(sign_in_codes).where(or_(old, sign_in_codes.c.expires <= now)))
            row = {"hash": hash, "account": account, "kind": kind, "expires": expires}
            connection.execute(insert(sign_in_codes).values(row))

        await self._database.transact(work)

    async def left(self, account: str) -> int:
        """How many codes to recover an account are not used yet."""
        mine = and_(sign_in_codes.c.account == account, sign_in_codes.c.kind == "recovery")
        rows = await self._database.read(select(func.count().label("number")).select_from(sign_in_codes).where(mine))
        return int(rows[0].number)

    async def take(self, hash: str, now: int) -> str | None:  # noqa: A002
        """Use a code up: the account that it is of; None if there is none, or it was used, or is too old."""
        works = or_(sign_in_codes.c.expires.is_(None), sign_in_codes.c.expires > now)
        which = and_(sign_in_codes.c.hash == hash, works)
        taken = delete(sign_in_codes).where(which).returning(sign_in_codes.c.account)

        def work(connection: Connection) -> str | None:
            return connection.execute(taken).scalar()

        return await self._database.transact(work)

    async def spend(self, id: str, until: int, now: int) -> bool:  # noqa: A002
        """Note that something was used that works once, and until then; False if it was used before."""

        def work(connection: Connection) -> None:
            connection.execute(delete(spent).where(spent.c.until <= now))
            connection.execute(insert(spent).values(id=id, until=until))

        try:
            await self._database.transact(work)
        except Conflict:
            return False
        return True


def replace_recovery_codes(connection: Connection, account: str, hashes: Collection[str]) -> None:
    """New codes to recover an account, in a transaction of somebody else's."""
    old = and_(sign_in_codes.c.account == account, sign_in_codes.c.kind == "recovery")
    connection.execute(delete(sign_in_codes).where(old))
    rows = [{"hash": each, "account": account, "kind": "recovery", "expires": None} for each in hashes]
    connection.execute(insert(sign_in_codes), rows)
