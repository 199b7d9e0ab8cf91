"""Lessons: short positions, each with one question that the rules, or stored estimates, judge (docs/lessons.md)."""

from fzzzt.lessons.judge import is_right, possible_builds
from fzzzt.lessons.lesson import Lesson, the_lessons
from fzzzt.lessons.position import PERSON, position
from fzzzt.lessons.stars import KeptStars, stars_for
from fzzzt.lessons.texts import lesson_text, seat_names

__all__ = [
    "PERSON",
    "KeptStars",
    "Lesson",
    "is_right",
    "lesson_text",
    "position",
    "possible_builds",
    "seat_names",
    "stars_for",
    "the_lessons",
]
