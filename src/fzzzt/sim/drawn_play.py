"""`random` and `rookie` as in bots/, draw for draw: with the random numbers of Python (twister.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import plain_worth
from fzzzt.sim.compiled import compiled
from fzzzt.sim.decisions import is_bid
from fzzzt.sim.plain_worth import IDEAS, LEAST_FANCY, MOST_FANCY, OTHER_FANCY, UNIT_FANCY
from fzzzt.sim.rules import bid_value, sort_cards
from fzzzt.sim.state import NOBODY
from fzzzt.sim.subsets import PARTS
from fzzzt.sim.twister import fraction, less_than

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

_PATIENCE = 10_000


@compiled
def drawn_bid(game: Row, twister: Row) -> int:
    """Any places of the hand of the seat to move, but not none."""
    return 1 + less_than(twister, (1 << int(game["held"][game["mover"]])) - 1)


@compiled
def drawn_rookie_bid(game: Row, deck: Row, twister: Row) -> int:
    """The best of three bids that come to mind."""
    face, seat = int(game["conveyor"][game["head"]]), int(game["mover"])
    taste = UNIT_FANCY if deck["unit"][face] >= 0 else OTHER_FANCY
    fancy = plain_worth(deck, face) * taste * (LEAST_FANCY + (MOST_FANCY - LEAST_FANCY) * fraction(twister))
    held = int(game["held"][seat])
    lawful = 0
    for index in range((1 << held) - 1):
        lawful += is_bid(game, int(PARTS[held, index]))
    best, choice = 1e9, 0
    for _ in range(IDEAS):
        idea = _lawful_at(game, held, int(fraction(twister) * lawful))
        distance = abs(bid_value(game, deck, seat, idea) - fancy)
        if distance < best:
            best, choice = distance, idea
    return choice


@compiled
def _lawful_at(game: Row, held: int, place: int) -> int:
    """The part of a hand at this place among those that differ in faces, smallest first."""
    for index in range((1 << held) - 1):
        part = int(PARTS[held, index])
        if is_bid(game, part):
            if not place:
                return part
            place -= 1
    return 0


@compiled
def plan_drawn_builds(game: Row, deck: Row, mind: Row, twister: Row, seat: int) -> None:
    """Any lawful builds of a seat, all equally likely: units choose freely until no robot is chosen too often.

    Where that never comes to pass the level does otherwise: then this is in doubt.
    """
    for _ in range(_PATIENCE):
        if _choose_freely(game, deck, twister, seat):
            return
    mind["doubts"] += 1


@compiled
def _choose_freely(game: Row, deck: Row, twister: Row, seat: int) -> bool:
    """A fitting face or none for each unit, in the order in which they were won; whether there are cards enough."""
    cards, owned = game["cards"][seat], int(game["owned"][seat])
    sort_cards(cards, owned)
    for place in range(game["head"]):
        unit = int(deck["unit"][game["conveyor"][place]])
        if unit < 0 or game["owner"][unit] != seat:
            continue
        mask = deck["mask"][deck["unit_face"][unit]]
        pick = int(fraction(twister) * (_faces_fitting(cards, owned, deck, mask, -1) + 1))
        game["planned"][unit] = _faces_fitting(cards, owned, deck, mask, pick) if pick else NOBODY
    return _enough(game, deck, seat)


@compiled
def _faces_fitting(cards: Row, owned: int, deck: Row, mask: int, wanted: int) -> int:
    """How many faces among sorted cards fit a unit's symbols; or, of those, the face with a number from 1 on."""
    count = 0
    for place in range(owned):
        face = int(cards[place])
        if (not place or cards[place - 1] != face) and deck["robot"][face] and deck["mask"][face] & mask:
            count += 1
            if count == wanted:
                return face
    return count


@compiled
def _enough(game: Row, deck: Row, seat: int) -> bool:
    for unit in range(deck["units"]):
        face = game["planned"][unit]
        if game["owner"][unit] != seat or face == NOBODY:
            continue
        spare = 0
        for place in range(game["owned"][seat]):
            spare += game["cards"][seat, place] == face
        for other in range(deck["units"]):
            spare -= game["owner"][other] == seat and game["planned"][other] == face
        if spare < 0:
            return False
    return True
