"""How well a bid that was revealed fits each style, compiled: what each would bid with hands it may have held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import forget
from fzzzt.sim.chance import branch
from fzzzt.sim.compiled import compiled
from fzzzt.sim.policy import choose_bid
from fzzzt.sim.rules import bid_value
from fzzzt.sim.subsets import COUNTS
from fzzzt.sim.worlds import redraw_hand

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.sim.state import Row, Rows

_WHIM = 0.15
"""How often a seat bids any part of its hand, whatever its style: so no bid rules a style out."""


@compiled
def weigh_styles(
    games: Rows,
    deck: Row,
    value: int,
    count: int,
    samples: int,
    styles: Rows,
    mind: Row,
    bench: Row,
    likely: NDArray[np.float64],
) -> None:
    """Fill in how likely the seat to move in games[0] bids so many cards of such a value, in each style.

    The cards it did bid count as shown there, so that every hand drawn holds them.
    """
    forget(mind)
    likely[:] = 0.0
    seat = int(games[0]["mover"])
    for _ in range(samples):
        games[1] = games[0]
        branch(games[0], games[1])
        redraw_hand(games[1], seat)
        whim = _WHIM * _share_of_parts(games[1], deck, seat, value, count)
        for kind in range(styles.size):
            chosen = choose_bid(games[1], deck, styles[kind], mind, bench)
            fits = COUNTS[chosen] == count and bid_value(games[1], deck, seat, chosen) == value
            likely[kind] += (whim + (1 - _WHIM) * fits) / samples


@compiled
def _share_of_parts(game: Row, deck: Row, seat: int, value: int, count: int) -> float:
    """The share of all parts of a hand that have so many cards and such a value."""
    found, parts = 0, 1 << int(game["held"][seat])
    for part in range(1, parts):
        if COUNTS[part] == count and bid_value(game, deck, seat, part) == value:
            found += 1
    return found / (parts - 1)
