"""Who sits where: every seating of a match, to the last seat."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from fzzzt.arena.lineups import check_line_ups, describe, line_ups, tables


def seated(names: str, seats: int, sample: int | None = None, draw: str = "") -> list[str]:
    return ["".join(line_up) for line_up in tables(tuple(names), seats, sample, draw)]


def test_two_at_a_table_for_two_play_both_seatings() -> None:
    assert seated("ab", 2) == ["ab", "ba"]


def test_one_of_the_first_plays_against_the_second_in_every_seat() -> None:
    assert seated("ab", 4) == ["abbb", "babb", "bbab", "bbba"]


def test_as_many_as_seats_play_all_rotations() -> None:
    assert seated("abc", 3) == ["abc", "cab", "bca"]


def test_more_names_than_seats_play_every_combination_in_every_rotation() -> None:
    assert seated("abc", 2) == ["ab", "ba", "ac", "ca", "bc", "cb"]
    four = seated("abcd", 3)
    assert len(four) == len(set(four)) == comb(4, 3) * 3
    assert Counter("".join(four)) == Counter(dict.fromkeys("abcd", 9))


def test_fewer_names_than_seats_are_repeated_but_nobody_plays_alone() -> None:
    assert seated("abc", 4)[:4] == ["aaab", "baaa", "abaa", "aaba"]
    line_up_count = len(line_ups(tuple("abc"), 4))
    assert line_up_count == 15 - 3
    assert len(set(seated("abc", 4))) == line_up_count * 4
    assert all(len(set(line_up)) > 1 for line_up in seated("abc", 4))


@pytest.mark.parametrize(("names", "seats"), [("ab", 2), ("ab", 5), ("abc", 3), ("abcd", 3), ("abc", 4), ("abcdef", 6)])
def test_every_name_sits_in_every_seat_equally_often(names: str, seats: int) -> None:
    for name in names:
        counts = [sum(line_up[seat] == name for line_up in seated(names, seats)) for seat in range(seats)]
        assert len(set(counts)) == 1
        assert counts[0] > 0


def test_a_sample_is_drawn_by_its_seed() -> None:
    drawn = [seated("abcde", 3, 2, f"seed/{deal}") for deal in range(40)]
    assert drawn == [seated("abcde", 3, 2, f"seed/{deal}") for deal in range(40)]
    assert all(len(tables_of_deal) == 6 for tables_of_deal in drawn)
    assert {line_up for deal in drawn for line_up in deal} == set(seated("abcde", 3))


@pytest.mark.parametrize(
    ("names", "seats", "sample", "reason"),
    [
        ("a", 2, None, "at least two"),
        ("aba", 2, None, "a is named twice"),
        ("abcdefghijklmnopqrstu", 2, None, "21 bots are too many"),
        ("abcdefghijkl", 6, None, "5544 games a deal"),
        ("abc", 3, 1, "single line-up"),
        ("abcd", 3, 5, "has 4 line-ups"),
        ("abcd", 3, 0, "has 4 line-ups"),
    ],
)
def test_names_that_make_no_match(names: str, seats: int, sample: int | None, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        check_line_ups(tuple(names), seats, sample)


def test_the_seating_is_told() -> None:
    assert describe(("a", "b"), 4, None) == "one a against 3 b, in every seat"
    assert "every combination of 3 (4 line-ups a deal)" in describe(tuple("abcd"), 3, None)
    assert "sample of 2 of the 4 line-ups a deal" in describe(tuple("abcd"), 3, 2)
