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
from sqlalchemy import event, insert

from fzzzt.review.grade import GradeSums
from fzzzt.review.version import VERSION
from fzzzt.store import Counted, Result, Store, Tally
from fzzzt.store.schema import counted, judgements, seats, tables
from fzzzt.tables import Guest, Hall
from fzzzt.web.app import make_app
from fzzzt.web.desk import Settings
from fzzzt.web.limits import Limits
from fzzzt.wire.played import Played, PlayedSeat
from fzzzt.wire.tables import encode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from fzzzt.tables.crew import Crew

PATHS = ("/api/mine", "/api/me/games", "/api/me/figures", "/api/me/judgement")
GAMES, TIMES = (50, 5_000), 60
_RUNNING = 5


def game(name: str, owner: str, number: int) -> Counted:
    """A finished game of four."""
    people = tuple(
        PlayedSeat(called, None, 30 + seat, 4 - seat) for seat, called in enumerate(("Ada", "Bob", "Cy", "Di"))
    )
    about = encode(Played(0, people, ((5, 5, 5, 5),) * 10, guided=False)).decode()
    tally = Tally("all", 1, 0, 30, 30, 20, 12, -2)
    return Counted(name, number, 4, (Result(0, owner, 4, "bob\ncy\ndi", about, (tally,)),))


async def fill(store: Store, owner: str, games: int) -> None:
    """So many finished games of somebody, a few that run, and what reviews say of all."""
    about = '{"options":{"players":4},"deck":"standard","clock":{"kind":"none"},"seats":[],"next":null}'
    sums = GradeSums(40, 80.0, 400.0, 300.0, 5000.0, 900.0)
    body = msgspec.json.encode({"players": 4, "grade": sums, "luck": 1.0, "luck_error": 2.0, "styles": {"tinker": 0.0}})

    def write(connection: Connection) -> None:
        names = [f"{owner}-{number}" for number in range(games + _RUNNING)]
        over = [number < games for number in range(len(names))]
        row = {"listed": False, "due": None, "waiting": "[]", "owners": f'["{owner}"]', "about": about}
        phases = ["over" if done else "playing" for done in over]
        connection.execute(
            insert(tables),
            [
                {"id": name, "phase": phase, "updated": at, **row}
                for at, (name, phase) in enumerate(zip(names, phases, strict=True))
            ],
        )
        connection.execute(
            insert(seats),
            [
                {"table_id": name, "seat": 0, "owner": owner, "ended": at if over[at] else None}
                for at, name in enumerate(names)
            ],
        )
        noted = {"seat": 0, "owner": owner, "version": VERSION, "body": body.decode()}
        done = names[:games]
        connection.execute(
            insert(judgements), [{"table_id": name, "finished": at, **noted} for at, name in enumerate(done)]
        )
        connection.execute(counted.delete())

    await store._database.transact(write)
    for number in range(games):
        await store.results.count(game(f"{owner}-{number}", owner, number))


async def measure(url: str, games: Sequence[int]) -> None:
    """Fill a database, ask, and print."""
    store = await Store.open(url)
    people = [Guest(f"guest-{number}", "Ada") for number in games]
    for person, number in zip(people, games, strict=True):
        await fill(store, person.id, number)
    hall = Hall(store, cast("Crew", None))
    app = make_app(Settings(limits=Limits().times(1_000_000)), hall, store, b"k" * 32)
    asked: list[tuple[str, Any]] = []
    engine = store._database._readers.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *seen: asked.append((seen[2], seen[3])))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
        for path in PATHS:
            medians, plans = [], []
            for person in people:
                cookie = app.state.desk.guests.cookie(person).partition(";")[0]
                spent = []
                for _ in range(TIMES):
                    asked.clear()
                    began = time.perf_counter()
                    (await client.get(path, headers={"Cookie": cookie})).raise_for_status()
                    spent.append(time.perf_counter() - began)
                medians.append(1000 * statistics.median(spent))
                plans = await _plans(store, list(asked))
            times = ", ".join(f"{number:,} games {ms:.1f} ms" for number, ms in zip(games, medians, strict=True))
            print(f"  {path}: {times}; queries: {len(asked)}")
            for plan in plans:
                print(f"      {plan}")
    await store.close()


async def _plans(store: Store, asked: list[tuple[str, Any]]) -> list[str]:
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
