"""An encoding in the numbers that the compiled core writes tensors by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.decisions import FIELDS, LAYOUT

if TYPE_CHECKING:
    from fzzzt.research.encoding import Encoding
    from fzzzt.sim.state import Row


def layout_of(encoding: Encoding) -> Row:
    """Where each field of an observation lies, and the places of faces and robots in it."""
    cards, fields = encoding.catalogue, encoding.observation.fields
    record = np.zeros(1, LAYOUT)[0]
    for name in FIELDS:
        record[name] = fields.slices[name].start
    record["faces"], record["robots"] = len(cards.cards), len(cards.robots)
    record["actions"] = encoding.actions.count
    record["robot_place"][cards.robot_cards] = range(len(cards.robots))
    record["robot_face"][: len(cards.robots)] = cards.robot_cards
    record["copies"][: len(cards.cards)] = cards.copies
    return record
