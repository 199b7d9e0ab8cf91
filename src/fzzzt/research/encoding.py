"""A table's views, moves and games as tensors and numbers, and back."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from fzzzt.research.action_features import ActionFeatures
from fzzzt.research.actions import Actions
from fzzzt.research.face_order import FaceOrder
from fzzzt.research.observation import Observation
from fzzzt.research.state import State

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.engine import Bid, Build, Deck, Options, View
    from fzzzt.research.actions import Choices


class Seen(NamedTuple):
    """What a seat is shown before it decides."""

    observation: NDArray[np.int8]
    action_mask: NDArray[np.int8]


class Encoding:
    """The tensors and actions of all games with the same options and deck."""

    def __init__(self, options: Options, deck: Deck) -> None:
        self.options = options
        self.deck = deck
        self.catalogue = FaceOrder(options, deck)
        self.actions = Actions(self.catalogue)
        self.observation = Observation(options, self.catalogue, deck.rounds(options))
        self.action_features = ActionFeatures(self.catalogue, self.observation.fields)
        self.state = State(options, self.catalogue, deck.rounds(options))

    def see(self, view: View, choices: Choices | None = None) -> Seen:
        """What a seat sees and may do; `choices` are those of a build that it is in the middle of."""
        return Seen(self.observation.tensor(view, choices), self.actions.mask(view, choices))

    def decisions(self, view: View, move: Bid | Build) -> Iterator[tuple[Seen, int]]:
        """A whole move as single decisions: what was seen before each, and the action."""
        for choices, action in self.actions.of_move(view, move):
            yield self.see(view, choices), action


@lru_cache(maxsize=32)
def encoding(options: Options, deck: Deck) -> Encoding:
    """The encoding for these options and this deck, made once."""
    return Encoding(options, deck)
