"""What the seat that is asked may know, as the tensor of fzzzt.research; compiled.

`layout` says where each field begins (decisions.py). Only what is public and what is the seat's own is read here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.compiled import compiled
from fzzzt.sim.state import BID, BUILD, NOBODY

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.sim.state import Row

    Tensor = NDArray[np.int8]


@compiled
def observe(game: Row, deck: Row, layout: Row, unit: int, tensor: Tensor) -> None:
    """Tell the seat that is asked all that it may know, in a blank tensor."""
    tensor[layout["phase"] + (0 if game["phase"] == BID else 1)] = 1
    _tell_belt(game, deck, layout, tensor)
    for face in range(layout["faces"]):
        tensor[layout["unseen"] + face] += layout["copies"][face]
    for seat in range(deck["players"]):
        _tell_seat(game, deck, layout, seat, tensor)
    _tell_units(game, deck, layout, tensor)
    _tell_own(game, layout, tensor)
    if game["phase"] == BUILD:
        _tell_build(game, layout, unit, tensor)


@compiled
def _from_me(game: Row, deck: Row, seat: int) -> int:
    """How many seats clockwise of the one that looks."""
    players = int(deck["players"])
    return (seat - int(game["mover"]) + players) % players


@compiled
def _tell_belt(game: Row, deck: Row, layout: Row, tensor: Tensor) -> None:
    end, head, belt = int(game["round"] * deck["belt"]), int(game["head"]), int(deck["belt"])
    tensor[layout["round"]] = game["round"]
    tensor[layout["auction"]] = belt - (end - head) + 1
    tensor[layout["deck"]] = deck["size"] - end
    for place in range(end - head):
        if place < game["face_up"]:
            face = game["conveyor"][head + place]
            tensor[layout["belt"] + place * layout["faces"] + face] = 1
            tensor[layout["unseen"] + face] -= 1
        else:
            tensor[layout["face_down"] + place] = 1


@compiled
def _tell_seat(game: Row, deck: Row, layout: Row, seat: int, tensor: Tensor) -> None:
    """What is public of a seat: its numbers of cards, all it owns, and what was shown since the deal."""
    place = _from_me(game, deck, seat)
    owned, bidding = int(game["owned"][seat]), game["phase"] == BID
    held = int(game["held"][seat]) if bidding else owned
    tensor[layout["chief"] + place] = seat == game["chief"]
    tensor[layout["to_move"] + place] = bidding and seat == game["mover"]
    tensor[layout["mechanic"] + place] = game["mechanics"][seat]
    tensor[layout["hands"] + place] = held
    tensor[layout["discards"] + place] = owned - held
    for bit in range(held if bidding else 0):
        tensor[layout["bids"] + place] += game["bids"][seat] >> bit & 1
    row = place * layout["faces"]
    for card in range(owned):
        face = game["cards"][seat, card]
        tensor[layout["owned"] + row + face] += 1
        tensor[layout["unseen"] + face] -= 1
    if bidding:
        _tell_known(game, layout, seat, row, tensor)


@compiled
def _tell_known(game: Row, layout: Row, seat: int, row: int, tensor: Tensor) -> None:
    cards, held, dealt = game["cards"][seat], int(game["held"][seat]), int(game["dealt"][seat])
    for place in range(held):
        tensor[layout["known_hand"] + row + cards[place]] += game["shown"][seat] >> place & 1
    for place in range(held, dealt):
        tensor[layout["known_discard"] + row + cards[place]] += 1
    for place in range(dealt + game["undealt"][seat], game["owned"][seat]):
        tensor[layout["known_discard"] + row + cards[place]] += 1


@compiled
def _tell_units(game: Row, deck: Row, layout: Row, tensor: Tensor) -> None:
    for unit in range(deck["units"]):
        if game["owner"][unit] == NOBODY:
            continue
        owner = _from_me(game, deck, int(game["owner"][unit]))
        tensor[layout["unit_owner"] + unit * deck["players"] + owner] = 1
        tensor[layout["unseen"] + deck["unit_face"][unit]] -= 1
        for place in range(game["builds"][unit]):
            face = game["built"][unit, place]
            tensor[layout["allocated"] + unit * layout["robots"] + layout["robot_place"][face]] += 1
            tensor[layout["unseen"] + face] -= 1
        if game["phase"] == BUILD:
            tensor[layout["to_move"] + owner] = 1


@compiled
def _tell_own(game: Row, layout: Row, tensor: Tensor) -> None:
    """The cards of the seat that is asked, whose bid is not made yet."""
    seat = int(game["mover"])
    bidding = game["phase"] == BID
    for place in range(game["held"][seat] if bidding else game["owned"][seat]):
        face = game["cards"][seat, place]
        tensor[layout["hand"] + face] += 1
        if bidding:
            tensor[layout["places"] + place * layout["faces"] + face] = 1


@compiled
def _tell_build(game: Row, layout: Row, unit: int, tensor: Tensor) -> None:
    """The unit in question, and what the seat has chosen for those before it."""
    tensor[layout["unit"] + unit] = 1
    width = layout["robots"] + 1
    for other in range(unit):
        if game["owner"][other] == game["mover"]:
            face = game["planned"][other]
            chosen = layout["robots"] if face == NOBODY else layout["robot_place"][face]
            tensor[layout["my_build"] + other * width + chosen] = 1
