"""A real Chromium for tests, screenshots and benchmarks: `launch(playwright)`.

It is the one that $FZZZT_CHROMIUM names, that of the machine, or Debian's package where we may install it, or
Playwright's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from debian import installed

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

_SHELL = "chromium-headless-shell"
"""Chromium with no window to draw, made for this: it takes half the time of the whole browser."""
_NAMES = (_SHELL, "chromium", "chromium-browser", "google-chrome")
_QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
"""A browser of tests has no business of its own with anybody."""

FRUGAL = ("--disable-gpu", "--in-process-gpu", "--num-raster-threads=1", "--js-flags=--single-threaded")
"""For where many browsers share few cores: to do one thing after the other takes a tenth less in all."""


def launch(playwright: Playwright, *manners: str) -> Browser:
    """A Chromium without a window."""
    sandbox = [] if os.geteuid() else ["--no-sandbox"]  # Chromium's sandbox refuses root
    return playwright.chromium.launch(executable_path=executable(playwright), args=[*_QUIET, *manners, *sandbox])


def executable(playwright: Playwright) -> str:
    """Where Chromium is, installed first if need be."""

    def find() -> str | None:
        return _found(playwright)

    found = os.environ.get("FZZZT_CHROMIUM") or installed(find, _SHELL) or installed(find, "chromium")
    if found is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, capture_output=True)
    return (
        found
        or find()
        or pytest.fail(
            f"these tests need Chromium: install it (Debian: apt-get install {_SHELL}; elsewhere: playwright install "
            "chromium), or set FZZZT_CHROMIUM to the path of one"
        )
    )


def _found(playwright: Playwright) -> str | None:
    own = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, _NAMES)), own if Path(own).exists() else None)
