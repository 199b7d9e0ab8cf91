"""What `make` chooses: the newest Python that really runs, and the tests that run on every system."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RUNS = f'#!/bin/sh\nexec "{sys.executable}" "$@"\n'
BROKEN = '#!/bin/sh\necho "pyenv: not installed" >&2\nexit 127\n'
WITHOUT_VENV = '#!/bin/sh\necho "No module named ensurepip" >&2\nexit 1\n'

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")


@pytest.mark.parametrize(
    ("names", "taken"),
    [
        ({"3.14": RUNS, "3.13": RUNS, "3.12": RUNS, "3.11": RUNS}, "python3.14"),
        ({"3.14": BROKEN, "3.13": RUNS, "3.12": RUNS, "3.11": RUNS}, "python3.13"),
        ({"3.14": BROKEN, "3.13": WITHOUT_VENV, "3.12": BROKEN, "3.11": RUNS}, "python3.11"),
        ({"3.14": BROKEN, "3.13": BROKEN, "3.12": BROKEN, "3.11": BROKEN}, "python3"),
    ],
)
def test_the_newest_python_that_runs_is_taken(tmp_path: Path, names: dict[str, str], taken: str) -> None:
    for version, script in names.items():
        program = tmp_path / f"python{version}"
        program.write_text(script, "utf-8")
        program.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    environ = {name: value for name, value in os.environ.items() if name not in ("PYTHON", "MAKEFLAGS", "MAKELEVEL")}
    ask = ["make", "--no-print-directory", "--eval", "chosen:;@echo $(PYTHON)", "chosen"]
    done = subprocess.run(  # noqa: S603
        ask, cwd=ROOT, env={**environ, "PATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [taken]


def test_the_workflow_runs_the_portable_part_that_make_names() -> None:
    (named,) = re.findall(r"^PORTABLE := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert f'pytest -m "not full" {named}\n' in (ROOT / ".github/workflows/test.yml").read_text("utf-8")
