"""Named parts of a flat tensor of small whole numbers."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

HIGHEST = 127
"""What a number can be at most: a greater one, which only a huge house deck can bring about, is told as this."""


class Field(NamedTuple):
    """A part of a tensor: its shape, the most its numbers can be (one for all, or one for each column), its meaning."""

    name: str
    shape: tuple[int, ...]
    high: int | NDArray[np.int8]
    meaning: str


class Fields:
    """Fields side by side in one flat tensor."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = {field.name: field for field in fields}
        self.slices: dict[str, slice] = {}
        """Where each field lies."""
        self.size = 0
        for field in self.fields.values():
            self.slices[field.name] = slice(self.size, self.size + prod(field.shape))
            self.size += prod(field.shape)
        self.high = self.blank()
        for name, field in self.fields.items():
            self.part(self.high, name)[...] = np.minimum(field.high, HIGHEST)

    def blank(self) -> NDArray[np.int8]:
        """A tensor of zeros."""
        return np.zeros(self.size, np.int8)

    def part(self, tensor: NDArray[Any], name: str) -> NDArray[Any]:
        """A field of a tensor in its own shape, or of each tensor of a batch. A single tensor can be written to so."""
        return tensor[..., self.slices[name]].reshape(*tensor.shape[:-1], *self.fields[name].shape)

    def parts(self, tensor: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Every field of a tensor."""
        return {name: tensor[where].reshape(self.fields[name].shape) for name, where in self.slices.items()}
