"""Rewards of many games at once: those of rewards.py as arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.research.rewards import REWARDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    Payoff = Callable[[NDArray[np.int32], NDArray[np.bool_]], NDArray[np.float32]]
    """Points and winners, a row a game and a column a seat, as rewards."""


def _win(points: NDArray[np.int32], winners: NDArray[np.bool_]) -> NDArray[np.float32]:
    del points
    shares: NDArray[np.float64] = winners / winners.sum(axis=1, keepdims=True)
    return shares.astype(np.float32)


def _margin(points: NDArray[np.int32], winners: NDArray[np.bool_]) -> NDArray[np.float32]:
    del winners
    ranked = np.sort(points, axis=1)
    best, second = ranked[:, -1:], ranked[:, -2:-1]
    ahead: NDArray[np.int32] = points - np.where(points == best, second, best)
    return ahead.astype(np.float32)


def _points(points: NDArray[np.int32], winners: NDArray[np.bool_]) -> NDArray[np.float32]:
    del winners
    return points.astype(np.float32)


PAYOFFS: dict[str, Payoff] = dict(zip(REWARDS, (_win, _margin, _points), strict=True))
