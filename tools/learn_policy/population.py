"""Whom the learner meets: itself, earlier selves, the levels, mechanics with other weights, and odd styles."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import numpy as np
from tools.learn_policy.rollouts import ALL_IN, LOOSE, ODD, OWN, PLAIN, SHARE, UNITS

from fzzzt.bots.weights import standard_weights
from fzzzt.sim.styles import STYLE, style

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = (
    *("learner", "greedy", "old", "old", "old", "mechanic", "whim", "tinker", "apprentice", "rookie", "random"),
    *("changed", "changed", "changed", "odd", "odd", "odd"),
)
COMMON = np.array([0, 8, 8, 8, 8, 9, 5, 9, 11, 2, 1, 6, 6, 6, 7, 7, 7])
"""How often each is met by one who does not meet itself."""
CHANGE = 0.45
"""How far the weights of a changed mechanic are from the standard, as the spread of their logarithm."""


def draw_styles(
    players: int, net: np.void, old: Sequence[np.void], rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """The styles of NAMES, and what the odd ones do."""
    weights = asdict(standard_weights()[players])
    styles, odd = np.zeros(len(NAMES), STYLE), np.zeros((len(NAMES), 6))
    for place, name in enumerate(NAMES):
        match name:
            case "learner" | "greedy":
                styles[place] = style("foreman", weights, 1.0 if name == "learner" else 0.0, net)
            case "old":
                styles[place] = style("foreman", weights, rng.choice([0.0, 0.5, 1.0]), old[int(rng.integers(len(old)))])
            case "whim":
                styles[place] = style("mechanic", weights, rng.uniform(0.2, 1.5))
            case "changed":
                other = {key: value * np.exp(CHANGE * rng.normal()) for key, value in weights.items()}
                other["price"] *= np.exp(0.4 * rng.normal())
                styles[place] = style("mechanic", other, rng.choice([0.0, 0.3]))
            case "odd":
                styles[place] = style("mechanic", weights)
                styles[place]["kind"] = ODD
                odd[place] = _odd(rng)
            case _:
                styles[place] = style(name, weights)
    return styles, odd


def _odd(rng: np.random.Generator) -> np.ndarray:
    row = np.zeros(6)
    if rng.random() < 0.1:
        row[ALL_IN] = rng.choice([20, 30, 45, 55])
        return row
    mix = rng.dirichlet([0.6, 0.9, 0.7]) * rng.uniform(0.4, 1.8)
    row[PLAIN], row[OWN], row[SHARE] = mix[0], mix[1], 2.2 * mix[2]
    row[UNITS], row[LOOSE] = rng.choice([0.2, 0.6, 1.0, 1.0, 1.4, 2.0]), rng.choice([0.0, 0.3, 0.8])
    return row


def draw_seats(players: int, games: int, rng: np.random.Generator) -> np.ndarray:
    """Who sits where: tables of the learner alone, of the learner and one kind, of all kinds."""
    share = COMMON / COMMON.sum()
    seats = rng.choice(len(NAMES), (games, players), p=share)
    kind = rng.random(games)
    one_kind = kind < 0.65
    seats[one_kind] = seats[one_kind, :1]
    mine = rng.integers(players, size=games)
    seats[np.arange(games), mine] = 0
    second = kind > 0.8
    seats[second, (mine[second] + rng.integers(1, players, second.sum())) % players] = 0
    seats[kind < (0.45 if players == 2 else 0.33)] = 0
    return seats
