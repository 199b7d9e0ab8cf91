"""Whom a table asks for a decision: those who want a notice of it get one, wherever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fzzzt.store import Call, Calls
from fzzzt.tables.guest import device_of

if TYPE_CHECKING:
    from fzzzt.tables.seat import Seat
    from fzzzt.tables.table import Table

TOLD_AFTER = 2_000
"""Milliseconds until a notice is sent: whoever decides before needs none."""
_HOUR = 3_600_000
_REMINDED_AFTER = 12 * _HOUR


class Asked(NamedTuple):
    """Who is asked at a place in the game."""

    place: int
    seats: frozenset[int]


def asked(table: Table) -> Asked:
    """Whom a table asks now; a seat that a bot plays for is not."""
    return Asked(table.happened, frozenset(number for number in table.waiting if table.bot_of(number) is None))


def calls_since(table: Table, before: Asked, now: int) -> Calls | None:
    """What has changed of whom the table asks; None if nothing has. One place in the game asks nobody twice."""
    after = asked(table)
    if after.place != before.place and (before.seats or after.seats):
        new = [(number, table.seats[number]) for number in sorted(after.seats)]
        return Calls(after.place, now + TOLD_AFTER, tuple([_call(number, seat, now) for number, seat in new]))
    if decided := before.seats - after.seats:
        return Calls(after.place, decided=tuple(sorted(decided)))
    return None


def _call(number: int, seat: Seat, now: int) -> Call:
    return Call(number, device_of(seat.owner or ""), _reminder(seat, now))


def _reminder(seat: Seat, now: int) -> int | None:
    """When to remind: after half a day, or half of the time there is; not where that is short."""
    if (deadline := seat.deadline) is None:
        return now + _REMINDED_AFTER
    left = deadline - now
    return None if left < _HOUR else now + min(_REMINDED_AFTER, left // 2)
