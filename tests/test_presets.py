"""What can be chosen stands in one place, is playable, and has a text in every language."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from itertools import product
from math import prod
from pathlib import Path

import pytest

import fzzzt
from fzzzt.bots import LEVELS
from fzzzt.engine import Deck, Options, OptionsError
from fzzzt.engine.options import CHOICES
from fzzzt.locale import LANGUAGE_NAMES, LANGUAGES, Catalogue, language_of
from fzzzt.presets import CLOCKS, DEFAULTS, PLAYERS, VARIANTS, level_character, level_name
from fzzzt.tables.terms import options_and_faces, seated_bots
from fzzzt.tui.terms_page import TermsPage
from fzzzt.wire.terms import Clock
from patience import PATIENCE

PACKAGE = Path(fzzzt.__file__).parent
PAGE = PACKAGE.parents[1] / "web"
ROOM = 68
"""Columns of a page over the table, in a terminal of 80."""


def test_what_nobody_chooses_is_offered() -> None:
    assert DEFAULTS.players in PLAYERS
    assert DEFAULTS.level in LEVELS
    assert DEFAULTS.clock in [choice.name for choice in CLOCKS]


def test_variants_are_all_that_can_be_played_the_usual_one_first() -> None:
    for players in PLAYERS:
        usual, variants = Options.of(players), VARIANTS[players]
        assert {name: choices[0] for name, choices in variants.options.items()} == {
            name: getattr(usual, name) for name in CHOICES
        }
        games = {
            (Deck.standard().conveyor(options), options.belt)
            for chosen in product(*variants.options.values())
            if (options := Options.of(players, *chosen))
        }
        assert len(games) == prod(map(len, variants.options.values()))  # each makes a difference
        for chosen in product(*(choice.choices for choice in CHOICES.values())):
            if all(one in choice.lawful(players) for one, choice in zip(chosen, CHOICES.values(), strict=True)):
                options = Options.of(players, *chosen)
                assert (Deck.standard().conveyor(options), options.belt) in games
            else:
                with pytest.raises(OptionsError, match=f"with {players} players"):
                    Options.of(players, *chosen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clocks_and_levels_have_their_own_text_in_every_language(language: str) -> None:
    say = Catalogue(language)
    assert len({say(f"clock-{choice.text}", **choice.args) for choice in CLOCKS}) == len(CLOCKS)
    assert len({level_name(say, level) for level in LEVELS}) == len(LEVELS)
    assert len({level_character(say, level) for level in LEVELS}) == len(LEVELS)
    assert level_name(say, "grandma") == "grandma"


def test_clocks_are_told_as_they_run() -> None:
    say = Catalogue("en")
    assert [(say(f"clock-{choice.text}", **choice.args), choice.clock) for choice in CLOCKS] == [
        ("as long as you like", Clock()),
        ("30 seconds per move", Clock("move", 30)),
        ("2 minutes per move", Clock("move", 120)),
        ("10 min per game, +10 s per move", Clock("bank", 600, 10)),
        ("2 days per move", Clock("move", 172_800)),
    ]


def test_the_terminal_offers_them_and_every_choice_can_be_played() -> None:
    page = TermsPage(Catalogue("en"))
    for players, clock in product(PLAYERS, CLOCKS):
        page.chosen |= {"players": players, "clock": clock.name, "people": 3}
        terms = page.terms()
        assert (options_and_faces(terms)[0], terms.clock) == (Options.of(players), clock.clock)
        assert seated_bots(terms) == [None] * min(3, players) + [DEFAULTS.level] * (players - 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_choice_of_the_terminal_fits_a_line(language: str) -> None:
    say = Catalogue(language)
    page = TermsPage(say)
    label = max(len(page.label(name)) for name in page.chosen)
    values = [say(f"clock-{choice.text}", **choice.args) for choice in CLOCKS]
    values += [level_name(say, level) for level in LEVELS]
    values += [say(f"option-{name}-{choice}") for name, option in CHOICES.items() for choice in option.choices]
    assert len(f"► {'':{label}} ◂ {max(values, key=len)} ▸") <= ROOM


@pytest.mark.parametrize(
    ("tag", "language"), [("de-AT", "de"), (" RU_ru.KOI8-R ", "ru"), ("nds", None), ("fry-NL", None), ("", None)]
)
def test_a_tag_is_one_of_our_languages_by_its_first_part(tag: str, language: str | None) -> None:
    assert language_of(tag) == language


def test_a_new_language_touches_its_catalogues_and_one_line(tmp_path: Path) -> None:
    """English once more by another tag: the command line takes it, and tells of it."""
    package = tmp_path / "fzzzt"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(package / "locale" / "en", package / "locale" / "eo")
    names = package / "locale" / "languages.json"
    names.write_text(json.dumps({**LANGUAGE_NAMES, "eo": "Esperanto"}), "utf-8")

    def run(*words: str) -> str:
        command = [sys.executable, "-c", "from fzzzt.cli import main; main()", *words]
        environ = {**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "120", "TERM": "dumb"}
        done = subprocess.run(command, env=environ, capture_output=True, timeout=PATIENCE, check=True)  # noqa: S603
        return done.stdout.decode()

    assert "|".join([*LANGUAGES, "eo"]) in run("rules", "--help")
    assert run("rules", "--lang", "eo") == run("rules", "--lang", "en")
    assert run("bots", "--lang", "eo") == run("bots", "--lang", "en")


def test_no_source_lists_the_languages_a_second_time() -> None:
    folders = [PACKAGE, PAGE / "src", PAGE / "plugins"]
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".ts", ".svelte")]
    tags = [rf"""["']{tag}["']|\b{tag}:""" for tag in LANGUAGES[1:]]
    listing = re.compile("|".join([*tags, *list(LANGUAGE_NAMES.values())[1:]]))
    assert [file.name for file in files if len(set(listing.findall(file.read_text("utf-8")))) > 1] == []
