"""Whether there is a terminal that a full screen can be drawn on."""

from __future__ import annotations

import os
import sys


def is_terminal() -> bool:
    """Whether somebody sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def is_dumb() -> bool:
    """Whether the terminal can only write lines."""
    return os.environ.get("TERM", "") in ("", "dumb")


def can_draw() -> bool:
    """Whether a full screen can be shown."""
    return is_terminal() and not is_dumb()
