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


def net_name(players: int) -> str:
    """The file with the net for tables with so many players: a duel is another game."""
    return "foreman_two.net" if players == DUEL else "foreman_more.net"


@cache
def learned_net(players: int) -> Row:
    """The net that comes with the package for tables with so many players."""
    return net_of(files("fzzzt.bots").joinpath(net_name(players)).read_bytes())


def standard_style(kind: str, players: int, whim: float = 0.0) -> Row:
    """A style as it plays at tables with so many players."""
    net = learned_net(players) if kind == "foreman" else None
    return style(kind, asdict(standard_weights()[players]), whim, net)
