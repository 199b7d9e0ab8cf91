"""Clean up and build: who may allocate what, all at the same time."""

from __future__ import annotations

import pytest

from fzzzt.engine import Build, IllegalMove, InvalidMove, MoveError, Round
from tabletop import A, B, C, Table


def building() -> Table:
    """Two players at the end of the first round; A, who bids more, has won both units, a Fzzzt and an Upgrade."""
    table = Table(2, "basic-nc advanced-1 fzzzt upgrade r2-n r2-b r2-c r2-o")
    game = table.game
    while game.phase == "bid":
        seat = game.order[game._turn]
        strongest = max(game.hands[seat], key=lambda card: (game.faces.power[card], card))
        weakest = min(game.hands[seat], key=lambda card: (game.faces.power[card], card))
        table.bid(seat, strongest if seat == A else weakest)
    return table


def test_only_seats_with_a_unit_build() -> None:
    table = building()
    assert table.game.phase == "build"
    assert table.game.to_move == frozenset({A})
    with pytest.raises(IllegalMove) as error:
        table.build(B)
    assert error.value.code == "nothing-to-build"


def test_hand_and_discard_are_gathered_first() -> None:
    table = building()
    view = table.game.view(A)
    assert view.seats[A].discard_size == 0
    assert set(view.hand) >= {"mechanic-1", "p1-1", "p1-3", "upgrade"}


def test_a_robot_that_shares_a_symbol_is_allocated_for_good() -> None:
    table = building()
    table.build(A, basic_nc="p1-3", advanced_1="upgrade")
    assert table.game.units[A] == {"basic-nc": ("p1-3",), "advanced-1": ("upgrade",)}
    assert "p1-3" not in table.game.personal(A)
    assert table.last(Round).round == 2


def test_building_nothing_is_lawful() -> None:
    table = building()
    table.build(A)
    assert table.game.units[A] == {"basic-nc": (), "advanced-1": ()}


def test_one_more_robot_a_unit_in_each_clean_up() -> None:
    table = building()
    table.build(A, basic_nc="p1-3")
    game = table.game
    while game.phase == "bid":
        table.one_cheap_move()
    fitting = game.legal_builds(A).fitting["basic-nc"]
    table.build(A, basic_nc=fitting[0])
    for seat in sorted(game.deciding):
        table.build(seat)
    assert game.units[A]["basic-nc"] == ("p1-3", fitting[0])


@pytest.mark.parametrize(
    ("robots", "code"),
    [
        ({"basic-nc": "mechanic-1"}, "not-a-robot"),
        ({"basic-nc": "fzzzt"}, "not-a-robot"),
        ({"basic-nc": "p1-2"}, "no-shared-symbol"),
        ({"basic-nc": "r5-n"}, "not-in-hand"),
        ({"complex-1": "p1-3"}, "not-your-unit"),
        ({"basic-nc": "p1-3", "advanced-1": "p1-3"}, "repeated-card"),
        ({"basic-nc": "r9-z"}, "unknown-card"),
        ({"no-unit": "p1-3"}, "unknown-card"),
    ],
)
def test_unlawful_builds_are_refused_and_change_nothing(robots: dict[str, str], code: str) -> None:
    table = building()
    before = table.game.view(A), table.game.view(None), list(table.game.log)
    with pytest.raises(MoveError) as error:
        table.game.push(Build(A, robots))
    assert error.value.code == code
    assert (table.game.view(A), table.game.view(None), table.game.log) == before


def test_a_build_that_is_no_allocation_at_all_is_malformed() -> None:
    with pytest.raises(InvalidMove):
        building().game.push(Build(A, [("basic-nc", "p1-3")]))  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [[], None, 2, True])
def test_a_build_of_a_seat_that_is_none_is_malformed(seat: object) -> None:
    game = building().game
    with pytest.raises(InvalidMove):
        game.push(Build(seat, {}))  # type: ignore[arg-type]
    with pytest.raises(InvalidMove):
        game.legal_builds(seat)  # type: ignore[arg-type]


def three_builders() -> Table:
    """Three players with a unit each, in the build phase; B is Chief."""
    table = Table(3, "basic-nc basic-bc basic-nb r2-n r2-b r2-c r2-o r1-n", mechanics=(3, 1, 2))
    table.auction("p3-3", "p1-1", "p2-1")
    table.auction("p3-1", "p1-3", "p2-2")
    table.auction("p3-1", "p1-1", "p2-3")
    while table.game.phase == "bid":
        table.one_cheap_move()
    return table


def test_builds_are_sealed_until_the_last_is_in_then_shown_clockwise_from_the_chief() -> None:
    table = three_builders()
    game = table.game
    assert game.to_move == frozenset({A, B, C})
    others = game.view(B), game.view(None)
    assert game.push(Build(A, {"basic-nc": "p3-1"})) == ()
    assert (game.view(B), game.view(None)) == others, "nobody sees that A has decided"
    assert game.view(A).my_build == {"basic-nc": "p3-1"}
    assert not game.view(A).my_turn
    assert game.push(Build(C, {})) == ()
    with pytest.raises(IllegalMove) as error:
        game.push(Build(C, {}))
    assert error.value.code == "already-built"
    *builds, begun = game.push(Build(B, {"basic-bc": "p1-1"}))
    start = game.chief
    assert [build.seat for build in builds if isinstance(build, Build)] == [(start + step) % 3 for step in range(3)]
    assert isinstance(begun, Round)
    assert game.units[A] == {"basic-nc": ("p3-1",)}


def test_after_the_last_round_there_is_no_separate_build() -> None:
    table = Table(2, "basic-nc")
    table.play_cheaply(until=99)
    kinds = [type(event).__name__ for event in table.events[-2:]]
    assert kinds == ["Award", "Score"]


def test_without_any_unit_the_next_round_begins_at_once() -> None:
    table = Table(2, "r2-n r2-b r2-c r2-o r1-n r1-b r1-c r1-o")
    table.play_cheaply(until=2)
    assert not table.all(Build)
    assert table.game.round == 2
