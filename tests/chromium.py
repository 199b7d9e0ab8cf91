"""A real Chromium for tests, screenshots and benchmarks: `launch(playwright)`.

It is the one that $FZZZT_CHROMIUM names, that of the machine, or Playwright's own, or Debian's package where we may
install it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fzzzt.disk.locks import held

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
"""A browser of tests has no business of its own with anybody."""


def launch(playwright: Playwright) -> Browser:
    """A Chromium without a window."""
    sandbox = [] if os.geteuid() else ["--no-sandbox"]  # Chromium's sandbox refuses root
    return playwright.chromium.launch(executable_path=executable(playwright), args=[*_QUIET, *sandbox])


def executable(playwright: Playwright) -> str:
    """Where Chromium is, installed first if need be."""
    return os.environ.get("FZZZT_CHROMIUM") or _found(playwright) or _installed(playwright)


def _found(playwright: Playwright) -> str | None:
    own = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, _NAMES)), own if Path(own).exists() else None)


def _installed(playwright: Playwright) -> str:
    with (Path(tempfile.gettempdir()) / "fzzzt-apt.lock").open("w") as lock:
        while not held(lock.fileno()):  # another worker installs it
            time.sleep(0.5)
        for command in _installers():
            if _found(playwright) is None:
                subprocess.run(command, env=_SILENT, check=False, capture_output=True)  # noqa: S603
    return _found(playwright) or pytest.fail(
        "these tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: playwright install "
        "chromium), or set FZZZT_CHROMIUM to the path of one"
    )


def _installers() -> list[list[str]]:
    """What might install it, in the order to be tried."""
    apt = shutil.which("apt-get")
    package = [apt, "install", "-y", "--no-install-recommends", "chromium"] if apt and os.geteuid() == 0 else None
    return [
        [sys.executable, "-m", "playwright", "install", "chromium"],
        *([package, [package[0], "update"], package] if package else []),
    ]


_SILENT = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
