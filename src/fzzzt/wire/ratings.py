"""Ratings as they travel: never without their interval."""

from __future__ import annotations

from fzzzt.wire.shape import Shape


class ShownRating(Shape, frozen=True):
    """A rating on the scale that people see; it lies within so much of the true strength in 95 of 100 cases."""

    rating: int
    within: int


class Ranked(ShownRating, frozen=True, kw_only=True):
    """Somebody in the list: an account by its name, or a level by its name and version."""

    name: str
    games: int
    version: int | None = None
    you: bool = False


class RatingList(Shape, frozen=True):
    """Accounts and levels, those first who are surely strongest: for two players, and for three and more."""

    two: tuple[Ranked, ...]
    more: tuple[Ranked, ...]


class OwnRating(ShownRating, frozen=True, kw_only=True):
    """One's own rating, after so many games, and how it went in the last of them."""

    games: int
    steps: tuple[ShownRating, ...]


class OwnRatings(Shape, frozen=True):
    """One's own ratings. Only accounts have any."""

    account: bool
    two: OwnRating | None = None
    more: OwnRating | None = None
