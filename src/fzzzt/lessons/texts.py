"""What a lesson says, in a reader's language. The person is `you`; the others have names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fzzzt.lessons.lesson import NAMES

if TYPE_CHECKING:
    from fzzzt.lessons.lesson import Lesson
    from fzzzt.locale import Catalogue

Part = Literal["title", "question", "right", "wrong"]


def lesson_text(say: Catalogue, lesson: Lesson, part: Part) -> str:
    """The title, the question, or the reason why an answer is right or wrong."""
    _, first, second, third = NAMES
    return say(f"lesson-{lesson.name}-{part}", first=first, second=second, third=third)


def seat_names(say: Catalogue, lesson: Lesson) -> list[str]:
    """What the seats are called."""
    return [say("play-you"), *NAMES[1 : lesson.players]]
