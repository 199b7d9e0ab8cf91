"""The Conveyor Belt: how many cards are turned up, and when."""

from __future__ import annotations

from fzzzt.engine import Deal, Reveal, Round
from tabletop import Table

FIRST_HANDS = ("mechanic-1", "mechanic-2")


def revealed(table: Table) -> list[int]:
    return [len(event.cards) for event in table.all(Reveal)]


def test_speed_four_shows_the_head_and_three_more() -> None:
    """French rulebook, example 1."""
    table = Table(2, "r2-n r5-n fzzzt upgrade")
    assert table.last(Reveal).cards == ("r2-n", "r5-n", "fzzzt", "upgrade")


def test_speed_eight_shows_the_whole_belt() -> None:
    """French rulebook, example 2."""
    assert revealed(Table(2, "upgrade")) == [8]


def test_speed_eight_shows_the_whole_belt_of_twelve() -> None:
    assert revealed(Table(5, "upgrade")) == [12]


def test_speed_one_shows_the_head_alone() -> None:
    assert revealed(Table(2, "r5-n")) == [1]


def test_three_cards_left_and_speed_four_show_just_those_three() -> None:
    """The example of the English, Dutch, Russian and French rulebooks (example 3 there)."""
    table = Table(2, "r5-n r5-b r5-c r5-o fzzzt r2-n r2-b r2-c")
    while len(table.game.belt) > 3:
        table.one_cheap_move()
    assert table.last(Reveal).cards == ("r2-n", "r2-b", "r2-c")


def test_speed_is_read_from_the_head_only() -> None:
    """Not from the other cards turned up with it: the upgrade's 8 shows nothing here."""
    table = Table(2, "r3-n upgrade r5-n")
    assert table.last(Reveal).cards == ("r3-n", "upgrade")
    table.auction("p1-1", "p2-2")
    assert revealed(table) == [2]
    table.auction("p1-1", "mechanic-2")
    assert revealed(table) == [2, 1]


def test_the_next_card_is_turned_up_when_every_face_up_card_is_auctioned() -> None:
    table = Table(2, "r3-n r5-n basic-nc")
    table.auction("p1-1", "p2-2")
    assert revealed(table) == [2]
    assert table.game.view(0).belt[:2] == ("r5-n", None)
    table.auction("p1-1", "mechanic-2")
    assert revealed(table) == [2, 3]


def test_the_deal_comes_before_the_card_to_be_turned_up() -> None:
    """Nobody has cards left and no card is face up: deal first."""
    table = Table(2, "r3-n r5-n")
    table.auction("p1-1 p1-2 p1-3 mechanic-1", "mechanic-2")
    table.auction(None, "p2-1 p2-2 p2-3 mechanic-2")
    kinds = [type(event) for event in table.events[-2:]]
    assert kinds == [Deal, Reveal]


def test_each_round_lays_out_the_next_cards_of_the_deck() -> None:
    table = Table(4)
    deck = table.game.faces.conveyor(table.game.options)
    table.play_cheaply(until=2)
    assert [event.belt for event in table.all(Round)] == [deck[:8], deck[8:16]]
