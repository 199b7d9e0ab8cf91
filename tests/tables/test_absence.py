"""Nobody waits for one who is gone: a host's powers, a bot that covers, a table that sleeps. Time is set by hand."""

from __future__ import annotations

from random import Random

import pytest

from fzzzt.tables import Terms
from fzzzt.tables.table import COVER_PACE, Table
from fzzzt.wire.terms import Clock
from tables.parlour import ADA, BOB, CLEO, EVE, Parlour

MINUTE = 60_000
HOUR = 60 * MINUTE
MOVE = Clock(kind="move", seconds=30)
BANK = Clock(kind="bank", seconds=100)
DAY = Clock(kind="move", seconds=24 * 3600)


def lobby() -> Parlour:
    """Ada has opened a table; Bob came before Cleo."""
    parlour = Parlour(Terms(players=4))
    for guest in (ADA, BOB, CLEO):
        parlour.sit(guest)
    return parlour


# The host's powers


def test_whoever_sits_longest_starts_when_the_host_is_gone_for_a_minute() -> None:
    parlour = lobby()
    parlour.go(ADA)
    parlour.wait(MINUTE - 1)
    assert parlour.refused(BOB, "start") == "not-the-host"
    assert "start" not in parlour.you(BOB).powers
    parlour.wait(1)
    assert "start" in parlour.you(BOB).powers
    assert "start" not in parlour.you(CLEO).powers
    assert parlour.refused(CLEO, "start") == "not-the-host"
    parlour.say(BOB, "start")
    assert parlour.phase == "playing"


def test_the_powers_go_on_to_the_next_and_back_to_the_host() -> None:
    parlour = lobby()
    parlour.go(ADA, BOB)
    parlour.wait(MINUTE)
    assert "fill" in parlour.you(CLEO).powers
    parlour.come(BOB)
    assert "fill" in parlour.you(BOB).powers
    assert "fill" not in parlour.you(CLEO).powers
    parlour.come(ADA)
    assert "fill" in parlour.you(ADA).powers
    assert parlour.refused(BOB, "start") == "not-the-host"


def test_a_host_who_watches_is_no_less_gone() -> None:
    parlour = Parlour(Terms(players=3))
    parlour.come(ADA)
    parlour.sit(BOB)
    assert parlour.refused(BOB, "start") == "not-the-host"
    parlour.go(ADA)
    parlour.wait(MINUTE)
    parlour.say(BOB, "start")
    assert parlour.phase == "playing"


def test_powers_are_no_more_than_starting_and_calling_a_bot() -> None:
    parlour = lobby()
    parlour.go(ADA)
    parlour.wait(MINUTE)
    assert parlour.you(BOB).powers == ("fill", "start", "replace", "end")
    assert parlour.refused(BOB, "silence", seat=2, on=True) == "not-the-host"
    assert parlour.you(EVE).powers == ()


def test_nobody_takes_the_powers_of_a_table_that_was_just_read() -> None:
    parlour = lobby()
    parlour.go(ADA, BOB, CLEO)
    parlour.wait(HOUR)
    parlour.company = type(parlour.company)(lambda: parlour.now)  # the server has been started again
    parlour.come(BOB)
    assert "start" not in parlour.you(BOB).powers, "Ada's line may come back in a moment"
    parlour.wait(MINUTE)
    assert "start" in parlour.you(BOB).powers


def test_a_bot_is_called_for_an_absent_host_and_gives_the_seat_back() -> None:
    parlour = Parlour.playing(2)
    parlour.go(ADA)
    parlour.wait(MINUTE)
    parlour.say(BOB, "replace", seat=0)
    assert parlour.table.bot_of(0) is not None
    parlour.come(ADA)
    parlour.say(ADA, "back")
    assert parlour.table.bot_of(0) is None


def test_a_host_who_has_left_the_page_open_keeps_nobody_waiting() -> None:
    parlour, rng = Parlour.playing(3), Random(1)
    while parlour.turn != 0:
        parlour.move_of(parlour.turn, rng)
    parlour.wait(2 * MINUTE - 1)
    assert parlour.refused(BOB, "replace", seat=0) == "not-the-host"
    parlour.wait(1)
    assert "replace" in parlour.you(BOB).powers
    assert parlour.refused(CLEO, "replace", seat=0) == "not-the-host"
    parlour.say(BOB, "replace", seat=0)
    assert parlour.table.seats[0].state == "away"
    parlour.say(ADA, "back")
    parlour.move_of(0, rng)
    assert "replace" in parlour.you(ADA).powers
    assert "replace" not in parlour.you(BOB).powers


