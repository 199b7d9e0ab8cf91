"""Running the command line as a user does: a process of its own, its output and its exit code."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Protocol

import pytest

from patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path


class Fzzzt(Protocol):
    """Runs `fzzzt` with these arguments."""

    def __call__(self, *arguments: str | Path, typed: str | None = None) -> subprocess.CompletedProcess[str]: ...


@pytest.fixture
def fzzzt(tmp_path: Path) -> Fzzzt:
    """The command, in a folder of its own."""

    def run(*arguments: str | Path, typed: str | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603 - this very program
            [sys.executable, "-c", "from fzzzt.cli import main; main()", *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={"FZZZT_STATE_DIR": str(tmp_path / "state"), "PATH": "", "COLUMNS": "120", "PYTHONUTF8": "1"},
            timeout=PATIENCE,
            check=False,
        )

    return run
