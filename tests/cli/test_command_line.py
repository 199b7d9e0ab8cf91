"""The command line itself: help, version, completion, the manual page, and "-" for standard input and output."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
import typer.main

from cli.in_process import fzzzt
from fzzzt import __version__
from fzzzt.cli import app
from fzzzt.cli.commands import COMMANDS, loaded, parts
from patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from typer.core import TyperCommand

    from cli.conftest import Fzzzt

__all__ = ["fzzzt"]
ALL = [(path, command) for name in COMMANDS for path, command in parts(name, loaded(name))]
SPEAK_ENGLISH = {"simulate", "dataset", "export", "bot", "check-bot", "arena", "ratings", "help"}
"""Commands for bots and figures, whose output is read by programs or by those who write them; some only explain."""


def test_the_list_has_the_first_sentence_of_every_command(fzzzt: Fzzzt) -> None:
    shown = " ".join(fzzzt("--help").stdout.split())
    for name in COMMANDS:
        first = (loaded(name).help or "").partition("\n")[0]
        assert first
        assert f"{name} {first}" in shown


@pytest.mark.parametrize(("path", "command"), ALL, ids=[path for path, _ in ALL])
def test_help_is_wrapped_once_and_keeps_brackets(
    fzzzt: Fzzzt, monkeypatch: pytest.MonkeyPatch, path: str, command: TyperCommand
) -> None:
    for columns in (60, 80, 140):
        monkeypatch.setenv("COLUMNS", str(columns))
        shown = fzzzt(*path.split(), "--help").stdout
        assert shown == fzzzt("help", *path.split()).stdout == fzzzt(*path.split(), "-h").stdout
        assert not re.search(r"<|\[\[|\{", shown.replace("<=", ""))  # no types of Python, no brackets twice
        assert "│" not in shown
        for paragraph in (command.help or "").split("\n\n"):
            if not paragraph.startswith("\b"):
                assert " ".join(paragraph.split()) in " ".join(shown.split())
    assert path != "dataset" or "fzzzt[research]" in shown


def test_examples_stay_line_by_line(fzzzt: Fzzzt) -> None:
    assert "\n  fzzzt play --players 4 --lang fr\n" in fzzzt("play", "--help").stdout


def test_every_command_that_speaks_can_be_told_its_language() -> None:
    silent = {path for path, command in ALL if not any("--lang" in param.opts for param in command.params)}
    assert silent == SPEAK_ENGLISH


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_the_version(fzzzt: Fzzzt, option: str) -> None:
    assert fzzzt(option).stdout == f"fzzzt {__version__}\n"


def test_the_manual_page_has_every_command_and_option(fzzzt: Fzzzt) -> None:
    page = fzzzt("help", "--man").stdout
    plain = page.replace("\\-", "-")
    for path, command in ALL:
        assert f".SS fzzzt {path}" in plain
        assert all(name in plain for param in command.params for name in param.opts if name.startswith("-"))
    if shutil.which("man"):
        done = subprocess.run(["man", "--warnings", "-l", "-"], input=page, capture_output=True, text=True, check=True)  # noqa: S607
        assert not done.stderr


# Completion


def completed(words: str, shell: str = "bash") -> list[str]:
    """What a shell is told that could follow, or complete, what was typed."""
    before = words.split(" ")
    asked = {"COMP_WORDS": words, "COMP_CWORD": str(len(before) - 1), "_TYPER_COMPLETE_ARGS": words}
    environ = {**os.environ, "_FZZZT_COMPLETE": f"complete_{shell}", "_TYPER_COMPLETE_FISH_ACTION": "get-args", **asked}
    command = [sys.executable, "-c", "from fzzzt.cli import main; main()"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True, timeout=PATIENCE)  # noqa: S603
    return done.stdout.splitlines()


def test_commands_and_options_are_completed() -> None:
    assert completed("fzzzt rep") == ["replay"]
    assert completed("fzzzt play --unus") == ["--unused-robots"]
    assert completed("fzzzt rules --lang ") == ["en", "ru", "de", "nl", "fr"]
    assert completed("fzzzt deck ch") == ["check"]
    assert any(line.startswith("replay") for line in completed("fzzzt rep", "fish"))
    assert "replay" in completed("fzzzt rep", "zsh")[0]


@pytest.mark.parametrize(
    ("shell", "place"),
    [("bash", ".bash_completions/fzzzt.sh"), ("zsh", ".zfunc/_fzzzt"), ("fish", ".config/fish/completions/fzzzt.fish")],
)
def test_completion_is_installed_for_the_shell_that_asks(
    fzzzt: Fzzzt, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, shell: str, place: str
) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: (shell, f"/bin/{shell}"))
    monkeypatch.setenv("HOME", str(tmp_path))
    done = fzzzt("--install-completion")
    assert (done.returncode, done.stderr) == (0, "")
    assert str(tmp_path / place) in done.stdout
    assert "_FZZZT_COMPLETE" in (tmp_path / place).read_text("utf-8")
    assert fzzzt("--show-completion").stdout.strip() == (tmp_path / place).read_text("utf-8").strip()


# Standard input and output


def test_a_dash_is_standard_output(fzzzt: Fzzzt, tmp_path: Path) -> None:
    before = set(tmp_path.iterdir())
    records = fzzzt("simulate", "--games", "2", "--out", "-").stdout
    assert [json.loads(line)["fzzzt"] for line in records.splitlines()] == [1, 1]
    assert "<html" in fzzzt("rules", "--html", "-").stdout
    match = ("arena", "random", "rookie", "--deals", "1", "--jobs", "1")
    assert '"complete": true' in fzzzt(*match, "--json", "-").stdout
    assert not {path.name for path in set(tmp_path.iterdir()) - before} - {"state"}


def test_a_dash_is_standard_input(fzzzt: Fzzzt, tmp_path: Path) -> None:
    deck = "[[card]]\n"
    for command in (["deck", "check", "-"], ["deck", "--deck", "-"], ["score", "3n", "--deck", "-"]):
        refused = fzzzt(*command, typed=deck)
        assert (refused.returncode, refused.stderr) == (2, "fzzzt: Card 1 of the deck file has no id.\n")
    record = fzzzt("simulate", "--games", "1").stdout
    assert fzzzt("verify", "-", typed=record).returncode == 0
    assert fzzzt("replay", "-", typed=record).returncode == 0
    assert not (tmp_path / "-").exists()


def test_commands_are_loaded_when_they_are_called() -> None:
    script = "import sys, fzzzt.cli; print(sorted(name for name in sys.modules if name.startswith('fzzzt.')))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603
    assert "fzzzt.engine" not in done.stdout
    assert "fzzzt.bots" not in done.stdout
    assert set(typer.main.get_command(app).commands) == set(COMMANDS)  # type: ignore[attr-defined]
