"""What each action spends: a row of numbers an action, beside the mask, for policies that score actions one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fzzzt.engine.options import HAND_SIZE
from fzzzt.research.actions import BIDS, FIRST_ROBOT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.research.face_order import FaceOrder
    from fzzzt.research.fields import Fields

POWER, COUNT, FIRST_CARD = 0, 1, 2
"""The columns: the power of all cards, how many they are, and from here on how many of each face."""


class ActionFeatures:
    """The features of the actions at a table."""

    def __init__(self, catalogue: FaceOrder, fields: Fields) -> None:
        faces = len(catalogue.cards)
        self.fields = fields
        self.columns = ("power", "count", *catalogue.cards)
        self.shape = (FIRST_ROBOT + len(catalogue.robots), FIRST_CARD + faces)
        self.power = catalogue.features[:, 0]
        self.high = np.zeros(self.shape, np.int8)
        self.high[:, FIRST_CARD:] = np.minimum(catalogue.copies, HAND_SIZE)
        self.high[:, COUNT] = HAND_SIZE
        self.high[:, POWER] = HAND_SIZE * self.power.max()
        chosen = np.arange(1, BIDS + 1)[:, np.newaxis] >> np.arange(HAND_SIZE) & 1
        self._places = chosen.astype(np.float32)
        self._robots = np.eye(faces, dtype=np.float32)[catalogue.robot_cards]

    def of(self, observation: NDArray[Any], action_mask: NDArray[Any]) -> NDArray[np.int8]:
        """The features of all actions for what a seat sees, or for a batch of it; zeros where they are not lawful."""
        cards = np.zeros((*observation.shape[:-1], self.shape[0], len(self.power)), np.float32)
        cards[..., :BIDS, :] = self._places @ self.fields.part(observation, "places").astype(np.float32)
        cards[..., FIRST_ROBOT:, :] = self._robots
        features = np.zeros((*cards.shape[:-1], self.shape[1]), np.int8)
        features[..., FIRST_CARD:] = cards
        features[..., COUNT] = cards.sum(axis=-1)
        features[..., POWER] = cards @ self.power
        lawful: NDArray[np.int8] = features * action_mask[..., np.newaxis]
        return lawful