def test_where_a_clock_runs_it_is_the_clock_that_hurries_a_host() -> None:
    parlour, rng = Parlour.playing(2, clock=DAY), Random(1)
    while parlour.turn != 0:
        parlour.move_of(parlour.turn, rng)
    parlour.wait(HOUR)
    assert parlour.refused(BOB, "replace", seat=0) == "not-the-host"


def test_nobody_calls_a_bot_for_who_is_there_and_not_waited_for() -> None:
    parlour = Parlour.playing(3)
    other = next(seat for seat in (1, 2) if seat != parlour.turn)
    parlour.wait(2 * MINUTE)
    assert parlour.refused(ADA, "replace", seat=other) == "not-absent"
    parlour.go(parlour.person(other))
    parlour.wait(MINUTE)
    parlour.say(ADA, "replace", seat=other)


def test_by_correspondence_a_bot_is_called_only_for_who_has_missed_the_clock() -> None:
    parlour, rng = Parlour.playing(2, clock=DAY), Random(1)
    while parlour.turn != 1:
        parlour.move_of(parlour.turn, rng)
    parlour.go(BOB)
    parlour.wait(HOUR)
    assert parlour.refused(ADA, "replace", seat=1) == "not-overdue", "by correspondence nobody sits there all day"
    parlour.wait(23 * HOUR)
    parlour.wait(COVER_PACE)
    parlour.bot_move(1, rng)
    parlour.say(ADA, "replace", seat=1)
    assert parlour.table.seats[1].state == "away"


# Ending a table


def test_a_table_is_ended_in_the_lobby_by_whoever_has_the_powers() -> None:
    parlour = lobby()
    assert parlour.refused(BOB, "end") == "not-the-host"
    parlour.go(ADA)
    parlour.wait(MINUTE)
    parlour.say(BOB, "end")
    assert parlour.phase == "ended"


def test_a_game_is_ended_only_if_all_present_agree() -> None:
    parlour = Parlour.playing(3)
    parlour.say(ADA, "end")
    assert parlour.phase == "playing", "the host alone does not end it"
    assert parlour.shown.ending == (0,)
    parlour.say(BOB, "end")
    assert parlour.refused(EVE, "end") == "not-seated"
    parlour.say(BOB, "end", on=False)
    parlour.say(CLEO, "end")
    assert parlour.phase == "playing"
    parlour.say(BOB, "end")
    assert parlour.phase == "ended"
    assert '"why":"agreed"' in parlour.log[-1].body


def test_who_is_gone_need_not_agree_and_who_blinked_must() -> None:
    parlour = Parlour.playing(2)
    parlour.go(ADA)
    parlour.wait(MINUTE - 1)
    parlour.say(BOB, "end")
    assert parlour.phase == "playing"
    parlour.wait(1)
    parlour.say(BOB, "end")
    assert parlour.phase == "ended"


def test_by_correspondence_everybody_must_agree_who_plays() -> None:
    parlour = Parlour.playing(2, clock=DAY)
    parlour.go(ADA)
    parlour.wait(HOUR)
    parlour.say(BOB, "end")
    assert parlour.phase == "playing"
    parlour.say(ADA, "end")
    assert parlour.phase == "ended"


def test_a_wish_to_end_holds_for_one_auction() -> None:
    parlour, rng = Parlour.playing(2), Random(1)
    parlour.say(ADA, "end")
    parlour.move(rng)
    parlour.move(rng)
    parlour.say(BOB, "end")
    assert parlour.phase == "playing"


# A bot that covers


def test_a_missed_clock_is_one_covered_decision() -> None:
    parlour, rng = Parlour.playing(2, clock=MOVE), Random(1)
    slow = parlour.turn
    parlour.wait(30_000)
    assert parlour.table.seats[slow].state == "away"
    parlour.bot_move(slow, rng)
    assert parlour.table.seats[slow].state == "person"
    while parlour.table.waiting != (slow,):
        parlour.move(rng)
    parlour.wait(29_999)
    assert parlour.table.seats[slow].state == "person", "the next decision has its full time"


