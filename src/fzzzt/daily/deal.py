"""What every day's deal has in common: four seats, three bots that need no extra and no clock, and keyed chance."""

from __future__ import annotations

import hashlib
from random import Random
from typing import TYPE_CHECKING

from fzzzt.bots.levels import LEVELS
from fzzzt.engine import Game, Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.bots.player import Player
    from fzzzt.engine import Bid, Build

PERSON = 0
"""The seat of whoever plays."""
LINEUP = ("mechanic", "tinker", "rookie")
"""The bots at the other seats: a strong one, a middling one, and one that a child can beat."""
BOTS: tuple[str | None, ...] = (None, *LINEUP)
"""By seat."""


def new_game() -> Game:
    """The game before its first card."""
    return Game(Options(len(BOTS)))


def versions() -> dict[str, int]:
    """The version of each bot's level: another version may decide otherwise."""
    return {level: LEVELS[level].version for level in LINEUP}


def are_ours(levels: Mapping[str, int]) -> bool:
    """Whether bots of these versions decide as ours do."""
    return all(name in LEVELS and LEVELS[name].version == version for name, version in levels.items())


def public_seed(day: str) -> str:
    """The seed of the public deal of a day, which anybody can know: for terminals and play without a network."""
    return f"fzzzt/daily/public/1/{day}"


def bot_key(seed: str, seat: int, place: int) -> str:
    """What a bot's chance is made of at this place of the game. Nothing can be learned from it about the shuffles."""
    return hashlib.sha256(f"{seed}/bot/{seat}/{place}".encode()).hexdigest()


def bot_move(player: Player, game: Game, seed: str, seat: int) -> Bid | Build:
    """What a bot decides in a day's deal: the same whenever a game comes to this point."""
    return player.decide(game.view(seat), None, Random(bot_key(seed, seat, len(game.log))))
