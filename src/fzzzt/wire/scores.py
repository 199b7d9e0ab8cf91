"""Scores as they travel."""

from __future__ import annotations

from fzzzt.engine import Score, SeatScore, UnitScore
from fzzzt.wire.shape import Shape


class WireUnitScore(Shape, frozen=True):
    """A unit at the end. Each widget names the robot for every symbol: nut, bolt, cog, oil."""

    unit: str
    widgets: tuple[dict[str, str], ...]
    points: int

    def unit_score(self) -> UnitScore:
        """The engine's own."""
        return UnitScore(self.unit, self.widgets, self.points)


class WireSeatScore(Shape, frozen=True):
    """A seat at the end. `robots` counts all Robot cards owned: the fewest win a tie."""

    base: int
    bonus: int
    total: int
    robots: int
    units: tuple[WireUnitScore, ...]

    def seat_score(self) -> SeatScore:
        """The engine's own."""
        units = tuple(unit.unit_score() for unit in self.units)
        return SeatScore(self.base, self.bonus, self.total, self.robots, units)


class WireScore(Shape, frozen=True):
    """Every seat's score, and who won."""

    seats: tuple[WireSeatScore, ...]
    winners: tuple[int, ...]

    def score(self) -> Score:
        """The engine's own."""
        return Score(tuple(seat.seat_score() for seat in self.seats), self.winners)


def seat_score_of(score: SeatScore) -> WireSeatScore:
    """The score of a seat."""
    units = tuple(WireUnitScore(unit.unit, tuple(map(dict, unit.widgets)), unit.points) for unit in score.units)
    return WireSeatScore(score.base, score.bonus, score.total, score.robots, units)


def score_of(score: Score) -> WireScore:
    """The score of a game."""
    return WireScore(tuple(map(seat_score_of, score.seats)), score.winners)
