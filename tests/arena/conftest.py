"""Running `fzzzt arena` as a user does, and looking over its shoulder."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


class Arena:
    """The command in a folder of its own, where it also keeps its journals."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[subprocess.Popen[str]] = []

    def start(self, *arguments: str | Path, command: str = "arena") -> subprocess.Popen[str]:
        """Start the command and do not wait."""
        process = subprocess.Popen(  # noqa: S603 - it is our own command
            [sys.executable, "-c", "from fzzzt.cli import main; main()", command, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            cwd=self.folder,
            env={"FZZZT_STATE_DIR": str(self.folder / "state"), "PATH": "", "PYTHONUTF8": "1"},
        )
        self.running.append(process)
        return process

    def __call__(self, *arguments: str | Path, command: str = "arena") -> tuple[int, str, str]:
        """Run the command: its exit code, output and messages."""
        return finished(self.start(*arguments, command=command))

    def journals(self) -> list[Path]:
        """The journals that are kept."""
        return list((self.folder / "state" / "arena").glob("*.jsonl"))

    def games(self) -> int:
        """How many games are kept."""
        return sum(journal.read_bytes().count(b"\n") - 1 for journal in self.journals())

    def report(self, name: str) -> dict[str, Any]:
        """A report that was written, less the times, which are never the same."""
        report: dict[str, Any] = json.loads((self.folder / name).read_text("utf-8"))
        for figures in report["names"].values():
            assert figures.pop("times")["decisions"] > 0
        return report


def finished(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Wait for a command: its exit code, output and messages."""
    output, messages = process.communicate(timeout=PATIENCE)
    return process.returncode, output, messages


def wait_for_games(arena: Arena, process: subprocess.Popen[str], games: int) -> None:
    """Wait until a match that goes on has kept so many games."""
    wait_until(lambda: arena.games() >= games or process.poll() is not None)
    assert process.poll() is None, finished(process)


def wait_until(happened: Callable[[], object]) -> None:
    """Wait until something has happened; it must in the end."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def arena(tmp_path: Path) -> Iterator[Arena]:
    """The arena; whatever still runs at the end is ended."""
    arena = Arena(tmp_path)
    yield arena
    for process in arena.running:
        if process.poll() is None:
            process.kill()
        process.wait()
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()
