"""The documents lead somewhere: links to files are right; commands, options and programs that they name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer.main

from fzzzt.cli import app
from fzzzt.cli.commands import COMMANDS, loaded, parts

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
    named = set(re.findall(r"`fzzzt ([a-z][a-z-]*)", document.read_text(encoding="utf-8")))
    assert named <= commands


OPTIONS = {
    path: {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
    for name in COMMANDS
    for path, command in parts(name, loaded(name))
}
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)


def typed_in(document: Path) -> list[list[str]]:
    """The words of every `fzzzt …` that a document has as code, up to what the shell does with it."""
    code = "\n".join(CODE.findall(document.read_text(encoding="utf-8")))
    lines = re.findall(r"(?:^|[`/ $(])fzzzt ([a-z][^`\n|>;#&)]*)", code, re.MULTILINE)
    return [line.split() for line in lines]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_options_that_are_named_exist(document: Path) -> None:
    for words in typed_in(document):
        command = next((path for path in (" ".join(words[:2]), words[0]) if path in OPTIONS), None)
        if command is not None:
            named = {word.partition("=")[0].rstrip(".,:") for word in words if re.match(r"--?[a-z]", word)}
            assert named <= OPTIONS[command] | {"--help", "-h"}, " ".join(words)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_programs_that_are_named_exist(document: Path) -> None:
    code = "\n".join(CODE.findall(document.read_text(encoding="utf-8")))
    modules = [name.replace(".", "/") for name in re.findall(r"python -m ((?:tools|benchmarks)[\w.]*)", code)]
    for named in (*re.findall(r"python ((?:tools|benchmarks|tests|examples)/\S+\.py)", code), *modules):
        assert any((ROOT / (named + ending)).exists() for ending in ("", ".py")), named


def test_make_targets_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for document in DOCUMENTS:
        named = set(re.findall(r"`make ([a-z-]+)`", document.read_text(encoding="utf-8")))
        assert named <= targets, document.name