def test_a_missed_clock_in_the_building_phase_is_covered_until_all_have_built() -> None:
    rng = Random(1)
    for seed in range(20):
        parlour = Parlour.playing(4, clock=MOVE, seed=seed)
        parlour.play_until("build", seed=seed)
        if len(parlour.table.waiting) > 1:
            break
    late = parlour.turn
    parlour.wait(30_000)
    before = parlour.shown
    assert parlour.table.seats[late].state == "away"
    parlour.bot_move(late, rng)
    assert parlour.shown == before, "nobody sees whether the bot has built"
    while parlour.table.game is not None and parlour.table.game.phase == "build":
        parlour.bot_move(parlour.turn, rng)
    assert parlour.table.seats[late].state == "person"


def test_a_bot_that_covers_takes_a_persons_time_for_each_decision() -> None:
    parlour, rng = Parlour.playing(2), Random(2)
    parlour.say(BOB, "away")
    while parlour.table.waiting != (1,):
        parlour.move(rng)
    assert parlour.table.thinks_at(1) == parlour.now + COVER_PACE
    parlour.wait(COVER_PACE)
    parlour.bot_move(1, rng)
    while parlour.table.waiting != (1,):
        parlour.move(rng)
    assert parlour.table.thinks_at(1) == parlour.now + COVER_PACE


def test_a_bot_that_covers_takes_its_time_also_where_the_next_decision_follows_at_once() -> None:
    """Whoever bids last may have to bid first in the next auction, and whoever builds last in the next round."""
    rng, following = Random(3), set()
    for seed in range(4):
        parlour = Parlour.playing(2, seed)
        parlour.say(ADA, "away")
        while parlour.phase == "playing" and parlour.table.game is not None:
            seat, phase = max(parlour.table.waiting), parlour.table.game.phase
            if seat == 1:
                parlour.move_of(seat, rng)
                continue
            parlour.wait(COVER_PACE)
            parlour.bot_move(seat, rng)
            if 0 in parlour.table.waiting:
                following.add(phase)
                assert parlour.table.thinks_at(0) == parlour.now + COVER_PACE
    assert following == {"bid", "build"}


def test_the_owner_is_told_on_return_what_the_bot_did() -> None:
    parlour, rng = Parlour.playing(2), Random(2)
    parlour.say(BOB, "away")
    covered = 0
    while covered < 2:
        if parlour.turn == 1:
            parlour.bot_move(1, rng)
            covered += 1
        else:
            parlour.move(rng)
    parlour.say(BOB, "back")
    said = parlour.you(BOB).covered
    game = parlour.table.game
    assert game is not None
    bids = [event.cards for event in game.log if getattr(event, "seat", None) == 1 and hasattr(event, "cards")]
    assert [sorted(saying.cards) for saying in said] == [sorted(bid) for bid in bids]
    assert parlour.you(ADA).covered == ()
    while parlour.table.waiting != (1,):
        parlour.move(rng)
    parlour.move(rng)
    assert parlour.you(BOB).covered == (), "until they decide for themselves"


def test_an_empty_bank_has_a_moment_for_the_next_decision() -> None:
    parlour, rng = Parlour.playing(2, clock=BANK), Random(1)
    slow = parlour.turn
    parlour.wait(100_000)
    parlour.bot_move(slow, rng)
    while parlour.table.waiting != (slow,):
        parlour.move(rng)
    parlour.wait(9_000)
    assert parlour.table.seats[slow].state == "person"


# A table sleeps


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_short_clocks_stand_while_nobody_is_there(clock: Clock) -> None:
    parlour = Parlour.playing(2, clock=clock)
    slow = parlour.turn
    parlour.wait(10_000)
    parlour.go(ADA, BOB)
    parlour.wait(5_000)
    assert parlour.table.asleep
    left = parlour.table.seats[slow].left
    parlour.wait(10 * HOUR)
    assert parlour.table.seats[slow].state == "person"
    assert parlour.table.seats[slow].since is None
    parlour.come(ADA)
    parlour.wait(0)
    assert not parlour.table.asleep
    assert parlour.table.seats[slow].left == left
    assert parlour.table.seats[slow].since == parlour.now


