"""How many may be connected, from one address and in all, and how long we wait for what a client has to do.

A connection is either the client's to go on with (it has to send a request, or to take an answer) or ours. Those of
clients have a deadline. Where there are too many of them one has to go: of the address that has most, the one that has
waited for its client longest. So whoever sends a whole request gets in, however many others send halves of one.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from fzzzt.web.limits import neighbourhood

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Callable

_MOST = 10_000
"""Connections at once if nobody says otherwise; each takes some 50 KB."""
_OTHER_FILES = 256
"""Files that are left for the database, the bots' programs and the page."""
_PROXY = "a proxy of ours"


class Connection(Protocol):
    """What the door knows of a connection."""

    def hang_up(self, *, late: bool) -> None:
        """End it at once; `late`: the client took too long, and is told so if it can be."""


@dataclass(frozen=True, slots=True)
class Room:
    """How many connections there may be, and seconds that a client has."""

    most: int = _MOST
    each: int = 400
    """Of one address, which many people may share."""
    head: float = 10.0
    """For the head of a request, counted from the connection or the answer before."""
    body: float = 60.0
    """For a body, and to take an answer."""

    @classmethod
    def of(cls, files: int, most: int | None, widened: float, head: float) -> Room:
        """For a system that lets us have so many files open, with the limits for an address widened."""
        usual = cls()
        room = min(max(16, files - _OTHER_FILES), most or usual.most)
        return cls(room, max(1, round(usual.each * widened)), head, head * usual.body / usual.head)

    @property
    def waiting(self) -> int:
        """How many connections may be their clients' to go on with."""
        return max(8, min(self.most // 4, 1000))

    @property
    def strangers(self) -> int:
        """How many sockets those may have who have no seat: the rest is for those who play."""
        return self.most // 2

    @property
    def sockets(self) -> int:
        """How many sockets there may be in all, so that others can still ask for something."""
        return self.most - self.waiting


class Door:
    """Every open connection. Proxies are trusted to speak for many, so no limit of an address is for them."""

    def __init__(
        self,
        room: Room,
        is_proxy: Callable[[str], bool],
        note: Callable[[str], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.room = room
        self._is_proxy, self._note, self._now = is_proxy, note, now
        self.gone = 0
        """Connections that have ended so far."""
        self._places: dict[Connection, str] = {}
        self._crowds: Counter[str] = Counter()
        self._waiting: dict[str, dict[Connection, float]] = {}
        """By address, those that are their clients' to go on with, the longest first, with their deadlines."""

    def __len__(self) -> int:
        return len(self._places)

    @property
    def waiting(self) -> int:
        """How many connections are their clients' to go on with."""
        return sum(map(len, self._waiting.values()))

    def enter(self, connection: Connection, address: str) -> None:
        """Let a connection in, though another may have to go for it, or it itself."""
        place = _PROXY if self._is_proxy(address) else neighbourhood(address)
        self._places[connection] = place
        self._crowds[place] += 1
        self.expect(connection, self.room.head)
        if place != _PROXY and self._crowds[place] > self.room.each:
            self._drop_one_of(place)
        elif len(self) > self.room.most or self.waiting > self.room.waiting:
            self._drop_one_of(max(self._waiting, key=lambda each: len(self._waiting[each])))

    def expect(self, connection: Connection, seconds: float) -> None:
        """It is the client's turn, for so long."""
        if (place := self._places.get(connection)) is not None:
            self._stop_waiting(connection, place)
            self._waiting.setdefault(place, {})[connection] = self._now() + seconds

    def attend(self, connection: Connection) -> None:
        """It is our turn."""
        if (place := self._places.get(connection)) is not None:
            self._stop_waiting(connection, place)

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if (place := self._places.pop(connection, None)) is None:
            return
        self.gone += 1
        self._stop_waiting(connection, place)
        self._crowds[place] -= 1
        if not self._crowds[place]:
            del self._crowds[place]

    def sweep(self) -> None:
        """End what is late. To be called every second."""
        now = self._now()
        for waiting in list(self._waiting.values()):
            for connection in [each for each, deadline in waiting.items() if deadline <= now]:
                self._end(connection, late=True)

    def _stop_waiting(self, connection: Connection, place: str) -> None:
        waiting = self._waiting.get(place, {})
        if waiting.pop(connection, None) is not None and not waiting:
            del self._waiting[place]

    def _drop_one_of(self, place: str) -> None:
        self._end(next(iter(self._waiting[place])), late=False)

    def _end(self, connection: Connection, *, late: bool) -> None:
        self._note("connections_late" if late else "connections_too_many")
        self.leave(connection)
        connection.hang_up(late=late)


def allow_many_files() -> int:
    """Have as many files open as the system lets us, not as few as it gives to ordinary programs; answers how many."""
    if resource is None:
        return _MOST + _OTHER_FILES
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ValueError, OSError):  # some systems call a limit infinite that they do not give
        most = usual
    return _MOST + _OTHER_FILES if most == resource.RLIM_INFINITY else most
