"""The built-in levels by name, weakest first, and players that others have installed."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from fzzzt.bots.apprentice import ApprenticePlayer
from fzzzt.bots.compiling import is_prepared
from fzzzt.bots.foreman import ForemanPlayer
from fzzzt.bots.guarded import load_player
from fzzzt.bots.guided import GuidedPlayer
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.bots.process import ProcessPlayer, program_of
from fzzzt.bots.random import RandomPlayer
from fzzzt.bots.rookie import RookiePlayer
from fzzzt.bots.searching import chief, engineer
from fzzzt.bots.tinker import TinkerPlayer
from fzzzt.guide import OPPONENT

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.bots.player import Player

ENTRY_POINTS = "fzzzt.players"
"""The group in which an installed package offers players: name = "module:callable that makes a Player"."""


def at_once() -> bool:
    """Ready at once."""
    return True


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play: its name, by which the catalogues know it too, and how to make a player of it."""

    name: str
    make: Callable[[], Player]
    listens: bool = False
    """Whether it plays better if it hears what happened so far."""
    ready: Callable[[], bool] = at_once
    """Whether it plays at its full strength on this machine by now."""
    version: int = 1
    """It grows when the level decides otherwise than before: figures of different versions are of different players."""


_LADDER = (
    Level("random", RandomPlayer),
    Level("rookie", RookiePlayer),
    Level("apprentice", ApprenticePlayer),
    Level("tinker", TinkerPlayer),
    Level("mechanic", MechanicPlayer),
    Level("foreman", ForemanPlayer, ready=is_prepared, version=2),
    Level("engineer", engineer, True, is_prepared, version=3),
    Level("chief", chief, True, is_prepared, version=4),
)

LEVELS: dict[str, Level] = {level.name: level for level in _LADDER}
_ACTORS: dict[str, Level] = {OPPONENT: Level(OPPONENT, GuidedPlayer)}
"""Players with a part in a written game: nobody chooses them, so no list has them."""


def is_deaf(name: str) -> bool:
    """Whether a player of this name needs nothing but its view: true of most levels."""
    return name in _ACTORS or (name in LEVELS and not LEVELS[name].listens)


def is_quick(name: str) -> bool:
    """Whether a player of this name decides in a moment: true of the levels that do not look ahead."""
    return name in LEVELS and LEVELS[name].ready is at_once


class NoSuchBot(ValueError):
    """Nobody of this name plays here; `names` tells who does."""

    def __init__(self, message: str, names: list[str]) -> None:
        super().__init__(message)
        self.names = names


def make_player(name: str) -> Player:
    """A new player by name, which may also be the path of a program: for whoever may start programs here."""
    if name not in LEVELS and (command := program_of(name)):
        return ProcessPlayer(command)
    return installed_player(name)


def installed_player(name: str) -> Player:
    """A new player by name: a built-in level, or one that an installed package offers. It never starts a program."""
    if level := LEVELS.get(name) or _ACTORS.get(name):
        return level.make()
    for offer in entry_points(group=ENTRY_POINTS, name=name):
        return load_player(offer)
    installed = {offer.name for offer in entry_points(group=ENTRY_POINTS)} - LEVELS.keys()
    names = [*LEVELS, *sorted(installed)]
    meant = "".join(f" (did you mean {near!r}?)" for near in get_close_matches(name, names, 1))
    raise NoSuchBot(f"there is no bot {name!r}{meant}; there are: {', '.join(names)}", names)
