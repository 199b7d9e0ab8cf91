"""What can be chosen before a game, and what is taken if nobody chooses: for page, terminal and command line alike.

The levels themselves are in `fzzzt.bots`, the languages in `fzzzt.locale`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots import LEVELS
from fzzzt.engine.options import CHOICES, FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.guide import OPPONENT
from fzzzt.wire.presets import ClockChoice, Defaults, Variants
from fzzzt.wire.terms import Clock

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)

_UNITS = {"seconds": 1, "minutes": 60, "days": 86_400}


def _per_move(name: str, count: int, unit: str) -> ClockChoice:
    return ClockChoice(name, Clock("move", count * _UNITS[unit]), unit, {"count": count})


def _for_the_game(name: str, minutes: int, seconds: int) -> ClockChoice:
    return ClockChoice(name, Clock("bank", minutes * 60, seconds), "bank", {"minutes": minutes, "seconds": seconds})


CLOCKS = (
    ClockChoice("none", Clock(), "none"),
    _per_move("quick", 30, "seconds"),
    _per_move("calm", 2, "minutes"),
    _for_the_game("bank", 10, 10),
    _per_move("days", 2, "days"),
)
VARIANTS = {
    players: Variants(players, {name: choice.offered(players) for name, choice in CHOICES.items()})
    for players in PLAYERS
}
HOUSE_LEVEL = "mechanic"
"""Who plays where nobody has chosen: for somebody who is away, in games to watch and to learn from."""
DEFAULTS = Defaults(players=4, level="apprentice", clock="none", hints=False, rated_clock="calm")


def level_name(say: Catalogue, level: str) -> str:
    """What a level is called; a player that somebody has installed keeps its own name."""
    return say(f"level-{level}") if level in {*LEVELS, OPPONENT} else level


def level_character(say: Catalogue, level: str) -> str:
    """How a level plays, in a few words."""
    return say(f"level-{level}-character")
