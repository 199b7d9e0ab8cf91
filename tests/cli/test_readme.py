"""The commands of the README, run as they stand there: only with fewer games, and with nobody at the keyboard."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cli.in_process import fzzzt

if TYPE_CHECKING:
    from cli.conftest import Fzzzt

__all__ = ["fzzzt"]

README = Path(__file__).parents[2] / "README.md"
ELSEWHERE = ("serve", "account", "ratings", "URL", "--install-completion", "bot ", "check-bot", "arena", "review")
"""Commands that need a server, a program, a shell or much time: other tests run them."""
NOBODY_THERE = ("play", "learn", "puzzle", "daily")
"""They wait for a person; without one they keep the game and say so."""
TABLE = re.findall(r"^\| `fzzzt( [^`]+)` \|", README.read_text("utf-8"), re.MULTILINE)


def test_the_table_has_commands() -> None:
    assert len(TABLE) > 20


@pytest.mark.parametrize("line", [line.strip() for line in TABLE if not any(word in line for word in ELSEWHERE)])
def test_a_command_of_the_readme_does_what_it_says(fzzzt: Fzzzt, tmp_path: Path, line: str) -> None:
    fzzzt("simulate", "--players", "4", "--bots", "rookie", "--games", "2", "--out", "games.jsonl")
    for name in ("game.jsonl", "game.json"):
        (tmp_path / name).write_text((tmp_path / "games.jsonl").read_text("utf-8").splitlines()[0] + "\n", "utf-8")
    done = fzzzt(*shlex.split(line.replace(" 1000", " 2").replace("--pace 0.5", "--pace 0.05")))
    waits = line.split(maxsplit=1)[0] in NOBODY_THERE
    assert done.returncode == (1 if waits else 0), done.stderr
    assert done.stderr == "" or waits
    assert done.stdout or "--out" in line or line.startswith("dataset")
