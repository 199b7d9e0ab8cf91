"""Win shares and intervals, worked out by hand on made-up results."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from fzzzt.arena.figures import mean_estimate, share_estimate, standings, student, whole_deals
from fzzzt.arena.match import Match
from fzzzt.arena.results import GameResult, Times
from fzzzt.engine import Deck, Options


def game(deal: int, table: int, line_up: str, totals: str, winners: tuple[int, ...]) -> GameResult:
    points = tuple(map(int, totals.split()))
    return GameResult(deal, table, tuple(line_up), points, (5,) * len(points), winners)


DEALS = [
    [game(0, 0, "ab", "9 4", (0,)), game(0, 1, "ba", "3 8", (1,))],
    [game(1, 0, "ab", "5 5", (0, 1)), game(1, 1, "ba", "7 6", (0,))],
]


def test_a_shared_win_is_split() -> None:
    first, second = standings("ab", DEALS)
    assert (first.share.value, second.share.value) == (5 / 8, 3 / 8)
    assert (first.fair, first.games, first.deals) == (0.5, 4, 2)
    assert (first.score.value, second.score.value) == ((9 + 8 + 5 + 6) / 4, (4 + 3 + 5 + 7) / 4)


def test_the_seats_of_a_name_are_added_up() -> None:
    deals = [[game(0, 0, "abbb", "1 9 9 9", (1, 2, 3)), game(0, 1, "babb", "1 9 2 9", (1, 3))]]
    first, second = standings("ab", deals)
    assert (first.share.value, first.fair) == (1 / 4, 1 / 4)
    assert (second.share.value, second.fair) == (3 / 4, 3 / 4)
    assert second.score.value == (9 + 9 + 9 + 1 + 2 + 9) / 6


def test_a_name_is_judged_by_the_games_it_took_part_in() -> None:
    deals = [[game(0, 0, "ab", "2 1", (0,))], [game(1, 0, "bc", "2 1", (0,))]]
    first, second, third = standings("abc", deals)
    assert [standing.deals for standing in (first, second, third)] == [1, 2, 1]
    assert [standing.share.value for standing in (first, second, third)] == [1, 0.5, 0]
    assert [standing.name for standing in standings("abcd", deals)] == ["a", "b", "c"]


def test_the_interval_is_by_deals_not_by_games() -> None:
    share = mean_estimate([0.5, 1.0, 0.5, 1.0])
    deviation = sqrt(4 * 0.25**2 / 3)
    assert share.value == 0.75
    assert share.high - share.value == pytest.approx(3.1824 * deviation / 2)
    assert share.value - share.low == pytest.approx(3.1824 * deviation / 2)


def test_a_share_lies_between_nothing_and_everything() -> None:
    assert share_estimate([1.0, 1.0, 0.5]).high == 1.0
    assert share_estimate([0.0, 0.0, 0.5]).low == 0.0


def test_winning_everything_is_no_certainty() -> None:
    everything, nothing = share_estimate([1.0] * 100), share_estimate([0.0] * 100)
    assert (everything.value, everything.high) == (1.0, 1.0)
    assert everything.low**100 == pytest.approx(0.025)
    assert (nothing.value, nothing.low) == (0.0, 0.0)
    assert nothing.high == pytest.approx(1 - everything.low)


def test_one_deal_tells_nothing() -> None:
    assert (mean_estimate([7.0]).low, mean_estimate([7.0]).high) == (-inf, inf)
    assert share_estimate([0.5]).low == pytest.approx(0.0125)
    assert share_estimate([0.5]).high == pytest.approx(0.9875)


def test_deals_that_are_all_alike_are_no_certainty() -> None:
    half, third = share_estimate([0.5] * 10), share_estimate([1 / 3] * 10)
    doubt = 1 - 0.025 ** (1 / 10)
    assert half.value == 0.5
    assert [half.low, half.high] == pytest.approx([0.5 - doubt / 2, 0.5 + doubt / 2])
    assert [third.low, third.high] == pytest.approx([(1 - doubt) / 3, 1 / 3 + doubt * 2 / 3])
    assert (mean_estimate([30.0] * 10).low, mean_estimate([30.0] * 10).high) == (-inf, inf)


@pytest.mark.parametrize(("freedom", "expected"), [(1, 12.706), (9, 2.262), (10, 2.228), (30, 2.042), (499, 1.9647)])
def test_students_t_as_in_the_tables(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.0006)


def test_only_whole_deals_count() -> None:
    match = Match(("a", "b"), Options(2), Deck.standard(), 3)
    shuffled = [DEALS[1][1], DEALS[0][1], DEALS[1][0], DEALS[0][0], game(2, 1, "ba", "1 2", (1,))]
    assert whole_deals(match, shuffled) == DEALS


def test_decision_times() -> None:
    times, more = Times(), Times()
    for milliseconds in range(1, 51):
        times.add(milliseconds / 1000)
        more.add((50 + milliseconds) / 1000)
    times.merge(Times.of_line(more.line()))
    assert (times.count, times.longest) == (100, 0.1)
    assert times.mean == pytest.approx(0.0505)
    assert times.percentile(0.95) == pytest.approx(0.095, rel=0.02)
    assert times.percentile(1.0) == 0.1
    assert Times().mean == Times().percentile(0.95) == 0
