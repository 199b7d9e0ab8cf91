"""What is to be decided now, and by whom: said at every decision to whoever cannot see the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from fzzzt.engine import SpectatorView


def situation(view: SpectatorView) -> tuple[Saying, ...]:
    """What is for sale, what else lies open, and whose turn it is; or who builds. Nothing while nobody decides."""
    if not view.to_move:
        return ()
    if view.phase == "build":
        return (Saying("play-building", "headline", seats=view.to_move),)
    return (*_auction(view), Saying("play-turn", "headline", view.to_move[0]))


def _auction(view: SpectatorView) -> tuple[Saying, ...]:
    head, *rest = view.belt
    number = {"number": view.auction, "count": view.options.belt}
    for_sale = Saying("play-auction", "headline", numbers=number, full={"card": head or ""})
    shown = tuple([card for card in rest if card is not None])
    return (for_sale, Saying("play-open-too", "headline", row=shown)) if shown else (for_sale,)
