"""The faces of a game in a fixed order: the place of each in every tensor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.engine.cards import SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from fzzzt.engine import Deck, Options

KINDS = ("robot", "upgrade", "fzzzt", "unit", "mechanic")
FEATURES = ("power", "points", "speed", *SYMBOLS, *KINDS)
"""What is told of a face, column by column: numbers as printed, then 1 for each symbol it bears, 1 for its kind."""


class FaceOrder:
    """All faces of a game by id, and among them its robots and its units, each in the order of the ids."""

    def __init__(self, options: Options, deck: Deck) -> None:
        faces = deck.cards_in(options)
        self.cards = tuple(faces)
        self.robots = tuple(card for card in faces if card in deck.robots)
        self.units = tuple(card for card in faces if card in deck.units)
        self.card_place = _places(self.cards)
        self.robot_place = _places(self.robots)
        self.unit_place = _places(self.units)
        self.robot_cards = [self.card_place[robot] for robot in self.robots]
        self.unit_cards = [self.card_place[unit] for unit in self.units]
        self.conveyor = len(deck.conveyor(options))
        everything = list(deck.conveyor(options))
        for number in range(1, options.players + 1):
            everything += deck.starting_hand(number)
        self.total = len(everything)
        self.copies = self.count(everything)
        self.features = np.array(
            [
                [face.power, face.points, face.speed]
                + [symbol in face.symbols for symbol in SYMBOLS]
                + [face.kind == kind for kind in KINDS]
                for face in faces.values()
            ],
            np.float32,
        )
        """A row a face, a column a feature (`FEATURES`): what turns counts of faces into power, points and symbols."""

    def count(self, cards: Iterable[str]) -> NDArray[np.int8]:
        """How many there are of each face."""
        counts = [0] * len(self.cards)
        for card in cards:
            counts[self.card_place[card]] += 1
        return np.array(counts, np.int8)


def _places(cards: tuple[str, ...]) -> dict[str, int]:
    return {card: place for place, card in enumerate(cards)}
