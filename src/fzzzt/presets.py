"""What can be chosen before a game, and what is taken if nobody chooses: for page, terminal and command line alike.

The levels themselves are in `fzzzt.bots`, the languages in `fzzzt.locale`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, get_args

from msgspec import Meta, Struct

from fzzzt.bots import LEVELS
from fzzzt.engine import GameError, Options
from fzzzt.engine.options import FEWEST_PLAYERS, MOST_PLAYERS, Cards, UnusedRobots

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue

LONGEST_CLOCK = 14 * 24 * 3600
Seconds = Annotated[int, Meta(ge=5, le=LONGEST_CLOCK)]
Increment = Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, some seconds a decision (`move`), or a bank for the game with an increment a decision."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 60
    increment: Increment = 0


class ClockChoice(Struct, frozen=True):
    """A clock that is offered. The message `clock-{text}` with these arguments says what it is."""

    name: str
    clock: Clock
    text: str
    args: dict[str, int] = {}


class Variants(Struct, frozen=True):
    """How a number of players can play, by the names of the options; the first of each if nobody chooses."""

    players: int
    cards: list[Cards]
    unused_robots: list[UnusedRobots]


class Defaults(Struct, frozen=True):
    """What is taken if nobody chooses: a number of players, the level of bots, and a clock by name."""

    players: int = 3
    level: str = "apprentice"
    clock: str = "none"


_UNITS = {"seconds": 1, "minutes": 60, "days": 86_400}


def _per_move(name: str, count: int, unit: str) -> ClockChoice:
    return ClockChoice(name, Clock("move", count * _UNITS[unit]), unit, {"count": count})


def _for_the_game(name: str, minutes: int, seconds: int) -> ClockChoice:
    return ClockChoice(name, Clock("bank", minutes * 60, seconds), "bank", {"minutes": minutes, "seconds": seconds})


def _variants(players: int) -> Variants:
    cards = [each for each in get_args(Cards) if _goes(players, cards=each)]
    return Variants(players, cards, [each for each in get_args(UnusedRobots) if _goes(players, unused_robots=each)])


def _goes(players: int, **option: str) -> bool:
    try:
        Options.of(players, **option)
    except GameError:
        return False
    return True


CLOCKS = (
    ClockChoice("none", Clock(), "none"),
    _per_move("quick", 30, "seconds"),
    _per_move("calm", 2, "minutes"),
    _for_the_game("bank", 10, 10),
    _per_move("days", 2, "days"),
)
VARIANTS = {players: _variants(players) for players in PLAYERS}
DEFAULTS = Defaults()


def level_name(say: Catalogue, level: str) -> str:
    """What a level is called; a player that somebody has installed keeps its own name."""
    return say(f"level-{level}") if level in LEVELS else level


def level_character(say: Catalogue, level: str) -> str:
    """How a level plays, in a few words."""
    return say(f"level-{level}-character")
