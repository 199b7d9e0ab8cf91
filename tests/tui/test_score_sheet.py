"""The score sheet on the screen: widgets on their units, penalties, robots without a job, and how a tie is broken."""

from __future__ import annotations

from fzzzt.engine import Deck, Score, SeatScore, UnitScore
from fzzzt.tui.score_page import score_page
from fzzzt.voice.voice import Voice
from tui.playing import en
from tui.still_table import views

FACES = Deck.standard()
NAMES = ["Grace", "Ada", "Bert"]


def page(*seats: SeatScore, winners: tuple[int, ...]) -> str:
    """A sheet; the cards are those of a game that was played."""
    return score_page(Voice(en, FACES, NAMES, 0), Score(seats, winners), views()["over"]).plain


def seat(total: int, robots: int, *units: UnitScore) -> SeatScore:
    bonus = sum(unit.points for unit in units)
    return SeatScore(total - bonus, bonus, total, robots, units)


WIDGETS = ({"nut": "r4-n", "bolt": "r3-b"}, {"nut": "r1-n", "bolt": "r1-nbc"})


def test_every_widget_is_drawn_with_the_robots_that_serve_in_it() -> None:
    unit = UnitScore("basic-nb", WIDGETS, 10)
    sheet = page(seat(20, 4, unit), seat(5, 3), seat(4, 3), winners=(0,))
    assert "2 widgets × 5 = 10" in sheet
    assert "╞═ ★5 [○N 4N][†B 3B]" in sheet
    assert "╞═ ★5 [○N 1N][†B 1NBC]" in sheet


def test_a_unit_without_a_widget_costs_its_points() -> None:
    sheet = page(seat(3, 4, UnitScore("enhanced-co", (), -6)), seat(5, 3), seat(4, 3), winners=(1,))
    assert "no widget, −6" in sheet
    assert "Bonus points: −6" in sheet


def test_a_tie_is_broken_by_the_fewest_robots_and_the_winner_stands_first() -> None:
    sheet = page(seat(20, 9), seat(20, 4), seat(4, 3), winners=(1,))
    lines = sheet.split("\n")
    assert lines[:2] == [
        en("score-tie", names="you and Ada", points=20),
        en("score-tie-break", name="Ada", count=4),
    ]
    bars = [line for line in lines if "█" in line]
    assert [line.split()[0] for line in bars] == ["Ada", "You", "Bert"]
    assert [line.endswith("★") for line in bars] == [True, False, False]


def test_a_tie_that_nothing_breaks_is_a_shared_victory() -> None:
    sheet = page(seat(20, 4), seat(20, 4), seat(4, 3), winners=(0, 1))
    assert sum(line.endswith("★") for line in sheet.split("\n")) == 2
    assert en("score-shared", names="you and Ada", count=4) in sheet
