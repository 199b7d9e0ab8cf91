"""`fzzzt score`: both notations, the rulebooks' example, several players with a tie, JSON, and what cannot be."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cli import in_process
from fzzzt.engine import Deck, score_seat
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.wire import plain

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

fzzzt = in_process.fzzzt
"""The command without a process of its own."""
JON = "p1-1 p1-2 p1-3 upgrade r4-n r5-b r4-c r3-c fzzzt"
JON_BY_SYMBOLS = "1bc 2o 3N upgrade 4n,5b 4c 3c fzzzt"
en = Catalogue.of("en")


def test_the_example_of_the_rulebooks_comes_to_36(fzzzt: Fzzzt) -> None:
    units = ("--units", "prototype-o,enhanced-no", "--units", "advanced-1")
    shown = fzzzt("score", *JON.split(), *units, "--on", "enhanced-no=p1-2,advanced-1=r4-c")
    assert shown.returncode == 0
    lines = [line.strip() for line in shown.stdout.splitlines()]
    assert lines[0] == en("score-player", name="Player", points=36)
    assert en("score-basic", points=15) in lines
    assert en("score-unit-none", unit="Prototype Production Unit", points=3) in lines
    assert en("score-unit", unit="Advanced Production Unit", count=2, points=9, total=18) in lines
    assert lines[-1] == en("score-total", points=36)


def test_power_and_symbols_will_do(fzzzt: Fzzzt) -> None:
    asked = ("--units", "o no nbc", "--on", "no=2o", "--on", "advanced=4c")
    shown = json.loads(fzzzt("score", *JON_BY_SYMBOLS.split(), *asked, "--json").stdout)
    assert (shown["base"], shown["bonus"], shown["total"], shown["robots"]) == (15, 21, 36, 8)


def test_a_robot_on_a_unit_stays_there(fzzzt: Fzzzt) -> None:
    free = fzzzt("score", "1nbc", "3n", "4b", "--units", "nb,nc", "--json")
    fixed = fzzzt("score", "1nbc", "3n", "4b", "--units", "nb,nc", "--on", "nc=3n+1nbc", "--json")
    assert (json.loads(free.stdout)["bonus"], json.loads(fixed.stdout)["bonus"]) == (0, 0)
    assert json.loads(free.stdout)["units"] != json.loads(fixed.stdout)["units"]


def test_json_is_the_score_of_a_record(fzzzt: Fzzzt) -> None:
    shown = json.loads(fzzzt("score", "r3-n", "r4-b", "fzzzt*2", "basic-nb", "--json").stdout)
    assert shown == plain(score_seat(Deck.standard(), ["r3-n", "r4-b", "fzzzt", "fzzzt"], {"basic-nb": ()}))


def test_copies_are_any_that_the_deck_has(fzzzt: Fzzzt) -> None:
    assert json.loads(fzzzt("score", "3n*3", "fzzzt*5", "upgrade*3", "--json").stdout)["base"] == 1
    assert json.loads(fzzzt("score", "3n", "p1-3", "r3-n", "--json").stdout)["robots"] == 3


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("fzzzt*6", "Fzzzt 3: that is too many, the deck has only 5."),
        ("3n r3-n p1-3 x3-n", "Robot 3 (nut): that is too many, the deck has only 3."),
        ("r3-n r3-n", "Robot 3 (nut): that is too many, the deck has only 1."),
        ("--units o,o", "Prototype Unit 3 (oil): that is too many, the deck has only 1."),
        ("3q", "“3q” is not a card: write 3n, r3-n, upgrade or fzzzt."),
        ("9n", "“9n” is not a card"),
        ("3n*0", "“3n*0” is not a card"),
        ("3n --units enhanced-xy", "“enhanced-xy” is not a Production Unit"),
        ("3n --units prototype", "“prototype” could be several cards: prototype-o, prototype-c."),
        ("3n --units no --on no=2o", "Robot 2 (oil) is not among the cards of Player"),
        ("3n --on no=3n", "Enhanced Unit 6 (nut and oil) is not among the cards of Player"),
        ("fzzzt --units no --on no=fzzzt", "Fzzzt 3 is not a Robot"),
        ("3b --units no --on no=3b", "Robot 3 (bolt) has no symbol in common with Enhanced Unit 6 (nut and oil)."),
        ("3b --units no --on 3b", "“3b” does not say which Robot is on which unit: write UNIT=ROBOT"),
        ("--json", "--json needs cards"),
        ("3n --lang tlh", "“tlh”"),
    ],
)
def test_what_cannot_be_is_one_line_and_exit_2(fzzzt: Fzzzt, arguments: str, reason: str) -> None:
    refused = fzzzt("score", *arguments.split())
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert refused.stderr.startswith("fzzzt: ")
    assert reason in refused.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_asked_for(fzzzt: Fzzzt, language: str) -> None:
    say = Catalogue.of(language)
    refused = fzzzt("score", "3n", "--on", "no", "--lang", language)
    expected = say("scorer-on-not-understood", input="no").replace("\N{NO-BREAK SPACE}", " ")
    assert (refused.returncode, refused.stderr) == (2, f"fzzzt: {expected}\n")
    refused = fzzzt("score", "--json", "--lang", language)
    assert (refused.returncode, refused.stderr) == (2, f"fzzzt: {say('scorer-json-needs-cards')}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_minus_sign_is_the_same_everywhere(fzzzt: Fzzzt, language: str) -> None:
    shown = fzzzt("score", "fzzzt*2", "--units", "no", "--lang", language).stdout
    assert "-" not in shown.replace("Fzzzt-", "").replace("!-Karte", "").replace("-eenheid", "")
    assert [shown.count(f"−{points}") for points in (2, 6, 8)] == [2, 2, 2]


def test_without_robots_nothing_is_said_of_their_work(fzzzt: Fzzzt) -> None:
    shown = fzzzt("score", "--units", "no").stdout
    assert [line.strip() for line in shown.splitlines()] == [
        "Player: −6 points",
        "0 Robot cards: 0",
        "Basic score: 0",
        "Enhanced Production Unit: no widget, −6",
        "Bonus points: −6",
        "Total: −6",
    ]
    assert "Every Robot is at work." in fzzzt("score", "3n", "2o", "--units", "no").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_players_are_asked_for_until_it_is_right(fzzzt: Fzzzt, language: str) -> None:
    say = Catalogue.of(language)
    ada = ["Ada", "5n 4n", "o no x", "o", "5n", ""]
    bert = ["Ada", "Bert", "5b 5n", "5b 1n 1b 1c", ""]
    typed = ["seven", "2", *ada, *bert]
    shown = fzzzt("score", "--lang", language, typed="\n".join(typed) + "\n")
    assert shown.returncode == 0
    sentences = [say("scorer-title"), say("scorer-not-a-count", input="seven", low=1, high=6)]
    sentences += [say("scorer-unit-not-understood", input="x"), say("scorer-name-taken", name="Ada")]
    prototype = say("card-short-unit", grade="prototype", points=3, symbols=say("card-symbol-oil"))
    five = say("card-short-robot", power=5, symbols=say("card-symbol-nut"))
    sentences += [say("scorer-no-shared-symbol", card=five, unit=prototype)]
    sentences += [say("scorer-too-many", card=five, count=1)]
    sentences += [say("score-player", name="Ada", points=3), say("score-player", name="Bert", points=6)]
    sentences += [say("score-winner", name="Bert", points=6)]
    assert [sentence for sentence in sentences if sentence not in shown.stdout] == []


def test_fewest_robots_decide_and_equals_share(fzzzt: Fzzzt) -> None:
    typed = ["3", "Ada", "4n", "", "Bert", "1n 2n", "", "Cleo", "4b", ""]
    shown = fzzzt("score", typed="\n".join(typed) + "\n").stdout
    assert en("score-tie", names="Ada, Bert and Cleo", points=3) in shown
    assert en("score-shared", names="Ada and Cleo", count=1) in shown
    broken = fzzzt("score", typed="\n".join(typed[:7]).replace("3\n", "2\n", 1) + "\n").stdout
    assert en("score-tie-break", name="Ada", count=1) in broken


def test_broken_off_input_is_exit_1(fzzzt: Fzzzt) -> None:
    assert fzzzt("score", typed="2\nAda\n").returncode == 1


def test_a_deck_of_ones_own(fzzzt: Fzzzt, tmp_path: Path) -> None:
    deck = tmp_path / "house.toml"
    robot = '[[card]]\nid = "{}"\nkind = "robot"\npower = 3\npoints = {}\nspeed = 2\nsymbols = "N"\n'
    deck.write_text(robot.format("weak", 1) + robot.format("strong", 9), "utf-8")
    assert json.loads(fzzzt("score", "strong", "--deck", deck, "--json").stdout)["total"] == 9
    refused = fzzzt("score", "3n", "--deck", deck)
    assert (refused.returncode, "weak, strong" in refused.stderr) == (2, True)


UNIT = '[[card]]\nid = "{}"\nkind = "unit"\ngrade = "basic"\npoints = {}\nspeed = 1\nsymbols = "{}"\n'


@pytest.mark.parametrize("written", ["Big-Press", "big-press", "BIG-PRESS"])
def test_capitals_in_an_id_do_not_matter(fzzzt: Fzzzt, tmp_path: Path, written: str) -> None:
    deck = tmp_path / "house.toml"
    robot = '[[card]]\nid = "Rob"\nkind = "robot"\npower = 3\npoints = 1\nspeed = 2\nsymbols = "N"\n'
    deck.write_text(UNIT.format("Big-Press", 4, "N") + robot, "utf-8")
    for given in (("rob", written), ("ROB", "--units", written), ("rob", "--units", "n", "--on", f"{written}=ROB")):
        shown = fzzzt("score", *given, "--deck", deck, "--json")
        assert (shown.returncode, json.loads(shown.stdout)["total"]) == (0, 5)


def test_an_id_that_looks_like_symbols_is_an_id(fzzzt: Fzzzt, tmp_path: Path) -> None:
    deck = tmp_path / "house.toml"
    deck.write_text(UNIT.format("NO", 4, "BC") + UNIT.format("other", 9, "NO"), "utf-8")
    assert json.loads(fzzzt("score", "no", "--deck", deck, "--json").stdout)["total"] == -4
