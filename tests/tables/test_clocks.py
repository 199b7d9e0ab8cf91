"""Clocks: a decision's time, a bank with increment, and nobody's clock tells who has built."""

from __future__ import annotations

from random import Random

import pytest

from fzzzt.wire.terms import Clock
from tables.parlour import ADA, START, Parlour

MOVE = Clock(kind="move", seconds=30)
BANK = Clock(kind="bank", seconds=100, increment=5)


def test_whoever_runs_out_of_time_is_covered() -> None:
    parlour = Parlour.playing(2, clock=MOVE)
    slow = parlour.turn
    parlour.wait(29_999)
    assert parlour.table.seats[slow].state == "person"
    parlour.wait(1)
    assert parlour.table.seats[slow].state == "away"
    assert '"why":"clock"' in parlour.log[-1].body


def test_a_seconds_clock_begins_anew_with_every_decision() -> None:
    parlour, rng = Parlour.playing(2, clock=MOVE), Random(0)
    for _ in range(10):
        parlour.wait(29_000)
        parlour.move(rng)
    assert {seat.state for seat in parlour.table.seats} == {"person"}


def test_a_bank_runs_down_and_every_decision_adds_its_increment() -> None:
    parlour, rng = Parlour.playing(2, clock=BANK), Random(0)
    seat = parlour.turn
    parlour.wait(40_000)
    parlour.move(rng)
    assert parlour.table.seats[seat].left == 65_000
    assert parlour.table.seats[seat].since is None or parlour.table.waiting == (seat,)


def test_whoever_comes_back_with_an_empty_bank_has_time_for_a_move() -> None:
    parlour = Parlour.playing(2, clock=BANK)
    slow = parlour.turn
    parlour.wait(100_000)
    assert parlour.table.seats[slow].left == 0
    parlour.say(parlour.person(slow), "back")
    parlour.wait(9_000)
    assert parlour.table.seats[slow].state == "person"


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_stepping_away_and_back_wins_no_time(clock: Clock) -> None:
    parlour = Parlour.playing(2, clock=clock)
    slow = parlour.turn
    for _ in range(50):
        parlour.wait(clock.seconds * 300)
        if parlour.table.seats[slow].state == "away":
            break
        parlour.say(parlour.person(slow), "away")
        parlour.say(parlour.person(slow), "back")
    assert parlour.now - START <= clock.seconds * 1300


def test_a_moment_is_given_once_a_decision() -> None:
    parlour = Parlour.playing(2, clock=MOVE)
    slow = parlour.turn
    parlour.wait(30_000)
    parlour.say(parlour.person(slow), "back")
    parlour.wait(10_000)
    assert parlour.table.seats[slow].state == "away"
    parlour.say(parlour.person(slow), "back")
    parlour.wait(1)
    assert parlour.table.seats[slow].state == "away"


def test_a_bots_move_gives_the_next_decision_its_full_time() -> None:
    parlour, rng = Parlour.playing(2, clock=MOVE), Random(1)
    slow = parlour.turn
    parlour.wait(30_000)
    parlour.bot_move(slow, rng)
    while parlour.table.waiting != (slow,):
        parlour.move(rng)
    parlour.wait(29_000)
    assert parlour.table.seats[slow].state == "person"


def test_without_a_clock_a_table_waits_for_days() -> None:
    parlour = Parlour.playing(2)
    parlour.wait(40 * 24 * 3_600_000)
    assert parlour.table.phase == "playing"
    assert {seat.state for seat in parlour.table.seats} == {"person"}


def test_nobody_elses_clock_tells_who_has_built() -> None:
    parlour = Parlour.playing(4, clock=BANK, seed=1)
    parlour.play_until("build", seed=1)
    before = parlour.shown
    assert parlour.table.game is not None
    while len(parlour.table.waiting) > 1:
        parlour.wait(3_000)
        seat = parlour.turn
        parlour.say(parlour.person(seat), "build", robots={}, seq=parlour.table.public)
        assert parlour.shown == before
        assert parlour.you(parlour.person(seat)).since is None
    parlour.wait(3_000)
    parlour.say(parlour.person(parlour.turn), "build", robots={}, seq=parlour.table.public)
    assert parlour.shown != before


def test_a_bot_seat_needs_no_clock() -> None:
    parlour = Parlour.playing(2, clock=MOVE, bots=[None, "rookie"])
    assert parlour.table.seats[1].since is None
    assert parlour.table.seat_of(ADA.id) == 0
