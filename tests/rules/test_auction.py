"""Auctions: bids, their value, what becomes of the cards, ties and the Chief Mechanic."""

from __future__ import annotations

import pytest

from fzzzt.engine import Award, Deal, IllegalMove
from tabletop import A, B, C, D, Table

SEATS_ABCD = (1, 2, 3, 4)


def chief(seat: int) -> tuple[int, ...]:
    """Mechanic numbers of four seats so that this one is Chief at the start."""
    return tuple((other - seat) % 4 + 1 for other in range(4))


def test_bids_go_clockwise_from_the_chief() -> None:
    table = Table(4, mechanics=chief(C))
    assert table.game.order == (C, D, A, B)
    with pytest.raises(IllegalMove) as error:
        table.bid(A, "mechanic-3")
    assert error.value.code == "not-your-turn"


def test_players_after_see_how_many_cards_are_bid_not_which() -> None:
    table = Table(4)
    table.bid(A, "p1-1 p1-2")
    assert table.game.view(B).seats[A].bid_size == 2
    assert table.game.view(B).my_bid is None
    assert "p1-1" not in str(table.game.view(B).seats[A].known_hand)


def test_a_bid_is_worth_the_sum_of_its_power() -> None:
    """2 and 4 are 6; a Mechanic alone is 0; a Fzzzt with a Robot Upgrade is 3 (the rulebooks' examples)."""
    table = Table(2, "r4-n upgrade fzzzt r2-n")
    assert table.auction("p1-3 p1-2", "mechanic-2").values == (5, 0)
    table = Table(
        2,
        "upgrade r4-n fzzzt",
        hands=[["mechanic-1 p1-1 p1-2 p1-3", None], ["fzzzt p1-1 p1-2 p1-3 r4-n upgrade", None]],
    )
    table.auction("mechanic-1 p1-1", "mechanic-2")
    table.auction("p1-2", "mechanic-2")
    table.auction("p1-3", "mechanic-2")
    table.auction(None, "mechanic-2 p2-1 p2-2 p2-3")
    assert len(table.all(Deal)) == 2
    assert table.auction("p1-2 r4-n", "mechanic-2").values[A] == 6
    assert table.auction("fzzzt upgrade", "mechanic-2").values[A] == 3


def test_a_mechanic_adds_nothing_to_a_robot() -> None:
    """French rulebook, examples 5 and 6: Mechanic and robot are worth the robot; 3 and 2 are worth 5."""
    table = Table(2)
    assert table.auction("mechanic-1 p1-3", "p2-3 p2-2").values == (3, 5)


def test_the_highest_bid_wins() -> None:
    award = Table(4).auction("p1-1", "p2-3", "p3-2", "mechanic-4")
    assert award.seat == B
    assert award.values == (1, 3, 2, 0)


def test_losers_take_their_bids_back() -> None:
    table = Table(2)
    table.auction("p1-1", "p2-3")
    assert table.game.hands[A] == ("mechanic-1", "p1-1", "p1-2", "p1-3")


def test_the_winners_bid_and_a_won_robot_go_to_the_winners_discard() -> None:
    table = Table(2, "r4-n")
    table.auction("p1-1", "p2-3")
    assert table.game.hands[B] == ("mechanic-2", "p2-1", "p2-2")
    assert sorted(table.game.discards[B]) == ["p2-3", "r4-n"]


@pytest.mark.parametrize("card", ["upgrade", "fzzzt"])
def test_a_won_upgrade_or_fzzzt_is_kept(card: str) -> None:
    table = Table(2, card)
    table.auction("p1-1", "p2-3")
    assert sorted(table.game.discards[B]) == sorted(["p2-3", card])
    assert card in table.game.view(A).seats[B].owned


def test_a_won_production_unit_lies_before_the_winner() -> None:
    table = Table(2, "basic-nc")
    table.auction("p1-3", "p2-1")
    assert table.game.units[A] == {"basic-nc": ()}
    assert table.game.discards[A] == ("p1-3",)


# Ties


