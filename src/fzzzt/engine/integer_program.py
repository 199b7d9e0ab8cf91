"""Whole numbers of things to take, so that they gain the most within a stock: an integer program, solved exactly.

Each step is one of a textbook. If fractions could be taken too, the dual simplex method finds the most: it begins with
all of everything, which is too much, and gives up what is missed least. Gomory's cuts then take away fractions that no
whole numbers could make up for, and where fractions are left, the search branches: fewer of a thing, or more. All
numbers of a tableau are whole, over one denominator, so nothing is ever rounded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_ENDLESS = 1 << 60
_CUTS, _MORE_CUTS = 10, 2
"""How many cuts are made before the search branches: at first, and after each branching."""


class Column(NamedTuple):
    """A thing that can be taken up to `most` times. Each gains points and needs so much of every row of the stock.

    Of a group the earlier columns gain no less and need no more than the later ones: they are taken first.
    """

    gain: int
    needs: Sequence[int]
    most: int
    group: object


class Solution(NamedTuple):
    """How much of each column gains the most (None: nothing gains more than was known), and the steps that it took."""

    gain: int
    taken: Sequence[int] | None
    steps: int


def solve(columns: Sequence[Column], stock: Sequence[int], known: int) -> Solution:
    """The most that can be gained, if that is more than is known already."""
    best, taken, steps = known, None, 0
    waiting = [_Tableau(columns, stock)]
    while waiting:
        tableau = waiting.pop()
        cuts = _MORE_CUTS if steps else _CUTS
        possible = tableau.settle()
        while possible and tableau.hope > best and cuts and tableau.cut():
            possible, cuts = tableau.settle(), cuts - 1
        if possible and tableau.hope > best:
            whole = tableau.whole(len(columns))
            gain = sum(column.gain * count for column, count in zip(columns, whole, strict=True))
            if gain > best:
                best, taken = gain, whole
            if tableau.hope > best:
                waiting += tableau.branches(columns)
        steps += tableau.steps
    return Solution(best, taken, steps)


class _Tableau:
    """The state of the simplex method.

    The first variables are the columns', the next say what is left of each row of the stock, the last belong to cuts.
    Free variables lie at one of their bounds, `at`. Each row tells a basic variable (the last row: the gain) by them:
    `variable * scale == row[-1] - sum(row[place] * (free variable - at))`.
    """

    def __init__(self, columns: Sequence[Column], stock: Sequence[int]) -> None:
        wanted = [sum([column.needs[row] * column.most for column in columns]) for row in range(len(stock))]
        scarce = [row for row, want in enumerate(wanted) if want > stock[row]]
        self.scale = 1
        self.steps = 1
        self.low = [0] * (len(columns) + len(scarce))
        self.high = [*(column.most for column in columns), *[_ENDLESS] * len(scarce)]
        self.uncut = len(self.low)
        self.free = list(range(len(columns)))
        self.at = self.high[: len(columns)]
        self.basic = list(range(len(columns), self.uncut))
        self.rows = [[*(column.needs[row] for column in columns), stock[row] - wanted[row]] for row in scarce]
        everything = sum([column.gain * column.most for column in columns])
        self.rows.append([*(-column.gain for column in columns), everything])

    def copy(self) -> _Tableau:
        """The same once more; rows are replaced, never changed, so both can share them."""
        other = object.__new__(_Tableau)
        other.scale, other.steps, other.uncut = self.scale, 1, self.uncut
        other.low, other.high, other.at = self.low[:], self.high[:], self.at[:]
        other.free, other.basic, other.rows = self.free[:], self.basic[:], self.rows[:]
        return other

    @property
    def hope(self) -> int:
        """No whole numbers gain more than this."""
        return self.rows[-1][-1] // self.scale

    def settle(self) -> bool:
        """Bring all variables within their bounds, at the least loss; False if that cannot be.

        Of several the first leaves and the first enters (Bland's rule), so that it cannot go in circles.
        """
        while outside := [
            (variable, place)
            for place, variable in enumerate(self.basic)
            if not self.low[variable] * self.scale <= self.rows[place][-1] <= self.high[variable] * self.scale
        ]:
            leaving, place = min(outside)
            low = self.rows[place][-1] < self.low[leaving] * self.scale
            entering = self._entering(self.rows[place], low)
            if entering is None:
                return False
            self._pivot(place, entering, self.low[leaving] if low else self.high[leaving])
            self.steps += 1
        return True

    def _entering(self, row: Sequence[int], low: bool) -> int | None:
        """The place of the free variable that gives way at the least loss, when a row is too low or too high."""
        best, best_loss, best_give = None, 0, 1
        losses = self.rows[-1]
        for place, variable in enumerate(self.free):
            give = row[place]
            if not give or self.low[variable] == self.high[variable]:
                continue
            if ((self.at[place] == self.high[variable]) == (give > 0)) != low:
                continue
            loss, give = abs(losses[place]), abs(give)
            order = loss * best_give - best_loss * give
            if best is None or order < 0 or (order == 0 and variable < self.free[best]):
                best, best_loss, best_give = place, loss, give
        return best

    def _pivot(self, place: int, entering: int, bound: int) -> None:
        """Exchange a basic variable, which goes to a bound, for a free one."""
        row, rows, before = self.rows[place][:], self.rows, self.scale
        row[-1] -= bound * before
        sign = 1 if row[entering] > 0 else -1
        if sign < 0:
            row = [-number for number in row]
        scale = row[entering]
        for index, other in enumerate(rows):
            factor = other[entering]
            if index == place or (not factor and scale == before):
                continue
            # What is divided here is a determinant of the first tableau: there is no remainder.
            rows[index] = [(number * scale - factor * less) // before for number, less in zip(other, row, strict=True)]
            rows[index][entering] = -factor * sign
        row[-1] += self.at[entering] * scale
        row[entering] = before * sign
        rows[place] = row
        self.basic[place], self.free[entering] = self.free[entering], self.basic[place]
        self.at[entering] = bound
        self.scale = scale

    def cut(self) -> bool:
        """Cut off the fraction of a variable that is not whole, and forget cuts that bind no more; False if all are."""
        kept = [place for place, variable in enumerate(self.basic) if variable < self.uncut]
        self.basic = [self.basic[place] for place in kept]
        self.rows = [self.rows[place] for place in (*kept, -1)]
        scale = self.scale
        fraction, place = max((row[-1] % scale, place) for place, row in enumerate(self.rows))
        if not fraction:
            return False
        row = self.rows[place]
        lower = [at == self.low[variable] for variable, at in zip(self.free, self.at, strict=True)]
        parts = [-(row[place] % scale) if low else -row[place] % scale for place, low in enumerate(lower)]
        self.rows.insert(-1, [*parts, -fraction])
        self.basic.append(len(self.low))
        self.low.append(0)
        self.high.append(_ENDLESS)
        return True

    def whole(self, columns: int) -> list[int]:
        """What can be taken of each column, fractions left out."""
        taken = [0] * len(self.low)
        for variable, at in zip(self.free, self.at, strict=True):
            taken[variable] = at
        for variable, row in zip(self.basic, self.rows, strict=False):
            taken[variable] = row[-1] // self.scale
        return taken[:columns]

    def branches(self, columns: Sequence[Column]) -> list[_Tableau]:
        """Less of the first column that is not whole, then none of the later ones of its group; or more, then all of
        the earlier ones.
        """
        variable, count = min(
            (variable, row[-1] // self.scale)
            for variable, row in zip(self.basic, self.rows, strict=False)
            if variable < len(columns) and row[-1] % self.scale
        )
        less, more = self.copy(), self.copy()
        for other, column in enumerate(columns):
            if column.group == columns[variable].group:
                if other > variable:
                    less.bind(other, self.low[other], self.low[other])
                if other < variable:
                    more.bind(other, self.high[other], self.high[other])
        less.bind(variable, self.low[variable], count)
        more.bind(variable, count + 1, self.high[variable])
        return [less, more]

    def bind(self, variable: int, low: int, high: int) -> None:
        """Give a variable narrower bounds."""
        self.low[variable], self.high[variable] = low, high
        if variable in self.free:
            place = self.free.index(variable)
            moved = min(max(self.at[place], low), high) - self.at[place]
            self.at[place] += moved
            self.rows = [[*row[:-1], row[-1] - row[place] * moved] if moved else row for row in self.rows]
