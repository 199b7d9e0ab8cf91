"""The fixed ratings of the levels: levels.json, which tools/rate_levels.py fits to arena games."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct, json

from fzzzt.ratings.model import Rating

if TYPE_CHECKING:
    from fzzzt.ratings.model import Pool


class Fitted(Struct, frozen=True, forbid_unknown_fields=True):
    """What a level came to, and in how many games."""

    mu: float
    sigma: float
    games: int

    @property
    def rating(self) -> Rating:
        """As a rating."""
        return Rating(self.mu, self.sigma)


def level_name(level: str, version: int) -> str:
    """How a level of a version is called where games are rated: figures of another version are another player's."""
    return f"{level}/{version}"


@cache
def _fitted() -> dict[str, dict[str, Fitted]]:
    text = files("fzzzt.ratings").joinpath("levels.json").read_bytes()
    return json.decode(text, type=dict[str, dict[str, Fitted]])


def level_rating(pool: Pool, name: str) -> Rating | None:
    """The rating of a level by its name with its version; None if nobody has measured it."""
    fitted = _fitted()[pool].get(name)
    return None if fitted is None else fitted.rating


def level_ratings(pool: Pool) -> dict[str, Fitted]:
    """All that were measured, by name with version."""
    return _fitted()[pool]
