"""The rules of absence: who may act for a host who is gone, end a table, or agree that a seat passes to somebody else.

They follow from the table and from who is here, and have this one home: a page shows what it is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fzzzt.engine import Bid, Build
from fzzzt.tables.clocks import shown_clock
from fzzzt.tables.permission import is_own_try
from fzzzt.tables.refusal import Refusal

if TYPE_CHECKING:
    from fzzzt.tables.company import Company
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.table import Table
    from fzzzt.wire.tables import Power

ABSENCE = 60_000
"""How long somebody is away, or the table waits for them, before others may go on without them."""
LOST = 120_000
"""How long the owner of a seat is away before it can pass to somebody else, and a host may think undisturbed."""


class Charge(NamedTuple):
    """Who may act for whom at a table now: found out once for all who are told something at the same time."""

    acting: str
    caller: str | None
    alone: bool
    """Whether one person plays against bots."""
    settled: bool
    """Whether nobody may do anything besides playing."""


def in_charge(table: Table, company: Company) -> Charge:
    """Who may act for whom now."""
    settled = table.phase in ("over", "ended") or is_own_try(table, company.now())
    return Charge(acting_host(table, company), caller_for_host(table, company), is_alone(table), settled)


def acting_host(table: Table, company: Company) -> str:
    """Who has the host's powers: the host, or whoever present has sat longest while the host is gone for a minute."""
    if company.absent_for(table.host) < ABSENCE:
        return table.host
    return _deputy(table, company) or table.host


def _deputy(table: Table, company: Company) -> str | None:
    """Whoever present has sat longest, besides the host."""
    others = [owner for number in table.people if (owner := table.seats[number].owner) not in (None, table.host)]
    return next((owner for owner in others if owner is not None and company.is_here(owner)), None)


def caller_for_host(table: Table, company: Company) -> str | None:
    """Who may call a bot for a host who is there and lets everybody wait, where no clock sees to it: a page left open.

    As all may know it: who has built already is none of anybody's business.
    """
    number = table.seat_of(table.host)
    if number is None or table.clock.kind != "none" or table.seats[number].state != "person":
        return None
    since = shown_clock(table, number)[1]
    return _deputy(table, company) if since is not None and company.now() - since >= LOST else None


def check_host(table: Table, company: Company, guest: Guest) -> None:
    """It is the host who asks, or whoever acts for them."""
    if guest.id != acting_host(table, company):
        raise Refusal("not-the-host")


def check_caller(table: Table, company: Company, guest: Guest, number: int) -> None:
    """It is somebody who asks who may call a bot for this seat."""
    if number != table.seat_of(table.host) or guest.id != caller_for_host(table, company):
        check_host(table, company, guest)


def is_alone(table: Table) -> bool:
    """Whether one person plays against bots."""
    return [seat.owner is None for seat in table.seats].count(False) == 1


def is_attended(table: Table, company: Company) -> bool:
    """Whether somebody is here who plays: has a seat, and has not stepped away."""
    return any(
        seat.owner is not None and not seat.kept and not seat.stepped_away and company.is_here(seat.owner)
        for seat in table.seats
    )


def is_gone(table: Table, company: Company, number: int, now: int) -> bool:
    """Whether a bot may be called for a person: absent, or waited for, for a minute.

    In the building phase the clock that all see counts: a refusal must not tell who has built. Where clocks run on
    nobody needs to be there all the time: only who has missed one can be gone.
    """
    seat, since = table.seats[number], shown_clock(table, number)[1]
    if seat.state != "person" or seat.owner is None or (table.clock_runs_on and not _missed(table, number)):
        return False
    return company.absent_for(seat.owner) >= ABSENCE or (since is not None and now - since >= ABSENCE)


def _missed(table: Table, number: int) -> bool:
    """Whether a bot has made a seat's last decision that everybody knows of; before the game there is none to miss."""
    if table.game is None:
        return True
    events = list(enumerate(table.game.log))
    own = (place for place, event in reversed(events) if isinstance(event, Bid | Build) and event.seat == number)
    return next(own, -1) in table.by


def voters(table: Table, company: Company) -> set[int]:
    """The seats that must agree to end a game: all who are present.

    Where clocks run on nobody needs to be there all the time: all count for whom no bot plays.
    """
    if table.clock_runs_on:
        return {number for number in table.people if not table.seats[number].stepped_away}
    return {number for number in table.people if company.absent_for(table.seats[number].owner or "") < ABSENCE}


def may_answer(table: Table, acting: str, guest: Guest, wanted: int) -> bool:
    """Whether somebody can agree that this seat passes on: another who plays; if only two do, the acting host."""
    number = table.seat_of(guest.id)
    if number is None or number == wanted or number not in table.people:
        return False
    return len(table.people) > 2 or guest.id == acting


def powers_of(table: Table, charge: Charge, guest_id: str, number: int | None) -> tuple[Power, ...]:
    """What somebody, at this seat or at none, may do at the table now, besides playing."""
    if charge.settled:
        return ()
    powers: list[Power] = []
    begun = table.game is not None
    seated = number is not None and not table.seats[number].kept
    if guest_id == charge.acting:
        powers += ([] if table.rated else ["replace"]) if begun else ["fill", "start", "replace", "end"]
    elif begun and guest_id == charge.caller:
        powers.append("replace")
    if guest_id == table.host:
        powers.append("silence")
    if begun and (seated or (not table.people and guest_id == table.host)):
        powers.append("end")
    if begun and seated:
        powers.append("pause" if charge.alone else "away")
    return tuple(powers)
