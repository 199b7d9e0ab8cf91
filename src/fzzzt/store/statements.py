"""The statements of one transaction that appends to many logs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, delete, insert, text, update

from fzzzt.store.log import Standing
from fzzzt.store.schema import log, receipts, seats, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row

    from fzzzt.store.log import Append, Line, Receipt

CHANNEL = "fzzzt"

_encode = msgspec.json.Encoder().encode

_OPEN = insert(tables)
_UPDATE = update(tables).where(tables.c.id == bindparam("table_id"))
_LEAVE = delete(seats).where(seats.c.table_id == bindparam("left"))
_SIT = insert(seats)
_LOG = insert(log)
_RECEIPT = insert(receipts)
_NEWS = text(f"SELECT pg_notify('{CHANNEL}', :news)")


def write(connection: Connection, appends: Sequence[Append], process: str | None) -> None:
    """Append to the logs; a process that is named tells the others.

    The rows of tables come first and in one order, so that two processes never wait for each other.
    """
    appends = sorted(appends, key=lambda append: append.table)
    last = {append.table: append.lines[-1].seq for append in appends}
    moved = {append.table: append for append in appends if append.opens or append.owners_changed}
    for statement, rows in (
        (_OPEN, [{"id": append.table, **_row(append.standing)} for append in appends if append.opens]),
        (_UPDATE, [{"table_id": append.table, **_row(append.standing)} for append in appends if not append.opens]),
        (_LEAVE, [{"left": table} for table in moved]),
        (_SIT, [row for append in moved.values() for row in _seats(append)]),
        (_LOG, [_line(append.table, line) for append in appends for line in append.lines]),
        (_RECEIPT, [_receipt(append.table, append.receipt) for append in appends if append.receipt]),
        (_NEWS, [{"news": f"{process} {table} {seq}"} for table, seq in last.items() if process]),
    ):
        if rows:
            connection.execute(statement, rows)


def standing_of(row: Row[*tuple[Any, ...]]) -> Standing:
    """A table's standing from its row."""
    waiting, owners = tuple(json.loads(row.waiting)), tuple(json.loads(row.owners))
    return Standing(row.phase, row.listed, row.due, waiting, row.updated, owners, row.about)


def _row(standing: Standing) -> dict[str, object]:
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


def _line(table: str, line: Line) -> dict[str, object]:
    return {
        "table_id": table,
        "seq": line.seq,
        "before": line.seq - 1 or None,
        "public": line.public,
        "at": line.at,
        "body": line.body,
    }


def _receipt(table: str, receipt: Receipt) -> dict[str, object]:
    return {"table_id": table, "owner": receipt.owner, "id": receipt.id, "answer": receipt.answer}
