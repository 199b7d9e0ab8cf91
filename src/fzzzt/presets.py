"""What can be chosen before a game, and what is taken if nobody chooses: for page, terminal and command line alike.

The levels themselves are in `fzzzt.bots`, the languages in `fzzzt.locale`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args, get_type_hints

from fzzzt.bots import LEVELS
from fzzzt.engine import GameError, Options
from fzzzt.engine.options import FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.wire.presets import ClockChoice, Defaults, Variants
from fzzzt.wire.terms import Clock

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
CHOICES: dict[str, tuple[str, ...]] = {
    name: get_args(kind) for name, kind in get_type_hints(Options).items() if get_args(kind)
}
"""The options besides the number of players, and what each can be. `option-NAME` and `option-NAME-CHOICE` tell them."""

_UNITS = {"seconds": 1, "minutes": 60, "days": 86_400}


def _per_move(name: str, count: int, unit: str) -> ClockChoice:
    return ClockChoice(name, Clock("move", count * _UNITS[unit]), unit, {"count": count})


def _for_the_game(name: str, minutes: int, seconds: int) -> ClockChoice:
    return ClockChoice(name, Clock("bank", minutes * 60, seconds), "bank", {"minutes": minutes, "seconds": seconds})


def _variants(players: int) -> Variants:
    options = {
        name: tuple([choice for choice in choices if _goes(players, **{name: choice})])
        for name, choices in CHOICES.items()
    }
    return Variants(players, options)


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
DEFAULTS = Defaults(players=4, level="apprentice", clock="none")


def level_name(say: Catalogue, level: str) -> str:
    """What a level is called; a player that somebody has installed keeps its own name."""
    return say(f"level-{level}") if level in LEVELS else level


def level_character(say: Catalogue, level: str) -> str:
    """How a level plays, in a few words."""
    return say(f"level-{level}-character")
