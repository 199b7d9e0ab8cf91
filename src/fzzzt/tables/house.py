"""The rules of the house: what people may do at a table.

Every function either refuses before it changes anything, or writes what happened. Times are in milliseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from fzzzt.fairness import commitment_to, is_nonce
from fzzzt.tables import moves, seat_requests
from fzzzt.tables.permission import (
    check_own_try,
    check_room,
    check_running,
    check_seat,
    check_talk,
    check_whom,
    own_seat,
    player_seat,
    running_game,
)
from fzzzt.tables.powers import check_caller, check_host, is_gone, voters
from fzzzt.tables.rating import check_rated_bots
from fzzzt.tables.refusal import Refusal
from fzzzt.tables.table import HOST
from fzzzt.tables.terms import check_bot
from fzzzt.voice.clusters import one_line
from fzzzt.wire import commands, log

if TYPE_CHECKING:
    from fzzzt.tables.company import Company
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.table import Table

LONGEST_CHAT = 300


def carry_out(  # noqa: C901 - a total match
    table: Table, company: Company, guest: Guest, command: commands.Command, now: int
) -> None:
    """Do what somebody asks for, or refuse."""
    if isinstance(command, commands.StepAway | commands.Replace | commands.End):
        check_own_try(table, now)
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
            if guest.id != table.host:
                raise Refusal("not-the-host")
            check_whom(table, whom)
            _silence(table, whom, on, now)
        case commands.Fill(seat=number, bot=bot):
            check_host(table, company, guest)
            _fill(table, number, bot, now)
        case commands.Start():
            check_host(table, company, guest)
            _start(table, now)
        case commands.Replace(seat=number):
            check_caller(table, company, guest, number)
            _replace(table, company, number, now)
        case commands.End(on=on):
            _end(table, company, guest, on, now)
        case commands.AskSeat(seat=number):
            seat_requests.ask(table, company, guest, number, now)
        case commands.AnswerAsker():
            seat_requests.answer(table, company, guest, command, now)
        case commands.Reclaim():
            seat_requests.reclaim(table, guest, now)
        case commands.Since() | commands.Rematch() | commands.AskHint() | commands.Typing():
            raise ValueError(f"{command} changes no table by itself")
        case _:
            assert_never(command)


def _say(table: Table, guest: Guest, text: str, now: int) -> None:
    words = one_line(text)
    if not 0 < len(words) <= LONGEST_CHAT:
        raise Refusal("bad-chat", longest=LONGEST_CHAT)
    number = table.seat_of(guest.id)
    if number in table.silenced:
        raise Refusal("silenced")
    check_talk(table, number)
    if number is None:
        table.write(log.Chat(None, guest.name, words, guest.id), now)
    else:
        table.write(log.Chat(number, table.seats[number].name, words), now)


def _fill(table: Table, number: int, bot: str | None, now: int) -> None:
    if table.phase != "open":
        raise Refusal("begun")
    seat = check_seat(table, number)
    if seat.state == "person":
        raise Refusal("seat-taken", seat=number)
    if bot is not None:
        check_bot(bot)
        if table.rated:
            check_rated_bots(table.options.players, [bot])
    check_room(table, HOST)
    table.write(log.Filled(number, bot), now)


def _silence(table: Table, whom: int | None, on: bool, now: int) -> None:
    if on != (whom in table.silenced):
        check_room(table, HOST)
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
        if seat.state == "free" or (seat.state == "kept" and table.rated):  # nobody loses by not having come
            table.write(log.Filled(number, table.cover), now)
        elif seat.state == "kept":
            table.write(log.Away(number, "host"), now)


def _replace(table: Table, company: Company, number: int, now: int) -> None:
    check_running(table)
    check_seat(table, number)
    if table.rated and table.game is not None:
        raise Refusal("rated-clock")
    if not is_gone(table, company, number, now):
        raise Refusal("not-overdue" if table.clock_runs_on and table.game is not None else "not-absent")
    table.write(log.Away(number, "host"), now)


def _end(table: Table, company: Company, guest: Guest, on: bool, now: int) -> None:
    """Before the game the host ends the table, afterwards all who are present do, or else who opened it for bots."""
    check_running(table)
    if table.game is None or not table.people:
        check_host(table, company, guest)
        if on:
            table.write(log.Ended("host"), now)
        return
    number = own_seat(table, guest)
    if on != (number in table.ending):
        check_room(table, number)
        table.write(log.Ending(number, on), now)
    if on and voters(table, company) <= table.ending:
        table.write(log.Ended("agreed"), now)


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
