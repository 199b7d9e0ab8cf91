"""Programs as bots on the command line: told to the end, their faults reported, none left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from fzzzt.locale import Catalogue
from patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

LISTENER = """
import json, os, sys
log = open({log!r}, "a")
log.write(json.dumps({{"pid": os.getpid()}}) + "\\n")
for line in sys.stdin:
    log.write(line)
    log.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        print('{{"type": "ready", "name": "listener"}}', flush=True)
    if message["type"] == "decide":
        if {silent}:
            import time; time.sleep(600)
        view = message["view"]
        key, value = ("robots", {{}}) if message["what"] == "build" else ("cards", view["hand"][:1])
        print(json.dumps({{"type": message["what"], "id": message["id"], key: value}}), flush=True)
"""


def listener(folder: Path, *, silent: bool = False) -> Path:
    """A program that writes down what it hears, and answers, or does not."""
    program = folder / "listener.py"
    program.write_text(LISTENER.format(log=str(folder / "heard.jsonl"), silent=silent), "utf-8")
    return program


def heard(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "heard.jsonl").read_text("utf-8").splitlines()]


def test_a_program_hears_the_game_to_its_end(fzzzt: Fzzzt, tmp_path: Path) -> None:
    played = fzzzt("play", "--players", "2", "--seed", "3", "--bots", listener(tmp_path), typed="1\n" * 200)
    assert played.returncode == 0, played.stderr
    kinds = [message.get("type") for message in heard(tmp_path)]
    assert kinds[-2:] == ["over", "quit"]


def test_a_saved_game_starts_no_program_before_it_is_gone_on_with(fzzzt: Fzzzt, tmp_path: Path) -> None:
    fzzzt("play", "--players", "2", "--seed", "3", "--bots", listener(tmp_path), typed="1\n")
    before = len(heard(tmp_path))
    fzzzt("play", "--seed", "4", "--bots", "rookie", typed="")
    assert len(heard(tmp_path)) == before


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_person_is_told_of_a_bot_that_fails(fzzzt: Fzzzt, tmp_path: Path, language: str) -> None:
    failing = tmp_path / "failing.py"
    failing.write_text("raise SystemExit(3)", "utf-8")
    table = ["--players", "2", "--seed", "3", "--lang", language]
    played = fzzzt("play", *table, "--bots", failing, typed="1\n" * 200)
    start = Catalogue(language)("play-bot-covered", name="@", count=77).partition("77")[0].partition("@")[2]
    assert start in played.stdout


def test_faults_in_a_simulation_are_reported(fzzzt: Fzzzt, tmp_path: Path) -> None:
    failing = tmp_path / "failing.py"
    failing.write_text("raise SystemExit(3)", "utf-8")
    result = fzzzt("simulate", "--bots", f"{failing},random", "--games", "2", "--out", tmp_path / "games.jsonl")
    assert result.returncode == 0
    assert f"faults of {failing}: " in result.stderr
    assert "start" in result.stderr
    assert fzzzt("verify", tmp_path / "games.jsonl").returncode == 0


def test_a_killed_command_takes_its_programs_with_it(tmp_path: Path) -> None:
    process = subprocess.Popen(  # noqa: S603
        [
            sys.executable,
            "-c",
            "from fzzzt.cli import main; main()",
            "simulate",
            "--bots",
            f"{listener(tmp_path, silent=True)},random",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    _wait_for(lambda: (tmp_path / "heard.jsonl").exists() and any("decide" in str(line) for line in heard(tmp_path)))
    program = heard(tmp_path)[0]["pid"]
    assert isinstance(program, int)
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert errors == b"fzzzt: broken off\n"
    _wait_for(lambda: not _runs(program))


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _wait_for(condition: object) -> None:
    """Wait until something is so."""
    assert callable(condition)
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)
