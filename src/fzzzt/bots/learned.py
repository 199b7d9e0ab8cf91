"""What was learned, as it comes with the package: the net of `foreman`, and the styles that play by it."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fzzzt.bots.weights import DUEL, standard_weights
from fzzzt.sim.net_file import net_of
from fzzzt.sim.styles import style

if TYPE_CHECKING:
    from fzzzt.sim.state import Row


LEARNED = ("foreman", "searcher")
"""Who bids by a net: `foreman`, and `searcher`, no level: it foretells what those bid who look ahead, in duels."""


@cache
def learned_net(players: int, kind: str = "foreman") -> Row:
    """The net that comes with the package for tables with so many players: a duel is another game."""
    name = f"{kind}_{'two' if players == DUEL else 'more'}.net"
    return net_of(files("fzzzt.bots").joinpath(name).read_bytes())


def standard_style(kind: str, players: int, whim: float = 0.0) -> Row:
    """A style as it plays at tables with so many players."""
    weights = asdict(standard_weights()[players])
    if kind in LEARNED:
        return style("foreman", weights, whim, learned_net(players, kind))
    return style(kind, weights, whim)
