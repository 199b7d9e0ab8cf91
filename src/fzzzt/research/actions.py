"""Decisions as numbers.

| action | in an auction | in a build, for the unit in question |
|---|---|---|
| 0 to 62 | bid the cards at the places whose bits are set in action + 1, the first place lowest | |
| 63 | | leave it as it is |
| 64 and on | | allocate the robot at place action - 64 of `FaceOrder.robots` |

Places are those of the hand sorted by id: at most six cards, since nobody bids from more. Copies of a face are not told
apart: of the bids that show the same faces only the one with the first copies is lawful.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.engine import Bid, Build
from fzzzt.engine.options import HAND_SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from fzzzt.engine import View
    from fzzzt.research.face_order import FaceOrder

BIDS = (1 << HAND_SIZE) - 1
LEAVE = BIDS
"""The action that allocates nothing to a unit."""
FIRST_ROBOT = BIDS + 1

Choices = dict[str, str | None]
"""The robot chosen for each unit so far, or None; units come in the order of their ids."""


class Actions:
    """What the actions of a game mean."""

    def __init__(self, catalogue: FaceOrder) -> None:
        self.catalogue = catalogue
        self.count = FIRST_ROBOT + len(catalogue.robots)

    def mask(self, view: View, choices: Choices | None) -> NDArray[np.int8]:
        """1 for every lawful action of a seat; `choices` are those of a build that it is in the middle of."""
        mask = np.zeros(self.count, np.int8)
        if view.phase == "bid" and view.my_turn:
            mask[:BIDS] = _bid_mask(len(view.hand), _copies(view.hand))
        elif (unit := asked_unit(view, choices)) is not None and choices is not None:
            mask[LEAVE] = 1
            for robot in view.legal_builds().fitting[unit]:
                if view.hand.count(robot) > list(choices.values()).count(robot):
                    mask[self.of_robot(robot)] = 1
        return mask

    def bid(self, view: View, action: int) -> Bid:
        """The bid that an action stands for."""
        bids = view.legal_bids()
        return Bid(bids.seat, tuple(card for place, card in enumerate(bids.hand) if action + 1 >> place & 1))

    def of_bid(self, hand: tuple[str, ...], cards: tuple[str, ...]) -> int:
        """The action for a bid of these cards."""
        left, chosen = list(cards), 0
        for place, card in enumerate(hand):
            if card in left:
                left.remove(card)
                chosen |= 1 << place
        return chosen - 1

    def robot(self, action: int) -> str | None:
        """The robot that an action allocates; None if it allocates nothing."""
        return None if action == LEAVE else self.catalogue.robots[action - FIRST_ROBOT]

    def of_robot(self, robot: str | None) -> int:
        """The action that allocates a robot, or nothing."""
        return LEAVE if robot is None else FIRST_ROBOT + self.catalogue.robot_place[robot]

    def of_move(self, view: View, move: Bid | Build) -> Iterator[tuple[Choices | None, int]]:
        """The actions of a whole move, one after another, each with the choices before it."""
        if isinstance(move, Bid):
            yield None, self.of_bid(view.hand, move.cards)
            return
        choices: Choices = {}
        while (unit := asked_unit(view, choices)) is not None:
            yield dict(choices), self.of_robot(move.robots.get(unit))
            choices[unit] = move.robots.get(unit)

    def told(self, view: View, action: int, choices: Choices | None = None) -> str:
        """An action in words."""
        if choices is None:
            return "bid " + " ".join(self.bid(view, action).cards)
        return f"{asked_unit(view, choices)}: {self.robot(action) or 'nothing'}"


def asked_unit(view: View, choices: Mapping[str, str | None] | None) -> str | None:
    """The unit that a seat is to choose a robot for; None if it does not build now, or has chosen for all."""
    if choices is None or view.phase != "build":
        return None
    return next((unit for unit in sorted(view.seats[view.seat].units) if unit not in choices), None)


def built(seat: int, choices: Choices) -> Build:
    """The build that the choices for all units come to."""
    return Build(seat, {unit: robot for unit, robot in choices.items() if robot is not None})


def _copies(hand: tuple[str, ...]) -> tuple[bool, ...]:
    """For each card of a sorted hand whether it is a copy of the one before."""
    return tuple([place > 0 and card == hand[place - 1] for place, card in enumerate(hand)])


@lru_cache(maxsize=256)
def _bid_mask(size: int, copies: tuple[bool, ...]) -> NDArray[np.int8]:
    """The lawful bids from a hand: no copy without the one before it."""
    seconds = [place for place in range(size) if copies[place]]
    lawful = [
        not chosen >> size and all(chosen >> place - 1 & 1 for place in seconds if chosen >> place & 1)
        for chosen in range(1, BIDS + 1)
    ]
    return np.array(lawful, np.int8)
