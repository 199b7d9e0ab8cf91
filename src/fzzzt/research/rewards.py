"""What a game was worth to each seat. It is told at the end, and nothing before."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.engine import Score


def win(score: Score) -> list[float]:
    """1 for the winner, shared if there are several; 0 for the others."""
    return [1 / len(score.winners) if seat in score.winners else 0.0 for seat in range(len(score.seats))]


def margin(score: Score) -> list[float]:
    """How many points each seat has more than the best of the others; negative if it has fewer."""
    totals = points(score)
    return [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]


def points(score: Score) -> list[float]:
    """The points of each seat."""
    return [float(seat.total) for seat in score.seats]


REWARDS: dict[str, Callable[[Score], list[float]]] = {"win": win, "margin": margin, "points": points}
