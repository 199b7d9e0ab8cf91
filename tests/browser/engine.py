"""What a browser of another kind can do for a test, whatever it is driven by."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

PHONE = (390, 844)
"""The width and height of a page on a phone of today."""

_PAUSE = 0.05

Truth = TypeVar("Truth")


class Engine(Protocol):
    """One page in one browser."""

    complaints: list[str]
    """Errors in the console, and exceptions and rejections that nobody caught."""

    def open(self, url: str) -> None:
        """Go there, and wait until it is loaded."""

    def evaluate(self, expression: str) -> Any:
        """What an expression of JavaScript is, as JSON."""

    def tap(self, x: int, y: int) -> None:
        """Touch the page there."""

    def picture(self) -> str:
        """What can be seen, as a PNG in Base64."""


def touch(pointer: str, x: int, y: int) -> list[dict[str, object]]:
    """A tap with a mouse or a finger, as every kind of WebDriver wants to have it told."""
    steps: list[dict[str, object]] = [
        {"type": "pointerMove", "x": x, "y": y},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": steps}]


def until(what: Callable[[], Truth | None], otherwise: Callable[[], str]) -> Truth:
    """Wait for something that is true; `otherwise` says what has not happened."""
    give_up = time.monotonic() + PATIENCE
    while not (truth := what()):
        assert time.monotonic() < give_up, otherwise()
        time.sleep(_PAUSE)
    return truth


@contextmanager
def running(command: Sequence[str], folder: Path, **environment: str) -> Iterator[Path]:
    """A program with all that it starts, at home in a folder of its own; what it writes is in the file given."""
    home = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    log = folder / "log.txt"
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen(  # noqa: S603 - a browser of this machine
            command, env={**home, **environment}, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
        )
    try:
        yield log
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
