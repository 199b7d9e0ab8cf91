"""What chance gave everybody in a game whose players are known, with all cards open: to take luck out of results.

Other than the luck of a review this is nobody's knowledge. It is the sum over all chance events of the value after it
less the mean over what else could have come, so that its mean is zero whoever plays, and however wrong the value is.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.engine import Bid, Build, Deal, Game, Reveal, Setup
from fzzzt.review.model import METHOD, Model
from fzzzt.review.version import VERSION
from fzzzt.sim.bridge import record_of
from fzzzt.sim.estimates import AS_IT_IS, OTHER_CARDS, OTHER_GAME, OTHER_HANDS
from fzzzt.sim.state import NOBODY, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fzzzt.engine import Event
    from fzzzt.record import Record

WORLDS = 100
"""In how many worlds each side of a chance event is tried."""
_ANEW: dict[type[Event], int] = {Setup: OTHER_GAME, Deal: OTHER_HANDS, Reveal: OTHER_CARDS}


def luck_of_table(record: Record, levels: Sequence[str], key: str, worlds: int = WORLDS) -> tuple[float, ...]:
    """What chance gave each seat, as a part of the win; `levels` say who plays, as far as they are levels of ours."""
    model = Model(record.options, record.faces)
    beliefs = _known_styles(levels)
    game, anew = Game(record.options, record.faces), AS_IT_IS
    luck = np.zeros(record.options.players)
    for place, event in enumerate(record.events):
        if not isinstance(event, Setup | Deal | Bid | Build):
            continue
        for happened in game.push(event):
            anew |= _ANEW.get(type(happened), AS_IT_IS)
        if anew and game.phase == "bid":
            root, seed = record_of(game, model.faces), _seed(key, place)
            for sign, side in ((1, AS_IT_IS), (-1, anew)):
                shares = model.roll_position(root, NOBODY, side, worlds, beliefs, seed + side)
                luck += sign * shares.mean(axis=0) / 100
            anew = AS_IT_IS
    return tuple(round(float(part), 6) for part in luck)


def _known_styles(levels: Sequence[str]) -> NDArray[np.float64]:
    """Everybody in the style of its level; whoever has none plays like the model itself."""
    kinds = [opponent.kind for opponent in METHOD.opponents]
    beliefs = np.zeros((SEATS, len(kinds)))
    for seat, level in enumerate(levels):
        beliefs[seat, kinds.index(level) if level in kinds else METHOD.own] = 1.0
    return beliefs


def _seed(key: str, place: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{VERSION}/{key}/{place}".encode()).digest()[:7], "big")
