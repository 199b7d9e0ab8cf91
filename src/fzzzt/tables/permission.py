"""Who may do something at a table, and when. Each function answers what it was asked about, or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.daily.days import end_of
from fzzzt.tables.refusal import Refusal

MOST_BESIDES = 1000
"""What each seat, the spectators and the host may add to a log that is no move."""
MOST_SAID = 8 * MOST_BESIDES
"""What may be said at a table in all, however many sit down and get up again: each of them may talk anew."""
MOST_SITTINGS = 20
"""How often one person sits down at a table."""
_SITTINGS, _SITTINGS_A_MINUTE = 1000, 20
"""How often all of them do, and so often more every minute: more than one address may (`web/limits.py`)."""

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
    """Nobody fills a table's log with what is no move: neither a seat, nor the spectators (None), nor others."""
    if table.written_besides[whose] >= MOST_BESIDES:
        raise Refusal("full-memory")


def check_talk(table: Table, whose: object) -> None:
    """Nobody fills it with talk: all that was said is told to whoever comes."""
    check_room(table, whose)
    if table.said >= MOST_SAID:
        raise Refusal("full-memory")


def check_sitting(table: Table, guest: Guest, now: int) -> None:
    """Nobody fills a table's log by sitting down and getting up."""
    for_all = _SITTINGS + (now - table.told[0].at) * _SITTINGS_A_MINUTE // 60_000
    if table.sittings[guest.id] >= MOST_SITTINGS or table.sittings.total() >= for_all:
        raise Refusal("full-memory")


def is_own_try(table: Table, now: int) -> bool:
    """Whether this is somebody's one try of a day's deal, and the day is not over."""
    return table.daily is not None and table.daily.part == "counted" and now < end_of(table.daily.day)


def check_own_try(table: Table, now: int) -> None:
    """In a try that counts nobody, person or bot, decides in another's place, and nobody gives up by a slip."""
    if is_own_try(table, now):
        raise Refusal("daily-own-hand")


def check_rematch(table: Table, guest: Guest) -> None:
    """Somebody with a seat can ask for another game when this one is over."""
    own_seat(table, guest)
    if table.plays_daily:
        raise Refusal("daily-once")
    if table.phase not in ("over", "ended"):
        raise Refusal("not-over")
    if table.game is None:
        raise Refusal("never-played")
