"""Who is served next where many people wait for a few workers: fair shares by person, whatever each has asked for.

Tables where somebody plays or watches go before those where nobody does. Of these, what is quick goes before what takes
long. And then it is the turn of whoever was served least recently: somebody with a hundred tables has no more turns
than somebody with one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

_REMEMBERED = 10_000
"""People whose last turn is remembered. Whoever is forgotten is served first once, which does no harm."""


def always() -> bool:
    """Somebody waits for this."""
    return True


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom something is done: for any of these people, and whether one of them is there now."""

    people: tuple[str, ...] = ("",)
    awaited: Callable[[], bool] = always
    """Asked when it counts: somebody may open the table while its bots wait."""


@dataclass(frozen=True, slots=True, eq=False)
class Ticket(Generic[T]):
    """A place in the queue."""

    what: T
    asker: Asker = field(default_factory=Asker)
    quick: bool = True


class FairQueue(Generic[T]):
    """All that wait. It knows no clock: the same tickets in the same order are served in the same order."""

    def __init__(self) -> None:
        self._waiting: dict[Ticket[T], None] = {}
        self._turns = count(1)
        self._served: dict[str, int] = {}
        """The number of the last turn of each person, the least recent first."""

    def __len__(self) -> int:
        return len(self._waiting)

    def push(self, ticket: Ticket[T]) -> None:
        """Wait."""
        self._waiting[ticket] = None

    def drop(self, ticket: Ticket[T]) -> None:
        """Wait no longer."""
        self._waiting.pop(ticket, None)

    def pop(self, *, quick_only: bool = False) -> Ticket[T] | None:
        """Whoever is next; None if nobody waits, or nobody for anything quick if nothing else can be done here."""
        able = [ticket for ticket in self._waiting if ticket.quick or not quick_only]
        if not able:
            return None
        ticket = min(able, key=self._rank)  # of several alike the first that came
        del self._waiting[ticket]
        payer = min(ticket.asker.people, key=self._last_turn)
        self._served.pop(payer, None)
        self._served[payer] = next(self._turns)
        if len(self._served) > _REMEMBERED:
            del self._served[next(iter(self._served))]
        return ticket

    def _rank(self, ticket: Ticket[T]) -> tuple[bool, bool, int]:
        return not ticket.asker.awaited(), not ticket.quick, min(map(self._last_turn, ticket.asker.people))

    def _last_turn(self, person: str) -> int:
        return self._served.get(person, 0)
