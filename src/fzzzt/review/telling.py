"""A review in sentences, for the prompt and the terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.engine import Award, Bid, Build, Round

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue
    from fzzzt.record import Record
    from fzzzt.voice.voice import Voice
    from fzzzt.wire.reviews import ReviewedDecision, ReviewedGrade, SeatReview


def seat_lines(voice: Voice, record: Record, review: SeatReview) -> list[str]:
    """The whole review of a seat: how well it decided, how lucky it was, and every mistake."""
    lines = [f"{voice.names[review.seat]}:", *summary_lines(voice.say, review)]
    for decision in review.decisions:
        if decision.mark:
            lines += ["", *decision_lines(voice, record, decision)]
    return lines


def summary_lines(say: Catalogue, review: SeatReview) -> list[str]:
    """How well a seat decided, and how lucky it was."""
    marks = Counter(decision.mark for decision in review.decisions)
    tally = {"blunders": marks["blunder"], "mistakes": marks["mistake"], "inaccuracies": marks["inaccuracy"]}
    kind = "good" if review.luck >= 0 else "bad"
    luck = say(f"review-luck-{kind}", gain=abs(round(review.luck)), error=max(1, round(review.luck_error)))
    return [*_grade_lines(say, review.grade), say("review-tally", **tally), luck]


def _grade_lines(say: Catalogue, grade: ReviewedGrade | None) -> list[str]:
    if grade is None:
        return []
    figures = {"loss": round(max(0.0, grade.loss)), "low": round(grade.low), "high": round(grade.high)}
    lost = say("review-grade", **figures)
    return [f"{_yardstick(say, grade)} {lost}"]


def _yardstick(say: Catalogue, grade: ReviewedGrade) -> str:
    above, below = (level and say(f"level-{level}") for level in (grade.above, grade.below))
    if above and below:
        return say("review-grade-between", first=above, second=below)
    return say("review-grade-above", first=above) if above else say("review-grade-below", first=below)


def decision_lines(voice: Voice, record: Record, decision: ReviewedDecision) -> list[str]:
    """A mistake: what was done and what it cost, what would have been better, and why."""
    return [_made(voice, record, decision.event), mark_line(voice.say, decision), *map(voice.text, decision.sayings)]


def mark_line(say: Catalogue, decision: ReviewedDecision) -> str:
    """How bad it was; costs below nothing are noise."""
    cost = say("review-cost", cost=round(max(0.0, decision.cost)), error=max(1, round(decision.error)))
    return f"{say(f'review-mark-{decision.mark}')}: {cost}"


def _made(voice: Voice, record: Record, place: int) -> str:
    event = record.events[place]
    number = sum(isinstance(earlier, Round) for earlier in record.events[:place])
    if isinstance(event, Bid):
        card = next(later.card for later in record.events[place:] if isinstance(later, Award))
        figures = {"round": number, "value": voice.power(event.cards)}
        return voice.say("review-made-bid", card=voice.short(card), cards=voice.cards(event.cards), **figures)
    if isinstance(event, Build) and event.robots:
        return voice.say("review-made-build", round=number, cards=voice.cards(event.robots.values()))
    return voice.say("review-made-nothing", round=number)
