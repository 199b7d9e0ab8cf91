"""When a cost is certain, and how bad it is then."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fzzzt.wire.reviews import Mark

CERTAIN = 2.0
"""So many standard errors away is certain; what is nearer to the best is as good."""

MARKS: tuple[tuple[float, Mark], ...] = ((10.0, "blunder"), (5.0, "mistake"), (2.0, "inaccuracy"))
"""What a decision must cost at least, in points of win share; and it must be certain that it costs something."""


def is_as_good(gap: float, error: float) -> bool:
    """Whether nobody can tell a choice from the best that is worth so much less, with this standard error."""
    return gap <= CERTAIN * error


def mark_of(cost: float, error: float) -> Mark | None:
    """How bad it was; nothing as long as it may have cost nothing."""
    if is_as_good(cost, error):
        return None
    return next((mark for least, mark in MARKS if cost >= least), None)
