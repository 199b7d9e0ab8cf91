"""The command line without a process of its own: quicker, for what does not depend on one."""

from __future__ import annotations

import io
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from fzzzt.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt


@pytest.fixture
def fzzzt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Fzzzt:
    """The command, in a folder of its own; takes the place of the fixture that starts a process."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FZZZT_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("FZZZT_LANG", "en")

    def run(*arguments: str | Path, typed: str | None = None) -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO((typed or "").encode()), "utf-8"))
        given = [str(argument) for argument in arguments]
        with pytest.raises(SystemExit) as ended:
            main(given)
        out, err = capsys.readouterr()
        return subprocess.CompletedProcess(given, int(ended.value.code or 0), out, err)

    return run
