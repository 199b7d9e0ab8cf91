"""Law 3: a sampled world looks the same to the seat, can be played on, and all worlds that fit are equally likely."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import comb, perm
from random import Random

from hypothesis import given, settings

from fzzzt.engine import Game, Options, sample_world
from random_games import play, positions, seeds
from tabletop import A, B, Table
from thoroughness import examples


@settings(max_examples=examples(100), deadline=None)
@given(positions(("bid", "build", "deal", "setup", "over")), seeds)
def test_a_world_looks_like_the_view_it_was_sampled_from(game: Game, seed: int) -> None:
    for seat in (*range(game.options.players), None):
        view = game.view(seat)
        world = sample_world(view, Random(seed))
        assert world.view(seat) == view
        assert world.log == []


@settings(max_examples=60, deadline=None)
@given(positions(), seeds)
def test_a_world_can_be_played_on_to_the_end(game: Game, seed: int) -> None:
    seat = min(game.deciding)
    world = play(sample_world(game.view(seat), Random(seed)), seed)
    assert world.score is not None
    assert cards_of(world) == cards_of(game)


def cards_of(game: Game) -> Counter[str]:
    """All cards of a game, wherever they lie."""
    cards = Counter([*game.conveyor, *game.belt])
    for seat in range(game.options.players):
        cards.update(game.personal(seat))
        for unit, robots in game.units[seat].items():
            cards.update((unit, *robots))
    return cards


def test_before_the_set_up_there_is_nothing_to_sample() -> None:
    assert sample_world(Game(Options(2)).view(0), Random(1)).phase == "setup"


def hidden_split() -> Table:
    """Round two of two players: B has more than six cards, so that some lie in the discard."""
    table = Table(2, "r2-n r2-b r2-c r2-o r1-n r1-b r1-c r1-o upgrade")
    table.auction("p1-1", "p2-2")
    table.auction("p1-1", "p2-3")
    table.auction("p1-2 p1-3", "mechanic-2")
    table.auction("mechanic-1 p1-1", "mechanic-2")
    table.auction(None, "mechanic-2")
    table.auction(None, "p2-1")
    table.play_cheaply(until=2)
    return table


def test_hidden_hands_are_uniform_and_every_lawful_one_comes_up() -> None:
    table = hidden_split()
    hand, owned = len(table.game.hands[B]), len(table.game.personal(B))
    assert owned > hand == 6
    table.auction("p1-3", "mechanic-2")
    view = table.game.view(A)
    unknown = owned - 1
    worlds = comb(unknown, 5)
    draws = 200 * worlds
    rng = Random(5)
    hands = Counter(sample_world(view, rng).hands[B] for _ in range(draws))
    assert all("mechanic-2" in dealt for dealt in hands)
    assert_uniform(hands, worlds, draws)


def test_a_shown_card_stays_shown_and_its_copy_is_split_like_any_other() -> None:
    """Eight cards, two of them Fzzzt, one of these shown in hand: the other is one of seven for five places."""
    view = hidden_split().game.view(A)
    owned = ("fzzzt", "fzzzt", "mechanic-2", "p2-1", "p2-2", "p2-3", "r1-n", "r1-o")
    seat = replace(view.seats[B], hand_size=6, discard_size=2, owned=owned, known_hand=("fzzzt",), known_discard=())
    rng = Random(8)
    view = replace(view, seats=(view.seats[A], seat))
    hands = Counter(sample_world(view, rng).hands[B].count("fzzzt") for _ in range(7000))
    assert hands.keys() == {1, 2}
    assert abs(hands[2] - 5000) < 5 * (7000 * 5 / 7 * 2 / 7) ** 0.5


def test_sealed_bids_are_uniform_over_the_cards_in_hand() -> None:
    table = Table(2, mechanics=(2, 1))
    table.bid(B, "p1-1 p1-3")
    rng = Random(6)
    worlds = comb(4, 2)
    bids = Counter(sample_world(table.game.view(A), rng).bids[B] for _ in range(200 * worlds))
    assert_uniform(bids, worlds, 200 * worlds)


def test_the_order_of_unseen_cards_is_uniform() -> None:
    """Of the next two cards of the deck, every pair of unseen cards comes up in both orders."""
    table = Table(4, "upgrade")  # the whole first belt is face up: 32 cards are unseen
    view, rng = table.game.view(A), Random(7)
    faces = [card for card in table.game.conveyor if table.game.conveyor.count(card) == 1]
    pairs: Counter[tuple[str, ...]] = Counter()
    for _ in range(40_000):
        pair = sample_world(view, rng).conveyor[:2]
        if set(pair) <= set(faces):
            pairs[pair] += 1
    assert_uniform(pairs, perm(len(faces), 2), pairs.total())


def assert_uniform(drawn: Counter[tuple[str, ...]] | Counter[tuple[str, ...] | None], kinds: int, draws: int) -> None:
    """All kinds come up, and a chi-squared statistic is within five standard deviations of its mean."""
    assert len(drawn) == kinds
    expected = draws / kinds
    chi_squared = sum((count - expected) ** 2 / expected for count in drawn.values())
    degrees = kinds - 1
    assert chi_squared < degrees + 5 * (2 * degrees) ** 0.5
