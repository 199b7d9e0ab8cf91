"""Accounts: guests who are kept. An account's id is that of the guest it grew from, so all that is theirs follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update

from fzzzt.store.absorbing import absorb
from fzzzt.store.likeness import likeness
from fzzzt.store.log import Conflict
from fzzzt.store.passkeys import Passkey, Passkeys, add_passkey
from fzzzt.store.schema import accounts, passkeys, sessions, sign_in_codes
from fzzzt.store.sessions import Sessions, shut_out
from fzzzt.store.sign_in_codes import SignInCodes, replace_recovery_codes
from fzzzt.store.statements import tell_of

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import Connection, Row

    from fzzzt.store.database import Database


class NameTaken(Exception):
    """Another account has a name that looks like this one."""


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who is known by more than a cookie."""

    id: str
    name: str
    created: int
    """Ms since the epoch, as all times here."""

    @property
    def likeness(self) -> str:
        """The name as it looks: accounts are listed in its order."""
        return likeness(self.name)

    @classmethod
    def of(cls, row: Row[*tuple[Any, ...]]) -> Account:
        """By its row."""
        return cls(row.id, row.name, row.created)


class Accounts:
    """The accounts of a database, and what they sign in with."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.passkeys = Passkeys(database)
        self.codes = SignInCodes(database)
        self.sessions = Sessions(database)

    async def known(self, ids: Collection[str]) -> dict[str, str]:
        """Which of these people have an account: their names by their ids."""
        found = select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(set(ids)))
        return {row.id: row.name for row in await self._database.read(found)}

    async def get(self, id: str) -> Account | None:  # noqa: A002
        """An account by its id."""
        rows = await self._database.read(select(accounts).where(accounts.c.id == id))
        return Account.of(rows[0]) if rows else None

    async def find(self, name: str) -> Account | None:
        """The account whose name this is, or looks like."""
        rows = await self._database.read(select(accounts).where(accounts.c.likeness == likeness(name)))
        return Account.of(rows[0]) if rows else None

    async def listed(self, after: str = "", limit: int = 1000) -> list[Account]:
        """All accounts, page by page: those after a likeness, in its order."""
        page = select(accounts).where(accounts.c.likeness > after).order_by(accounts.c.likeness).limit(limit)
        return [Account.of(row) for row in await self._database.read(page)]

    async def create(self, account: Account, passkey: Passkey | None = None, codes: Collection[str] = ()) -> None:
        """Keep a guest, with what it will sign in with; `NameTaken`, or `Conflict` if it is kept already."""
        row = {"id": account.id, "name": account.name, "created": account.created}

        def work(connection: Connection) -> None:
            _check_name(connection, account.name, account.id)
            connection.execute(insert(accounts).values(likeness=likeness(account.name), **row))
            if passkey is not None:
                add_passkey(connection, passkey)
            if codes:
                replace_recovery_codes(connection, account.id, codes)
            tell_of(connection, [account.id])

        await self._database.transact(work)

    async def rename(self, id: str, name: str) -> None:  # noqa: A002
        """Give an account another name; `NameTaken`."""

        def work(connection: Connection) -> None:
            _check_name(connection, name, id)
            new = update(accounts).where(accounts.c.id == id)
            connection.execute(new.values(name=name, likeness=likeness(name)))
            tell_of(connection, [id])

        try:
            await self._database.transact(work)
        except Conflict:  # somebody else took it at the same moment
            raise NameTaken from None

    async def absorb(self, people: Sequence[tuple[str, str]]) -> None:
        """Let all that is listed under one identity be another's, for each pair of them. Logs are the tables' own."""
        await self._database.transact(lambda connection: absorb(connection, people))

    async def remove(self, id: str, now: int) -> bool:  # noqa: A002
        """Forget an account with its passkeys, codes and sessions; whether there was one. Games stay as they are."""

        def work(connection: Connection) -> bool:
            shut_out(connection, [id], now)
            return forget_account(connection, id)

        return await self._database.transact(work)


def forget_account(connection: Connection, id: str) -> bool:  # noqa: A002
    """Forget an account in a transaction of somebody else's, who forgets more; whether there was one."""
    tell_of(connection, [id])
    for table in (passkeys, sign_in_codes, sessions):
        connection.execute(delete(table).where(table.c.account == id))
    return connection.execute(delete(accounts).where(accounts.c.id == id)).rowcount > 0


def _check_name(connection: Connection, name: str, id: str) -> None:  # noqa: A002
    others = select(accounts.c.id).where(accounts.c.likeness == likeness(name), accounts.c.id != id)
    if connection.execute(others).first() is not None:
        raise NameTaken
