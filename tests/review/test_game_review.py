"""Reviews: from nothing but what a seat knew, the same every time, and only of games that are over."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest

from fzzzt.engine import Bid, Build, redact
from fzzzt.review.alike import like_bid
from fzzzt.review.game_review import review_game
from fzzzt.review.grade import USUAL, grade
from fzzzt.review.listening import Decided, Listener
from fzzzt.review.marks import MARKS, mark_of
from fzzzt.review.model import Model
from fzzzt.review.peers import peer_bids
from fzzzt.sim.bridge import record_of_view
from fzzzt.wire.reviews import CurvePoint, Review, ReviewedChoice, ReviewedDecision
from review.finished_games import QUICK, played, twin

if TYPE_CHECKING:
    from fzzzt.engine import View
    from fzzzt.record import Record
    from fzzzt.wire.reviews import ReviewedGrade


@pytest.mark.parametrize("players", [2, 4])
def test_games_that_differ_in_what_a_seat_never_learned_are_reviewed_alike(players: int) -> None:
    record = played(*["tinker", "mechanic", "apprentice", "random"][:players], seed="twin")
    for seat in range(2):
        other = twin(record, seat, Random(seat))
        assert other.events != record.events
        assert [redact(event, seat) for event in other.events] == [redact(event, seat) for event in record.events]
        assert figures(review_game(other, [seat], effort=QUICK)) == figures(review_game(record, [seat], effort=QUICK))


def figures(review: Review) -> bytes:
    return msgspec.json.encode(review)


def test_another_key_gives_other_random_numbers_and_the_same_key_the_same() -> None:
    record = played("tinker", "rookie", seed="key")
    one, again, other = (review_game(record, [0], effort=QUICK, key=key) for key in ("", "", "other"))
    assert figures(one) == figures(again)
    assert figures(one) != figures(other)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = played("tinker", "rookie", seed="unfinished")
    for length in (0, 5, len(record.events) - 1):
        with pytest.raises(ValueError, match="when it is finished"):
            review_game(replace(record, events=record.events[:length]), effort=QUICK)


def test_every_decision_is_looked_at_once_and_forced_ones_have_no_choice() -> None:
    record = played("tinker", "random", "rookie", seed="all")
    for seat in review_game(record, effort=QUICK).seats:
        made = [
            place
            for place, event in enumerate(record.events)
            if isinstance(event, Bid | Build) and event.seat == seat.seat
        ]
        assert [decision.event for decision in seat.decisions] == made
        for decision in seat.decisions:
            if not decision.choices:
                assert (decision.cost, decision.stake, decision.mark) == (0, 0, None)
                continue
            event, choice = record.events[decision.event], decision.choices[decision.played]
            assert choice.cards == event.cards if isinstance(event, Bid) else choice.robots == event.robots  # type: ignore[union-attr]
            assert decision.choices[0].as_good
            assert bool(decision.sayings) == bool(decision.mark)


def test_whoever_decides_as_the_peers_do_is_not_behind_them_whatever_it_cost() -> None:
    record = played("mechanic", "random", "random", seed="peers")
    decided = {
        moment.event: moment
        for moment in Listener(Model(record.options, record.faces), record, 0).moments()
        if isinstance(moment, Decided)
    }
    review = review_game(record, [0], effort=QUICK).seats[0]
    alike = 0
    for decision in review.decisions:
        if decision.choices and _peers_agree(record, decided[decision.event].view):
            alike += 1
            assert decision.behind == 0
    assert alike
    assert any(decision.behind for decision in review.decisions)


def _peers_agree(record: Record, view: View) -> bool:
    if view.phase == "build":
        return True
    model = Model(record.options, record.faces)
    first, second = peer_bids(model, view, record_of_view(view, model.faces))
    return like_bid(view, first) == like_bid(view, second)


def test_a_grade_is_what_the_peers_usually_lose_and_how_far_one_is_behind_them() -> None:
    def graded(*figures: tuple[float, float]) -> ReviewedGrade:
        choices = (ReviewedChoice(1.0),)
        found = grade([ReviewedDecision(0, "bid", stake=s, behind=b, choices=choices) for s, b in figures], 4)
        assert found is not None
        return found

    usual = round(100 * USUAL, 1)
    easy, hard = graded((10, 0), (4, 0)), graded((10, 7.0), (4, 0))
    assert (easy.loss, easy.low, easy.high) == (usual, usual, usual)
    assert hard.loss == usual + 50
    assert graded((10, -1.4), (4, 0)).loss == usual - 10
    better = graded((10, -10), (10, -10))
    assert (better.loss, better.low, better.high) == (usual - 100, 0, 0)


def test_a_review_of_an_older_version_can_still_be_read() -> None:
    decision = b'{"event":7,"kind":"bid","share":40.0,"best_share":60.0,"cost":20.0,"error":1.0,"stake":25.0}'
    old = b'{"version":1,"seats":[{"seat":0,"decisions":[%b],"chances":[],"luck":1.0,"luck_error":1.0,' % decision
    old += b'"curve":[],"grade":{"loss":80.0,"low":60.0,"high":100.0,"decisions":1,"above":"rookie","below":null}}]}'
    review = msgspec.json.decode(old, type=Review)
    assert (review.version, review.seats[0].decisions[0].behind) == (1, 0.0)


def test_marks_need_a_cost_that_is_certain() -> None:
    assert mark_of(30.0, 16.0) is None
    assert [mark_of(least, least / 2.01) for least, _ in MARKS] == ["blunder", "mistake", "inaccuracy"]
    assert mark_of(1.99, 0.0) is None
    assert mark_of(-3.0, 0.1) is None


def test_the_curve_ends_with_who_won() -> None:
    record = played("mechanic", "random", seed="curve")
    for seat in review_game(record, effort=QUICK).seats:
        places = [point.event for point in seat.curve]
        assert places == sorted(places)
        won = seat.seat in record.events[-1].winners  # type: ignore[union-attr]
        assert seat.curve[-1] == CurvePoint(len(record.events) - 1, 100.0 if won else 0.0)
        assert all(0 <= point.share <= 100 for point in seat.curve)
