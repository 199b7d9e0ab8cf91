"""What is kept of a game: the line-up and the final scores, how long decisions took, and what went wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, log
from typing import TYPE_CHECKING

from msgspec import Struct

from fzzzt.arena.lineups import LineUp

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_STEP = 1.02
"""Times are counted in classes 2 % wide: a percentile over millions of decisions needs no more."""
_SHORTEST = 1e-9


@dataclass
class Times:
    """How long decisions took, in seconds: their number, sum and maximum, and how many fell in each class."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float, decisions: int = 1) -> None:
        """Count a decision, or several that took as long each."""
        self.count += decisions
        self.total += seconds * decisions
        self.longest = max(self.longest, seconds)
        self.classes[ceil(log(max(seconds, _SHORTEST), _STEP))] += decisions

    def merge(self, other: Times) -> None:
        """Count another game's decisions."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.classes.update(other.classes)

    @property
    def mean(self) -> float:
        """The mean time of a decision."""
        return self.total / self.count if self.count else 0.0

    def percentile(self, share: float) -> float:
        """The time within which this share of the decisions was made, to 2 %."""
        passed = 0
        for place in sorted(self.classes):
            passed += self.classes[place]
            if passed >= share * self.count:
                return float(min(_STEP**place, self.longest))
        return self.longest

    def line(self) -> TimesLine:
        """Short, for the journal."""
        return self.count, self.total, self.longest, sorted(self.classes.items())

    @classmethod
    def of_line(cls, line: TimesLine) -> Times:
        """What `line` wrote."""
        count, total, longest, classes = line
        return cls(count, total, longest, Counter(dict(classes)))


@dataclass(frozen=True)
class GameResult:
    """A finished game of a match: table `table` of deal `deal`. Times, faults and moves by default are by name."""

    deal: int
    table: int
    line_up: LineUp
    totals: tuple[int, ...]
    robots: tuple[int, ...]
    winners: tuple[int, ...]
    times: Mapping[str, Times] = field(default_factory=dict)
    faults: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    defaults: Mapping[str, int] = field(default_factory=dict)
    record: str | None = None
    """The game's record as a line, if records are wanted. The journal keeps it on disk, not in memory."""
    transcript: str | None = None
    """What was said to programs and by them, if that is wanted; kept as the record is."""

    @property
    def place(self) -> tuple[int, int]:
        """Where the game belongs in its match."""
        return self.deal, self.table

    def shares(self) -> dict[str, float]:
        """What part of the victory each name has: a shared win is split, the seats of a name are added up."""
        shares = dict.fromkeys(self.line_up, 0.0)
        for seat in self.winners:
            shares[self.line_up[seat]] += 1 / len(self.winners)
        return shares

    def duels(self) -> Iterator[tuple[str, str, float]]:
        """Each pair of seats with different names as (one, other, 1 if one placed higher, 0 if lower, else ½)."""
        ranks = [(total, -robots) for total, robots in zip(self.totals, self.robots, strict=True)]
        for seat, one in enumerate(self.line_up):
            for other in range(seat + 1, len(self.line_up)):
                if one != self.line_up[other]:
                    won = (ranks[seat] > ranks[other]) + (ranks[seat] == ranks[other]) / 2
                    yield one, self.line_up[other], won

    def score_json(self) -> dict[str, object]:
        """The game as a report shows it."""
        scores = {"totals": self.totals, "robots": self.robots, "winners": self.winners}
        return {"line_up": list(self.line_up), **{key: list(value) for key, value in scores.items()}}

    def line(self) -> GameLine:
        """The whole result, for the journal."""
        times = {name: times.line() for name, times in self.times.items()}
        faults = {name: dict(faults) for name, faults in self.faults.items()}
        game = (*self.place, self.line_up, self.totals, self.robots, self.winners)
        return GameLine(*game, times, faults, dict(self.defaults), self.record, self.transcript)

    def fits(self, line_up: LineUp) -> bool:
        """Whether this can be the result of a game with this line-up."""
        seats = len(line_up)
        alike = self.line_up == line_up and len(self.totals) == len(self.robots) == seats
        return alike and bool(self.winners) and set(self.winners) <= set(range(seats))


TimesLine = tuple[int, float, float, list[tuple[int, int]]]


class GameLine(Struct):
    """A game's result as a line of the journal."""

    deal: int
    table: int
    line_up: LineUp
    totals: tuple[int, ...]
    robots: tuple[int, ...]
    winners: tuple[int, ...]
    times: dict[str, TimesLine]
    faults: dict[str, dict[str, int]]
    defaults: dict[str, int]
    record: str | None
    transcript: str | None = None

    def result(self) -> GameResult:
        """The result, less its record."""
        times = {name: Times.of_line(line) for name, line in self.times.items()}
        scores = (self.line_up, self.totals, self.robots, self.winners)
        return GameResult(self.deal, self.table, *scores, times, self.faults, self.defaults)
