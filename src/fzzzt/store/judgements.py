"""What reviews say of people, game by game: read by person, the newest first, and never more than so many."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from fzzzt.store.schema import judgements, results

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from fzzzt.store.database import Database


@dataclass(frozen=True, slots=True)
class Judged:
    """What a review says of one seat, for whoever sat there."""

    seat: int
    owner: str
    finished: int
    body: str
    """JSON text."""


class Judgements:
    """What reviews say, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, owner: str, version: int, limit: int) -> list[str]:
        """What is said of somebody's last games by reviews of this version, the newest first."""
        columns = (judgements.c.body, judgements.c.version)
        mine = select(*columns).where(judgements.c.owner == owner).order_by(judgements.c.finished.desc()).limit(limit)
        return [row.body for row in await self._database.read(mine) if row.version == version]

    async def missing(self, owner: str, among: int) -> list[str]:
        """Of somebody's last games those that no review says anything of."""
        last = select(results.c.table_id, results.c.seat, results.c.finished).where(results.c.owner == owner)
        games = last.order_by(results.c.finished.desc(), results.c.table_id.desc()).limit(among).subquery()
        known = select(judgements.c.seat).where(
            judgements.c.table_id == games.c.table_id, judgements.c.seat == games.c.seat
        )
        found = select(games.c.table_id).where(~known.exists()).order_by(games.c.finished.desc())
        return [row.table_id for row in await self._database.read(found)]


def note(connection: Connection, table: str, version: int, noted: Sequence[Judged]) -> None:
    """Note what a review says, in place of an older one."""
    connection.execute(delete(judgements).where(judgements.c.table_id == table))
    if noted:
        rows = [{"table_id": table, "version": version, **asdict(one)} for one in noted]
        connection.execute(insert(judgements), rows)
