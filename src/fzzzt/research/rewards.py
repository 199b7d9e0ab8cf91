"""What games were worth to each seat, many at once. It is told at the end, and nothing before."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from fzzzt.engine import Score

    Points: TypeAlias = NDArray[np.int32]
    Winners: TypeAlias = NDArray[np.bool_]
    Rewards: TypeAlias = NDArray[np.float32]
    """All three have a row a game and a column a seat."""


def win(points: Points, winners: Winners) -> Rewards:
    """1 for the winner, shared if there are several; 0 for the others."""
    del points
    shares: NDArray[np.float64] = winners / winners.sum(axis=1, keepdims=True)
    return shares.astype(np.float32)


def margin(points: Points, winners: Winners) -> Rewards:
    """How many points each seat has more than the best of the others; negative if it has fewer."""
    del winners
    ranked = np.sort(points, axis=1)
    best, second = ranked[:, -1:], ranked[:, -2:-1]
    ahead: Points = points - np.where(points == best, second, best)
    return ahead.astype(np.float32)


def points(points: Points, winners: Winners) -> Rewards:
    """The points of each seat."""
    del winners
    return points.astype(np.float32)


UNLAWFUL = -1.0
"""What an unlawful action costs where it does not raise: the game is over with it."""

REWARDS: dict[str, Callable[[Points, Winners], Rewards]] = {"win": win, "margin": margin, "points": points}


def outcome(scores: Sequence[Score]) -> tuple[Points, Winners]:
    """The points and the winners of finished games at tables of one size."""
    totals = [[seat.total for seat in score.seats] for score in scores]
    won = [[seat in score.winners for seat in range(len(score.seats))] for score in scores]
    return np.array(totals, np.int32), np.array(won, np.bool_)
