"""The dealer: the documented recipe, followed by hand, gives the same shuffles; streams are independent; no bias."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fzzzt.dealer import Dealer, numbers, shuffled
from fzzzt.engine import Deal, Game, Options, Setup
from random_games import options, play, seeds


def test_the_recipe_of_the_docs_by_hand() -> None:
    """docs/shuffles.md: SHA-256 of seed/purpose/counter, 32-bit numbers, Fisher-Yates from the last place down."""
    block = hashlib.sha256(b"kitchen table/mechanics/0").digest()
    first, second, third = (int.from_bytes(block[place : place + 4], "big") for place in (0, 4, 8))
    order = [1, 2, 3, 4]
    for last, number in ((3, first), (2, second), (1, third)):
        place = number % (last + 1)
        order[last], order[place] = order[place], order[last]
    setup = Dealer("kitchen table").answer(Game(Options(4)))
    assert isinstance(setup, Setup)
    assert list(setup.mechanics) == order


def test_a_shuffle_that_never_changes() -> None:
    """Golden values: another version or language must deal these cards for this seed."""
    game = Game(Options(2))
    setup = Dealer("fzzzt").answer(game)
    assert isinstance(setup, Setup)
    assert setup.mechanics == (2, 1)
    assert setup.conveyor is not None
    assert setup.conveyor[:8] == ("p3-1", "r5-c", "basic-nc", "r5-n", "complex-1", "r2-b", "enhanced-co", "fzzzt")


@settings(max_examples=20, deadline=None)
@given(options, seeds)
def test_the_same_seed_deals_the_same_game(chosen: Options, seed: int) -> None:
    assert play(Game(chosen), seed).log == play(Game(chosen), seed).log


def test_each_purpose_has_a_stream_of_its_own() -> None:
    streams = [tuple(next(stream) for _ in range(4)) for stream in (numbers("1", "deck"), numbers("1", "mechanics"))]
    streams.append(tuple(next(stream) for stream in [numbers("2", "deck")] for _ in range(4)))
    assert len(set(streams)) == 3


def test_numbers_that_would_bias_the_draw_are_rejected() -> None:
    """Of 2**32 numbers the last 2**32 % 3 = 1 would favour the first place of three."""
    assert shuffled("abc", iter([2**32 - 1, 3, 1])) == shuffled("abc", iter([3, 1])) == ["c", "b", "a"]


@given(st.lists(st.integers(), max_size=20), seeds)
def test_a_shuffle_keeps_all_cards(cards: list[int], seed: int) -> None:
    assert sorted(shuffled(cards, numbers(str(seed), "deck"))) == sorted(cards)


def test_every_order_is_equally_likely() -> None:
    orders = Counter("".join(shuffled("abcd", numbers(str(seed), "deck"))) for seed in range(24_000))
    assert len(orders) == 24
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in orders.values())
    assert chi_squared < 23 + 5 * (2 * 23) ** 0.5


def test_the_dealer_answers_only_when_asked() -> None:
    game = Game(Options(2))
    dealer = Dealer(1)
    game.push(dealer.answer(game))
    game.push(dealer.answer(game))
    with pytest.raises(ValueError, match="does not wait"):
        dealer.answer(game)


def test_a_dealer_knows_its_own_answers() -> None:
    game = Game(Options(2))
    dealer = Dealer(1)
    setup = dealer.answer(game)
    assert dealer.answers(game, setup)
    assert not Dealer(2).answers(game, setup)
    game.push(setup)
    deal = dealer.answer(game)
    assert isinstance(deal, Deal)
    assert dealer.answers(game, Deal(tuple(tuple(reversed(hand or ())) for hand in deal.hands)))
    assert not dealer.answers(game, setup)
    assert repr(dealer) == "Dealer('1')"


def test_scripted_cards_come_first_and_the_rest_in_order() -> None:
    game = Game(Options(2))
    dealer = Dealer.scripted(["r5-n"], (2, 1), [[None, ["mechanic-1", "p1-1", "p1-2", "p1-3"]]])
    setup = dealer.answer(game)
    assert isinstance(setup, Setup)
    assert setup.conveyor is not None
    assert setup.mechanics == (2, 1)
    assert setup.conveyor[:3] == ("r5-n", "advanced-1", "advanced-2")
    game.push(setup)
    assert game.push(dealer.answer(game))
