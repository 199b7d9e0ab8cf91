"""How long the event loop may work for one table: what takes longer is stopped in the middle, and the table set aside.

Nothing that a table does today takes long. But a log may be older than today's limits, or damaged, and whatever it asks
for, everybody else must be answered. Time is the processor's, and the loop's own: a server that was paused, or starved,
is not impatient, and no table is blamed for what other threads do meanwhile.
"""

from __future__ import annotations

import gc
import signal
import threading
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

STEP = 0.5
"""Seconds of work for one table, after which others have their turn. The worst lawful hands take a fraction of it."""
_AGAIN = 0.05
"""Once is not enough: an exception inside of a destructor is lost, and the timer counts all threads."""
_CAN_WATCH = hasattr(signal, "setitimer")  # Windows has no such timer


class TookTooLong(Exception):
    """What was being done would have kept everybody else waiting."""


class Within:
    """`with Within(seconds):` raises `TookTooLong` in the middle of what is done there, which must wait for nothing.

    Garbage is collected afterwards: there is everybody's of it, and no table is to be blamed for that.
    """

    __slots__ = ("_collects", "_seconds", "_watched")
    _works = _listens = False
    _until = 0.0
    """When the patience ends, by the time that this thread has worked."""

    def __init__(self, seconds: float = STEP) -> None:
        self._seconds = seconds
        self._watched = self._collects = False

    def __enter__(self) -> None:
        self._watched = _CAN_WATCH and not Within._works and threading.current_thread() is threading.main_thread()
        if self._watched:
            if not Within._listens:
                signal.signal(signal.SIGVTALRM, _ring)
                Within._listens = True
            Within._works = True
            Within._until = time.thread_time() + self._seconds
            self._collects = gc.isenabled()
            gc.disable()
            signal.setitimer(signal.ITIMER_VIRTUAL, self._seconds, _AGAIN)

    def __exit__(self, *_: object) -> None:
        if self._watched:
            Within._works = False
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if self._collects:
                gc.enable()


def _ring(signum: int, frame: FrameType | None) -> None:
    del signum, frame
    if Within._works and time.thread_time() >= Within._until:
        raise TookTooLong
