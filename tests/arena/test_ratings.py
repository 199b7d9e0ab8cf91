"""Ratings: known strengths come back, perfect ones stay finite, and the interval holds what it should."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import inf, log
from random import Random

import pytest

from fzzzt.arena.ratings import Rating, anchor, gaps, ratings, strengths
from fzzzt.arena.results import GameResult


def duel(deal: int, one: str, other: str, won: bool) -> GameResult:
    return GameResult(deal, 0, (one, other), (2, 1) if won else (1, 2), (5, 5), (0,) if won else (1,))


def made_up(elos: dict[str, float], deals: int, seed: int) -> list[list[GameResult]]:
    """Deals in which every pair meets once, and wins by its strength."""
    rng = Random(seed)

    def wins(one: str, other: str) -> bool:
        return rng.random() < 1 / (1 + 10 ** ((elos[other] - elos[one]) / 400))

    return [[duel(deal, *pair, wins(*pair)) for pair in combinations(elos, 2)] for deal in range(deals)]


def test_known_strengths_come_back_within_their_intervals() -> None:
    elos = {"random": 0.0, "b": 120.0, "c": 300.0, "d": 150.0}
    table = {rating.name: rating for rating in ratings(list(elos), made_up(elos, 1500, 1), "seed", 200)}
    assert list(table) == ["c", "d", "b", "random"]
    for name, elo in elos.items():
        assert table[name].elo == pytest.approx(elo, abs=25)
        assert table[name].low - 1e-9 <= elo <= table[name].high + 1e-9
    assert (table["random"].elo, table["random"].fixed) == (0, True)


def test_a_gap_is_known_better_than_its_two_ends() -> None:
    elos = {"a": 300.0, "b": 150.0, "c": 0.0}
    deals = made_up(elos, 400, 2)
    table = {rating.name: rating for rating in ratings(list(elos), deals, "seed", 100)}
    for (one, other), gap in zip(pairwise(elos), gaps(list(elos), deals, "seed", 100), strict=True):
        assert gap.elo == table[one].elo - table[other].elo
        assert gap.low <= 150 <= gap.high
        assert gap.high - gap.low < table[one].high - table[one].low + table[other].high - table[other].low


def test_two_names_by_hand() -> None:
    first, second = strengths([[0, 30], [10, 0]])
    assert first - second == pytest.approx(log(3))


def test_without_random_the_mean_is_zero() -> None:
    table = ratings("abc", made_up({"a": 0, "b": 50, "c": 100}, 50, 2), "seed", 20)
    assert sum(rating.elo for rating in table) == pytest.approx(0)
    assert anchor("abc") == "the mean of all = 0"
    assert anchor(["a", "random"]) == "random = 0"


def test_whoever_never_loses_stays_finite_and_in_order() -> None:
    deals = [[duel(deal, one, other, True) for one, other in combinations("abcd", 2)] for deal in range(500)]
    table = ratings("abcd", deals, "seed", 20)
    assert [rating.name for rating in table] == ["a", "b", "c", "d"]
    assert all(abs(rating.elo) < 5000 for rating in table)
    first, second = strengths([[0, 1e6 + 0.5], [0.5, 0]])
    assert first - second == pytest.approx(log(2e6 + 1))


def test_the_draws_are_seeded_and_more_deals_narrow_the_interval() -> None:
    elos = {"a": 0.0, "b": 100.0, "c": 200.0}
    few, many = made_up(elos, 40, 3), made_up(elos, 640, 3)
    assert ratings("abc", few, "x", 100) == ratings("abc", few, "x", 100) != ratings("abc", few, "y", 100)
    assert _width(ratings("abc", many, "x", 100)) < _width(ratings("abc", few, "x", 100)) / 2


@pytest.mark.parametrize("deals", [1, 5])
def test_deals_that_do_not_differ_give_no_interval(deals: int) -> None:
    alike = [[duel(deal, one, other, True) for one, other in combinations("abc", 2)] for deal in range(deals)]
    assert {(rating.low, rating.high) for rating in ratings("abc", alike, "seed", 50)} == {(-inf, inf)}


def _width(table: list[Rating]) -> float:
    return sum(rating.high - rating.low for rating in table)


def test_duels_are_decided_by_points_then_by_fewest_robots() -> None:
    game = GameResult(0, 0, ("a", "b", "c", "a"), (9, 9, 9, 3), (5, 4, 5, 1), (1,))
    assert sorted(game.duels()) == [
        ("a", "b", 0.0),
        ("a", "c", 0.5),
        ("b", "a", 1.0),
        ("b", "c", 1.0),
        ("c", "a", 1.0),
    ]
