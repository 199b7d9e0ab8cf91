"""The opponents of the guided game: they bid as the script says while they can, else as `rookie` would."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.bots.apprentice import ApprenticePlayer
from fzzzt.bots.rookie import RookiePlayer
from fzzzt.engine import Bid
from fzzzt.guide.script import the_script

if TYPE_CHECKING:
    from random import Random

    from fzzzt.engine import Build, View


class GuidedPlayer:
    """Plays its part of the script."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The written bid if these cards are in hand. It builds as a beginner does who has read the rules."""
        if view.phase == "build":
            return ApprenticePlayer().decide(view, limit, rng)
        bid = Counter(_written(view))
        if bid and bid <= Counter(view.hand):
            return Bid(view.seat, tuple(sorted(bid.elements())))
        return RookiePlayer().decide(view, limit, rng)


def _written(view: View) -> tuple[str, ...]:
    wishes = the_script().wishes(view.seat)
    place = (view.round - 1) * view.options.belt + view.auction - 1
    return wishes.bids[place] if wishes and place < len(wishes.bids) else ()
