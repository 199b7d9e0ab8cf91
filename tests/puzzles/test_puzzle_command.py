"""`fzzzt puzzle`: one question after another at the prompt, in every language; missed ones are remembered."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cli import in_process
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.puzzles import own
from fzzzt.puzzles.collection import the_puzzles
from fzzzt.record import dump_record
from review.finished_games import played

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt
    from fzzzt.puzzles.puzzle import Puzzle

quick = in_process.fzzzt
"""The command without a process of its own."""
NAMES = list(the_puzzles().stored)


def puzzle_of(name: str) -> Puzzle:
    puzzle = the_puzzles().puzzle(name)
    assert puzzle is not None
    return puzzle


def typed(puzzle: Puzzle, at: int) -> str:
    return " ".join(puzzle.choices[at].cards) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_right_and_wrong_answers(quick: Fzzzt, language: str) -> None:
    say, puzzle = Catalogue(language), puzzle_of(NAMES[0])
    right = quick("puzzle", puzzle.name, "--lang", language, typed=typed(puzzle, 0))
    assert right.returncode == 0
    assert say("lesson-right") in right.stdout
    wrong = quick("puzzle", puzzle.name, "--lang", language, typed="99\n" + typed(puzzle, -1))
    assert say("puzzle-wrong") in wrong.stdout
    assert say("puzzle-back", count=1) in wrong.stdout
    assert say("puzzle-state-missed") in quick("puzzle", "--list", "--lang", language).stdout


def test_one_after_another_until_one_has_enough(quick: Fzzzt) -> None:
    first, second = map(puzzle_of, NAMES[:2])
    told = quick("puzzle", typed=typed(first, 0) + "\n" + typed(second, 0) + "n\n").stdout
    assert told.count("Right!") == 2
    assert f"Solved: 2 of {len(NAMES)}" in quick("puzzle", "--list").stdout
    assert f"Puzzle {NAMES[2]} " in quick("puzzle", typed="quit\ny\n").stdout


def test_only_those_of_a_difficulty(quick: Fzzzt) -> None:
    hard = [line.name for line in the_puzzles().lines() if line.difficulty == "hard"]
    told = quick("puzzle", "--difficulty", "hard", "--list").stdout
    assert [line.split()[0] for line in told.splitlines() if line.startswith("  ")] == hard
    assert quick("puzzle", "--difficulty", "impossible").returncode == 2


def test_how_it_came_to_this_can_be_heard(quick: Fzzzt) -> None:
    puzzle = puzzle_of(NAMES[0])
    told = quick("puzzle", puzzle.name, typed="log\n" + typed(puzzle, 0)).stdout
    assert "Auction Round 1" in told


def test_what_is_not_there(quick: Fzzzt) -> None:
    told = quick("puzzle", "nothing")
    assert told.returncode == 2
    assert "puzzle --list" in told.stderr


def test_mistakes_of_a_recorded_game(quick: Fzzzt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished one: the review is the real one, with few worlds; what counts as a mistake is anything here."""
    from fzzzt.review import game_review  # noqa: PLC0415
    from review.finished_games import QUICK  # noqa: PLC0415

    monkeypatch.setattr(game_review.review_game, "__kwdefaults__", {"effort": QUICK, "key": "", "progress": _nothing})
    monkeypatch.setattr(own, "is_puzzle", lambda decision: decision.kind == "bid" and bool(decision.choices))
    record = played("random", "rookie", seed="own puzzles")
    file = tmp_path / "game.json"
    file.write_text(dump_record(record))
    told = quick("puzzle", "--from", str(file), "--seat", "0", typed="1\nn\n").stdout
    assert "What would you bid?" in told
    assert "Chance of winning the game with each bid" in told
    file.write_text(dump_record(replace(record, events=record.events[:-1])))
    refused = quick("puzzle", "--from", str(file))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "finished" in refused.stderr


def _nothing() -> None:
    pass
