"""Random numbers inside compiled games: Marsaglia's xorshift with 128 bits, in four words of 32."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.compiled import compiled
from fzzzt.sim.state import GAME

if TYPE_CHECKING:
    from fzzzt.sim.state import Row, Rows

_WORD = 0xFFFFFFFF


def new_games(count: int, seed: int) -> Rows:
    """So many blank games, each with random numbers of its own that follow from the seed."""
    games = np.zeros(count, GAME)
    reseed(games, seed)
    return games


def reseed(games: Rows, seed: int) -> None:
    """Give games fresh random numbers."""
    words = np.random.SeedSequence(seed).generate_state(4 * len(games), np.uint32)
    games["random"] = words.reshape(-1, 4) | 1  # all zeros would stay zeros


@compiled
def below(game: Row, limit: int) -> int:
    """A number from 0 to `limit` - 1, all equally likely (to one in millions, for limits this small)."""
    words = game["random"]
    mixed = words[0] ^ ((words[0] << 11) & _WORD)
    mixed ^= mixed >> 8
    words[0], words[1], words[2] = words[1], words[2], words[3]
    words[3] = words[3] ^ (words[3] >> 19) ^ mixed
    return int((words[3] * limit) >> 32)


@compiled
def branch(root: Row, game: Row) -> None:
    """Give a game random numbers of its own, drawn from another's.

    They are mixed, because the words of this generator are its own last numbers: plain ones would only continue it.
    """
    for place in range(4):
        word = below(root, 1 << 31)
        word = ((word ^ (word >> 16)) * 0x7FEB352D) & _WORD
        word = ((word ^ (word >> 15)) * 0x846CA68B) & _WORD
        game["random"][place] = (word ^ (word >> 16)) | 1


@compiled
def gumbel(game: Row) -> float:
    """A random number of Gumbel's distribution: added to values, it makes the best by chance a softmax choice."""
    return -math.log(-math.log((below(game, 1 << 20) + 0.5) / (1 << 20)))
