"""What every day's deal has in common: the same play gives the same game, and a record that lies is found out."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daily.public_game import public_game
from fzzzt.bots.levels import LEVELS
from fzzzt.daily.bots_program import COMMAND
from fzzzt.daily.check import daily_fault
from fzzzt.daily.days import beginning_of, day_after, day_at, end_of, is_day, streaks
from fzzzt.daily.deal import BOTS, PERSON, bot_move, new_game, public_seed
from fzzzt.daily.play import ROBOT, ZAP, lots_apart, marks, play_of, with_own
from fzzzt.dealer import Dealer
from fzzzt.record import dump_record, replay_record
from fzzzt.wire.daily import DailyPlay
from patience import PATIENCE

DAY = "2026-11-17"
days = st.dates().map(lambda date: date.isoformat())


def random_game(seed: int) -> Any:
    """The day's deal, with a person who plays as these random numbers say."""
    game, dealer, rng = new_game(), Dealer(public_seed(DAY)), Random(seed)
    players = [LEVELS[bot or "random"].make() for bot in BOTS]
    while game.to_move:
        if not game.deciding:
            game.push(dealer.answer(game))
            continue
        seat = rng.choice(sorted(game.deciding))  # whoever builds first
        if seat == PERSON:
            game.push(players[seat].decide(game.view(seat), None, Random(f"{seed}/{len(game.log)}")))
        else:
            game.push(bot_move(players[seat], game, public_seed(DAY), seat))
    return game


@pytest.mark.parametrize("seed", range(3))
def test_the_same_play_gives_the_same_game_whatever_was_decided_first(seed: int) -> None:
    first, again, other = random_game(seed), random_game(seed), random_game(seed + 1)
    assert first.log == again.log
    assert play_of(first.log).cards == play_of(other.log).cards, "every auction sells the same card"
    assert first.log != other.log


def test_a_record_of_its_day_is_right() -> None:
    data = public_game(DAY)
    record, _ = replay_record(data)
    assert daily_fault(record) is None
    assert dump_record(record) == dump_record(replay_record(json.loads(dump_record(record)))[0])


def edited(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    changed = deepcopy(data)
    for path, value in changes.items():
        *way, last = path.split("__")
        place: Any = changed
        for step in way:
            place = place[step]
        place[last] = value
    return changed


@pytest.mark.parametrize(
    "changes",
    [
        {"daily__day": "2026-11-18"},
        {"daily__day": "2026-02-30"},
        {"daily__day": 7},
        {"daily__deal": "server"},
        {"daily__levels": {"mechanic": 1}},
        {"daily": "yes"},
        {"shuffle__seed": "1"},
        {"shuffle": None},
    ],
)
def test_a_record_that_lies_about_its_day_is_found_out(changes: dict[str, Any]) -> None:
    record, _ = replay_record(edited(public_game(DAY), **changes))
    assert daily_fault(record) is not None


def test_a_bots_move_that_it_would_not_have_made_is_found_out() -> None:
    """Cards that lie lawful in a record, but not from the bot that it names."""
    data = public_game(DAY, "mechanic")
    data["seats"][1]["bot"], data["seats"][2]["bot"] = data["seats"][2]["bot"], data["seats"][1]["bot"]
    fault = daily_fault(replay_record(data)[0])
    assert fault is not None
    assert "decides otherwise" in str(fault.reason)


def test_bots_of_another_version_are_not_judged() -> None:
    data = public_game(DAY, "mechanic")
    data["seats"][1]["bot"], data["seats"][2]["bot"] = data["seats"][2]["bot"], data["seats"][1]["bot"]
    data["daily"]["levels"]["mechanic"] = 99
    assert daily_fault(replay_record(data)[0]) is None


@given(days.filter(lambda day: "0002" < day < "9998"))
def test_days_follow_each_other(day: str) -> None:
    assert is_day(day)
    assert day_at(beginning_of(day)) == day == day_at(end_of(day) - 1)
    assert day_at(end_of(day)) == day_after(day)
    assert day_after(day_after(day), -1) == day


@given(st.sets(st.integers(0, 40)))
def test_streaks_count_days_in_a_row(played: set[int]) -> None:
    today = 40
    named = [day_after(DAY, day - today) for day in played]
    now, longest = streaks(named, DAY)
    runs = [0]
    for day in range(41):
        runs.append(runs[-1] + 1 if day in played else 0)
    assert longest == max(runs)
    assert now == (runs[-1] or runs[-2])


def test_marks_tell_who_won_and_no_card() -> None:
    play = DailyPlay(("r5-n", "r1-b", "fzzzt"), (3, None, 2), (True, False, False), (2, 1))
    assert marks(play) == (ROBOT + ZAP, ZAP)


def test_auctions_apart_are_those_with_the_widest_bids() -> None:
    cards, won = ("a", "b", "c", "d"), (True, False, False, False)
    plays = [DailyPlay(cards, bids, won, (4,)) for bids in ((1, 5, 2, None), (1, 0, 3, None), (1, 9, 4, 2))]
    first, second = lots_apart(plays)
    assert (first.auction, first.card, first.low, first.middle, first.high, first.yours) == (2, "b", 0, 5, 9, None)
    assert second.auction == 3
    assert with_own(first, plays[2]).yours == 9
    assert lots_apart([]) == ()


def test_the_bots_program_ends_in_order_though_whoever_asked_still_holds_its_input() -> None:
    process = subprocess.Popen(  # noqa: S603 - this very program
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(b'{"seed": "x", "levels": ["random"]}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["level"] == "random"
        assert process.wait(PATIENCE) == 0
        assert (process.stdout.read(), process.stderr.read()) == (b"", b"")


LOOKS_AHEAD = """
import hashlib
from fzzzt.bots.levels import LEVELS, Level
from fzzzt.bots.searching import Look, SearchingPlayer
from fzzzt.daily.bots_program import played_by
from fzzzt.daily.deal import public_seed
from fzzzt.record import Record, dump_record
LEVELS["ahead"] = Level("ahead", lambda: SearchingPlayer(Look(1, 2), 1.0), listens=True)
game = played_by("ahead", public_seed("2026-11-17"))
record = Record.of(game, [{"name": str(seat)} for seat in range(4)], "game")
print(hashlib.sha256(dump_record(record).encode()).hexdigest())
"""
"""Looks ahead as `chief` does, but not as far: uncompiled that would take hours."""


@pytest.mark.full
@pytest.mark.parametrize("processor", [{"NUMBA_CPU_NAME": "generic"}, {"NUMBA_DISABLE_JIT": "1"}])
def test_what_looks_ahead_plays_the_same_game_compiled_for_any_processor_and_uncompiled(
    processor: dict[str, str],
) -> None:
    pytest.importorskip("numba")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    games = [
        subprocess.run(  # noqa: S603 - this very program
            [sys.executable, "-c", LOOKS_AHEAD], env={**environment, **each}, capture_output=True, check=True, text=True
        ).stdout
        for each in ({}, processor)
    ]
    assert games[0] == games[1]
    assert len(games[0].strip()) == hashlib.sha256().digest_size * 2
