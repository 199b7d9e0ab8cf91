"""What a program must be able to do to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from random import Random

    from fzzzt.engine import Bid, Build, View


class Player(Protocol):
    """Decides for one seat. It gets the seat's view and a random source, nothing else."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The bid or build for this view, within `limit` seconds (None: take your time)."""
        ...
