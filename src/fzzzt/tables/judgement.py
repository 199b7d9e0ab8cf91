"""What reviews say of a person over many games: grades with their intervals, luck, and whom they bid like."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec

from fzzzt.review.grade import GradeSums, grade_of, sums_of
from fzzzt.store import Judged
from fzzzt.wire.played import GradePoint, Judgement, StyleFit

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fzzzt.wire.reviews import Review

MOST_GAMES = 200
"""Games that are looked at: the newest."""
_POINTS = 12
"""Points of the line at most; each is of so many games that followed each other."""


class _Noted(msgspec.Struct, frozen=True):
    """What is kept of a seat's review."""

    players: int
    grade: GradeSums
    luck: float
    luck_error: float
    styles: dict[str, float]


def judged(review: Review, owners: Sequence[str | None], finished: int) -> list[Judged]:
    """What a review says of the people in the game."""
    found: list[Judged] = []
    for seat in review.seats:
        if (owner := owners[seat.seat]) is not None:
            noted = _Noted(len(owners), sums_of(seat.decisions), seat.luck, seat.luck_error, seat.styles)
            found.append(Judged(seat.seat, owner, finished, msgspec.json.encode(noted).decode()))
    return found


def judgement(bodies: Sequence[str], missing: int) -> Judgement:
    """All of it together. `bodies`: what is said of each game, the newest first; `missing` more could be reviewed."""
    games = [msgspec.json.decode(body, type=_Noted) for body in reversed(bodies)]
    size = -(-len(games) // _POINTS) or 1
    parts = [games[at : at + size] for at in range(0, len(games), size)]
    grades = [(len(part), grade_of([(game.players, game.grade) for game in part])) for part in parts]
    return Judgement(
        games=len(games),
        missing=missing,
        grade=grade_of([(game.players, game.grade) for game in games]),
        line=tuple([GradePoint(count, grade.loss, grade.low, grade.high) for count, grade in grades if grade]),
        luck=round(sum(game.luck for game in games), 1) + 0.0,
        luck_error=round(sum(game.luck_error**2 for game in games) ** 0.5, 1),
        styles=_styles(games),
    )


def _styles(games: Iterable[_Noted]) -> tuple[StyleFit, ...]:
    """Whom one bids like, the likest first: how well each level's bids fit, less how well the likest's do."""
    sums: dict[str, float] = defaultdict(float)
    for game in games:
        for level, fit in game.styles.items():
            sums[level] += fit
    best = max(sums.values(), default=0.0)
    order = sorted(sums.items(), key=lambda item: -item[1])
    return tuple([StyleFit(level, round(fit - best, 2) + 0.0) for level, fit in order])
