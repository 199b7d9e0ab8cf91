"""A lost cookie is not a lost seat: whoever says that a seat is theirs asks for it, and somebody who plays agrees.

No back door: its owner must have been away for a while, everybody is told, and the owner can take the seat back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.tables.permission import check_room, check_running, check_seat
from fzzzt.tables.powers import LOST, acting_host, may_answer
from fzzzt.tables.refusal import Refusal
from fzzzt.tables.table import ASKERS
from fzzzt.wire import log

if TYPE_CHECKING:
    from fzzzt.tables.company import Company
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.table import Table
    from fzzzt.wire.commands import AnswerAsker

_MOST_OPEN = 6
"""Requests that wait for an answer at a table."""


def ask(table: Table, company: Company, guest: Guest, number: int, now: int) -> None:
    """Ask for the seat of somebody who is not here. Asking again changes nothing."""
    check_running(table)
    seat = check_seat(table, number)
    if table.seat_of(guest.id) is not None:
        raise Refusal("already-seated")
    if seat.owner is None or seat.kept:
        raise Refusal("nobodys-seat", seat=number)
    if table.rated:  # its owner signs in, and nobody makes a game unrated that goes badly
        raise Refusal("rated-seat")
    if company.is_here(seat.owner):
        raise Refusal("owner-here")
    if len(table.people) < 2:
        raise Refusal("nobody-agrees")
    own = [request for request, asked in table.requests.items() if asked.owner == guest.id]
    if any(table.requests[request].seat == number for request in own):
        return
    if len(table.requests) - len(own) >= _MOST_OPEN:
        raise Refusal("full-memory")
    check_room(table, ASKERS)
    for request in own:
        table.write(log.Declined(table.requests[request].seat, request), now)
    table.write(log.Asked(number, guest.id, guest.name, guest.account), now)


def answer(table: Table, company: Company, guest: Guest, command: AnswerAsker, now: int) -> None:
    """Agree that a seat passes to whoever has asked for it, or not."""
    check_running(table)
    asked = table.requests.get(command.request)
    if asked is None:
        raise Refusal("no-such-request")
    number = table.seat_of(guest.id)
    if number is None or not may_answer(table, acting_host(table, company), guest, asked.seat):
        raise Refusal("not-yours-to-answer")
    if not command.on:
        table.write(log.Declined(asked.seat, command.request), now)
        return
    if table.seat_of(asked.owner) is not None:  # has found another seat meanwhile
        raise Refusal("no-such-request")
    if company.absent_for(table.seats[asked.seat].owner or "") < LOST:
        raise Refusal("not-lost")
    table.write(log.Given(asked.seat, asked.owner, number, asked.account), now)


def reclaim(table: Table, guest: Guest, now: int) -> None:
    """Take back one's seat that was given to somebody else."""
    check_running(table)
    number = table.lost_seat(guest.id)
    if number is None:
        raise Refusal("not-seated")
    if table.seat_of(guest.id) is not None:
        raise Refusal("already-seated")
    table.write(log.Reclaimed(number, guest.account), now)
