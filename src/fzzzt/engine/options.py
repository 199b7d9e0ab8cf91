"""How a table plays: number of players, expansion cards, and what becomes of unused starting robots.

Whatever can be chosen besides the number of players stands in `CHOICES`: commands, page and terminal offer it by that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypedDict, Unpack, get_args

from fzzzt.engine.errors import OptionsError, quoted

Cards = Literal["base", "extended"]
UnusedRobots = Literal["stay", "leave"]

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
EXPANSION_PLAYERS = 5
"""From this many players on the expansion is needed, and its rules of set-up hold."""

HAND_SIZE = 6


@dataclass(frozen=True, slots=True)
class Choice:
    """What one option can be, the usual first."""

    about: str
    choices: tuple[str, ...]
    with_expansion: tuple[str, ...]
    """The same for five and six players."""
    most: int = MOST_PLAYERS
    """With more players it makes no difference, so that nobody need be asked."""

    def lawful(self, players: int) -> tuple[str, ...]:
        """What so many players can play with."""
        return self.choices if players < EXPANSION_PLAYERS else self.with_expansion

    def offered(self, players: int) -> tuple[str, ...]:
        """What it is worth asking them."""
        return self.lawful(players)[: None if players <= self.most else 1]


CHOICES = {
    "cards": Choice("Cards of the base game, or with the expansion's.", get_args(Cards), ("extended",)),
    "unused_robots": Choice(
        "Starting robots of unused numbers stay in the deck or leave the game.", get_args(UnusedRobots), ("leave",), 3
    ),
}
"""By the name of the option. `option-NAME` and `option-NAME-CHOICE` tell them in five languages."""


class Variant(TypedDict, total=False):
    """The same as keywords of a call; what is None or left out follows from the number of players."""

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
        for name, choice in CHOICES.items():
            lawful, chosen = choice.lawful(self.players), getattr(self, name)
            if chosen not in lawful:
                told = {"players": self.players, "option": name, "choices": "|".join(lawful)}
                raise OptionsError("options-choice", **told, what=quoted(chosen))

    @classmethod
    def of(cls, players: int = 2, *choices: str | None, **variant: Unpack[Variant]) -> Options:
        """Options with all that is left open filled in; `choices` in the order of `CHOICES`, or by name."""
        chosen: dict[str, Any] = {**dict(zip(CHOICES, choices, strict=False)), **variant}
        for name, choice in CHOICES.items():
            if chosen.get(name) is None:
                chosen[name] = choice.lawful(players if type(players) is int else 0)[0]
        return cls(players, **chosen)

    @property
    def variant(self) -> dict[str, Any]:
        """All but the number of players, by name: a `Variant`."""
        return {name: getattr(self, name) for name in CHOICES}

    @property
    def unusual(self) -> dict[str, str]:
        """What was chosen otherwise than usual, by the option's name, where that makes a difference."""
        offered = {name: choice.offered(self.players)[1:] for name, choice in CHOICES.items()}
        return {name: chosen for name, others in offered.items() if (chosen := self.variant[name]) in others}

    @property
    def belt(self) -> int:
        """How many cards a full Conveyor Belt has."""
        return 12 if self.players >= EXPANSION_PLAYERS else 8
