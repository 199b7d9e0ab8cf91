"""A compiled game as a row of single decisions, numbered as in fzzzt.research: who is asked, and what is lawful.

`mover` is the seat that is asked, in a build too; there it is asked for each of its units, clockwise from the Chief.
What it chose is in `planned` and shown to nobody before the last seat has chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.compiled import compiled
from fzzzt.sim.rules import begin_round, bid, deal, set_up, show_builds
from fzzzt.sim.state import BID, BUILD, DEAL, FACES, HAND, NOBODY

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.sim.state import Log, Row

BIDS = (1 << HAND) - 1
LEAVE = BIDS
FIRST_ROBOT = BIDS + 1

FIELDS = (
    *("phase", "round", "auction", "deck", "chief", "to_move", "belt", "face_down", "unseen", "hand", "places"),
    *("my_bid", "mechanic", "hands", "discards", "bids", "owned", "known_hand", "known_discard"),
    *("unit_owner", "allocated", "unit", "my_build"),
)
"""The fields of an observation."""

LAYOUT = np.dtype(
    [
        *[(name, np.int64) for name in FIELDS],
        ("faces", np.int64),
        ("robots", np.int64),
        ("actions", np.int64),
        ("robot_place", np.int32, FACES),
        ("robot_face", np.int32, FACES),
        ("copies", np.int32, FACES),
    ]
)
"""Where each field begins; how many faces, robots and actions there are; the place of a robot among the robots and the
way back; how many copies there are of each face."""


@compiled
def begin_game(game: Row, deck: Row, log: Log) -> int:
    """Deal a new game and ask the first seat; nobody's unit."""
    set_up(game, deck)
    begin_round(game, log)
    return go_on(game, deck, log)


@compiled
def go_on(game: Row, deck: Row, log: Log) -> int:
    """Deal what is to be dealt; the unit that is asked about, or nobody's in an auction."""
    if game["phase"] == DEAL:
        deal(game, deck, log)
    if game["phase"] == BUILD:
        return _next_unit(game, deck, 0, 0)
    return NOBODY


@compiled
def _next_unit(game: Row, deck: Row, step: int, first: int) -> int:
    """Ask about the next unit, from this one on, of the seat so many steps from the Chief or of those behind it."""
    players = int(deck["players"])
    while step < players:
        seat = (int(game["chief"]) + step) % players
        for unit in range(first, deck["units"]):
            if game["owner"][unit] == seat:
                game["mover"] = seat
                return unit
        step += 1
        first = 0
    return NOBODY


@compiled
def decide(game: Row, deck: Row, layout: Row, bench: Row, unit: int, action: int, log: Log) -> int:
    """Take a lawful action of the seat that is asked; the unit that is asked about next."""
    if game["phase"] == BID:
        bid(game, deck, bench, action + 1, log)
        return go_on(game, deck, log)
    game["planned"][unit] = NOBODY if action == LEAVE else layout["robot_face"][action - FIRST_ROBOT]
    return build_on(game, deck, unit + 1, log)


@compiled
def build_on(game: Row, deck: Row, first: int, log: Log) -> int:
    """Ask the seat in question about its next unit, from this one on, or the seats behind it; show all builds if all
    is chosen. The unit that is asked about next.
    """
    step = (int(game["mover"]) - int(game["chief"]) + int(deck["players"])) % int(deck["players"])
    following = _next_unit(game, deck, step, first)
    if following != NOBODY:
        return following
    show_builds(game, deck, log)
    return go_on(game, deck, log)


@compiled
def is_lawful(game: Row, deck: Row, layout: Row, unit: int, action: int) -> bool:
    """Whether the seat that is asked may do this."""
    if game["phase"] == BID:
        return 0 <= action < BIDS and is_bid(game, action + 1)
    if action == LEAVE:
        return True
    return FIRST_ROBOT <= action < layout["actions"] and _is_left(
        game, deck, unit, layout["robot_face"][action - FIRST_ROBOT]
    )


@compiled
def is_bid(game: Row, chosen: int) -> bool:
    """Whether cards lie at these places, and no copy of a face is chosen without the one before it."""
    seat = int(game["mover"])
    held = int(game["held"][seat])
    if chosen >> held:
        return False
    cards = game["cards"][seat]
    for place in range(1, held):
        if chosen >> place & 1 and cards[place] == cards[place - 1] and not chosen >> (place - 1) & 1:
            return False
    return True


@compiled
def _is_left(game: Row, deck: Row, unit: int, face: int) -> bool:
    """Whether a robot fits a unit, and its owner has one that it did not choose for another unit."""
    if not deck["mask"][face] & deck["mask"][deck["unit_face"][unit]]:
        return False
    seat, left = int(game["mover"]), 0
    for place in range(game["owned"][seat]):
        left += game["cards"][seat, place] == face
    for other in range(unit):
        left -= game["owner"][other] == seat and game["planned"][other] == face
    return left > 0


@compiled
def mark_lawful(game: Row, deck: Row, layout: Row, unit: int, mask: NDArray[np.int8]) -> None:
    """Set 1 in a blank mask for every lawful action."""
    seat = int(game["mover"])
    if game["phase"] == BID:
        for chosen in range(1, 1 << game["held"][seat]):
            mask[chosen - 1] = is_bid(game, chosen)
        return
    mask[LEAVE] = 1
    for place in range(game["owned"][seat]):
        face = game["cards"][seat, place]
        if deck["robot"][face]:
            mask[FIRST_ROBOT + layout["robot_place"][face]] = _is_left(game, deck, unit, face)
