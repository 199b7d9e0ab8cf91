"""Installs the programs that tests need while other things are checked: later, tests would wait for that."""

from __future__ import annotations

import os
from contextlib import suppress

import pytest
from playwright.sync_api import sync_playwright

import chromium
from browser import firefox, webkit
from postgres import installed_binaries
from tui.tmux import tmux_program

if __name__ == "__main__":
    with sync_playwright() as playwright:
        for find in (lambda: chromium.executable(playwright), firefox.executable, webkit.executables, tmux_program):
            with suppress(pytest.fail.Exception, AssertionError):  # the tests will say what is missing
                find()
    if "FZZZT_TEST_POSTGRES" not in os.environ:
        with suppress(pytest.fail.Exception):
            installed_binaries()
