"""Who has won, and what decided between equals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine import SeatScore


def verdict(scores: Sequence[SeatScore], winners: Sequence[int]) -> list[Saying]:
    """The ranking, step by step, and as headlines the winner and how a tie was broken."""
    ranking = sorted(range(len(scores)), key=lambda seat: (-scores[seat].total, scores[seat].robots, seat))
    places = [Saying("score-player", "step", seat, {"points": scores[seat].total}) for seat in ranking]
    return [*places, *_decision(scores, tuple(winners))]


def _decision(scores: Sequence[SeatScore], winners: tuple[int, ...]) -> list[Saying]:
    best = scores[winners[0]]
    level = tuple([seat for seat, score in enumerate(scores) if score.total == best.total])
    points, robots = {"points": best.total}, {"count": best.robots}
    if len(level) == 1:
        return [Saying("score-winner", "headline", winners[0], points)]
    tie = Saying("score-tie", "headline", numbers=points, seats=level)
    if len(winners) == 1:
        return [tie, Saying("score-tie-break", "headline", winners[0], robots)]
    return [tie, Saying("score-shared", "headline", numbers=robots, seats=winners)]
