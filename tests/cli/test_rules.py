"""`fzzzt rules`: one page in five languages, or a section of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli import in_process
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.locale.rules_page import RULES

if TYPE_CHECKING:
    from cli.conftest import Fzzzt


fzzzt = in_process.fzzzt
"""The command without a process of its own."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_page(fzzzt: Fzzzt, language: str) -> None:
    say = Catalogue.of(language)
    page = fzzzt("rules", "--lang", language)
    assert page.returncode == 0
    assert "\x1b" not in page.stdout
    lines = page.stdout.splitlines()
    assert lines[0] == say("rules-title")
    assert [key for title, texts in RULES for key in (title, *texts) if say(key) not in lines] == []


def test_one_section(fzzzt: Fzzzt) -> None:
    say = Catalogue.of("en")
    page = fzzzt("rules", "--section", "ties").stdout
    assert page.splitlines() == [say(f"rules-ties-{part}") for part in ("title", 1, 2)]


def test_an_unknown_section_is_refused_with_those_there_are(fzzzt: Fzzzt) -> None:
    refused = fzzzt("rules", "--section", "love")
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert "ties" in refused.stderr
