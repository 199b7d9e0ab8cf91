"""Who is at a table now: connected here or to another process, since when not, and who writes. Nothing of it is kept.

Identities stay in here; what leaves is by seat. It is never said of anybody how long they have been away if that is
not known: a table that was just read knows nobody. Then rules count from when it was read, to nobody's disadvantage.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import TYPE_CHECKING

import msgspec

from fzzzt.wire.tables import Presence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LINGER = 5_000
"""How long somebody whose connection broke still counts as here: a page that is loaded again is no absence."""
_TYPING = 6_000
"""After how long without another word somebody is believed to write no more."""
_BELIEVED = 45_000
"""How long another process is believed that does not say again who is connected there."""
_REPEATED = 15_000
"""How often this one does."""
_STRANGERS = 200
"""People without a seat of whom it is remembered when they left."""
_REMEMBERED = 10_000
"""Tables of which it is remembered who was there."""


class Attendance(msgspec.Struct, frozen=True):
    """What processes tell each other of a table: who is connected to one of them, and who writes."""

    here: tuple[str, ...]
    typing: tuple[str, ...] = ()
    asks: bool = False
    """Whether the others shall say at once whom they know."""


class Company:
    """The people at one table. `now` is the time in ms."""

    def __init__(self, now: Callable[[], int], left: dict[str, int] | None = None) -> None:
        self.now = now
        self.left = dict(left or {})
        """When each person was seen last."""
        self._said_at = 0
        """When the other processes were told last; 0: there is something new for them."""
        self._read_at = now()
        self._connected: Counter[str] = Counter()
        self._typing: dict[str, int] = {}
        """Until when somebody is believed to write."""
        self._elsewhere: dict[str, tuple[Attendance, int]] = {}

    # What happens

    def come(self, person: str) -> None:
        """Somebody opens a connection."""
        self._connected[person] += 1
        self._said_at = 0

    def go(self, person: str) -> None:
        """Somebody closes one."""
        self._connected[person] -= 1
        self._said_at = 0
        if self._connected[person] <= 0:
            del self._connected[person]
            self._typing.pop(person, None)
            self.left[person] = self.now()

    def write(self, person: str, *, on: bool) -> None:
        """Somebody writes, or does no more."""
        self._typing.pop(person, None)
        self._said_at = 0
        if on:
            self._typing[person] = self.now() + _TYPING

    def hear(self, process: str, told: Attendance) -> None:
        """Another process says who is connected there."""
        before = self._elsewhere.get(process)
        for person in set(before[0].here if before else ()) - set(told.here):
            self.left[person] = self.now()
        self._elsewhere[process] = (told, self.now())

    def forget_strangers(self, people: Iterable[str]) -> None:
        """Remember of all who were here only these, if they were many."""
        if len(self.left) > _STRANGERS:
            self.left = {person: at for person, at in self.left.items() if person in set(people)}

    # What is so

    def is_connected(self, person: str) -> bool:
        """Whether somebody has a connection, to any process."""
        return person in self._connected or any(person in told.here for told in self._others())

    def absent_for(self, person: str) -> int:
        """For how many ms somebody has been away, as far as that is known."""
        return 0 if self.is_connected(person) else self.now() - self.left.get(person, self._read_at)

    def is_here(self, person: str) -> bool:
        """Whether somebody is here, or was a moment ago."""
        return self.absent_for(person) < LINGER

    def presence_of(self, person: str) -> Presence:
        """What everybody is told."""
        left = self.left.get(person)
        if self.is_connected(person) or (left is not None and self.now() - left < LINGER):
            return Presence(True, None, self._writes(person))
        return Presence(False, left)

    def attendance(self, people: Iterable[str], *, asks: bool = False) -> Attendance:
        """What other processes are told: of these people, who is connected to this one."""
        self._said_at = self.now()
        here = tuple(sorted(person for person in set(people) if person in self._connected))
        return Attendance(here, tuple(person for person in here if self._is_typing(person)), asks)

    @property
    def has_news(self) -> bool:
        """Whether it is time to tell the other processes, because of something new or because of their short memory."""
        return self._said_at == 0 or (bool(self._connected) and self.now() - self._said_at >= _REPEATED)

    def _writes(self, person: str) -> bool:
        if not (self._typing or self._elsewhere):  # as nearly always
            return False
        return self._is_typing(person) or any(person in told.typing for told in self._others())

    def _is_typing(self, person: str) -> bool:
        return self._typing.get(person, 0) > self.now()

    def _others(self) -> list[Attendance]:
        for process, (_, at) in list(self._elsewhere.items()):
            if self.now() - at >= _BELIEVED:
                self.hear(process, Attendance(()))
                del self._elsewhere[process]
        return [told for told, _ in self._elsewhere.values()]


class LastSeen:
    """When people of tables that were put away had been there, for as long as this process runs."""

    def __init__(self) -> None:
        self._left: OrderedDict[str, dict[str, int]] = OrderedDict()

    def keep(self, table: str, company: Company) -> None:
        """A table is put away."""
        self._left[table] = company.left
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)

    def of(self, table: str) -> dict[str, int]:
        """It is needed again."""
        return self._left.pop(table, {})
