"""What an attack measured: a name, and lines of what, how much, in which unit."""

from dataclasses import dataclass, field
from typing import NamedTuple


class Figure(NamedTuple):
    what: str
    value: float
    unit: str


@dataclass
class Figures:
    name: str
    lines: list[Figure] = field(default_factory=list)

    def add(self, what: str, value: float, unit: str) -> None:
        self.lines.append(Figure(what, value, unit))
