"""The wheel in an environment that has nothing else: a hand is dealt, and a page is served."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest

from live_server import ServerProcess, environment
from package.conftest import ROOT

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", programs / "python"]
    install = ["install", "--no-compile", "-c", ROOT / "constraints.txt", wheel]
    subprocess.run(list(map(str, [*pip, *install])), check=True)  # noqa: S603
    return programs


def test_a_hand_is_dealt(installed: Path, tmp_path: Path) -> None:
    line = [str(installed / "fzzzt"), "play", "--plain", "--lang", "en", "--players", "3"]
    played = subprocess.run(  # noqa: S603
        line, input="", capture_output=True, text=True, env=environment(tmp_path), cwd=tmp_path, check=False
    )
    assert "You are dealt 4 cards" in played.stdout, played.stdout + played.stderr


def test_the_page_and_its_database_are_there(installed: Path, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, command=[str(installed / "fzzzt")]) as server, urlopen(server.url) as page:  # noqa: S310
        assert b'<script type="module"' in page.read()
