"""A real terminal: tmux on a socket of its own, so that nobody else's sessions are touched."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from functools import cache
from typing import TYPE_CHECKING, Self

from debian import installed
from patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

COMMAND = [sys.executable, "-c", "from fzzzt.cli import main; main()"]


@cache
def tmux_program() -> str:
    """Tmux of this machine; root installs it where it is missing, everybody else is told what to do."""
    found = installed(lambda: shutil.which("tmux"), "tmux")
    assert found, "these tests need tmux: install the package tmux"
    return found


class Terminal:
    """A window of a certain size with one command in it."""

    def __init__(
        self, folder: Path, width: int, height: int, *arguments: str, before: tuple[str, ...] = (), **environment: str
    ) -> None:
        self.folder = folder
        self._socket = folder / "tmux"
        inside = f"echo $$ > {shlex.quote(str(folder / 'pid'))}; exec {shlex.join([*before, *COMMAND, *arguments])}"
        line = f"sh -c {shlex.quote(inside)}; echo EXIT=$?; exec cat"
        size = ["-x", str(width), "-y", str(height)]
        self._tmux("new-session", "-d", "-s", "table", *size, line, env=self._environment(environment))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._tmux("kill-session", "-t", "table")

    def _environment(self, more: dict[str, str]) -> dict[str, str]:
        state = {"FZZZT_STATE_DIR": str(self.folder / "state"), "FZZZT_LANG": "en", "LANG": "C.UTF-8"}
        return {
            "PATH": os.environ.get("PATH", os.defpath),
            "TERM": "screen-256color",
            "SHELL": "/bin/sh",
            **state,
            **more,
        }

    def _tmux(self, *arguments: str, env: dict[str, str] | None = None) -> str:
        command = [tmux_program(), "-u", "-S", str(self._socket), "-f", "/dev/null", *arguments]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, env=env)  # noqa: S603
        return done.stdout

    @property
    def text(self) -> str:
        """What can be read on it."""
        return self._tmux("capture-pane", "-p", "-t", "table")

    @property
    def raw(self) -> str:
        """The same with the signs that steer colours."""
        return self._tmux("capture-pane", "-p", "-e", "-t", "table")

    @property
    def pid(self) -> int:
        """The process of the command."""
        return int((self.folder / "pid").read_text("utf-8"))

    def press(self, *keys: str) -> None:
        """Press keys, by tmux's names."""
        self._tmux("send-keys", "-t", "table", *keys)

    def resize(self, width: int, height: int) -> None:
        """Drag the corner of the window."""
        self._tmux("resize-window", "-t", "table", "-x", str(width), "-y", str(height))

    def until_gone(self, words: str) -> None:
        """Wait until this can be read no more."""
        deadline = time.monotonic() + PATIENCE
        while words in self.text:
            assert time.monotonic() < deadline, f"{words} stays"
            time.sleep(0.05)

    def until(self, *wanted: str) -> str:
        """Wait until all of this can be read, and answer the screen."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            text = self.text
            if all(words in text for words in wanted):
                return text
            time.sleep(0.05)
        raise AssertionError(f"{wanted} never came; the screen is\n{self.text}")
