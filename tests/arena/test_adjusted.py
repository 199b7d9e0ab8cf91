"""Luck taken out of a match: unbiased, never wider, and fitted on other deals than those it is used for."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from fzzzt.arena.adjusted import adjust

if TYPE_CHECKING:
    from .conftest import Arena


def deals(rng: Random, count: int, weight: float) -> tuple[list[float], list[float]]:
    """Shares that luck moves by a weight, and that luck."""
    luck = [rng.gauss(0, 0.3) for _ in range(count)]
    return [0.4 + weight * part + rng.gauss(0, 0.1) for part in luck], luck


def test_luck_that_explains_results_narrows_the_interval_and_leaves_the_mean_right() -> None:
    rng = Random(1)
    found = [adjust(*deals(rng, 60, 0.8)) for _ in range(200)]
    errors = [each.share.value - 0.4 for each in found]
    assert abs(fmean(errors)) < 3 * stdev(errors) / len(errors) ** 0.5
    assert fmean(each.saved for each in found) > 4
    covered = fmean(each.share.low <= 0.4 <= each.share.high for each in found)
    assert 0.9 < covered <= 1


def test_luck_that_explains_nothing_changes_nothing_or_little() -> None:
    rng = Random(2)
    for _ in range(50):
        shares, luck = deals(rng, 40, 0.0)
        found, plain = adjust(shares, luck), adjust(shares, [0.0] * 40)
        assert found.share.high - found.share.low <= plain.share.high - plain.share.low
        assert plain.coefficient == 0
        if not found.coefficient:
            assert found.share == plain.share


def test_few_deals_are_told_as_they_are() -> None:
    assert adjust([0.0, 1.0, 0.5], [-0.4, 0.5, 0.0]).coefficient == 0


def test_a_match_with_luck_taken_out(arena: Arena) -> None:
    match = ("tinker", "rookie", "--players", "2", "--deals", "12", "--adjusted", "--json")
    code, output, _ = arena(*match, "one.json", "--jobs", "1")
    assert code == 0
    assert "luck taken out" in output
    assert arena(*match, "two.json", "--jobs", "2")[0] == 0
    one, two = arena.report("one.json"), arena.report("two.json")
    assert one == two
    for name, adjusted in one["adjusted"].items():
        plain, less = one["names"][name]["win_share"], adjusted["win_share"]
        assert less["high"] - less["low"] <= plain["high"] - plain["low"]
