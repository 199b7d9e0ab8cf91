"""The tests pass in the background and under nohup too, where shells have signals ignored."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from patience import PATIENCE

CONTROL_C = "tests/cli/test_endings.py::test_control_c_breaks_a_simulation_off"


@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
def test_control_c_is_heard_by_what_tests_start_in_the_background() -> None:
    def ignore() -> None:
        for number in (signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)

    root = Path(__file__).parents[1]
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-cov", CONTROL_C]
    done = subprocess.run(  # noqa: S603 - the tests themselves
        run, cwd=root, capture_output=True, text=True, timeout=PATIENCE, check=False, preexec_fn=ignore
    )
    assert done.returncode == 0, done.stdout
