"""Who sits where: the line-ups of a match, and the rotations through which every one of them takes every seat."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from random import Random

LineUp = tuple[str, ...]
"""The name at each seat."""

MOST_NAMES = 20
MOST_GAMES = 1000
"""Games a deal at most: whoever wants more line-ups than that takes a sample of them."""


@lru_cache(maxsize=8)
def line_ups(names: tuple[str, ...], seats: int) -> tuple[LineUp, ...]:
    """The line-ups of a match, before they are rotated."""
    if len(names) == 2:
        return ((names[0], *[names[1]] * (seats - 1)),)
    if len(names) >= seats:
        return tuple(combinations(names, seats))
    return tuple(line_up for line_up in combinations_with_replacement(names, seats) if len(set(line_up)) > 1)


def rotations(line_up: LineUp) -> list[LineUp]:
    """A line-up in every seating that keeps its order round the table."""
    return [line_up[len(line_up) - start :] + line_up[: len(line_up) - start] for start in range(len(line_up))]


def tables(names: tuple[str, ...], seats: int, sample: int | None, draw: str) -> list[LineUp]:
    """The line-ups of one deal, each in all its rotations. Of a sample, `draw` decides which ones they are."""
    chosen = line_ups(names, seats)
    if sample is not None:
        places = sorted(Random(draw).sample(range(len(chosen)), sample))
        chosen = tuple(chosen[place] for place in places)
    return [seating for line_up in chosen for seating in rotations(line_up)]


def check_line_ups(names: tuple[str, ...], seats: int, sample: int | None) -> None:
    """Raise ValueError for names that make no match."""
    if len(names) < 2:
        raise ValueError("a match needs at least two bots")
    if twice := [name for name in names if names.count(name) > 1]:
        raise ValueError(f"{twice[0]} is named twice: name every bot once, its seats follow from --players")
    if len(names) > MOST_NAMES:
        raise ValueError(f"{len(names)} bots are too many for one match: at most {MOST_NAMES}")
    count = _count(len(names), seats)
    if sample is not None:
        _check_sample(sample, count)
    games = (count if sample is None else sample) * seats
    if games > MOST_GAMES:
        raise ValueError(f"{games} games a deal are too many: take a sample of fewer line-ups with --sample")


def _count(names: int, seats: int) -> int:
    if names == 2:
        return 1
    return comb(names, seats) if names >= seats else comb(names + seats - 1, seats) - names


def _check_sample(sample: int, count: int) -> None:
    if count == 1:
        raise ValueError("this match has a single line-up: there is nothing to take a --sample of")
    if not 1 <= sample <= count:
        raise ValueError(f"this match has {count} line-ups: take a --sample of 1 to {count} of them")


def describe(names: tuple[str, ...], seats: int, sample: int | None) -> str:
    """How the seats are filled, in words."""
    if len(names) == 2:
        return "both seatings" if seats == 2 else f"one {names[0]} against {seats - 1} {names[1]}, in every seat"
    if len(names) == seats:
        return f"one of each at one table, in all {seats} rotations"
    count = len(line_ups(names, seats))
    if sample is None:
        return f"every combination of {seats} ({count} line-ups a deal), each in all {seats} rotations"
    return f"a seeded sample of {sample} of the {count} line-ups a deal, each in all {seats} rotations"
