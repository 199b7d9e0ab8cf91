"""Calls for a decision that somebody wants to be told of: each is taken once, by one process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, select, update

from fzzzt.store.schema import calls, subscriptions, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import ColumnElement, Connection, Row

    Postponed = Callable[[str], int | None]
    """Until when, in ms, the owner of a subscription with this body wants to hear nothing."""
    CallRow = Row[*tuple[Any, ...]]

_SOON = 3_600_000
"""A reminder that would follow within so many ms is none."""


@dataclass(frozen=True, slots=True)
class Subscribed:
    """A wish for notices: of the owner's turns, or of everybody's at a table."""

    id: str
    owner: str
    table: str | None
    body: str
    """JSON text: where to and how."""
    failures: int = 0

    @classmethod
    def of(cls, row: CallRow) -> Subscribed:
        """By its row."""
        return cls(row.id, row.owner, row.table_id, row.body, row.failures)


@dataclass(frozen=True, slots=True)
class DueNotice:
    """What is to be told now: that these seats of a table are asked for a decision."""

    to: Subscribed
    table: str
    seats: tuple[int, ...]
    about: str
    """What lists say of the table, as JSON text."""
    reminder: bool


def take_due(connection: Connection, now: int, most: int, postponed: Postponed) -> list[DueNotice]:
    """Take the calls that are due, the oldest first. Those that nobody wants told any more are forgotten."""
    due = select(calls).where(calls.c.due <= now).order_by(calls.c.due).limit(most)
    rows = connection.execute(due.with_for_update(skip_locked=True)).all()
    wishes, about = _wishes(connection, rows), _playing(connection, rows)
    told: dict[tuple[str, str, bool], list[int]] = {}
    for row in rows:
        wish = wishes.get(row.subscription) if row.table_id in about else None
        if wish is not None and (until := postponed(wish.body)) is not None:
            _set(connection, row, due=until)
            continue
        if wish is not None:
            told.setdefault((row.table_id, row.subscription, row.told), []).append(row.seat)
        if wish is not None and row.remind is not None and row.remind > now + _SOON:
            _set(connection, row, due=row.remind, remind=None, told=True)
        else:
            connection.execute(delete(calls).where(_is(row)))
    return [
        DueNotice(wishes[wish], table, tuple(sorted(seats)), about[table], reminder)
        for (table, wish, reminder), seats in told.items()
    ]


def _wishes(connection: Connection, rows: Sequence[CallRow]) -> dict[str, Subscribed]:
    wanted = select(subscriptions).where(subscriptions.c.id.in_({row.subscription for row in rows}))
    return {row.id: Subscribed.of(row) for row in connection.execute(wanted)}


def _playing(connection: Connection, rows: Sequence[CallRow]) -> dict[str, str]:
    """What is said of the tables where the game goes on."""
    names = {row.table_id for row in rows}
    here = select(tables.c.id, tables.c.about).where(tables.c.id.in_(names), tables.c.phase == "playing")
    return {row.id: row.about for row in connection.execute(here)}


def _set(connection: Connection, row: CallRow, **changes: object) -> None:
    connection.execute(update(calls).where(_is(row)).values(**changes))


def _is(row: CallRow) -> ColumnElement[bool]:
    return and_(*(column == getattr(row, column.name) for column in calls.primary_key.columns))
