"""The package as it would be published, built once for all tests here."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REPOSITORY = "https://example.org/ours/fzzzt"
WORKFLOW = {"GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "ours/fzzzt"}
"""What a workflow knows of the repository that it runs for."""


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of this tree."""
    return _built(ROOT, "sdist", tmp_path_factory.mktemp("sdist"), WORKFLOW)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree."""
    return _built(ROOT, "wheel", tmp_path_factory.mktemp("wheel"), WORKFLOW)


@pytest.fixture(scope="session")
def wheel_of_sdist(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is built from the source distribution, far from this tree."""
    unpacked = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # from Python 3.11.4 on
        archive.extractall(unpacked)  # noqa: S202 - our own
    return _built(next(unpacked.iterdir()), "wheel", tmp_path_factory.mktemp("wheel-of-sdist"), {})


def _built(tree: Path, target: str, folder: Path, workflow: dict[str, str]) -> Path:
    environ = {name: value for name, value in os.environ.items() if name not in WORKFLOW} | workflow
    build: list[str | Path] = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder]
    subprocess.run(build, cwd=tree, env=environ, check=True)  # noqa: S603
    return next(folder.iterdir())
