"""Passkeys of accounts: public keys only. What they sign with never leaves the authenticator."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, func, insert, select, update

from fzzzt.store.schema import accounts, passkeys, sign_in_codes

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Row

    from fzzzt.store.database import Database


class LastWayIn(Exception):
    """Without this passkey nobody could sign in any more."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey by the id that its authenticator gave it."""

    id: str
    account: str
    key: bytes
    uses: int
    label: str
    created: int
    used: int

    @classmethod
    def of(cls, row: Row[*tuple[Any, ...]]) -> Passkey:
        """By its row."""
        return cls(row.id, row.account, bytes(row.key), row.uses, row.label, row.created, row.used)


class Passkeys:
    """The passkeys of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, account: str) -> list[Passkey]:
        """All of an account, the oldest first."""
        mine = select(passkeys).where(passkeys.c.account == account).order_by(passkeys.c.created, passkeys.c.id)
        return [Passkey.of(row) for row in await self._database.read(mine)]

    async def find(self, id: str) -> Passkey | None:  # noqa: A002
        """A passkey by its id."""
        rows = await self._database.read(select(passkeys).where(passkeys.c.id == id))
        return Passkey.of(rows[0]) if rows else None

    async def add(self, passkey: Passkey, most: int) -> bool:
        """One more; False if its account has so many already, `Conflict` if the passkey is somebody's."""

        def work(connection: Connection) -> bool:
            mine = select(func.count()).select_from(passkeys).where(passkeys.c.account == passkey.account)
            if connection.execute(mine).scalar_one() >= most:
                return False
            add_passkey(connection, passkey)
            return True

        return await self._database.transact(work)

    async def use(self, passkey: Passkey, uses: int, now: int) -> bool:
        """Count a use; False if it was used meanwhile: the same answer must not count twice."""
        known = update(passkeys).where(passkeys.c.id == passkey.id, passkeys.c.uses == passkey.uses)

        def work(connection: Connection) -> bool:
            return connection.execute(known.values(uses=uses, used=now)).rowcount > 0

        return await self._database.transact(work)

    async def remove(self, account: str, id: str) -> bool:  # noqa: A002
        """Forget one; whether it was there. `LastWayIn` if nothing else would let the account in."""

        def work(connection: Connection) -> bool:
            # Of two who remove at the same moment, at two servers perhaps, one waits and sees what the other left.
            connection.execute(select(accounts.c.id).where(accounts.c.id == account).with_for_update())
            removed = connection.execute(delete(passkeys).where(_is(account, id))).rowcount > 0
            if removed and not _ways_in(connection, account):
                raise LastWayIn
            return removed

        return await self._database.transact(work)


def add_passkey(connection: Connection, passkey: Passkey) -> None:
    """One more, in a transaction of somebody else's."""
    connection.execute(insert(passkeys).values(**asdict(passkey)))


def _ways_in(connection: Connection, account: str) -> bool:
    """Whether an account has a passkey, or a code to recover it."""
    key = select(passkeys.c.id).where(passkeys.c.account == account)
    code = select(sign_in_codes.c.hash).where(sign_in_codes.c.account == account, sign_in_codes.c.kind == "recovery")
    return any(connection.execute(some.limit(1)).first() is not None for some in (key, code))


def _is(account: str, id: str) -> ColumnElement[bool]:  # noqa: A002
    return and_(passkeys.c.account == account, passkeys.c.id == id)
