"""What is written: the lines of a table's log, and with them what is asked about the table as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fzzzt.wire.tables import TablePhase


class Conflict(Exception):
    """The log has gone on without the writer, has a gap before these lines, or the message is answered already."""


class Unavailable(Exception):
    """The database cannot be reached or failed; whether anything was written is not known."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table's log."""

    seq: int
    """Its number in the log, from 1 without gaps."""
    public: int | None
    """Its number among the lines everybody may see; None: sealed."""
    at: int
    """When, in ms since the epoch."""
    body: str
    """JSON text."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a client's message, so that a repeated one is only answered again."""

    owner: str
    id: str
    answer: str


@dataclass(frozen=True, slots=True)
class Standing:
    """What lists and the sweep ask about a table: a projection of its log, written with it."""

    phase: TablePhase
    listed: bool
    """Whether it is shown in the public list while it is open."""
    due: int | None
    """When, in ms, the table is to be looked at next; None: never."""
    waiting: tuple[int, ...]
    """The seats the table waits for."""
    updated: int
    owners: tuple[str | None, ...]
    """Who has each seat."""
    about: str
    """Small JSON text for lists."""


@dataclass(frozen=True, slots=True)
class Call:
    """A person is asked for a decision, and reminded of it once, if ever; whoever wants a notice of it gets one."""

    seat: int
    owner: str
    remind: int | None = None
    """When, in ms."""


@dataclass(frozen=True, slots=True)
class Calls:
    """Who is asked by these lines. Notices of earlier places in the game are no longer due."""

    place: int
    """The number of the game's events before the decision."""
    due: int = 0
    """When, in ms, people are told."""
    new: tuple[Call, ...] = ()
    decided: tuple[int, ...] = ()
    """Seats that have decided while others at the same place still do: nobody else may learn that."""


@dataclass(frozen=True, slots=True)
class Append:
    """Lines that belong together at the end of one log: all of it is written, or nothing."""

    table: str
    lines: tuple[Line, ...]
    standing: Standing
    receipt: Receipt | None = None
    owners_changed: bool = False
    """Whether the owners differ from those before."""
    calls: Calls | None = None
    people: tuple[str, ...] = ()
    """Who has not done anything here before: to be found when they want to be forgotten."""

    def __post_init__(self) -> None:
        if not self.lines:
            raise ValueError("an append needs at least one line")

    @property
    def opens(self) -> bool:
        """Whether these are the first lines of the log."""
        return self.lines[0].seq == 1
