"""Lessons as they travel. Their texts come in the language that is asked for; docs/lessons.md tells of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from fzzzt.wire.bodies import CardId, Replay
from fzzzt.wire.shape import Shape

AnswerKind = Literal["bid", "build", "number", "seat"]


class LessonLine(Shape, frozen=True):
    """A lesson in the list of all."""

    name: str
    title: str


class LessonBuild(Shape, frozen=True):
    """A robot on a unit, to choose; nulls: nothing."""

    unit: str | None
    robot: str | None


class LessonSheet(Shape, frozen=True):
    """A lesson: the table as seat 0 sees it (a replay of one step), the question, and what can be answered.

    A bid is made of the cards in hand; else one of `builds`, or of `numbers`, which are seats if the answer is one.
    """

    name: str
    title: str
    question: str
    answer: AnswerKind
    builds: tuple[LessonBuild, ...]
    numbers: tuple[int, ...]
    table: Replay
    next: str | None


class LessonAnswer(Shape, frozen=True, forbid_unknown_fields=True):
    """An answer: the cards of a bid, robots by unit, or a number."""

    cards: Annotated[list[CardId], Meta(max_length=20)] | None = None
    robots: Annotated[dict[CardId, CardId], Meta(max_length=10)] | None = None
    number: int | None = None


class LessonVerdict(Shape, frozen=True):
    """Whether an answer is right, and why."""

    right: bool
    reason: str
