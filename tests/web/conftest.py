"""One server for the tests of a file, with wide limits: those who test limits start their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from live_server import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a port of its own, with a new SQLite database."""
    with ServerProcess(tmp_path_factory.mktemp("server"), "--limits", "1000") as running:
        yield running
