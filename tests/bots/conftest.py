"""Watching over the processes that tests start."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from bots.process_games import is_gone
from fzzzt.bots import bot_program, channel

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The numbers of all processes that a test started; none may be left at its end, nor any thread."""
    pids: list[int] = []
    threads = threading.active_count()

    class Watched(channel.Channel):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)  # type: ignore[arg-type]
            pids.append(self.pid)

    monkeypatch.setattr(bot_program, "Channel", Watched)
    yield pids
    assert all(is_gone(pid) for pid in pids)
    assert threading.active_count() == threads
