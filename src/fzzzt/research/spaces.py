"""What can be seen and done at a table, in Gymnasium's terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.research.encoding import Encoding


def seen_space(table: Encoding, *, action_features: bool = False) -> spaces.Dict:
    """What a seat is shown: small whole numbers, each from 0 to the most that it can be."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": box(table.observation.fields.high),
        "action_mask": box(np.ones(table.actions.count, np.int8)),
    }
    if action_features:
        parts["action_features"] = box(table.action_features.high)
    return spaces.Dict(parts)


def action_space(table: Encoding) -> spaces.Discrete:
    """All actions; the mask tells which are lawful now."""
    return spaces.Discrete(table.actions.count)


def box(high: NDArray[np.int8]) -> spaces.Box:
    """Whole numbers from 0 to these."""
    return spaces.Box(np.zeros_like(high), high, dtype=np.int8)
