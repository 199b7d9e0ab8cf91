"""Rated games: on which terms, for whom, and what a game means for the ratings."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from fzzzt.bots import LEVELS
from fzzzt.ratings import POOLS, level_name, level_rating
from fzzzt.tables import Guest, Refusal, Terms
from fzzzt.tables.rating import finished_at, rated_game
from fzzzt.tables.table import Table
from fzzzt.tables.terms import opened_by
from fzzzt.wire.terms import Clock, PlayOn
from tables.parlour import ADA, BOB, CLEO, EVE, Parlour

if TYPE_CHECKING:
    from fzzzt.store import RatedGame

CLOCK = Clock("move", 60)
KEPT = {guest.id: structs.replace(guest, account=True) for guest in (ADA, BOB, CLEO)}


def rated_table(players: int = 2, **terms: Any) -> Parlour:
    """A rated game of people with accounts, which has begun."""
    parlour = Parlour(Terms(players=players, rated=True, clock=CLOCK, **terms))
    for guest in list(KEPT.values())[:players]:
        if any(seat.state == "free" for seat in parlour.table.seats):
            parlour.sit(guest)
    return parlour


def play(parlour: Parlour, seed: int = 0) -> None:
    """Everybody plays to the end: people and bots at random."""
    rng = Random(seed)
    while parlour.phase == "playing":
        seat = rng.choice(parlour.table.waiting)
        if parlour.table.bot_of(seat) is None:
            parlour.move_of(seat, rng)
        else:
            parlour.now += 10_000
            parlour.bot_move(seat, rng)


def counted(parlour: Parlour) -> RatedGame:
    """What the game means for the ratings, by memory and by its log alike."""
    game = rated_game(parlour.table)
    assert game is not None
    assert rated_game(Table.of(parlour.table.id, parlour.log)) == game
    return game


def test_a_rated_game_gives_everybody_the_place_they_reached() -> None:
    parlour = rated_table(3)
    play(parlour)
    game = counted(parlour)
    score = parlour.table.game.score.seats  # type: ignore[union-attr]
    assert [seat.owner for seat in game.seats] == [ADA.id, BOB.id, CLEO.id]
    best = max(range(3), key=lambda seat: (score[seat].total, -score[seat].robots))
    assert game.seats[best].place == 1
    assert not any(seat.left for seat in game.seats)
    finished = finished_at(parlour.table)
    parlour.wait(50_000)
    parlour.say(KEPT[ADA.id], "chat", text="well played")
    assert finished_at(parlour.table) == finished, "what is said later changes nothing"


def test_levels_are_noted_with_their_version() -> None:
    parlour = rated_table(3, bots=[None, "mechanic", "tinker"])
    play(parlour)
    levels = [seat.level for seat in counted(parlour).seats]
    assert levels == [None, level_name("mechanic", 1), level_name("tinker", 1)]


def test_every_level_has_a_rating_for_two_and_for_more() -> None:
    for pool in POOLS:
        for name, level in LEVELS.items():
            assert level_rating(pool, level_name(name, level.version)), f"{name}: run tools/rate_levels.py"


def test_guests_and_people_at_one_device_do_not_sit_at_a_rated_table() -> None:
    parlour = Parlour(Terms(players=2, rated=True, clock=CLOCK))
    for guest in (EVE, Guest(f"{ADA.id}~2", "Ada's friend")):
        with pytest.raises(Refusal, match="account"):
            parlour.sit(guest)
    assert parlour.sit(KEPT[ADA.id]) == 0


@pytest.mark.parametrize(
    "terms",
    [
        {"clock": Clock()},
        {"hints": True},
        {"guided": True},
        {"players": 3, "cards": "extended"},
        {"play_on": PlayOn(1, "a-table-in-tests")},
        {"deck": "name = 'mine'"},
    ],
)
def test_what_cannot_be_rated_is_refused(terms: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        opened_by(ADA.id, Terms(**{"players": 2, "rated": True, "clock": CLOCK, **terms}))


def test_nobody_asks_for_a_seat_and_so_makes_a_game_unrated_that_goes_badly() -> None:
    parlour = rated_table(2)
    parlour.go(BOB)
    parlour.wait(120_000)
    assert parlour.refused(EVE, "ask", seat=1) == "rated-seat"


def test_nobody_gets_hints_or_a_link_that_moves_a_seat_and_nobody_is_replaced() -> None:
    parlour = rated_table(2)
    assert not parlour.shown.hints
    assert parlour.shown.rated
    parlour.go(KEPT[BOB.id])
    parlour.now += 10 * 60_000
    assert "replace" not in parlour.you(KEPT[ADA.id]).powers
    assert parlour.refused(KEPT[ADA.id], "replace", seat=1) == "rated-clock"


def test_whoever_a_bot_decided_for_has_left_though_they_came_back() -> None:
    parlour = rated_table(2)
    late = parlour.turn
    parlour.wait(61_000)  # the clock runs out
    parlour.now += 10_000
    parlour.bot_move(late, Random(1))
    play(parlour)
    assert [seat.left for seat in counted(parlour).seats] == [seat == late for seat in range(2)]


def test_the_clock_of_a_rated_game_runs_though_nobody_is_there() -> None:
    parlour = rated_table(2, bots=[None, "rookie"])
    while parlour.turn != 0:
        parlour.bot_move(parlour.turn, Random(1))
    parlour.go(KEPT[ADA.id])
    parlour.wait(1_000)
    parlour.wait(70_000)
    assert parlour.table.seats[0].away
    assert parlour.table.thinks_at(0) is not None


def test_whoever_ends_a_game_is_last_and_bots_are_before_them() -> None:
    parlour = rated_table(3, bots=[None, None, "tinker"])
    for guest in (KEPT[ADA.id], KEPT[BOB.id]):
        parlour.say(guest, "end", on=True)
    assert parlour.phase == "ended"
    assert [seat.left for seat in counted(parlour).seats] == [True, True, False]


def test_a_game_that_nobody_wanted_rated_is_not() -> None:
    parlour = Parlour.playing(2)
    play(parlour)
    assert rated_game(parlour.table) is None


def test_whose_seat_was_kept_and_who_never_came_does_not_lose() -> None:
    parlour = rated_table(2)
    play(parlour)
    again = Parlour(Terms(players=2, rated=True, clock=CLOCK))
    again.table.seats[1].owner, again.table.seats[1].kept = BOB.id, True
    again.sit(KEPT[ADA.id])
    again.say(KEPT[ADA.id], "start")
    play(again)
    assert [seat.owner for seat in rated_game(again.table).seats] == [ADA.id, None]  # type: ignore[union-attr]
