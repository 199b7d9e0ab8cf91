"""A program at a terminal, as its user sees it: what it writes, and when it waits for a key."""

from __future__ import annotations

import os
import select
import termios
import time

import psutil

from patience import PATIENCE

_MODES = 3


def read_screen(terminal: int, until: str) -> str:
    """All that is written until this was."""
    text = ""
    while until not in text:
        assert select.select([terminal], [], [], PATIENCE)[0], f"nothing came after {text!r}"
        text += os.read(terminal, 4096).decode()
    return text


def until_it_waits(process: int, terminal: int) -> None:
    """Wait until each key comes to it at once, and it sleeps: a signal any sooner is heard with the next key only."""
    give_up = time.monotonic() + PATIENCE
    program = psutil.Process(process)
    while termios.tcgetattr(terminal)[_MODES] & termios.ICANON or program.status() != psutil.STATUS_SLEEPING:
        assert time.monotonic() < give_up, "it does not wait for a key"
        time.sleep(0.01)
