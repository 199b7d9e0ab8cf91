"""The policy `random`, compiled: any part of the hand, and for each unit any fitting robot or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.chance import below
from fzzzt.sim.compiled import compiled
from fzzzt.sim.state import NOBODY

if TYPE_CHECKING:
    from fzzzt.sim.state import Row


@compiled
def random_bid(game: Row) -> int:
    """Any places of the hand of the seat to move, but not none."""
    return 1 + below(game, (1 << int(game["held"][game["mover"]])) - 1)


@compiled
def plan_random_builds(game: Row, deck: Row, seat: int) -> bool:
    """For each unit of a seat, one after another, any robot that fits it and is left, or none. False without units."""
    cards, owned = game["cards"][seat], int(game["owned"][seat])
    taken, decides = 0, False
    for unit in range(deck["units"]):
        if game["owner"][unit] != seat:
            continue
        decides = True
        mask = deck["mask"][deck["unit_face"][unit]]
        fitting = 0
        for place in range(owned):
            if deck["mask"][cards[place]] & mask and not taken >> place & 1:
                fitting += 1
        pick = below(game, fitting + 1)
        if not pick:
            game["planned"][unit] = NOBODY
            continue
        for place in range(owned):
            if deck["mask"][cards[place]] & mask and not taken >> place & 1:
                pick -= 1
                if not pick:
                    taken |= 1 << place
                    game["planned"][unit] = cards[place]
                    break
    return decides
