"""Lessons for a front end that knows no rules: positions to show, and answers to judge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build, MoveError
from fzzzt.lessons import PERSON, is_right, lesson_text, position, possible_builds, seat_names, the_lessons
from fzzzt.tables import Refusal
from fzzzt.web.answers import body, json
from fzzzt.web.desk import address_of
from fzzzt.web.languages import catalogue_for
from fzzzt.web.replay import still
from fzzzt.wire.lessons import LessonAnswer, LessonBuild, LessonLine, LessonSheet, LessonVerdict

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from fzzzt.lessons import Lesson
    from fzzzt.locale import Catalogue
    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor
    from fzzzt.wire.lessons import AnswerKind


async def list_lessons(_: Desk, request: Request, __: Visitor) -> Response:
    """All lessons, in the order in which they are best taken."""
    say = catalogue_for(request)
    return json([LessonLine(name, lesson_text(say, lesson, "title")) for name, lesson in the_lessons().items()])


async def show_lesson(_: Desk, request: Request, __: Visitor) -> Response:
    """One lesson."""
    return json(_sheet(catalogue_for(request), _lesson(request)))


async def answer_lesson(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Judge an answer."""
    desk.gate.count("sums", visitor.guest.id, address_of(request))
    lesson, answer = _lesson(request), await body(request, LessonAnswer)
    try:
        right = is_right(lesson, _move(answer))
    except MoveError as error:
        raise Refusal.of(error) from None
    except ValueError as error:
        raise Refusal("not-an-answer", str(error)) from None
    return json(LessonVerdict(right, lesson_text(catalogue_for(request), lesson, "right" if right else "wrong")))


def _lesson(request: Request) -> Lesson:
    lesson = the_lessons().get(request.path_params["name"])
    if lesson is None:
        raise Refusal("no-such-page", "there is no such lesson")
    return lesson


def _move(answer: LessonAnswer) -> Bid | Build | int:
    if answer.cards is not None:
        return Bid(PERSON, tuple(answer.cards))
    if answer.robots is not None:
        return Build(PERSON, answer.robots)
    if answer.number is None:
        raise Refusal("not-an-answer")
    return answer.number


def _sheet(say: Catalogue, lesson: Lesson) -> LessonSheet:
    names, game = list(the_lessons()), position(lesson)
    following = names[names.index(lesson.name) + 1 :]
    return LessonSheet(
        name=lesson.name,
        title=lesson_text(say, lesson, "title"),
        question=lesson_text(say, lesson, "question"),
        answer=_kind(lesson),
        builds=_builds(lesson),
        numbers=lesson.choices,
        table=still(game.options, game.faces, seat_names(say, lesson), game.view(PERSON)),
        next=following[0] if following else None,
    )


def _builds(lesson: Lesson) -> tuple[LessonBuild, ...]:
    if not lesson.builds:
        return ()
    return tuple(LessonBuild(*next(iter(build.robots.items()), (None, None))) for build in possible_builds(lesson))


def _kind(lesson: Lesson) -> AnswerKind:
    if lesson.bids or lesson.builds:
        return "bid" if lesson.bids else "build"
    return "seat" if lesson.goal == "winner" else "number"
