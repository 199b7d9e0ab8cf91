"""A worker process ends with the process that started it, however that one ended: killed too."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import sys
import threading
import time
from multiprocessing import connection

_STARTED_WITHIN = 0.5
"""Seconds in which a program that is just being started is known to us."""


def end_with_parent() -> None:
    """End this process, and the programs that it has started, when its parent is gone.

    The workers of a pool wait for work for ever: nobody tells them that there will be none. But each holds one end of a
    pipe (on Windows a handle of the process) that the system closes with the parent.
    """
    if parent := multiprocessing.parent_process():
        threading.Thread(target=_wait_and_end, args=(parent.sentinel,), daemon=True).start()


def _wait_and_end(parent: int) -> None:
    connection.wait([parent])
    sys.addaudithook(_start_nothing)
    time.sleep(_STARTED_WITHIN)
    atexit._run_exitfuncs()  # as at any other end: it ends the programs too
    os._exit(1)


def _start_nothing(event: str, _: object) -> None:
    """A bot whose program was ended would start it again."""
    if event == "subprocess.Popen":
        raise ChildProcessError("nobody waits for this process any more")
