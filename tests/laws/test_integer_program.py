"""The integer program behind scoring finds the most there is: held against trying everything."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from fzzzt.engine import integer_program
from fzzzt.engine.integer_program import Column, solve


def most(columns: list[Column], stock: list[int]) -> int:
    """The most that can be gained, by trying everything."""
    choices = product(*(range(column.most + 1) for column in columns))
    return max(gain(columns, taken) for taken in choices if fits(columns, taken, stock))


def gain(columns: list[Column], taken: tuple[int, ...]) -> int:
    return sum(column.gain * count for column, count in zip(columns, taken, strict=True))


def fits(columns: list[Column], taken: tuple[int, ...], stock: list[int]) -> bool:
    needs = [sum(column.needs[row] * count for column, count in zip(columns, taken, strict=True)) for row in STOCK]
    return all(need <= left for need, left in zip(needs, stock, strict=True))


STOCK = range(3)


def group_of_columns(rng: Random, group: int) -> list[Column]:
    """A column, and perhaps another of its group, which gains no more and needs no less."""
    first = Column(rng.randint(1, 9), [rng.randint(0, 5) for _ in STOCK], rng.randint(1, 2), group)
    needs = [need + rng.randint(0, 1) for need in first.needs]
    return [first, Column(rng.randint(1, first.gain), needs, rng.randint(1, 2), group)][: rng.randint(1, 2)]


@pytest.mark.parametrize("cuts", [0, 1, 10])
def test_nothing_gains_more(cuts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integer_program, "_CUTS", cuts)
    monkeypatch.setattr(integer_program, "_MORE_CUTS", min(cuts, 2))
    rng = Random(1)
    for _ in range(1000):
        columns = [column for group in range(rng.randint(1, 3)) for column in group_of_columns(rng, group)]
        stock, known = [rng.randint(0, 9) for _ in STOCK], rng.randint(-1, 6)
        found, best = solve(columns, stock, known), most(columns, stock)
        assert found.gain == max(best, known)
        assert (found.taken is None) == (best <= known)
        if found.taken is not None:
            assert gain(columns, tuple(found.taken)) == best
            assert fits(columns, tuple(found.taken), stock)
