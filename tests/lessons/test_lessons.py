"""Lessons: every position can be, every question has a right answer and wrong ones, and stars are kept."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from cli import in_process
from fzzzt.engine import Bid, Build
from fzzzt.lessons import PERSON, is_right, lesson_text, position, possible_builds, the_lessons
from fzzzt.lessons.judge import possible_bids, power_of, settled
from fzzzt.lessons.position import owned
from fzzzt.lessons.stars import KeptStars, stars_for
from fzzzt.locale import LANGUAGES, Catalogue
from live_client import LiveClient, Refused
from live_server import ServerProcess

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt
    from fzzzt.lessons import Lesson

quick = in_process.fzzzt
"""The command without a process of its own."""
LESSONS = list(the_lessons().values())
NAMES = list(the_lessons())


def answers(lesson: Lesson) -> list[Bid | Build | int]:
    if lesson.bids:
        return list(possible_bids(lesson))
    return list(possible_builds(lesson)) if lesson.builds else list(lesson.choices)


def test_there_are_a_dozen_in_an_order() -> None:
    assert len(NAMES) >= 12
    assert [lesson.order for lesson in LESSONS] == sorted({lesson.order for lesson in LESSONS})


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_question_has_right_and_wrong_answers(lesson: Lesson) -> None:
    right = [is_right(lesson, answer) for answer in answers(lesson)]
    assert any(right)
    assert not all(right)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_position_can_be(lesson: Lesson) -> None:
    """Nobody has a card that is not in the game, nor twice; everybody has the own Mechanic; bids are from hands."""
    game = position(lesson)
    deck = Counter(game.faces.conveyor(game.options))
    for seat in lesson.seat:
        deck.update(game.faces.starting_hand(seat.mechanic))
        assert not Counter(seat.bid) - Counter(seat.hand)
        assert not Counter(seat.shown) - Counter(seat.hand)
        assert f"mechanic-{seat.mechanic}" in (*seat.hand, *seat.discard)
    assert not Counter([*owned(lesson), *lesson.belt]) - deck
    assert game.view(PERSON).seat == PERSON
    assert lesson.round <= game.rounds
    if lesson.belt:
        assert len(game.belt) <= game.options.belt


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.goal == "chief"], ids=str)
def test_what_must_be_known_to_the_card_is(lesson: Lesson) -> None:
    assert all(set(seat.hand) == set(seat.bid) for seat in lesson.seat[1:])


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.goal == "estimate"], ids=str)
def test_every_bid_has_an_estimate_and_losing_is_not_as_good(lesson: Lesson) -> None:
    assert {str(power_of(lesson, bid)) for bid in possible_bids(lesson)} == lesson.estimates.keys()
    assert lesson.margin > 0
    sure_losses = [bid for bid in possible_bids(lesson) if settled(lesson, bid, "at least").seat != PERSON]
    assert sure_losses
    assert not any(is_right(lesson, bid) for bid in sure_losses)


def test_what_the_others_have_laid_decides_nothing() -> None:
    """The judge knows no more than the person: other sealed cards, the same verdicts."""
    lesson = the_lessons()["least"]
    game = position(lesson)
    assert game.view(PERSON).seats[1].bid_size == 1
    verdicts = [is_right(lesson, bid) for bid in possible_bids(lesson)]
    for card in game.hands[1]:
        seats = list(lesson.seat)
        seats[1] = type(seats[1])(**{**_fields(seats[1]), "bid": (card,)})
        other = type(lesson)(**{**_fields(lesson), "seat": tuple(seats)})
        assert [is_right(other, bid) for bid in possible_bids(other)] == verdicts


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_speaks_every_language(language: str) -> None:
    say = Catalogue(language)
    for lesson in LESSONS:
        for part in ("title", "question", "right", "wrong"):
            assert lesson_text(say, lesson, part)


def test_no_text_is_left_of_a_lesson_that_is_gone() -> None:
    from test_locale import catalogue  # noqa: PLC0415

    of_lessons = {
        key.removeprefix("lesson-").removesuffix("-question")
        for key in catalogue("en")
        if key.startswith("lesson-") and key.endswith("-question")
    }
    assert of_lessons == set(NAMES)


@pytest.mark.parametrize(("tries", "stars"), [(1, 3), (2, 2), (3, 1), (9, 1)])
def test_stars_by_the_number_of_answers(tries: int, stars: int) -> None:
    assert stars_for(tries) == stars


def test_the_best_stars_are_kept(tmp_path: Path) -> None:
    kept = KeptStars(tmp_path / "state" / "lessons.json")
    for stars in (2, 3, 1):
        kept.keep("least", stars)
    assert kept.all() == {"least": 3}
    kept.path.write_text("{broken")
    assert kept.all() == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_in_the_terminal(quick: Fzzzt, language: str) -> None:
    say = Catalogue(language)
    told = quick("learn", "counts", "--lang", language, typed="1\nx\n3\n")
    assert told.returncode == 0
    for part in ("title", "question", "wrong", "right"):
        assert lesson_text(say, the_lessons()["counts"], part) in told.stdout
    assert "★★☆  counts" in quick("learn", "--list", "--lang", language).stdout


def test_bids_and_builds_are_typed_as_in_a_game(quick: Fzzzt) -> None:
    assert "★★★" in quick("learn", "least", typed="p1-1 p1-3\n").stdout
    assert "★★★" in quick("learn", "build", typed="r1-co\n").stdout
    assert "★★★" in quick("learn", "upgrade", typed="upgrade\n").stdout


def test_a_lesson_that_is_not_there(quick: Fzzzt) -> None:
    told = quick("learn", "nothing")
    assert told.returncode == 2
    assert "least" in told.stderr


def test_the_server_shows_and_judges(tmp_path: Path) -> None:
    async def visit(server: ServerProcess) -> None:
        async with LiveClient(server.url) as ada:
            lines = await ada.ask("GET", "/api/lessons", **{"Accept-Language": "de"})
            assert [line["name"] for line in lines] == NAMES
            assert lines[0]["title"] == Catalogue("de")("lesson-least-title")
            for lesson in LESSONS:
                path = f"/api/lessons/{lesson.name}"
                sheet = await ada.ask("GET", path)
                view = sheet["table"]["steps"][0]["view"]
                assert view["seat"] == PERSON
                assert all(isinstance(seat["hand"], int) for seat in view["seats"])
                for answer in answers(lesson)[:6]:
                    verdict = await ada.ask("POST", path, as_sent(answer))
                    assert verdict["right"] == is_right(lesson, answer)
            refused: list[dict[str, Any]] = [{}, {"cards": ["r5-n"]}, {"cards": []}, {"number": 3}, {"robots": {}}]
            for wrong in refused:
                with pytest.raises(Refused):
                    await ada.ask("POST", "/api/lessons/least", wrong)
            with pytest.raises(Refused, match="no-such-page"):
                await ada.ask("GET", "/api/lessons/nothing")

    with ServerProcess(tmp_path, "--limits", "1000") as server:
        asyncio.run(visit(server))


def as_sent(answer: Bid | Build | int) -> dict[str, object]:
    if isinstance(answer, Bid):
        return {"cards": list(answer.cards)}
    return {"robots": dict(answer.robots)} if isinstance(answer, Build) else {"number": answer}
