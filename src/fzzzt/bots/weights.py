"""What `mechanic` believes about the game, as numbers: one table of weights for each number of players."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files

DUEL = 2
"""A game of two is another game: what was learned at larger tables does not hold there."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights at a table; mechanic_weights.toml says what each means and where it comes from."""

    # The price of power
    price: float
    bend: float
    rival_pays: float
    card_cost: float
    hidden: float
    own_eye: float
    unit_glance: float
    robot_glance: float
    # The worth of power in later rounds
    power: float
    power_fade: float
    dilution: float
    parked: float
    # The worth of symbols and units
    future_robots: float
    unit_now: float
    unit_later: float
    unit_bias: float
    unit_parks: float
    robot_now: float
    robot_later: float
    versatile: float
    upgrade: float
    fzzzt: float
    denial: float
    # How rivals bid
    aimless: float
    literal: float
    literal_aim: float
    literal_spread: float
    keen: float
    keen_aim: float
    keen_spread: float
    planned_aim: float
    planned_spread: float
    many_cards: float
    # Builds
    thin: float
    stay_free: float

    def changed(self, **values: float) -> Weights:
        """The same weights but for some."""
        return replace(self, **values)


NAMES = tuple(field.name for field in fields(Weights))


@cache
def standard_weights() -> dict[int, Weights]:
    """The weights that come with the package, by number of players."""
    data = tomllib.loads(files("fzzzt.bots").joinpath("mechanic_weights.toml").read_text(encoding="utf-8"))
    return parse_weights(data)


def parse_weights(data: dict[str, dict[str, float]]) -> dict[int, Weights]:
    """Weights by number of players, from tables `players-2` and so on."""
    return {int(name.removeprefix("players-")): Weights(**table) for name, table in data.items()}
