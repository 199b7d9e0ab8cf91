"""When the server looks for garbage. Most memory needs no look: it is free as soon as nobody holds on to it.

The rest are circles in what has just been made, and in connections that have ended. So what is new is looked through
often, and what outlives that is left alone: to look through everything takes a second with a thousand tables, and
everybody would wait. It is done when enough may have gathered, at most once a minute.
"""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

_NEW = 15_000
"""New objects until they are looked through: some milliseconds."""
_GONE = 2_000
"""Connections that have ended until all is looked through: asyncio and websockets leave circles of each, some KB."""
_FEW = 1_000_000
"""Objects of which it does not matter whether they are twice as many as they were."""


class Collector:
    """The garbage collector of this process, which spares what has lasted."""

    def __init__(self) -> None:
        gc.freeze()
        self._settle(0)

    def go_round(self, gone: int) -> None:
        """Look through everything if that is due. To be called every minute; `gone` have all connections so far."""
        if gone - self._gone >= _GONE or gc.get_freeze_count() > self._many:
            gc.unfreeze()
            gc.collect()
            self._settle(gone)

    def _settle(self, gone: int) -> None:
        self._gone, self._many = gone, max(_FEW, 2 * gc.get_freeze_count())


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


def _spare_what_lasts(phase: str, _: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
