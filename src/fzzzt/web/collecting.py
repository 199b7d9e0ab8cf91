"""When the server looks for garbage. Most memory needs no look: it is free as soon as nobody holds on to it.

The rest are circles in what has just been made, and in connections that have ended. So what is new is looked through
often, and what outlives that is left alone: to look through everything takes a second with a thousand tables, and
everybody would wait. It is done every hour, or when many connections have ended (fewer, where few are open: then it
takes no time), or memory has grown by much.
"""

from __future__ import annotations

import gc
import mmap
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_NEW = 15_000
"""New objects until they are looked through: some milliseconds."""
_GONE, _FEW, _EACH = 10_000, 500, 10
"""Connections that have ended until all is looked through, at most; a few, and so many more for each that is open.
asyncio and websockets leave circles of each, some KB."""
_MUCH = 512 * 1024 * 1024
"""Bytes by which memory grows, or twofold: few circles may hold much. A thousand tables have less."""
_ROUNDS = 60
"""Minutes until it is in any case."""
_PAGES = Path("/proc/self/statm")


class Collector:
    """The garbage collector of this process, which spares what has lasted."""

    def __init__(self) -> None:
        gc.freeze()
        self._settle(0)

    def go_round(self, gone: int, here: int) -> None:
        """Look through everything if that is due. To be called every minute: connections so far `gone`, and `here`."""
        self._rounds += 1
        many = min(_GONE, _FEW + _EACH * here)
        if self._rounds >= _ROUNDS or gone - self._gone >= many or _memory() > self._much:
            gc.unfreeze()
            gc.collect()
            self._settle(gone)

    def _settle(self, gone: int) -> None:
        self._gone, self._rounds, memory = gone, 0, _memory()
        self._much = memory + max(_MUCH, memory)


def _memory() -> int:
    """Bytes of memory that this process has; 0 where the system does not say."""
    try:
        return int(_PAGES.read_text("ascii").split()[1]) * mmap.PAGESIZE
    except OSError:  # not Linux
        return 0


@contextmanager
def calm_collector() -> Iterator[Collector]:
    """Look for garbage in this way until the end."""
    usual, collector = gc.get_threshold(), Collector()
    gc.callbacks.append(_spare_what_lasts)
    gc.set_threshold(_NEW)
    try:
        yield collector
    finally:
        gc.set_threshold(*usual)
        gc.callbacks.remove(_spare_what_lasts)
        gc.unfreeze()


def _spare_what_lasts(phase: str, _: object) -> None:
    if phase == "stop":
        gc.freeze()
