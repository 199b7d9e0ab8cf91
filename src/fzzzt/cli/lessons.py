"""`fzzzt learn NAME`: a lesson at the prompt, and the list of them with one's stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.player import is_legal, why_illegal
from fzzzt.cli.person import Again, Leaving, Person
from fzzzt.cli.program_name import program_name
from fzzzt.engine import MoveError
from fzzzt.lessons import PERSON, KeptStars, is_right, lesson_text, position, seat_names, stars_for, the_lessons
from fzzzt.voice.table_text import owned_lines, table_lines
from fzzzt.voice.voice import Voice, spoken

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.cli.line_terminal import LineTerminal
    from fzzzt.engine import Bid, Build, View
    from fzzzt.lessons import Lesson

_STAR, _NO_STAR = "★", "☆"
_MOST = 3


def list_lessons(terminal: LineTerminal) -> None:
    """All lessons, with the stars they have brought."""
    say, kept = terminal.say, KeptStars().all()
    terminal.tell(say("lesson-list"), "")
    for name, lesson in the_lessons().items():
        terminal.tell(f"{_stars(kept.get(name, 0))}  {name:10} {lesson_text(say, lesson, 'title')}")
    terminal.tell("", say("lesson-list-note", command=f"{program_name()} learn {next(iter(the_lessons()))}"))


def give_lesson(terminal: LineTerminal, name: str) -> None:
    """Ask until the answer is right; `ValueError` if there is no such lesson."""
    lesson = the_lessons().get(name)
    if lesson is None:
        raise ValueError(terminal.say("lesson-unknown", name=spoken(name), choices=", ".join(the_lessons())))
    say, game = terminal.say, position(lesson)
    voice = Voice(say, game.faces, seat_names(say, lesson), PERSON)
    view = game.view(PERSON)
    title = lesson_text(say, lesson, "title")
    terminal.tell(title, "", *table_lines(voice, view), "", *owned_lines(voice, view), "")
    terminal.tell(lesson_text(say, lesson, "question"), "")
    tries = 1
    while not is_right(lesson, _answer(terminal, voice, lesson)):
        terminal.tell("", say("lesson-wrong"), lesson_text(say, lesson, "wrong"), "")
        tries += 1
    stars = stars_for(tries)
    KeptStars().keep(name, stars)
    terminal.tell("", f"{say('lesson-right')} {_stars(stars)}", lesson_text(say, lesson, "right"))
    _tell_next(terminal, name)


def _answer(terminal: LineTerminal, voice: Voice, lesson: Lesson) -> Bid | Build | int:
    """What is typed, once the rules allow it."""
    if not lesson.bids and not lesson.builds:
        return _chosen(terminal, voice, lesson)
    view = position(lesson).view(PERSON)
    return lawful_move(terminal, voice, view, lambda: terminal.tell(lesson_text(terminal.say, lesson, "question")))


def lawful_move(terminal: LineTerminal, voice: Voice, view: View, story: Callable[[], None]) -> Bid | Build:
    """What is typed for the seat of a view, once the rules allow it; `Leaving` if the person has had enough."""
    person = Person(terminal, voice, story=story)
    while True:
        try:
            move = person.decide(view)
        except Again:
            raise Leaving from None
        if is_legal(view, move):
            return move
        why = why_illegal(view, move)
        if not isinstance(why, MoveError):
            raise why
        person.is_told(why)


def _chosen(terminal: LineTerminal, voice: Voice, lesson: Lesson) -> int:
    """One of the numbers, or seats, to choose from."""
    count = len(lesson.choices)
    for place, choice in enumerate(lesson.choices, 1):
        terminal.tell(f"{place}. {voice.name(choice) if lesson.goal == 'winner' else choice}")
    while True:
        typed = terminal.ask(terminal.say("lesson-choose", count=count))
        if typed.isdecimal() and len(typed) < _MOST and 1 <= int(typed) <= count:
            return lesson.choices[int(typed) - 1]


def _tell_next(terminal: LineTerminal, name: str) -> None:
    names = list(the_lessons())
    following = names[names.index(name) + 1 :]
    if following:
        terminal.tell("", terminal.say("lesson-next", command=f"{program_name()} learn {following[0]}"))


def _stars(stars: int) -> str:
    return _STAR * stars + _NO_STAR * (_MOST - stars)
