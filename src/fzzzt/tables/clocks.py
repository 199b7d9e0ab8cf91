"""A seat's clock as all may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fzzzt.tables.table import Table


def shown_clock(table: Table, number: int) -> tuple[int | None, int | None]:
    """What was left, and since when it runs: while others build, nobody can tell who has done so already."""
    seat = table.seats[number]
    if table.building is None or table.game is None:
        return seat.left, seat.since
    began, left = table.building
    builds = number in table.waiting or number in table.game.sealed_builds
    stands = table.asleep and not table.clock_runs_on
    return left[number], began if builds and seat.state == "person" and not stands else None
