"""The built-in levels by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.random import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.bots.player import Player

LEVELS: dict[str, Callable[[], Player]] = {"random": RandomPlayer}


def make_player(name: str) -> Player:
    """A new player of the named level."""
    try:
        return LEVELS[name]()
    except KeyError:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}") from None
