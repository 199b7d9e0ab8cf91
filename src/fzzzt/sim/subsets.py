"""Parts of a hand as bits of places: in which order players look at them."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from fzzzt.sim.state import HAND


def _smallest_first(size: int) -> list[int]:
    parts = [part for count in range(1, size + 1) for part in combinations(range(size), count)]
    return [sum(1 << place for place in part) for part in parts]


def _by_places(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(HAND) if mask >> place & 1)


PARTS = np.zeros((HAND + 1, 1 << HAND), np.int64)
"""For each size of a hand its non-empty parts, those with the fewest cards first, then by their places."""
for _size in range(HAND + 1):
    PARTS[_size, : (1 << _size) - 1] = _smallest_first(_size)

COUNTS = np.array([mask.bit_count() for mask in range(1 << HAND)], np.int64)
"""How many cards a part has."""

RANKS = np.zeros(1 << HAND, np.int64)
"""Where each part comes when parts are compared place by place, as tuples are."""
RANKS[sorted(range(1 << HAND), key=_by_places)] = range(1 << HAND)
