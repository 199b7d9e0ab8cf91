"""A game as one record of numbers, with room for the largest table.

Personal cards of a seat lie in one row of `cards`, each a face number, face numbers being in the order of the ids:

    hand, sorted | paid since the deal | not dealt | won since the deal
    0 ..   held  ..     dealt          .. dealt + undealt ..   owned

so that dealing, paying and winning move next to nothing. A bid is a set of places of the hand, as bits. What was shown
of a hand since its deal is such a set, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Rows = NDArray[np.void]
    """Games, styles and the like: an array with one of the types below."""
    Log = NDArray[np.int32]
    Numbers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    """Text as bytes."""

SEATS = 6
HAND = 6
FACES = 128
CONVEYOR = 56
START = 4
CARDS = CONVEYOR + START
"""Most cards a seat can own: the whole conveyor deck and its own start. Their places fit in the bits of an integer."""
UNITS = 16
CLEANUPS = 8
"""Most robots that can have been allocated to one unit: one in each clean-up."""
NOBODY = -1

DEAL, BID, BUILD, OVER = range(4)
"""What a game waits for."""

Row = Any
"""One element of an array with one of the types below: NumPy's own type for that says nothing."""

GAME = np.dtype(
    [
        ("random", np.int64, 4),
        ("phase", np.int32),
        ("round", np.int32),
        ("head", np.int32),
        ("face_up", np.int32),
        ("chief", np.int32),
        ("mover", np.int32),
        ("winner", np.int32),
        ("mechanics", np.int32, SEATS),
        ("conveyor", np.int32, CONVEYOR),
        ("cards", np.int32, (SEATS, CARDS)),
        ("owned", np.int32, SEATS),
        ("held", np.int32, SEATS),
        ("dealt", np.int32, SEATS),
        ("undealt", np.int32, SEATS),
        ("shown", np.int32, SEATS),
        ("bids", np.int32, SEATS),
        ("owner", np.int32, UNITS),
        ("built", np.int32, (UNITS, CLEANUPS)),
        ("builds", np.int32, UNITS),
        ("planned", np.int32, UNITS),
        ("free", np.int64, (SEATS, 2)),
        ("power", np.int32, SEATS),
        ("base", np.int32, SEATS),
        ("robots", np.int32, SEATS),
        ("bonus", np.int32, SEATS),
        ("winners", np.int32),
    ]
)
"""`winner` is who won the last auction; `free` counts the free robots for the widgets (widgets.py), `power` is that of
all personal cards together; `base` and `robots` are what the score needs besides."""

DECK = np.dtype(
    [
        ("players", np.int32),
        ("belt", np.int32),
        ("rounds", np.int32),
        ("size", np.int32),
        ("conveyor", np.int32, CONVEYOR),
        ("starts", np.int32, (SEATS, START)),
        ("power", np.int32, FACES),
        ("points", np.int32, FACES),
        ("speed", np.int32, FACES),
        ("mask", np.int32, FACES),
        ("robot", np.int32, FACES),
        ("kind", np.int32, FACES),
        ("unit", np.int32, FACES),
        ("unit_face", np.int32, UNITS),
        ("units", np.int32),
        ("typical", np.int32, 4),
        ("unit_points", np.float64),
        ("robot_share", np.float64),
        ("robot_points", np.float64),
        ("robot_power", np.float64),
    ]
)
"""What the rules need to know of the options and the faces. `unit` is the number of a unit's face, else -1.

For players who plan: the symbols of a `typical` robot for each symbol (0: there is none), and what a card of the
conveyor deck brings on average."""

ROBOT, UPGRADE, FZZZT, UNIT, MECHANIC = range(5)
KINDS = ("robot", "upgrade", "fzzzt", "unit", "mechanic")
