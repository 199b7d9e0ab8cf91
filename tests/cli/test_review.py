"""`fzzzt review`: sentences in any language, figures as JSON, and a clear word where there is nothing to review."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from cli import in_process
from fzzzt.record import dump_record
from fzzzt.review import game_review
from review.finished_games import QUICK, played

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

fzzzt = in_process.fzzzt

RECORD = played("rookie", "random", seed="cli")


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(game_review, "review_game", partial(game_review.review_game, effort=QUICK))
    broken_off = replace(RECORD, events=RECORD.events[:-1])
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(dump_record(record) for record in (RECORD, broken_off)), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Luck"), ("de", "Karten"), ("ru", "карты"), ("fr", "cartes"), ("nl", "kaarten")]
)
def test_a_review_in_sentences(fzzzt: Fzzzt, games: Path, lang: str, word: str) -> None:
    told = fzzzt("review", games, "--lang", lang)
    assert (told.returncode, told.stderr) == (0, "")
    assert "rookie 1:" in told.stdout
    assert "random 2:" in told.stdout
    assert word in told.stdout


def test_figures_of_one_seat_as_json(fzzzt: Fzzzt, games: Path) -> None:
    figures = json.loads(fzzzt("review", games, "--seat", "random 2", "--json").stdout)
    (seat,) = figures["seats"]
    assert seat["seat"] == 1
    assert seat["grade"]["decisions"] > 10


def test_what_cannot_be_reviewed(fzzzt: Fzzzt, games: Path) -> None:
    for arguments in (["--game", "2"], ["--game", "3"], ["--seat", "nobody"]):
        told = fzzzt("review", games, *arguments)
        assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)


def test_a_replay_says_what_each_mistake_cost(fzzzt: Fzzzt, games: Path) -> None:
    plain = fzzzt("replay", games, "--game", "1", "--all")
    told = fzzzt("replay", games, "--game", "1", "--all", "--review")
    new = [line for line in told.stdout.splitlines() if line not in plain.stdout.splitlines()]
    assert any("% of the win" in line for line in new)
    assert any(line.startswith("Better: ") for line in new)


def test_at_the_prompt_m_goes_to_the_next_mistake(fzzzt: Fzzzt, games: Path) -> None:
    told = fzzzt("replay", games, "--game", "1", "--step", "--plain", "--review", typed="m\nq\n").stdout
    assert "m — to the next mistake" in told
    assert "% of the win" in told.split("to the next mistake")[-1]
    assert "next mistake" not in fzzzt("replay", games, "--game", "1", "--step", "--plain", typed="q\n").stdout