def test_a_table_sleeps_with_the_bot_that_covers() -> None:
    parlour = Parlour.playing(2)
    away = parlour.person(parlour.turn)
    other = BOB if away == ADA else ADA
    parlour.say(away, "away")
    parlour.wait(0)
    assert parlour.table.due is not None
    assert parlour.table.due <= parlour.now + COVER_PACE
    parlour.go(other)
    parlour.wait(5_000)
    assert parlour.table.asleep
    assert parlour.table.thinks_at(parlour.turn) is None
    assert parlour.table.due == parlour.table.patience, "nobody looks after it every second"
    parlour.come(other)
    parlour.wait(0)
    assert parlour.table.thinks_at(parlour.turn) == parlour.now + COVER_PACE


def test_alone_against_bots_stepping_away_is_a_pause() -> None:
    parlour = Parlour.playing(2, bots=[None, "rookie"])
    rng = Random(1)
    while parlour.turn != 0:
        parlour.bot_move(1, rng)
    assert "pause" in parlour.you(ADA).powers
    assert "away" not in parlour.you(ADA).powers
    parlour.say(ADA, "away")
    parlour.wait(HOUR)
    assert parlour.table.thinks_at(0) is None
    assert parlour.bot_move(0, rng) == [], "one that had begun to think, on a machine that slept meanwhile"
    parlour.say(ADA, "back")
    parlour.wait(0)
    assert not parlour.table.asleep
    assert parlour.table.waiting == (0,)


def test_clocks_of_an_hour_or_more_run_on_with_one_covered_decision_at_each_expiry() -> None:
    parlour, rng = Parlour.playing(2, clock=DAY), Random(1)
    parlour.go(ADA, BOB)
    for _ in range(4):
        seat, began = parlour.turn, parlour.now
        parlour.wait(24 * HOUR - 1)
        assert parlour.table.thinks_at(seat) is None
        parlour.wait(1)
        assert parlour.table.thinks_at(seat) == parlour.now + COVER_PACE
        parlour.wait(COVER_PACE)
        parlour.bot_move(seat, rng)
        assert parlour.now - began >= 24 * HOUR
        assert {each.state for each in parlour.table.seats} == {"person"}


def test_who_steps_away_by_correspondence_is_covered_at_the_clocks_pace_while_nobody_plays() -> None:
    parlour, rng = Parlour.playing(2, clock=DAY), Random(1)
    for guest in (ADA, BOB):
        parlour.say(guest, "away")
    parlour.wait(0)
    for _ in range(3):
        seat = parlour.turn
        assert parlour.table.thinks_at(seat) == parlour.now + 24 * HOUR
        parlour.wait(24 * HOUR)
        parlour.bot_move(seat, rng)


def test_a_table_without_clocks_writes_nothing_when_people_come_and_go() -> None:
    parlour = Parlour.playing(2)
    before = parlour.table.seq
    for _ in range(5):
        parlour.go(ADA, BOB)
        parlour.wait(HOUR)
        parlour.come(ADA)
        parlour.come(BOB)
        parlour.wait(HOUR)
    assert parlour.table.seq == before


def test_coming_and_going_fills_no_log() -> None:
    parlour = Parlour.playing(2, clock=MOVE)
    for _ in range(2_000):
        parlour.go(ADA, BOB)
        parlour.wait(5_000)
        parlour.come(ADA)
        parlour.come(BOB)
        parlour.wait(0)
        if parlour.table.bot_of(parlour.turn):
            break
    assert len(parlour.log) < 2_500


def test_a_table_that_slept_and_woke_is_read_the_same_from_its_log() -> None:
    parlour = Parlour.playing(3, clock=MOVE, seed=1)
    parlour.play_until("build", seed=1)
    parlour.go(ADA, BOB, CLEO)
    parlour.wait(6_000)
    parlour.wait(HOUR)
    parlour.come(ADA)
    parlour.wait(1_000)
    again = Table.of(parlour.table.id, parlour.log)
    assert again.seats == parlour.table.seats
    assert again.building == parlour.table.building
    assert (again.asleep, again.due) == (False, parlour.table.due)
