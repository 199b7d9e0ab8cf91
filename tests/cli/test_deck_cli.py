"""`fzzzt deck`: the faces as a table, deck files checked and played with; and what all commands share."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

import fzzzt as package
from cli import in_process

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

fzzzt = in_process.fzzzt

STANDARD = files("fzzzt.engine").joinpath("deck.toml").read_text(encoding="utf-8")


def test_the_table_names_every_face_and_its_source(fzzzt: Fzzzt) -> None:
    shown = fzzzt("deck").stdout
    assert "advanced-1" in shown
    assert shown.count("reconstructed") == 14
    assert "72 cards, Mechanics included" in shown
    faces = json.loads(fzzzt("deck", "--json").stdout)
    assert sum(face["count"] for face in faces) == 66


def test_a_corrected_deck_is_checked_and_played(fzzzt: Fzzzt, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(STANDARD.replace('id = "x5-o"', 'id = "x6-o"').replace("reconstructed", "printed"), "utf-8")
    checked = fzzzt("deck", "check", house)
    assert checked.returncode == 0
    assert "6 players, with the expansion: 4 rounds" in checked.stdout
    record = json.loads(fzzzt("simulate", "--players", "6", "--games", "1", "--deck", house).stdout)
    assert record["deck"]["name"] == "house"
    assert "x6-o" in [face["id"] for face in record["deck"]["cards"]]
    assert fzzzt("verify", "-", typed=json.dumps(record)).returncode == 0


def test_robots_that_stay_or_leave_are_told_apart_where_it_matters(fzzzt: Fzzzt, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(STANDARD.replace("count = 4", "count = 3", 1), "utf-8")
    lines = fzzzt("deck", "check", house).stdout.splitlines()
    assert "2 players, base game, Unused Starting Robots stay in the deck: 5 rounds" in lines
    assert "2 players, base game, Unused Starting Robots leave the game: 4 rounds" in lines
    assert "4 players, base game: 4 rounds" in lines
    report = json.loads(fzzzt("deck", "check", house, "--json").stdout)
    assert report["rounds"]["2 players, base cards, unused robots stay"] == 5
    assert [line.rpartition(": ")[2] for line in lines] == [f"{rounds} rounds" for rounds in report["rounds"].values()]


def test_one_round_is_not_rounds(fzzzt: Fzzzt, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    robot = '[[card]]\nkind = "robot"\npoints = 1\nspeed = 1\nsymbols = "N"\n'
    places = [(number, power) for number in (1, 2) for power in (1, 2, 3)]
    numbered = [f'{robot}id = "s{number}-{power}"\nnumber = {number}\npower = {power}\n' for number, power in places]
    fzzzts = '[[card]]\nid = "f"\nkind = "fzzzt"\npower = 3\npoints = -1\nspeed = 1\ncount = 8\n'
    house.write_text("".join(numbered) + fzzzts, "utf-8")
    checked = fzzzt("deck", "check", house)
    assert checked.stdout == "2 players, base game: 1 round\n2 players, with the expansion: 1 round\n"


def test_names_and_sources_are_shown_as_they_are(fzzzt: Fzzzt, tmp_path: Path) -> None:
    house = tmp_path / "[bold]house[-red].toml"
    house.write_text(STANDARD.replace('\nsource = "printed"', '\nsource = "[/blue] \\u001b[2J"', 1), "utf-8")
    shown = fzzzt("deck", "--deck", house)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Deck: [bold]house[-red]" in shown.stdout
    assert "[/blue] [2J" in shown.stdout
    assert "\x1b" not in shown.stdout


def test_every_command_explains_its_own_deck_option(fzzzt: Fzzzt) -> None:
    assert "Play with the faces" in fzzzt("play", "--help").stdout
    for command, explained in (("deck", "Show the faces"), ("score", "Score the faces")):
        shown = fzzzt(command, "--help").stdout
        assert explained in shown
        assert "Play with" not in shown


def test_a_deck_for_some_games_says_why_not_for_others(fzzzt: Fzzzt, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(STANDARD.replace("number = 6\n", ""), "utf-8")
    checked = fzzzt("deck", "check", "--json", house)
    report = json.loads(checked.stdout)
    assert "5 players, extended cards" in report["rounds"]
    assert report["impossible"] == [
        "6 players, extended cards: deck 'house': player number 6 has no robot of power 1",
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (STANDARD.replace('id = "r5-o"', 'id = "r5-n"'), "is listed twice"),
        (STANDARD.replace("power = 5", "power = 55", 1), ": power must be from 0 to 20, not 55"),
        ("not a deck", "TOML"),
    ],
)
def test_a_bad_deck_file_names_the_card_and_the_fault(fzzzt: Fzzzt, tmp_path: Path, text: str, reason: str) -> None:
    house = tmp_path / "house.toml"
    house.write_text(text, "utf-8")
    for command in (["deck", "check"], ["simulate", "--deck"], ["deck", "--deck"]):
        result = fzzzt(*command, house)
        assert result.returncode == 2
        assert reason in result.stderr
        assert len(result.stderr.splitlines()) == 1


def test_a_deck_file_without_end_is_not_read_to_its_end(fzzzt: Fzzzt) -> None:
    for command in (["deck", "check"], ["play", "--deck"]):
        result = fzzzt(*command, "/dev/zero")
        assert result.returncode == 2
        assert "too large" in result.stderr
        assert len(result.stderr.splitlines()) == 1


def test_a_deck_nothing_can_be_played_with_fails_the_check(fzzzt: Fzzzt, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('[[card]]\nid = "f"\nkind = "fzzzt"\npower = 3\npoints = -1\nspeed = 1\n', "utf-8")
    assert fzzzt("deck", "check", house).returncode == 1


def test_version_and_help(fzzzt: Fzzzt) -> None:
    assert fzzzt("--version").stdout == f"fzzzt {package.__version__}\n"
    for command in (
        [],
        ["play"],
        ["simulate"],
        ["verify"],
        ["replay"],
        ["score"],
        ["rules"],
        ["deck"],
        ["deck", "check"],
    ):
        assert fzzzt(*command, "--help").returncode == 0
    unknown = fzzzt("dance")
    assert unknown.returncode == 2
    assert "dance" in unknown.stderr
