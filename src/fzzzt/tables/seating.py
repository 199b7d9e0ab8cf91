"""Who sits where: sitting down, getting up, and seats that move to another device or to an account.

As in the rest of the house, everything is refused before anything changes. Times are in milliseconds.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from fzzzt.fairness import is_commitment
from fzzzt.tables.permission import check_own_try, check_room, check_sitting, own_seat
from fzzzt.tables.refusal import Refusal
from fzzzt.wire import log
from fzzzt.wire.bodies import LONGEST_NAME

if TYPE_CHECKING:
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.table import Table

LINK_TIME = 600_000
_BY_SIGNING_IN = "signed in"
"""In place of a link's hash."""


def sit(table: Table, guest: Guest, number: int | None, commitment: str | None, now: int) -> int:
    """Give somebody a seat, the first free one if none is asked for; whoever sits already stays there."""
    if commitment is not None and not is_commitment(commitment):
        raise Refusal("bad-commitment")
    if table.plays_daily:
        commitment = None  # everybody plays with the same cards
    own = table.seat_of(guest.id)
    if own is not None and not table.seats[own].kept:
        return own
    if table.rated and not guest.account:
        raise Refusal("rated-account")
    if table.phase != "open":
        raise Refusal("begun" if table.phase in ("starting", "playing") else "over")
    if own is None:
        own = _free_seat(table) if number is None else number
    if not 0 <= own < len(table.seats):
        raise Refusal("no-such-seat", seat=own)
    if table.seats[own].state not in ("free", "kept") or table.seats[own].owner not in (None, guest.id):
        raise Refusal("seat-taken", seat=own)
    check_sitting(table, guest, now)
    table.write(log.Sat(own, guest.id, _told_apart(table, own, guest.name), commitment, guest.account), now)
    return own


def rename(table: Table, guest: Guest, before: str, now: int) -> None:
    """Let a new name reach the seat, unless somebody goes by another name there: several people at one device do."""
    number = table.seat_of(guest.id)
    if number is None or table.phase in ("over", "ended") or table.seats[number].kept:
        return
    seat, own = table.seats[number], _told_apart(table, number, before)
    name = _told_apart(table, number, guest.name) if seat.name == own else seat.name
    if name != seat.name or guest.account != seat.account:
        check_room(table, number)
        table.write(log.Renamed(number, name, seat.name, guest.account), now)


def hand_over(table: Table, guest: Guest, account: Guest, now: int) -> bool:
    """Let a guest's seat be an account's; False if that has a seat here already: nobody plays two seats at once."""
    number = table.seat_of(guest.id)
    if number is None:
        return True
    if table.seat_of(account.id) is not None:
        return False
    table.write(log.Moved(number, account.id, _BY_SIGNING_IN, account.account), now)
    rename(table, account, guest.name, now)
    return True


def _told_apart(table: Table, number: int, name: str) -> str:
    """A name that nobody else has at this table: the second Ada is Ada 2."""
    others = {seat.name for place, seat in enumerate(table.seats) if place != number}
    names = (name if count == 1 else f"{name[: LONGEST_NAME - 2]} {count}" for count in range(1, len(table.seats) + 1))
    return next(free for free in names if free not in others)


def _free_seat(table: Table) -> int:
    for number, seat in enumerate(table.seats):
        if seat.state == "free":
            return number
    raise Refusal("table-full")


def leave(table: Table, guest: Guest, now: int) -> None:
    """Get up before the game. During it one can only step away: the seat stays one's own."""
    if table.phase != "open":
        raise Refusal("begun")
    table.write(log.Left(own_seat(table, guest)), now)


def pass_on(table: Table, guest: Guest, token: str, now: int) -> None:
    """Make a link that moves somebody's seat to another device."""
    if table.phase == "ended":
        raise Refusal("over")
    if table.rated:
        raise Refusal("rated-seat")
    number = own_seat(table, guest)
    check_own_try(table, now)
    check_room(table, number)
    table.write(log.Passed(number, _hashed(token), now + LINK_TIME), now)


def claim(table: Table, guest: Guest, token: str, now: int) -> int:
    """Take over the seat of such a link."""
    own = table.seat_of(guest.id)
    if own is not None and table.used.get(_hashed(token)) == guest.id:
        return own  # asked again, because the answer was lost
    number, until = table.passes.get(_hashed(token), (-1, 0))
    if now >= until:
        raise Refusal("bad-link")
    if own is not None and own != number:
        raise Refusal("already-seated")
    if own is None:
        table.write(log.Moved(number, guest.id, _hashed(token), guest.account), now)
    return number


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
