"""Puzzles and lessons on the page: a position, an answer, the reason; what was missed is remembered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.player import Player
from browser.screens import every_language
from fzzzt.locale.labels import label
from fzzzt.puzzles.collection import the_puzzles

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from browser.conftest import Visit
    from fzzzt.puzzles.puzzle import Puzzle

NAMES = list(the_puzzles().stored)


def puzzle_of(name: str) -> Puzzle:
    puzzle = the_puzzles().puzzle(name)
    assert puzzle is not None
    return puzzle


def answer(player: Player, puzzle: Puzzle, at: int) -> None:
    """Pick the cards of one of the bids, and say so."""
    faces = puzzle.view.faces
    hand = player.page.get_by_role("group", name=player.say("play-hand", count=len(puzzle.view.hand)), exact=True)
    for card in puzzle.choices[at].cards:
        named = hand.get_by_role("button", name=label(player.say, faces.cards[card]), pressed=False)
        player.hands.press(named.first)
    player.press("page-learn-answer")


def test_a_missed_puzzle_is_told_and_comes_back_and_a_found_one_is_done(visit: Visit) -> None:
    ada = Player(visit("/puzzles"))
    ada.press("puzzle-start")
    expect(ada.page).to_have_url(re.compile(f"/puzzles/{NAMES[0]}$"))
    first = puzzle_of(NAMES[0])
    answer(ada, first, -1)
    expect(ada.page.get_by_text(ada.say("puzzle-wrong"))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("puzzle-back", count=1))).to_be_visible()
    expect(ada.page.get_by_role("region", name=ada.say("puzzle-choices"))).to_be_visible()
    ada.press("puzzle-next")
    expect(ada.page).to_have_url(re.compile(f"/puzzles/{NAMES[1]}$"))
    answer(ada, puzzle_of(NAMES[1]), 0)
    expect(ada.page.get_by_text(ada.say("lesson-right"))).to_be_visible()
    ada.press("puzzle-back-to-list", "link")
    expect(ada.page.get_by_text(ada.say("puzzle-solved", count=1, total=len(NAMES)))).to_be_visible()
    expect(ada.page.get_by_role("link", name=re.compile(ada.say("puzzle-state-missed")))).to_have_count(1)
    ada.page.reload()
    expect(ada.page.get_by_role("link", name=re.compile(ada.say("puzzle-state-solved")))).to_have_count(1)


def test_only_what_is_wanted(visit: Visit) -> None:
    ada = Player(visit("/puzzles"))
    hard = sum(line.difficulty == "hard" for line in the_puzzles().lines())
    ada.page.get_by_text(ada.say("puzzle-hard"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("puzzle-solved", count=0, total=hard))).to_be_visible()
    ada.page.get_by_text(ada.say("puzzle-mine"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("puzzle-mine-none"))).to_be_visible()


@pytest.mark.parametrize(("language", "size"), every_language())
def test_it_fits_in_every_language_and_for_everyone(visit: Visit, language: str, size: ViewportSize) -> None:
    player = Player(visit("/puzzles", locale=language, viewport=size), language=language)
    expect(player.named("puzzle-start")).to_be_visible()
    if language == "en":
        assert violations(player.page) == []
    player.page.goto(player.page.url + f"/{NAMES[-1]}")
    answer(player, puzzle_of(NAMES[-1]), -1)
    expect(player.page.get_by_text(player.say("puzzle-wrong"))).to_be_visible()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    if language == "en":
        assert violations(player.page) == []


def test_a_lesson_is_answered_on_the_table(visit: Visit) -> None:
    """Lessons stand on the same table, and bring stars."""
    ada = Player(visit("/learn/least"))
    hand = ada.page.get_by_role("group", name=ada.say("play-hand", count=4), exact=True)
    ada.hands.press(hand.get_by_role("button").nth(3))
    ada.press("page-learn-answer")
    expect(ada.page.get_by_text(ada.say("lesson-wrong"))).to_be_visible()
    ada.hands.press(hand.get_by_role("button").nth(0))
    ada.press("page-learn-answer")
    expect(ada.page.get_by_text(ada.say("lesson-right"))).to_be_visible()
    assert violations(ada.page) == []
