"""What waits in memory for clients that are slow to take it, through all sockets together.

One message may be large: a table where much was said tells it all to whoever comes. So it is not enough that each
client has a bounded queue. Where too much waits, a client of the address for which most does is cut off.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

_MOST = 64 * 1024 * 1024
"""Bytes."""


class Listener(Protocol):
    """A client that is told things."""

    @property
    def place(self) -> str:
        """Where it is connected from."""

    def unsent(self) -> int:
        """Bytes that wait for it."""

    def cut_off(self) -> None:
        """End the connection, and drop what waits for it, at once."""


class Backlog:
    """How much waits, and for whom, as far as that was noted."""

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._noted: dict[Listener, int] = {}
        self._total = 0

    def note(self, listener: Listener) -> None:
        """Something was said to a client."""
        self._set(listener, listener.unsent())
        if self._total > self._most:
            self._make_room()

    def forget(self, listener: Listener) -> None:
        """A client is gone."""
        self._total -= self._noted.pop(listener, 0)

    def _set(self, listener: Listener, size: int) -> None:
        self.forget(listener)
        if size:
            self._noted[listener] = size
            self._total += size

    def _make_room(self) -> None:
        for listener in list(self._noted):  # most will have taken it meanwhile
            self._set(listener, listener.unsent())
        while self._total > self._most:
            places: Counter[str] = Counter()
            for listener, size in self._noted.items():
                places[listener.place] += size
            crowd = places.most_common(1)[0][0]
            worst = max((each for each in self._noted if each.place == crowd), key=self._noted.__getitem__)
            self.forget(worst)
            worst.cut_off()
