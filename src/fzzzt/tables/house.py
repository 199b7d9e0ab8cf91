"""The rules of the house: what people may do at a table.

Every function either refuses before it changes anything, or writes what happened. Times are in milliseconds.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, assert_never

from fzzzt.fairness import commitment_to, is_commitment, is_nonce
from fzzzt.tables import moves
from fzzzt.tables.feed import shown_clock
from fzzzt.tables.permission import (
    check_host,
    check_room,
    check_running,
    check_seat,
    check_whom,
    own_seat,
    player_seat,
    running_game,
)
from fzzzt.tables.refusal import Refusal
from fzzzt.tables.table import HOUSE
from fzzzt.tables.terms import check_bot
from fzzzt.wire import commands, log

if TYPE_CHECKING:
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.table import Table

LONGEST_CHAT = 300
ABSENCE = 60_000
"""How long the table waits for a person before the host may let a bot play."""
LINK_TIME = 600_000


def carry_out(table: Table, guest: Guest, command: commands.Command, now: int) -> None:  # noqa: C901 - a total match
    """Do what somebody asks for, or refuse."""
    match command:
        case commands.MakeBid():
            moves.bid(table, player_seat(table, guest), command, now)
        case commands.Prepare():
            moves.prepare(table, player_seat(table, guest), command, now)
        case commands.MakeBuild():
            moves.build(table, player_seat(table, guest), command, now)
        case commands.SetAuto(on=on):
            _set_auto(table, own_seat(table, guest), on, now)
        case commands.RevealNonce(nonce=nonce):
            _reveal(table, own_seat(table, guest), nonce, now)
        case commands.StepAway():
            _step_away(table, player_seat(table, guest), now)
        case commands.ComeBack():
            _come_back(table, own_seat(table, guest), now)
        case commands.Say(text=text):
            _say(table, guest, text, now)
        case commands.Mute(seat=whom, on=on):
            check_whom(table, whom)
            _mute(table, own_seat(table, guest), whom, on, now)
        case commands.Silence(seat=whom, on=on):
            check_host(table, guest)
            check_whom(table, whom)
            _silence(table, whom, on, now)
        case commands.Fill(seat=number, bot=bot):
            check_host(table, guest)
            _fill(table, number, bot, now)
        case commands.Start():
            check_host(table, guest)
            _start(table, now)
        case commands.Replace(seat=number):
            check_host(table, guest)
            _replace(table, number, now)
        case commands.End():
            check_host(table, guest)
            check_running(table)
            table.write(log.Ended("host"), now)
        case commands.Since() | commands.Rematch():
            raise ValueError(f"{command} changes no table by itself")
        case _:
            assert_never(command)


# Around the game


def sit(table: Table, guest: Guest, number: int | None, commitment: str | None, now: int) -> int:
    """Give somebody a seat, the first free one if none is asked for; whoever sits already stays there."""
    if commitment is not None and not is_commitment(commitment):
        raise Refusal("bad-commitment")
    own = table.seat_of(guest.id)
    if own is not None and not table.seats[own].kept:
        return own
    if table.phase != "open":
        raise Refusal("begun" if table.phase in ("starting", "playing") else "over")
    if own is None:
        own = _free_seat(table) if number is None else number
    if not 0 <= own < len(table.seats):
        raise Refusal("no-such-seat", seat=own)
    if table.seats[own].state not in ("free", "kept") or table.seats[own].owner not in (None, guest.id):
        raise Refusal("seat-taken", seat=own)
    check_room(table, HOUSE)
    table.write(log.Sat(own, guest.id, guest.name, commitment), now)
    return own


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
    number = own_seat(table, guest)
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
        table.write(log.Moved(number, guest.id, _hashed(token)), now)
    return number


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _say(table: Table, guest: Guest, text: str, now: int) -> None:
    words = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if not 0 < len(words) <= LONGEST_CHAT:
        raise Refusal("bad-chat", longest=LONGEST_CHAT)
    number = table.seat_of(guest.id)
    if number in table.silenced:
        raise Refusal("silenced")
    check_room(table, number)
    table.write(log.Chat(number, guest.name if number is None else table.seats[number].name, words), now)


def _fill(table: Table, number: int, bot: str | None, now: int) -> None:
    if table.phase != "open":
        raise Refusal("begun")
    seat = check_seat(table, number)
    if seat.state == "person":
        raise Refusal("seat-taken", seat=number)
    if bot is not None:
        check_bot(bot)
    check_room(table, HOUSE)
    table.write(log.Filled(number, bot), now)


def _silence(table: Table, whom: int | None, on: bool, now: int) -> None:
    if on != (whom in table.silenced):
        check_room(table, HOUSE)
        table.write(log.Silenced(whom, on), now)


def _mute(table: Table, number: int, whom: int | None, on: bool, now: int) -> None:
    if on != (whom in table.muted.get(number, ())):
        check_room(table, number)
        table.write(log.Muted(number, whom, on), now)


def _set_auto(table: Table, number: int, on: bool, now: int) -> None:
    if on != (number in table.auto):
        check_room(table, number)
        table.write(log.Auto(number, on), now)


def _start(table: Table, now: int) -> None:
    """Start with bots on the free seats; people of the game before who are not here yet can take theirs later."""
    if table.phase != "open":
        raise Refusal("begun")
    for number, seat in enumerate(table.seats):
        if seat.state == "free":
            table.write(log.Filled(number, table.cover), now)
        elif seat.state == "kept":
            table.write(log.Away(number, "host"), now)


def _replace(table: Table, number: int, now: int) -> None:
    seat = check_seat(table, number)
    since = shown_clock(table, number)[1]  # in the building phase a refusal must not tell who has built
    if seat.state != "person" or since is None or now - since < ABSENCE:
        raise Refusal("not-absent")
    table.write(log.Away(number, "host"), now)


def _reveal(table: Table, number: int, nonce: str, now: int) -> None:
    seat = table.seats[number]
    if seat.nonce is not None and seat.nonce == nonce:
        return
    if table.phase != "starting":
        raise Refusal("not-starting")
    if not is_nonce(nonce) or commitment_to(nonce) != seat.commitment:
        raise Refusal("wrong-nonce")
    table.write(log.Nonce(number, nonce), now)


def _step_away(table: Table, number: int, now: int) -> None:
    running_game(table)
    check_room(table, number)
    table.write(log.Away(number, "stepped"), now)


def _come_back(table: Table, number: int, now: int) -> None:
    check_running(table)
    if not table.seats[number].away:
        raise Refusal("not-covered")
    table.write(log.Back(number), now)
