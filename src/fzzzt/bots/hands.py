"""What a hand can bid, by power alone. Hands with the same powers share one table, so each is worked out once."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple


class Offer(NamedTuple):
    """The bid of one value that takes the fewest cards: the places of its cards in the hand."""

    value: int
    cards: int
    places: tuple[int, ...]


class Sum(NamedTuple):
    """So many parts of a hand have this number of cards and this value."""

    cards: int
    value: int
    ways: int


@lru_cache(maxsize=1 << 14)
def offers(powers: tuple[int, ...]) -> tuple[Offer, ...]:
    """For every value that a hand can bid, the bid of the fewest cards; lowest value first."""
    best: dict[int, Offer] = {}
    places = range(len(powers))
    for count in range(1, len(powers) + 1):
        for part in combinations(places, count):
            value = sum([powers[place] for place in part])
            best.setdefault(value, Offer(value, count, part))
    return tuple(best[value] for value in sorted(best))


@lru_cache(maxsize=1 << 14)
def sums(powers: tuple[int, ...]) -> tuple[Sum, ...]:
    """How many non-empty parts of a hand have each number of cards and each value."""
    ways: Counter[tuple[int, int]] = Counter()
    for count in range(1, len(powers) + 1):
        for part in combinations(powers, count):
            ways[count, sum(part)] += 1
    return tuple(Sum(count, value, number) for (count, value), number in sorted(ways.items()))
