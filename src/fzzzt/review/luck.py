"""What chance gave a seat or took: the value after an event less the mean over what could have come instead.

Seen with the seat's own eyes: a hand that somebody else was dealt is no luck of ours as long as we do not know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fzzzt.sim.bridge import record_of_view
from fzzzt.sim.estimates import AS_IT_IS, OTHER_CARDS, OTHER_GAME, OTHER_HANDS

if TYPE_CHECKING:
    from fzzzt.engine import View
    from fzzzt.review.model import Beliefs, Model
    from fzzzt.wire.reviews import Chance

_ANEW: dict[Chance, int] = {"cards": OTHER_CARDS, "deal": OTHER_HANDS, "setup": OTHER_GAME}
LAST_FIRST: tuple[Chance, ...] = ("cards", "deal", "setup")


class Gain(NamedTuple):
    """What one kind of chance gave, in points of win share, and its standard error."""

    kind: Chance
    gain: float
    error: float


class Weighed(NamedTuple):
    """The beginning of an auction: what it is worth to the seat, and what chance has just given."""

    share: float
    gains: tuple[Gain, ...]


def weigh_chance(model: Model, view: View, beliefs: Beliefs, happened: set[Chance], worlds: int, seed: int) -> Weighed:
    """What each kind of chance that has just happened gave the seat, undone one after another, the last first."""
    root = record_of_view(view, model.faces)

    def share_if(anew: int) -> tuple[float, float]:
        shares = model.roll_position(root, view.seat, anew, worlds, beliefs, seed + anew)[:, view.seat]
        return float(shares.mean()), float(shares.std(ddof=1) / np.sqrt(worlds))

    anew = AS_IT_IS
    worth, _ = after, error = share_if(anew)
    gains = []
    for kind in LAST_FIRST:
        if kind in happened:
            anew |= _ANEW[kind]
            before, doubt = share_if(anew)
            gains.append(Gain(kind, after - before, float(np.hypot(error, doubt))))
            after, error = before, doubt
    return Weighed(worth, tuple(reversed(gains)))
