"""What each player may know: protocol.md's example, and what is shown and hidden as the game goes on."""

from __future__ import annotations

import pytest

from fzzzt.engine import Award, Bid, Deal, InvalidMove, Reveal, Round, SealedBid, Setup, redact
from fzzzt.wire import plain
from fzzzt.wire.views import view_of
from tabletop import A, B, C, D, Table

PROTOCOL_EXAMPLE = {
    "seat": 2,
    "round": 1,
    "rounds": 5,
    "phase": "bid",
    "chief": 1,
    "deck": 32,
    "belt": ["r3-n", "basic-nc", None, None, None, None, None],
    "hand": ["mechanic-3", "p3-1", "p3-2", "p3-3"],
    "my_bid": None,
    "seats": [
        {
            "mechanic": 2,
            "hand": 4,
            "discard": 0,
            "bid": None,
            "owned": ["mechanic-2", "p2-1", "p2-2", "p2-3"],
            "known_hand": ["mechanic-2"],
            "known_discard": [],
            "units": {},
        },
        {
            "mechanic": 1,
            "hand": 4,
            "discard": 0,
            "bid": 2,
            "owned": ["mechanic-1", "p1-1", "p1-2", "p1-3"],
            "known_hand": ["p1-2"],
            "known_discard": [],
            "units": {},
        },
        {
            "mechanic": 3,
            "hand": 4,
            "discard": 0,
            "bid": None,
            "owned": ["mechanic-3", "p3-1", "p3-2", "p3-3"],
            "known_hand": ["mechanic-3"],
            "known_discard": [],
            "units": {},
        },
        {
            "mechanic": 4,
            "hand": 3,
            "discard": 2,
            "bid": None,
            "owned": ["fzzzt", "mechanic-4", "p4-1", "p4-2", "p4-3"],
            "known_hand": [],
            "known_discard": ["fzzzt", "p4-3"],
            "units": {},
        },
    ],
}


def test_the_view_is_that_of_the_bot_protocol() -> None:
    """Round 1, four players, seat 2 to bid; in the first auction seat 3 won a Fzzzt with its power-3 robot."""
    table = Table(4, "fzzzt r3-n basic-nc", mechanics=(2, 1, 3, 4))
    table.auction("mechanic-2", "p1-2", "mechanic-3", "p4-3")
    table.bid(B, "p1-1 p1-3")
    view = plain(view_of(table.game.view(C)))
    assert {key: view[key] for key in PROTOCOL_EXAMPLE} == PROTOCOL_EXAMPLE
    assert view["legal"] == {"bid": ["mechanic-3", "p3-1", "p3-2", "p3-3"]}
    assert view["to_move"] == [2]


def test_a_spectator_sees_no_hand() -> None:
    table = Table(4)
    view = plain(view_of(table.game.view(None)))
    assert (view["seat"], view["hand"], view["my_bid"], view["legal"]) == (None, None, None, None)


def test_there_is_no_view_of_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(InvalidMove):
        Table(2).game.view(2)


def test_nobody_can_change_the_game_through_a_view() -> None:
    table = Table(2, "basic-nc")
    table.auction("p1-3", "p2-1")
    view = table.game.view(A)
    view.seats[A].units["complex-1"] = ()  # type: ignore[index]
    assert table.game.units[A] == {"basic-nc": ()}


def test_of_several_showings_the_most_of_each_face_is_known() -> None:
    table = Table(2, "upgrade")
    table.auction("p1-3", "p2-1 p2-2")
    table.auction("p1-2", "mechanic-2 p2-1")
    assert table.game.view(A).seats[B].known_hand == ("mechanic-2", "p2-1", "p2-2")


def test_a_winning_bid_is_known_to_be_in_the_discard_and_no_longer_in_hand() -> None:
    table = Table(2, "upgrade")
    table.auction("p1-3", "p2-1 p2-2 p2-3")
    assert table.game.view(A).seats[B].known_discard == ("p2-1", "p2-2", "p2-3", "upgrade")
    table = Table(2, "upgrade")
    table.auction("p1-3", "p2-1")
    table.auction("p1-1", "p2-1 p2-2")
    assert table.game.view(A).seats[B].known_hand == ()


def test_a_won_unit_is_not_in_the_discard() -> None:
    table = Table(2, "basic-nc")
    table.auction("p1-3", "p2-1")
    assert table.game.view(B).seats[A].known_discard == ("p1-3",)


def test_what_is_left_out_of_a_seats_events() -> None:
    assert redact(Setup((1, 2), ("r5-n",)), A) == Setup((1, 2), None)
    assert redact(Round(1, ("r5-n",)), A) == Round(1, None)
    assert redact(Deal((("p1-1",), ("p2-1",))), A) == Deal((("p1-1",), None))
    assert redact(Deal((("p1-1",), ("p2-1",))), None) == Deal((None, None))
    assert redact(Bid(B, ("p2-1", "p2-2")), A) == SealedBid(B, 2)
    assert redact(Bid(B, ("p2-1", "p2-2")), B) == Bid(B, ("p2-1", "p2-2"))
    for public in (Reveal(("r5-n",)), Award("r5-n", A, (1, 0), B, (("p1-1",), ("mechanic-2",)))):
        assert redact(public, D) == public
