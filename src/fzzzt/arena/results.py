"""What is kept of a game: the line-up and the final scores, how long decisions took, and what went wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, isfinite, log
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fzzzt.arena.lineups import LineUp

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

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.classes[ceil(log(max(seconds, _SHORTEST), _STEP))] += 1

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

    def to_json(self) -> list[Any]:
        """Short, for the journal."""
        return [self.count, self.total, self.longest, sorted(self.classes.items())]

    @classmethod
    def of_json(cls, data: list[Any]) -> Times:
        """What `to_json` wrote."""
        count, total, longest, classes = data
        counted = Counter({_whole(place): _whole(number) for place, number in classes})
        return cls(_whole(count), _time(total), _time(longest), counted)


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

    def score_json(self) -> dict[str, Any]:
        """The game as a report shows it."""
        scores = {"totals": self.totals, "robots": self.robots, "winners": self.winners}
        return {"line_up": list(self.line_up), **{key: list(value) for key, value in scores.items()}}

    def to_json(self) -> dict[str, Any]:
        """The whole result, for the journal."""
        times = {name: times.to_json() for name, times in self.times.items()}
        faults = {name: dict(faults) for name, faults in self.faults.items()}
        place = {"deal": self.deal, "table": self.table}
        wrong = {"faults": faults, "defaults": dict(self.defaults)}
        return {**place, **self.score_json(), "times": times, **wrong, "record": self.record}

    @classmethod
    def of_json(cls, data: dict[str, Any]) -> GameResult:
        """The result that `to_json` wrote, less its record; ValueError if it wrote no such thing."""
        try:
            return cls(
                _whole(data["deal"]),
                _whole(data["table"]),
                tuple(data["line_up"]),
                tuple(map(_whole, data["totals"])),
                tuple(map(_whole, data["robots"])),
                tuple(map(_whole, data["winners"])),
                {name: Times.of_json(times) for name, times in data["times"].items()},
                {name: _counts(faults) for name, faults in data["faults"].items()},
                _counts(data["defaults"]),
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"not the result of a game: {error!r}") from error

    def fits(self, line_up: LineUp) -> bool:
        """Whether this can be the result of a game with this line-up."""
        seats = len(line_up)
        alike = self.line_up == line_up and len(self.totals) == len(self.robots) == seats
        return alike and bool(self.winners) and set(self.winners) <= set(range(seats))


def _whole(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _time(value: object) -> float:
    if not isinstance(value, int | float) or not isfinite(value):
        raise ValueError(f"{value!r} is not a time")
    return value


def _counts(counts: Mapping[str, object]) -> dict[str, int]:
    return {kind: _whole(count) for kind, count in counts.items()}
