"""The options of a table as they travel."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from fzzzt.engine import Options
from fzzzt.engine.options import CHOICES, Cards, UnusedRobots
from fzzzt.wire.shape import Shape


class WireOptions(Shape, frozen=True):
    """How a table plays. Whoever writes less means what follows from the number of players."""

    players: int
    cards: Cards | UnsetType | None = UNSET
    unused_robots: UnusedRobots | UnsetType | None = UNSET

    def options(self) -> Options:
        """The options themselves; `OptionsError` if they contradict each other or the rules."""
        return Options.of(self.players, *[getattr(self, name) or None for name in CHOICES])


def options_of(options: Options) -> WireOptions:
    """Options, told in full. Those of a table that only research knows (`fzzzt.research.tiny`) are refused."""
    if type(options) is not Options:
        raise ValueError("a table of this kind is for research only: no record, server or program knows it")
    return WireOptions(options.players, **options.variant)
