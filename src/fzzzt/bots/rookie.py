"""`rookie`: plays plausibly but badly, so that a child can win.

It looks at three bids that come to its mind and makes the one nearest to how much it fancies the card. Its fancy is the
plain worth of the card, more or less, units a little more; and it never builds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.apprentice import head, plain_worth
from fzzzt.engine import Bid, Build
from fzzzt.sim.plain_worth import IDEAS, LEAST_FANCY, MOST_FANCY, OTHER_FANCY, UNIT_FANCY

if TYPE_CHECKING:
    from random import Random

    from fzzzt.engine import View


class RookiePlayer:
    """Bids about what a card seems worth, often far off; builds nothing."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The best of three bids that come to mind."""
        del limit
        seat = view.seat
        if view.phase == "build":
            return Build(seat, {})
        power, bids, card = view.faces.power, view.legal_bids(), head(view)
        taste = UNIT_FANCY if card.kind == "unit" else OTHER_FANCY
        fancy = plain_worth(card) * taste * rng.uniform(LEAST_FANCY, MOST_FANCY)
        ideas = [bids.draw(rng) for _ in range(IDEAS)]
        return min(ideas, key=lambda bid: abs(sum([power[one] for one in bid.cards]) - fancy))
