"""The numbers of a deck: what the compiled rules need of the options and faces, and the way back to ids."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.state import CLEANUPS, CONVEYOR, DECK, FACES, HAND, KINDS, START, UNITS, Row
from fzzzt.sim.styles import POWERS

if TYPE_CHECKING:
    from fzzzt.engine import Deck, Options

_MOST_ROBOTS = 60
"""What the counts of free robots have room for (widgets.py)."""

_MOST_POWER, _STRONGEST_HAND = 7, 64
"""What the tables of players who plan have room for (odds.py)."""
_SYMBOL_ORDER = (1, 8, 2, 4)
"""In which order robots are expected, by their symbols."""


class Faces:
    """A deck under some options, in numbers. `ids` names each face, `numbers` is the way back."""

    def __init__(self, deck: Deck, options: Options) -> None:
        self.deck = deck
        self.options = options
        self.ids = tuple(sorted(deck.cards_in(options)))
        self.numbers = {card: number for number, card in enumerate(self.ids)}
        self.units = tuple(card for card in self.ids if card in deck.units)
        _check_room(self)
        self.record: Row = _record(self)


@lru_cache(maxsize=64)
def faces_of(deck: Deck, options: Options) -> Faces:
    """The numbers of a deck; `ValueError` if it is too large to be simulated."""
    return Faces(deck, options)


def _check_room(faces: Faces) -> None:
    deck, options = faces.deck, faces.options
    conveyor = deck.conveyor(options)
    robots = sum(card in deck.robots for card in conveyor) + START * options.players
    powers = sorted((deck.power[card] for card in (*conveyor, *faces.ids)), reverse=True)
    strongest = sum(powers[:HAND])
    fits = (
        len(faces.ids) <= FACES
        and len(conveyor) <= CONVEYOR
        and len(faces.units) <= UNITS
        and deck.rounds(options) <= CLEANUPS
        and robots <= _MOST_ROBOTS
        and powers[0] <= _MOST_POWER
        and strongest < _STRONGEST_HAND
        and strongest * (options.players - 1) < POWERS
        and all(len(deck.starting_hand(number)) == START for number in range(1, options.players + 1))
    )
    if not fits:
        raise ValueError(f"deck {deck.name!r} is too large or too strong to be simulated; the engine can play it")


def _record(faces: Faces) -> Row:
    deck, options, numbers = faces.deck, faces.options, faces.numbers
    record = np.zeros(1, DECK)[0]
    conveyor = [numbers[card] for card in deck.conveyor(options)]
    record["players"], record["belt"], record["rounds"] = options.players, options.belt, deck.rounds(options)
    record["size"] = len(conveyor)
    record["conveyor"][: len(conveyor)] = conveyor
    for number in range(1, options.players + 1):
        record["starts"][number - 1] = [numbers[card] for card in deck.starting_hand(number)]
    record["units"] = len(faces.units)
    record["unit"] = -1
    for number, card in enumerate(faces.ids):
        face = deck.cards[card]
        record["power"][number], record["points"][number] = face.power, face.points
        record["speed"][number], record["mask"][number] = face.speed, face.mask
        record["robot"][number], record["kind"][number] = face.is_robot, KINDS.index(face.kind)
    for unit, card in enumerate(faces.units):
        record["unit"][numbers[card]] = unit
        record["unit_face"][unit] = numbers[card]
    _fill_knowledge(record, conveyor, deck)
    return record


def _fill_knowledge(record: Row, conveyor: list[int], deck: Deck) -> None:
    cards = np.array(conveyor)
    robots, units = cards[record["robot"][cards] > 0], cards[record["unit"][cards] >= 0]
    record["unit_points"] = record["points"][units].sum() / len(cards)
    record["robot_share"] = len(robots) / len(cards)
    record["robot_points"] = record["points"][robots].sum() / len(cards)
    record["robot_power"] = record["power"][robots].sum() / len(cards)
    masks = [deck.masks[card] for card in sorted(deck.robots)]
    typical = [min((mask for mask in masks if mask & bit), key=int.bit_count, default=0) for bit in _SYMBOL_ORDER]
    record["typical"] = [*filter(None, typical), 0, 0, 0, 0][:4]
