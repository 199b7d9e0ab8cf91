"""What an earlier version left behind, copied to where the present one can go on with it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg

from fzzzt.tables import Guest

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = dict[str, Any]

FOLDERS = sorted(path.parent for path in Path(__file__).parent.glob("*/tables.sql"))
"""What each version wrote, by `write_fixture.py`."""


@dataclass(frozen=True)
class Fixture:
    """The folder of a version."""

    folder: Path

    @cached_property
    def evening(self) -> Json:
        """The tables by name, and what was said and promised there."""
        evening: Json = json.loads((self.folder / "evening.json").read_text("utf-8"))
        return evening

    @cached_property
    def guests(self) -> dict[str, Guest]:
        """Everybody by identity."""
        return {person["id"]: Guest(person["id"], name) for name, person in self.evening["people"].items()}

    def shown(self, kind: str, table: str | None = None) -> Iterator[Json]:
        """What that version showed, of one kind, at one table perhaps."""
        for line in self._shown:
            if line["kind"] == kind and table in (None, line.get("table")):
                yield line

    @cached_property
    def _shown(self) -> list[Json]:
        return self.lines("shown.jsonl")

    def lines(self, name: str) -> list[Json]:
        """A file of JSON, one a line."""
        return [json.loads(line) for line in (self.folder / name).read_text("utf-8").splitlines()]

    def to_sqlite(self, path: Path) -> str:
        """The database in a file."""
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript((self.folder / "tables.sql").read_text("utf-8"))
        return str(path)

    async def to_postgresql(self, url: str, scratch: Path) -> str:
        """The same schema and rows in an empty database on a server."""
        with closing(sqlite3.connect(self.to_sqlite(scratch))) as source, closing(source.cursor()) as rows:
            server = await asyncpg.connect(url)
            try:
                schema = rows.execute(
                    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC"
                ).fetchall()
                await server.execute(
                    ";".join(sql for (sql,) in schema).replace("BLOB", "BYTEA").replace("DOUBLE", "DOUBLE PRECISION")
                )
                for (table,) in rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                    await _copy(rows, server, table)
            finally:
                await server.close()
        return url


async def _copy(rows: sqlite3.Cursor, server: Any, table: str) -> None:
    kinds = [kind for _, _, kind, *_ in rows.execute(f"PRAGMA table_info({table})").fetchall()]
    found = rows.execute(f"SELECT * FROM {table} ORDER BY rowid").fetchall()  # noqa: S608 - a name of our own
    typed = [
        [bool(value) if kind == "BOOLEAN" else value for kind, value in zip(kinds, row, strict=True)] for row in found
    ]
    places = ", ".join(f"${place}" for place in range(1, len(kinds) + 1))
    await server.executemany(f"INSERT INTO {table} VALUES ({places})", typed)  # noqa: S608


def lost(before: object, now: object, at: str = "") -> list[str]:
    """Where something that was shown before is not there any more; what is new beside it is passed over."""
    if isinstance(before, dict) and isinstance(now, dict):
        gone = [f"{at}.{key} is gone" for key in before if key not in now]
        return gone + [loss for key in before if key in now for loss in lost(before[key], now[key], f"{at}.{key}")]
    if at.endswith(".powers") and isinstance(before, list) and isinstance(now, list):  # people may be able to do more
        return [f"{at}: {power} is gone" for power in before if power not in now]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [
            loss for place, pair in enumerate(zip(before, now, strict=True)) for loss in lost(*pair, f"{at}[{place}]")
        ]
    return [] if before == now and type(before) is type(now) else [f"{at} was {before!r}, is {now!r}"]
