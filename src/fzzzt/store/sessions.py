"""Where accounts are signed in. A cookie names its session; one that is ended opens nothing any more."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, insert, literal, select, update

from fzzzt.store.schema import accounts, sessions, spent
from fzzzt.store.statements import tell_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from sqlalchemy import ColumnElement, Connection, Row

    from fzzzt.store.database import Database

_YEAR = 366 * 86_400_000
"""Ms for which the cookie of somebody who is gone would still be good."""


@dataclass(frozen=True, slots=True)
class Session:
    """One browser or terminal that is signed in. `label` says what it is, as far as it told us."""

    id: str
    account: str
    label: str
    created: int
    seen: int

    @classmethod
    def of(cls, row: Row[*tuple[Any, ...]]) -> Session:
        """By its row."""
        return cls(row.id, row.account, row.label, row.created, row.seen)


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What is known of an account and of one of its sessions: None if that is not, or not any more, one of its own."""

    name: str
    session: str | None
    seen: int | None


class Sessions:
    """The sessions of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, session: Session, most: int) -> None:
        """Sign in; beyond so many sessions those that were used least recently end."""

        def work(connection: Connection) -> None:
            mine = select(sessions.c.id).where(sessions.c.account == session.account)
            oldest = mine.order_by(sessions.c.seen.desc(), sessions.c.id).offset(most - 1)
            gone = [row.id for row in connection.execute(oldest)]
            connection.execute(delete(sessions).where(sessions.c.id.in_(gone)))
            connection.execute(insert(sessions).values(**asdict(session)))
            tell_of(connection, [session.account])

        await self._database.transact(work)

    async def look(self, account: str, session: str | None) -> SignedIn | None:
        """Whether somebody is an account, or was one, and whether this is a session of theirs; None: a guest."""
        theirs = and_(sessions.c.account == accounts.c.id, sessions.c.id == (session or ""))
        anybody = select(literal(1).label("one")).subquery().outerjoin(accounts, accounts.c.id == account)
        found = select(accounts.c.name, sessions.c.id, sessions.c.seen, spent.c.id.label("gone")).select_from(
            anybody.outerjoin(sessions, theirs).outerjoin(spent, spent.c.id == _gone(account))
        )
        (row,) = await self._database.read(found)
        return None if row.name is None and row.gone is None else SignedIn(row.name or "", row.id, row.seen)

    async def alive(self, ids: Collection[str]) -> set[str]:
        """Which of these sessions are not ended."""
        found = select(sessions.c.id).where(sessions.c.id.in_(set(ids)))
        return {row.id for row in await self._database.read(found)}

    async def of(self, account: str) -> list[Session]:
        """All of an account, the one that was used last first."""
        mine = select(sessions).where(sessions.c.account == account).order_by(sessions.c.seen.desc(), sessions.c.id)
        return [Session.of(row) for row in await self._database.read(mine)]

    async def see(self, id: str, now: int) -> None:  # noqa: A002
        """Note that a session is used."""
        seen = update(sessions).where(sessions.c.id == id, sessions.c.seen < now).values(seen=now)
        await self._database.transact(lambda connection: connection.execute(seen))

    async def end(self, account: str, id: str) -> bool:  # noqa: A002
        """End a session; whether it was there."""
        return await self._end(account, sessions.c.id == id)

    async def end_others(self, account: str, id: str | None) -> None:  # noqa: A002
        """End all sessions of an account but this one."""
        await self._end(account, sessions.c.id != (id or ""))

    async def _end(self, account: str, which: ColumnElement[bool]) -> bool:
        ended = delete(sessions).where(sessions.c.account == account, which)

        def work(connection: Connection) -> bool:
            tell_of(connection, [account])
            return connection.execute(ended).rowcount > 0

        return await self._database.transact(work)


def shut_out(connection: Connection, people: Iterable[str], now: int) -> None:
    """No cookie of these people opens anything any more, in a transaction of somebody else's who forgets them.

    Only a hash says so: nobody can tell from it who they were.
    """
    marks = [_gone(person) for person in people]
    connection.execute(delete(spent).where(spent.c.id.in_(marks)))
    connection.execute(insert(spent), [{"id": mark, "until": now + _YEAR} for mark in marks])


def _gone(person: str) -> str:
    return f"gone {hashlib.sha256(person.encode()).hexdigest()}"
