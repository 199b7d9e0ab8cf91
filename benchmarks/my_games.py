"""What `/me` costs somebody with 50 games, and with 5,000: requests, and the plans of their queries (`make bench`)."""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import httpx
import msgspec
from sqlalchemy import event, insert, text

from fzzzt.review.grade import GradeSums
from fzzzt.review.version import VERSION
from fzzzt.store import Store
from fzzzt.store.schema import counted, judgements, results, seats, tables, tallies
from fzzzt.tables import Guest, Hall
from fzzzt.web.app import make_app
from fzzzt.web.desk import Settings
from fzzzt.web.limits import Limits
from fzzzt.wire.played import Played, PlayedSeat
from fzzzt.wire.tables import encode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Table

    from fzzzt.tables.crew import Crew

PATHS = ("/api/mine", "/api/me/games", "/api/me/figures", "/api/me/judgement")
GAMES, TIMES = (50, 5_000), 60
OTHERS = 200
"""People with a few games each: a table that only one person is in would be read as a whole, by any plan."""
_RUNNING = 5
_ABOUT = '{"options":{"players":4},"deck":"standard","clock":{"kind":"none"},"seats":[],"next":null}'
_SUMS = GradeSums(40, 80.0, 400.0, 300.0, 5000.0, 900.0)
_JUDGED = {"players": 4, "grade": _SUMS, "luck": 1.0, "luck_error": 2.0, "styles": {"tinker": 0.0}}


async def fill(store: Store, people: Mapping[str, int]) -> None:
    """So many finished games of each, a few that run, and what reviews say of all; then the database looks at it.

    PostgreSQL does that by itself, a minute after much has come; until then it may read a whole table instead.
    """

    def write(connection: Connection) -> None:
        for owner, games in people.items():
            for table, rows in _rows(owner, games).items():
                connection.execute(insert(table), rows)
        if store.shared:
            connection.execute(text("ANALYZE"))

    await store._database.transact(write)


def _rows(owner: str, games: int) -> dict[Table, list[dict[str, object]]]:
    """All that the database has of somebody."""
    names = [f"{owner}-{number}" for number in range(games + _RUNNING)]
    done = list(enumerate(names[:games]))
    standing = {"listed": False, "due": None, "waiting": "[]", "owners": f'["{owner}"]', "about": _ABOUT}
    result = {"seat": 0, "owner": owner, "players": 4, "place": 4, "company": "bob\ncy\ndi", "about": _played()}
    judged = {"seat": 0, "owner": owner, "version": VERSION, "body": msgspec.json.encode(_JUDGED).decode()}
    sums = {"games": games, "wins": 0, "points": 30 * games, "best": 30, "robots": 20, "widgets": 12, "lost": -2}
    return {
        tables: [
            {"id": name, "phase": "over" if at < games else "playing", "updated": at, **standing}
            for at, name in enumerate(names)
        ],
        seats: [
            {"table_id": name, "seat": 0, "owner": owner, "ended": at if at < games else None}
            for at, name in enumerate(names)
        ],
        judgements: [{"table_id": name, "finished": at, **judged} for at, name in done],
        results: [{"table_id": name, "finished": at, **result} for at, name in done],
        counted: [{"table_id": name} for _, name in done],
        tallies: [{"owner": owner, "kind": "all", **sums}],
    }


def _played() -> str:
    """What a list says of a game of four."""
    people = [PlayedSeat(name, None, 30 + seat, 4 - seat) for seat, name in enumerate(("Ada", "Bob", "Cy", "Di"))]
    return encode(Played(0, tuple(people), ((5, 5, 5, 5),) * 10, guided=False)).decode()


async def measure(url: str, games: Sequence[int]) -> None:
    """Fill a database, ask, and print."""
    store = await Store.open(url)
    people = [Guest(f"guest-{number}", "Ada") for number in games]
    others = {f"other-{number}": 5 for number in range(OTHERS)}
    await fill(store, others | {person.id: number for person, number in zip(people, games, strict=True)})
    hall = Hall(store, cast("Crew", None))
    app = make_app(Settings(limits=Limits().times(1_000_000)), hall, store, b"k" * 32)
    asked: list[tuple[str, Any]] = []
    engine = store._database._readers.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *seen: asked.append((seen[2], seen[3])))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
        for path in PATHS:
            spent: list[list[float]] = [[] for _ in people]
            for _ in range(TIMES):  # in turns: whatever else the machine does, it does to all of them
                for person, times in zip(people, spent, strict=True):
                    asked.clear()
                    began = time.perf_counter()
                    cookie = app.state.desk.guests.cookie(person).partition(";")[0]
                    (await client.get(path, headers={"Cookie": cookie})).raise_for_status()
                    times.append(1000 * (time.perf_counter() - began))
            medians = map(statistics.median, spent)
            told = ", ".join(f"{number:,} games {ms:.1f} ms" for number, ms in zip(games, medians, strict=True))
            print(f"  {path}: {told}; queries: {len(asked)}")
            for plan in await plans(store, list(asked)):
                print(f"      {plan}")
    await store.close()


async def plans(store: Store, asked: list[tuple[str, Any]]) -> list[str]:
    """How the database goes about each query: what it searches, and by which index."""
    found: list[str] = []
    database = store._database
    prefix = "EXPLAIN " if database.shared else "EXPLAIN QUERY PLAN "
    async with database._readers.connect() as connection:
        for statement, parameters in asked:
            rows = (await connection.exec_driver_sql(prefix + statement, parameters)).all()
            steps = [str(row[-1]).strip() for row in rows]
            found += [
                step for step in steps if any(word in step for word in ("SCAN", "SEARCH", "Scan", "Sort", "B-TREE"))
            ]
    return found


def main() -> None:
    """Print what each request costs, on SQLite, and on PostgreSQL if $FZZZT_POSTGRES names an empty database."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default=os.environ.get("FZZZT_POSTGRES"), help="an empty PostgreSQL database")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print("my games, on SQLite:")
        asyncio.run(measure(str(Path(name) / "tables.sqlite"), GAMES))
    if chosen.database:
        print("on PostgreSQL:")
        asyncio.run(measure(chosen.database, GAMES))


if __name__ == "__main__":
    main()
