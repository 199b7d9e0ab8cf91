"""The review of a game: each seat's decisions and luck, from nothing but what that seat knew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fzzzt.engine import Bid, Build, Score
from fzzzt.review.estimator import REVIEW, Estimator
from fzzzt.review.grade import grade
from fzzzt.review.listening import Decided, Listener
from fzzzt.review.luck import weigh_chance
from fzzzt.review.marks import mark_of
from fzzzt.review.model import Model
from fzzzt.review.version import VERSION
from fzzzt.review.words import reasons
from fzzzt.wire.reviews import CurvePoint, Review, ReviewedChance, ReviewedDecision, SeatReview

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fzzzt.bots.rival_styles import Fits
    from fzzzt.record import Record
    from fzzzt.review.estimator import Effort, Estimate
    from fzzzt.review.listening import Fallen

    Progress = Callable[[], None]
    """Hears of every decision that is done."""


def decisions_of(record: Record, seat: int) -> int:
    """How many decisions of a seat a review looks at: for a progress bar."""
    return sum(isinstance(event, Bid | Build) and event.seat == seat for event in record.events)


def review_game(
    record: Record,
    seats: Sequence[int] | None = None,
    *,
    effort: Effort = REVIEW,
    key: str = "",
    progress: Progress = lambda: None,
) -> Review:
    """The review of a finished game, of some seats or of all. A game that is not finished raises `ValueError`.

    `key` gives other random numbers than those that everybody gets.
    """
    if not record.finished:
        raise ValueError("a game is reviewed when it is finished")
    model = Model(record.options, record.faces)
    wanted = range(record.options.players) if seats is None else seats
    reviewers = {seat: _SeatReviewer(record, seat, model, effort, key, progress) for seat in wanted}
    reviews = [reviewer.review() for reviewer in reviewers.values()]
    seen = {seat: reviewer.seen_styles for seat, reviewer in reviewers.items()}
    return Review(VERSION, tuple([replace(review, styles=_styles(review.seat, seen)) for review in reviews]))


def _styles(seat: int, seen: dict[int, Fits]) -> dict[str, float]:
    """How well a seat's bids fit each level's, as the others who were reviewed saw it, on average."""
    eyes = [fits[seat] for other, fits in seen.items() if other != seat]
    if not eyes:
        return {}
    fits = {level: sum(one[level] for one in eyes) / len(eyes) for level in eyes[0]}
    best = max(fits.values())
    return {level: round(fit - best, 2) + 0.0 for level, fit in fits.items()}


class _SeatReviewer:
    """Goes through a game with the eyes of a seat."""

    def __init__(self, record: Record, seat: int, model: Model, effort: Effort, key: str, progress: Progress) -> None:
        self._record, self._seat, self._model = record, seat, model
        self._effort = effort
        self._estimator = Estimator(model, effort)
        self._listener = Listener(model, record, seat, key)
        self._progress = progress
        self._decisions: list[ReviewedDecision] = []
        self._chances: list[ReviewedChance] = []
        self._curve: list[CurvePoint] = []

    @property
    def seen_styles(self) -> Fits:
        """How well each seat's bids fit each level's in this seat's eyes, once the game is heard."""
        return self._listener.seen_styles

    def review(self) -> SeatReview:
        """The whole review of the seat."""
        for moment in self._listener.moments():
            if isinstance(moment, Decided):
                self._decide(moment)
                self._progress()
            else:
                self._fall(moment)
        self._end()
        luck = sum(chance.gain for chance in self._chances)
        doubt = sum(chance.error**2 for chance in self._chances) ** 0.5
        return SeatReview(
            self._seat,
            tuple(self._decisions),
            tuple(self._chances),
            round(luck, 1) + 0.0,
            round(doubt, 1),
            tuple(self._curve),
            grade(self._decisions, self._record.options.players),
        )

    def _decide(self, moment: Decided) -> None:
        if isinstance(moment.move, Bid):
            estimate = self._estimator.bid(moment.view, moment.beliefs, moment.move.cards, moment.seed)
        else:
            estimate = self._estimator.build(moment.view, moment.beliefs, moment.move.robots, moment.seed)
        kind = moment.view.phase
        if estimate is None:
            self._decisions.append(ReviewedDecision(moment.event, "build" if kind == "build" else "bid"))
            return
        self._decisions.append(_decision(moment, estimate))
        self._curve.append(CurvePoint(moment.event, round(estimate.share, 1)))

    def _fall(self, moment: Fallen) -> None:
        known = (moment.view, moment.beliefs, set(moment.events))
        weighed = weigh_chance(self._model, *known, self._effort.chance, moment.seed)
        for gain in weighed.gains:
            event = moment.events[gain.kind]
            self._chances.append(ReviewedChance(event, gain.kind, round(gain.gain, 2) + 0.0, round(gain.error, 2)))
        self._curve.append(CurvePoint(max(moment.events.values()), round(weighed.share, 1)))

    def _end(self) -> None:
        score = self._record.events[-1]
        if isinstance(score, Score):
            won = 100 / len(score.winners) if self._seat in score.winners else 0.0
            self._curve.append(CurvePoint(len(self._record.events) - 1, round(won, 1)))


def _decision(moment: Decided, estimate: Estimate) -> ReviewedDecision:
    mark = mark_of(estimate.cost, estimate.error)
    return ReviewedDecision(
        moment.event,
        "build" if isinstance(moment.move, Build) else "bid",
        estimate.share,
        estimate.best_share,
        estimate.cost,
        estimate.error,
        estimate.stake,
        estimate.played,
        mark,
        estimate.choices,
        reasons(moment.view, estimate.choices[estimate.played], estimate.choices[0]) if mark else (),
        estimate.behind,
    )
