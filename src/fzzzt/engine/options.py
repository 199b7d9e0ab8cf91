"""How a table plays: number of players, expansion cards, and what becomes of unused starting robots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict, cast, get_args

from fzzzt.engine.errors import OptionsError, quoted

Cards = Literal["base", "extended"]
UnusedRobots = Literal["stay", "leave"]

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
EXPANSION_PLAYERS = 5
"""From this many players on the expansion is needed, and its rules of set-up hold."""

HAND_SIZE = 6


class Variant(TypedDict, total=False):
    """Options besides the number of players, as keywords of a call; what is None or left out follows from it."""

    cards: str | None
    unused_robots: str | None


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one table. `Options.of` fills in what follows from the number of players."""

    players: int
    cards: Cards = "base"
    unused_robots: UnusedRobots = "stay"

    def __post_init__(self) -> None:
        if type(self.players) is not int or not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise OptionsError("options-players", low=FEWEST_PLAYERS, high=MOST_PLAYERS, what=quoted(self.players))
        if self.cards not in get_args(Cards):
            raise OptionsError("options-cards", what=quoted(self.cards))
        if self.unused_robots not in get_args(UnusedRobots):
            raise OptionsError("options-unused-robots", what=quoted(self.unused_robots))
        if self.players >= EXPANSION_PLAYERS and self.cards != "extended":
            raise OptionsError("options-needs-extended", players=self.players)
        if self.players >= EXPANSION_PLAYERS and self.unused_robots != "leave":
            raise OptionsError("options-always-leave", players=self.players)

    @classmethod
    def of(cls, players: int = 2, cards: str | None = None, unused_robots: str | None = None) -> Options:
        """Options with everything left open filled in: five or six players imply extended cards and leaving robots."""
        big = type(players) is int and players >= EXPANSION_PLAYERS
        return cls(
            players,
            cast("Cards", cards if cards is not None else "extended" if big else "base"),
            cast("UnusedRobots", unused_robots if unused_robots is not None else "leave" if big else "stay"),
        )

    @property
    def belt(self) -> int:
        """How many cards a full Conveyor Belt has."""
        return 12 if self.players >= EXPANSION_PLAYERS else 8
