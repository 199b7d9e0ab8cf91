"""Bad input to the engine: a clear error with a code, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from fzzzt.engine import (
    Award,
    Bid,
    Build,
    Deal,
    Game,
    IllegalMove,
    InvalidMove,
    MoveError,
    Options,
    Reveal,
    Setup,
)
from tabletop import A, B, Table

FIRST_HANDS = (("mechanic-1", "p1-1", "p1-2", "p1-3"), ("mechanic-2", "p2-1", "p2-2", "p2-3"))


@pytest.mark.parametrize(
    ("event", "kind", "code"),
    [
        (Bid(A, ()), IllegalMove, "empty-bid"),
        (Bid(A, ("p2-1",)), IllegalMove, "not-in-hand"),
        (Bid(A, ("p1-1", "p2-1")), IllegalMove, "not-in-hand"),
        (Bid(A, ("p1-1", "p1-1")), IllegalMove, "repeated-card"),
        (Bid(A, ("r7-x",)), InvalidMove, "unknown-card"),
        (Bid(A, (3,)), InvalidMove, "unknown-card"),  # type: ignore[arg-type]
        (Bid(A, ["p1-1"]), InvalidMove, "malformed"),  # type: ignore[arg-type]
        (Bid(A, None), InvalidMove, "malformed"),  # type: ignore[arg-type]
        (Bid(B, ("p2-1",)), IllegalMove, "not-your-turn"),
        (Bid(2, ("p2-1",)), InvalidMove, "unknown-seat"),
        (Bid(-1, ("p2-1",)), InvalidMove, "unknown-seat"),
        (Bid("A", ("p1-1",)), InvalidMove, "unknown-seat"),  # type: ignore[arg-type]
        (Bid(False, ("p1-1",)), InvalidMove, "unknown-seat"),
        (Bid(0.0, ("p1-1",)), InvalidMove, "unknown-seat"),  # type: ignore[arg-type]
        (Build(A, {}), IllegalMove, "not-now-build"),
        (Deal(FIRST_HANDS), IllegalMove, "not-now-deal"),
        (Setup((1, 2), ()), IllegalMove, "not-now-setup"),
        (Reveal(("r5-n",)), InvalidMove, "consequence"),
        (Award("r5-n", A, (1, 0), A, (None, None)), InvalidMove, "consequence"),
        ("bid p1-1", InvalidMove, "not-an-event"),
    ],
)
def test_bad_moves_are_refused_and_change_nothing(event: Any, kind: type[MoveError], code: str) -> None:
    game = Table(2).game
    before = game.view(A), game.view(B), list(game.log)
    with pytest.raises(kind) as error:
        game.push(event)
    assert error.value.code == code
    assert str(error.value)
    assert (game.view(A), game.view(B), game.log) == before


def test_no_bids_before_the_cards_are_dealt() -> None:
    game = Game(Options(2))
    with pytest.raises(IllegalMove) as error:
        game.push(Bid(A, ("p1-1",)))
    assert error.value.code == "not-now-bid"


@pytest.mark.parametrize("mechanics", [(1, 1), (1, 3), (1,), (2, 1, 3)])
def test_the_mechanics_are_one_to_n(mechanics: tuple[int, ...]) -> None:
    game = Game(Options(2))
    with pytest.raises(IllegalMove) as error:
        game.push(Setup(mechanics, game.faces.conveyor(game.options)))
    assert error.value.code == "wrong-mechanics"


@pytest.mark.parametrize("mechanics", [None, (1, "2"), (True, 2), [1, 2]])
def test_mechanics_that_are_no_numbers_are_malformed(mechanics: Any) -> None:
    game = Game(Options(2))
    with pytest.raises(InvalidMove):
        game.push(Setup(mechanics, game.faces.conveyor(game.options)))


def test_a_conveyor_deck_with_missing_or_surplus_cards_is_refused() -> None:
    game = Game(Options(2))
    cards = game.faces.conveyor(game.options)
    for deck, what in ((cards[1:], "is missing"), ((*cards, "r5-n"), "r5-n is surplus")):
        with pytest.raises(IllegalMove, match=what):
            game.push(Setup((1, 2), deck))
    for hidden in (None, list(cards), (*cards[1:], 5)):
        with pytest.raises(InvalidMove, match="tuple of card ids"):
            game.push(Setup((1, 2), hidden))  # type: ignore[arg-type]
    assert game.log == []


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        ((FIRST_HANDS[0], FIRST_HANDS[1][:3]), "wrong-hand-size"),
        ((FIRST_HANDS[1], FIRST_HANDS[0]), "wrong-hand-card"),
        ((FIRST_HANDS[0], ("mechanic-2", "p2-1", "p2-1", "p2-3")), "wrong-hand-card"),
        ((FIRST_HANDS[0], None), "wrong-hand-size"),
        ((FIRST_HANDS[0],), "wrong-hands"),
        ((*FIRST_HANDS, ()), "wrong-hands"),
        (None, "wrong-hands"),
        ((5, 6), "wrong-hand-size"),
        ((FIRST_HANDS[0], ("mechanic-2", "p2-1", "p2-2", 3)), "wrong-hand-card"),
    ],
)
def test_hands_that_cannot_be_dealt_are_refused(hands: Any, code: str) -> None:
    game = Game(Options(2))
    game.push(Setup((1, 2), game.faces.conveyor(game.options)))
    with pytest.raises(MoveError) as error:
        game.push(Deal(hands))
    assert error.value.code == code
    assert game.phase == "deal"
