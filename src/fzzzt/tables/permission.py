"""Who may do something at a table, and when. Each function answers what it was asked about, or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.tables.refusal import Refusal

MOST_BESIDES = 1000

if TYPE_CHECKING:
    from fzzzt.engine import Game
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.seat import Seat
    from fzzzt.tables.table import Table


def own_seat(table: Table, guest: Guest) -> int:
    """The seat of somebody."""
    number = table.seat_of(guest.id)
    if number is None:
        raise Refusal("not-seated")
    return number


def player_seat(table: Table, guest: Guest) -> int:
    """The seat of somebody who plays it: not one a bot covers."""
    number = own_seat(table, guest)
    if table.seats[number].away:
        raise Refusal("covered")
    return number


def running_game(table: Table) -> Game:
    """The game that is being played."""
    if table.phase in ("over", "ended"):
        raise Refusal("over")
    if table.game is None:
        raise Refusal("not-begun")
    return table.game


def check_running(table: Table) -> None:
    """The table is not over."""
    if table.phase in ("over", "ended"):
        raise Refusal("over")


def check_host(table: Table, guest: Guest) -> None:
    """It is the host who asks."""
    if guest.id != table.host:
        raise Refusal("not-the-host")


def check_seat(table: Table, number: int) -> Seat:
    """The seat of this number."""
    if not 0 <= number < len(table.seats):
        raise Refusal("no-such-seat", seat=number)
    return table.seats[number]


def check_whom(table: Table, whom: int | None) -> None:
    """A seat of this table, or the spectators (None)."""
    if whom is not None:
        check_seat(table, whom)


def check_fresh(table: Table, seq: int) -> None:
    """A move is meant for the auction, or the building, that the client has seen begin."""
    if seq < table.basis:
        raise Refusal("stale")


def check_room(table: Table, whose: object) -> None:
    """Nobody fills a table's log with what is no move: neither a seat, nor the spectators (None), nor the house."""
    if table.written_besides[whose] >= MOST_BESIDES:
        raise Refusal("full-memory")


def check_rematch(table: Table, guest: Guest) -> None:
    """Somebody with a seat can ask for another game when this one is over."""
    own_seat(table, guest)
    if table.phase not in ("over", "ended"):
        raise Refusal("not-over")
    if table.game is None:
        raise Refusal("never-played")
