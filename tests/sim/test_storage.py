"""What was compiled is found again, and one process compiles for all."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from fzzzt.sim import storage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("FZZZT_CACHE_DIR", str(tmp_path))
    storage.compiled_files.cache_clear()
    storage.can_be_kept.cache_clear()
    yield tmp_path
    storage.compiled_files.cache_clear()
    storage.can_be_kept.cache_clear()


def test_one_process_compiles_while_the_others_wait() -> None:
    assert storage.claim_compiling()
    assert not storage.claim_compiling()
    storage.release_claim()
    assert storage.claim_compiling()


def test_the_claim_of_a_process_that_died_is_void(folder: Path) -> None:
    program = "from fzzzt.sim.storage import claim_compiling; print(claim_compiling())"
    died = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env={**os.environ}
    )
    assert died.stdout == "True\n"
    assert list(folder.glob("*/compiling"))
    assert storage.claim_compiling()


def test_who_compiles_keeps_the_claim_when_whoever_started_it_has_died() -> None:
    """Else every short-lived server would start one more compiler beside those still at work."""
    program = f"from fzzzt.sim.storage import *; claim_compiling(); hand_claim_to({os.getpid()})"
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ})  # noqa: S603 - our own program
    assert not storage.claim_compiling()


def test_it_is_compiled_when_it_was_said_to_be() -> None:
    assert not storage.is_compiled()
    storage.note_compiled()
    assert storage.is_compiled()


def test_a_folder_that_cannot_be_written_to_keeps_nobody_from_compiling(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").write_text("no folder")
    monkeypatch.setenv("FZZZT_CACHE_DIR", str(folder / "file"))
    storage.compiled_files.cache_clear()
    storage.can_be_kept.cache_clear()
    storage.note_compiled()
    assert not storage.is_compiled()
    assert storage.claim_compiling()
    storage.release_claim()
