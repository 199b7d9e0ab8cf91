"""A state folder of its own for each test, and one server for the tests of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from live_server import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games and identities are kept."""
    folder = tmp_path / "state"
    monkeypatch.setenv("FZZZT_STATE_DIR", str(folder))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a port of its own, with wide limits."""
    with ServerProcess(tmp_path_factory.mktemp("server"), "--limits", "1000") as running:
        yield running
