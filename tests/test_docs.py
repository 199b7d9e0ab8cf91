"""The documents lead somewhere: every link to a file of the project is right, and every command they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer.main

from fzzzt.cli import app

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("examples/*.md")])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files_that_exist(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", document.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (document.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_that_are_named_exist(document: Path) -> None:
    commands = set(typer.main.get_command(app).commands)  # type: ignore[attr-defined]
    named = set(re.findall(r"`fzzzt ([a-z]+)", document.read_text(encoding="utf-8")))
    assert named <= commands


def test_make_targets_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for document in DOCUMENTS:
        named = set(re.findall(r"`make ([a-z]+)`", document.read_text(encoding="utf-8")))
        assert named <= targets, document.name
