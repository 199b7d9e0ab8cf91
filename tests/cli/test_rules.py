"""`fzzzt rules`: one sheet in five languages, or a section of it, or a file with pictures."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

import pytest

from cli import in_process
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.locale.rules_page import RULES

if TYPE_CHECKING:
    from pathlib import Path

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_has_every_rule_with_its_picture_and_needs_nothing_else(
    fzzzt: Fzzzt, tmp_path: Path, language: str
) -> None:
    say = Catalogue.of(language)
    assert fzzzt("rules", "--html", "rules.html", "--lang", language).returncode == 0
    file = (tmp_path / "rules.html").read_text("utf-8")
    assert f'<html lang="{language}">' in file
    assert re.findall(r"https?:|//\w|\bsrc=|url\(|@import|<script|<link|\{rules", file) == []
    shown = [unescape(text) for text in re.findall(r">([^<>]+)<", file)]
    assert [key for title, texts in RULES for key in (title, *texts) if say(key) not in shown] == []
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', file))
    assert {"card-back", "card-upgrade", "card-p2-3"} <= drawn
    assert set(re.findall(r'<use href="#([\w-]+)"', file)) <= drawn
    assert [
        item for item in re.findall(r"<li[^>]*><div.*?</li>", file) if "<svg" not in item and "gone" not in item
    ] == []


def test_the_file_is_the_whole_sheet(fzzzt: Fzzzt, tmp_path: Path) -> None:
    refused = fzzzt("rules", "--html", "rules.html", "--section", "ties")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert list(tmp_path.glob("*.html")) == []


def test_where_the_page_is_not_built_there_is_no_file(
    fzzzt: Fzzzt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fzzzt.voice.rules_html.get_data", lambda *_: (_ for _ in ()).throw(FileNotFoundError))
    refused = fzzzt("rules", "--html", "rules.html")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "not built" in refused.stderr
    assert list(tmp_path.glob("*.html")) == []