def test_three_tied_with_the_chief_the_chief_wins_and_the_next_tied_becomes_chief() -> None:
    """French example 7, first part: B is Chief, B, C and D tie: B wins, C becomes Chief."""
    table = Table(4, mechanics=chief(B))
    award = table.auction("mechanic-4", "p1-2", "p2-2", "p3-2")
    assert (award.seat, award.chief) == (B, C)


def test_tie_without_chief_goes_to_nearest_clockwise() -> None:
    """French example 7, second part: C is Chief and not tied, D and B tie: D wins, B becomes Chief."""
    table = Table(4, mechanics=chief(C))
    award = table.auction("mechanic-3", "p4-2", "p1-1", "p2-2")
    assert (award.seat, award.chief) == (D, B)


def test_new_chief_is_the_nearest_tied_loser_not_the_nearest_loser() -> None:
    table = Table(4)
    award = table.auction("p1-2", "mechanic-2", "p3-1", "p4-2")
    assert (award.seat, award.chief) == (A, D)


def test_among_losers_no_tie_matters() -> None:
    award = Table(4).auction("p1-2", "p2-2", "p3-3", "p4-2")
    assert (award.seat, award.chief) == (C, A)


def test_a_tie_at_nothing_is_a_tie() -> None:
    award = Table(4).auction("mechanic-1", "mechanic-2", "mechanic-3", "mechanic-4")
    assert (award.seat, award.chief) == (A, B)


def test_without_a_tie_the_chief_stays() -> None:
    table = Table(4, mechanics=chief(D))
    for seat in (A, B, C):
        bids = [f"p{number}-1" for number in table.game.mechanics]
        bids[seat] = f"p{table.game.mechanics[seat]}-3"
        assert table.auction(*bids).chief == D


def test_the_chief_carries_over_to_the_next_round() -> None:
    table = Table(4)
    table.auction("p1-2", "p2-2", "p3-1", "p4-1")
    assert table.game.chief == B
    table.play_cheaply(until=2)
    last = table.last(Award)
    assert table.game.chief == last.chief
    assert table.game.order[0] == last.chief
    assert last.chief != table.game.mechanics.index(1)


# Players without cards


def test_who_has_no_cards_cannot_bid_or_win() -> None:
    table = Table(2, "r2-n")
    award = table.auction("mechanic-1 p1-1 p1-2 p1-3", "mechanic-2")
    assert award.seat == A
    assert table.game.order == (B,)
    with pytest.raises(IllegalMove):
        table.bid(A, "mechanic-1")


def test_the_only_one_with_cards_must_still_bid() -> None:
    table = Table(2, "r2-n")
    table.auction("mechanic-1 p1-1 p1-2 p1-3", "mechanic-2")
    assert table.game.to_move == frozenset({B})
    award = table.auction(None, "mechanic-2")
    assert (award.seat, award.values) == (B, (None, 0))


def test_a_chief_without_cards_keeps_the_title_and_the_next_with_cards_begins() -> None:
    table = Table(4, "r2-n")
    table.auction("mechanic-1 p1-1 p1-2 p1-3", "mechanic-2", "mechanic-3", "mechanic-4")
    assert table.game.chief == A
    assert table.game.order == (B, C, D)
    award = table.auction(None, "p2-1", "p3-2", "p4-2")
    assert (award.seat, award.chief) == (C, D), "ties are still read from the Chief"


def test_when_nobody_has_cards_left_everybody_is_dealt_six_of_all_personal_cards() -> None:
    table = Table(2, "r2-n r2-b r2-c r2-o r1-n")
    table.auction("p1-1 p1-2", "mechanic-2")
    table.auction("mechanic-1 p1-3", "p2-1")
    table.auction(None, "p2-2")
    table.auction(None, "p2-1 p2-3 mechanic-2")
    assert len(table.all(Deal)) == 2
    assert table.game.round == 1
    assert len(table.game.hands[A]) == 6
    assert table.game.discards == [(), ()]
    assert len(table.game.belt) == 4
    assert table.game.view(A).seats[B].known_hand == ()
