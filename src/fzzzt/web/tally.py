"""What is not worth a line of log each: it is counted, and one line now and then tells of all. No log grows by that."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.web.limits import Buckets, Rate

if TYPE_CHECKING:
    import logging
    from collections.abc import Callable

_EVERY = 60.0
"""Seconds between two lines that tell of what was counted."""
_SERVED, _REFUSED = Rate(500, 20), Rate(100, 0.2)
"""Lines about single requests: so many at once, and so many a second after that. Whoever floods us writes no more."""


class Tally:
    """Counts, and tells of them once a minute at most."""

    def __init__(self, log: logging.Logger, now: Callable[[], float] = time.monotonic) -> None:
        self._log, self._now = log, now
        self._lines = {True: Buckets(_REFUSED, now), False: Buckets(_SERVED, now)}
        self._counted: Counter[str] = Counter()
        self._told = -_EVERY

    def count(self, what: str) -> None:
        """One more."""
        self._counted[what] += 1

    def has_line(self, status: int) -> bool:
        """Whether there is room for a line of its own about an answer; else it is counted."""
        lines = self._lines[status // 100 == 4]
        if lines.tokens("") < 1:
            self.count(f"answers_{status}")
            return False
        lines.take("")
        return True

    def tell(self) -> None:
        """Write the line, if there is anything to tell and the last one is old enough. To be called every second."""
        if self._counted and self._now() - self._told >= _EVERY:
            self._log.warning("crowded", extra=dict(sorted(self._counted.items())))
            self._counted.clear()
            self._told = self._now()
