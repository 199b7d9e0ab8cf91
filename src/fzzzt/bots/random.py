"""`random`: any bid, any build, all equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build

if TYPE_CHECKING:
    from random import Random

    from fzzzt.engine import View


class RandomPlayer:
    """Uniform over the non-empty subsets of the hand and over the lawful builds."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """Draw a subset of the hand, or a lawful build."""
        del limit
        if view.phase == "build":
            return view.legal_builds().draw(rng)
        hand = view.legal_bids().hand
        chosen = rng.randrange(1, 1 << len(hand))
        return Bid(view.legal_bids().seat, tuple(card for place, card in enumerate(hand) if chosen >> place & 1))
