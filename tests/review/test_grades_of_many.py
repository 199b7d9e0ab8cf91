"""What is kept of a game's review adds up: the grade of many games is that of all their decisions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fzzzt.review.grade import USUAL, grade, grade_of, sums_of
from fzzzt.tables.judgement import judged, judgement
from fzzzt.wire.reviews import Review, ReviewedChoice, ReviewedDecision, SeatReview

hundredths = st.integers(0, 5000).map(lambda number: number / 100)
decisions = st.builds(
    lambda stake, part, free: ReviewedDecision(
        0, "bid", stake=stake, behind=part * stake, choices=(ReviewedChoice(1.0),) if free else ()
    ),
    *(hundredths, st.floats(-1, 3), st.booleans()),
)


@given(st.lists(st.lists(decisions, max_size=6), min_size=1, max_size=5))
def test_grades_of_games_add_up(games: list[list[ReviewedDecision]]) -> None:
    whole = grade([decision for game in games for decision in game], 4)
    parts = grade_of([(4, sums_of(game)) for game in games])
    assert (whole is None) == (parts is None)
    if whole is not None and parts is not None:
        assert abs(whole.loss - parts.loss) <= 0.11
        assert abs(whole.high - parts.high) <= 0.11
        assert (whole.decisions, whole.above, whole.below) == (parts.decisions, parts.above, parts.below)


def test_only_people_are_judged_and_luck_and_styles_add_up() -> None:
    def seat(number: int, styles: dict[str, float]) -> SeatReview:
        made = ReviewedDecision(3, "bid", stake=10.0, behind=2.0, choices=(ReviewedChoice(1.0),))
        return SeatReview(number, (made,), (), 4.0, 3.0, (), None, styles)

    first = Review(1, (seat(0, {"tinker": 0.0, "rookie": -3.0}), seat(1, {})))
    second = Review(1, (seat(0, {"tinker": -1.0, "rookie": 0.0}), seat(1, {})))
    noted = [judged(review, ["ada", None], 5) for review in (first, second)]
    assert [(one.owner, one.seat) for game in noted for one in game] == [("ada", 0)] * 2
    told = judgement([game[0].body for game in noted], missing=3)
    assert (told.games, told.missing, told.luck) == (2, 3, 8.0)
    assert told.grade is not None
    assert told.grade.loss == pytest.approx(100 * USUAL + 20)
    assert [style.level for style in told.styles] == ["tinker", "rookie"]
    assert [point.games for point in told.line] == [1, 1]
