"""What can be decided, each thing once: bids and builds that come to the same stand for each other."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.bots.lookahead import candidates
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.review.alike import like_build
from fzzzt.sim.state import NOBODY, UNITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from fzzzt.engine import View
    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Row

    Robots = Mapping[str, str]

MOST_BUILDS = 48
"""Where more builds differ, only those are tried that change little: there can be thousands."""
_LOOKED_AT = 4096
"""How many lawful builds are looked at to tell how many differ."""


def bids_of(view: View, root: Row, faces: Faces) -> tuple[NDArray[np.int64], list[tuple[str, ...]]]:
    """The bids that differ, as places of the hand and as cards."""
    places = candidates(root, faces)
    return places, [cards_at(view, int(part)) for part in places]


def cards_at(view: View, places: int) -> tuple[str, ...]:
    """The cards at these places of a hand."""
    return tuple(card for at, card in enumerate(sorted(view.hand)) if places >> at & 1)


def builds_of(view: View, made: Robots) -> list[dict[str, str]]:
    """The builds that differ; where they are many: nothing, single robots, and those near what was made or advised."""
    legal = view.legal_builds()
    found: dict[frozenset[tuple[str, int, int]], dict[str, str]] = {like_build(view, made): dict(made)}
    for build in islice(legal, _LOOKED_AT):
        found.setdefault(like_build(view, build.robots), dict(build.robots))
    if len(legal) <= _LOOKED_AT and len(found) <= MOST_BUILDS:
        return list(found.values())
    advised = dict(MechanicPlayer().explain(view).robots)
    near: list[dict[str, str]] = [dict(made), {}, advised]
    near += [{unit: robot} for unit, robots in legal.fitting.items() for robot in robots]
    near += [{unit: robot for unit, robot in full.items() if unit != left} for full in (made, advised) for left in full]
    kept: dict[frozenset[tuple[str, int, int]], dict[str, str]] = {}
    for robots in near:
        kept.setdefault(like_build(view, robots), robots)
    return list(kept.values())[:MOST_BUILDS]


def numbered(builds: Iterable[Robots], faces: Faces) -> NDArray[np.int32]:
    """Builds as the simulation has them: a row each, with a robot or nobody for every unit."""
    table = [[faces.numbers[robots[unit]] if unit in robots else NOBODY for unit in faces.units] for robots in builds]
    rows = np.full((len(table), UNITS), NOBODY, np.int32)
    rows[:, : len(faces.units)] = table
    return rows
