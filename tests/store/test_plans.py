"""What the home page and `/me` ask for is found by an index, however many games somebody has."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy import event, insert, text

from fzzzt.store import Store
from fzzzt.store.schema import seats, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

GAMES, OTHERS = 5_000, 200


def fill(connection: Connection) -> None:
    """Somebody with many finished games and two that run, among others with a few."""
    standing = {"listed": False, "due": None, "waiting": "[]", "owners": "[]", "about": "{}"}
    for owner, games in [("ada", GAMES), *((f"other-{number}", 10) for number in range(OTHERS))]:
        names = [(at, f"{owner}-{at:05}") for at in range(games + 2)]
        over = {name: at if at < games else None for at, name in names}
        phases = {name: "playing" if ended is None else "over" for name, ended in over.items()}
        connection.execute(
            insert(tables), [{"id": name, "phase": phases[name], "updated": at, **standing} for at, name in names]
        )
        connection.execute(
            insert(seats),
            [{"table_id": name, "seat": 0, "owner": owner, "ended": ended} for name, ended in over.items()],
        )
    if connection.dialect.name == "postgresql":
        connection.execute(text("ANALYZE"))  # which it does by itself, a minute later


def test_somebodys_tables_are_found_by_an_index_however_many_are_over(url: str) -> None:
    async def look() -> None:
        store = await Store.open(url)
        asked: list[tuple[str, Any]] = []
        readers = store._database._readers
        try:
            await store._database.transact(fill)
            event.listen(readers.sync_engine, "before_cursor_execute", lambda *seen: asked.append((seen[2], seen[3])))
            found = [name for name, _ in await store.seated("ada", "ada~2", over=3)]
            assert found == ["ada-05001", "ada-05000", "ada-04999", "ada-04998", "ada-04997"]
            questions, explain = tuple(asked), "EXPLAIN " if store.shared else "EXPLAIN QUERY PLAN "
            async with readers.connect() as connection:
                for statement, parameters in questions:
                    rows = (await connection.exec_driver_sql(explain + statement, parameters)).all()
                    plan = [str(row[-1]).strip() for row in rows]
                    scans = [
                        step for step in plan if "Seq Scan" in step or step.startswith(("SCAN seats", "SCAN tables"))
                    ]
                    assert scans == [], plan
        finally:
            await store.close()

    asyncio.run(look())
