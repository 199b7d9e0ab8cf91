"""The `chief` of version 1, for measuring: it knew nothing of what `foreman` learned.

    python -m tools.yesterdays_chief --players 2 --deals 100 --seed 1

is `fzzzt arena chief yesterdays-chief` with these options, and without a clock, as levels are measured: a program would
have to answer by one. Another level than `chief` may be named first. Whoever imports this knows the level.

It takes every part of its hand for a candidate, the others for one of six styles, and itself for a `mechanic`.
"""

from __future__ import annotations

import sys

from fzzzt.bots.compiling import is_prepared
from fzzzt.bots.levels import LEVELS, Level
from fzzzt.bots.lookahead import Method, Opponent
from fzzzt.bots.searching import Look, SearchingPlayer
from fzzzt.cli import main

NAME = "yesterdays-chief"
METHOD = Method(
    opponents=(
        Opponent("random", 0.0, 0.03),
        Opponent("rookie", 0.0, 0.05),
        Opponent("apprentice", 0.0, 0.2),
        Opponent("tinker", 0.0, 0.2),
        Opponent("mechanic", 0.0, 0.3),
        Opponent("mechanic", 0.5, 0.22),
    ),
    own=4,
)
PLAYOUTS = 4000


def method(players: int) -> Method:
    """The same at every table."""
    del players
    return METHOD


def yesterdays_chief() -> SearchingPlayer:
    """As it was; the seconds count only under a limit."""
    return SearchingPlayer(Look(PLAYOUTS), 60.0, methods=method)


LEVELS[NAME] = Level(NAME, yesterdays_chief, listens=True, ready=is_prepared)

if __name__ == "__main__":
    given = sys.argv[1:]
    level = given.pop(0) if given and given[0] in LEVELS else "chief"
    main(["arena", level, NAME, *given])
