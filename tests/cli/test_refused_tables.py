"""A deck file or a choice of options that cannot be played with: every command with a language tells why in it."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from cli import in_process
from fzzzt.locale import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

fzzzt = in_process.fzzzt
"""The command without a process of its own."""
STANDARD = files("fzzzt.engine").joinpath("deck.toml").read_text("utf-8")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A deck file with one number too large."""
    file = tmp_path / "house.toml"
    file.write_text(STANDARD.replace("power = 5\n", "power = 55\n", 1), "utf-8")
    return file


def told(language: str, key: str, **args: object) -> str:
    """The one line of an error."""
    return f"fzzzt: {Catalogue.of(language)(key, **args)}\n".replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("command", ["play", "watch", "score"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_a_deck_file_is_told_in_the_language(fzzzt: Fzzzt, house: Path, command: str, language: str) -> None:
    refused = fzzzt(command, "--lang", language, "--deck", house)
    details = {"card": "r5-n", "field": "power", "low": 0, "high": 20, "what": 55}
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == told(language, "error-deck-out-of-range", **details)


@pytest.mark.parametrize("command", ["play", "watch"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_contradict_each_other_are_told_in_the_language(fzzzt: Fzzzt, command: str, language: str) -> None:
    refused = fzzzt(command, "--lang", language, "--players", "5", "--cards", "base")
    details = {"players": 5, "option": "cards", "choices": "extended", "what": "'base'"}
    assert (refused.returncode, refused.stderr) == (2, told(language, "error-options-choice", **details))


def test_in_german_nothing_is_english_but_what_stands_in_the_file(fzzzt: Fzzzt, house: Path) -> None:
    refused = fzzzt("play", "--plain", "--lang", "de", "--deck", house)
    assert refused.stderr == "fzzzt: Karte „r5-n“: Im Feld power muss eine Zahl von 0 bis 20 stehen, nicht 55.\n"
