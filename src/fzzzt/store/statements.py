"""The statements of one transaction that appends to many logs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import BigInteger, Integer, Text, bindparam, delete, false, insert, or_, select, text, update

from fzzzt.store.log import Standing
from fzzzt.store.schema import calls, log, receipts, seats, subscriptions, tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection, Row

    from fzzzt.store.log import Append, Calls, Line, Receipt

CHANNEL = "fzzzt"
WHISPERS = "fzzzt_whispers"
PEOPLE = "fzzzt_people"
OVER = ("over", "ended")
"""The phases of tables at which nothing is played any more."""

_encode = msgspec.json.Encoder().encode

_OPEN = insert(tables)
_UPDATE = update(tables).where(tables.c.id == bindparam("table_id"))
_LEAVE = delete(seats).where(seats.c.table_id == bindparam("left"))
_SIT = insert(seats)
_END = update(seats).where(seats.c.table_id == bindparam("over"), seats.c.ended.is_(None))
_TRACE = text("INSERT INTO traces (owner, table_id) VALUES (:owner, :table_id) ON CONFLICT DO NOTHING")
_LOG = insert(log)
_RECEIPT = insert(receipts)
WHISPER = text(f"SELECT pg_notify('{WHISPERS}', :whisper)")
_OF_SOMEBODY = text(f"SELECT pg_notify('{PEOPLE}', :news)")
_PASSED = delete(calls).where(calls.c.table_id == bindparam("table"), calls.c.place < bindparam("now_at"))
_DECIDED = delete(calls).where(
    calls.c.table_id == bindparam("table"), calls.c.seat == bindparam("decided"), calls.c.personal
)
_CALL = insert(calls).from_select(
    ["table_id", "seat", "place", "subscription", "personal", "due", "remind", "told"],
    select(
        bindparam("table", type_=Text),
        bindparam("number", type_=Integer),
        bindparam("now_at", type_=Integer),
        subscriptions.c.id,
        subscriptions.c.table_id.is_(None),
        bindparam("at", type_=BigInteger),
        bindparam("again", type_=BigInteger),
        false(),
    ).where(
        or_(
            (subscriptions.c.owner == bindparam("whose", type_=Text)) & subscriptions.c.table_id.is_(None),
            subscriptions.c.table_id == bindparam("table", type_=Text),
        )
    ),
)
NEWS = text(f"SELECT pg_notify('{CHANNEL}', :news)")


def write(connection: Connection, appends: Sequence[Append], process: str | None) -> None:
    """Append to the logs; a process that is named tells the others.

    The rows of tables come first and in one order, so that two processes never wait for each other.
    """
    appends = sorted(appends, key=lambda append: append.table)
    last = {append.table: append.lines[-1].seq for append in appends}
    moved = {append.table: append for append in appends if append.opens or append.owners_changed}
    for statement, rows in (
        (_OPEN, [{"id": append.table, **row_of(append.standing)} for append in appends if append.opens]),
        (_UPDATE, [{"table_id": append.table, **row_of(append.standing)} for append in appends if not append.opens]),
        (_LEAVE, [{"left": table} for table in moved]),
        (_SIT, [row for append in moved.values() for row in _seats(append)]),
        (_END, [_ended(append) for append in appends if append.standing.phase in OVER]),
        (_TRACE, [row for append in appends for row in _traces(append)]),
        (_LOG, [line_row(append.table, line) for append in appends for line in append.lines]),
        (_PASSED, [{"table": append.table, "now_at": append.calls.place} for append in appends if append.calls]),
        (_DECIDED, [row for append in appends if append.calls for row in _decided(append.table, append.calls)]),
        (_CALL, [row for append in appends if append.calls for row in _called(append.table, append.calls)]),
        (_RECEIPT, [_receipt(append.table, append.receipt) for append in appends if append.receipt]),
        (NEWS, [{"news": f"{process} {table} {seq}"} for table, seq in last.items() if process]),
    ):
        if rows:
            connection.execute(statement, rows)


def tell_of(connection: Connection, people: Iterable[str], *, gone: bool = False) -> None:
    """Tell all processes, when this is committed, that people have signed in or out somewhere, or are `gone`."""
    if connection.dialect.name == "postgresql":
        connection.execute(_OF_SOMEBODY, [{"news": f"{'gone' if gone else 'here'} {person}"} for person in people])


def standing_of(row: Row[*tuple[Any, ...]]) -> Standing:
    """A table's standing from its row."""
    waiting, owners = tuple(json.loads(row.waiting)), tuple(json.loads(row.owners))
    return Standing(row.phase, row.listed, row.due, waiting, row.updated, owners, row.about)


def row_of(standing: Standing) -> dict[str, object]:
    """A table's row, but for its id and who drives it."""
    return {
        "phase": standing.phase,
        "listed": standing.listed,
        "due": standing.due,
        "waiting": _encode(standing.waiting).decode(),
        "updated": standing.updated,
        "owners": _encode(standing.owners).decode(),
        "about": standing.about,
    }


def _seats(append: Append) -> list[dict[str, object]]:
    owners = enumerate(append.standing.owners)
    return [{"table_id": append.table, "seat": seat, "owner": owner} for seat, owner in owners if owner is not None]


def _ended(append: Append) -> dict[str, object]:
    return {"over": append.table, "ended": append.standing.updated}


def _traces(append: Append) -> list[dict[str, object]]:
    return [{"owner": owner, "table_id": append.table} for owner in sorted(append.people)]


def line_row(table: str, line: Line) -> dict[str, object]:
    """A line of a log as the database has it."""
    return {
        "table_id": table,
        "seq": line.seq,
        "before": line.seq - 1 or None,
        "public": line.public,
        "at": line.at,
        "body": line.body,
    }


def _decided(table: str, calls: Calls) -> list[dict[str, object]]:
    return [{"table": table, "decided": seat} for seat in calls.decided]


def _called(table: str, calls: Calls) -> list[dict[str, object]]:
    when = {"table": table, "now_at": calls.place, "at": calls.due}
    return [{**when, "number": call.seat, "whose": call.owner, "again": call.remind} for call in calls.new]


def _receipt(table: str, receipt: Receipt) -> dict[str, object]:
    return {"table_id": table, "owner": receipt.owner, "id": receipt.id, "answer": receipt.answer}
