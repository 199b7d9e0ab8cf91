"""What `mechanic` and `foreman` would have decided in somebody's place, from the same view: the peers of a grade.

Some games bring hard decisions, some easy ones, and ten games are too few for that to even out. What is hard for the
peers was hard, so a grade counts how far somebody is behind them. Of the levels these two are the strongest that decide
in no time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.review.choices import cards_at

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.engine import View
    from fzzzt.review.model import Model
    from fzzzt.sim.state import Row


def peer_bids(model: Model, view: View, root: Row) -> tuple[tuple[str, ...], ...]:
    """What each of them would bid."""
    return MechanicPlayer().explain(view).cards, cards_at(view, model.learned_bid(root))


def peer_builds(view: View) -> tuple[Mapping[str, str], ...]:
    """What they would build: `foreman` builds as `mechanic` does."""
    return (dict(MechanicPlayer().explain(view).robots),)
