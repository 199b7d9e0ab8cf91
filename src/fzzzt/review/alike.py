"""Which bids and builds come to the same: they stand for each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fzzzt.engine import View


def like_bid(view: View, cards: Iterable[str]) -> tuple[int, ...]:
    """What counts of a bid: its powers. The cards of a bid come back in the next round, whichever they were."""
    return tuple(sorted(view.faces.power[card] for card in cards))


def like_build(view: View, robots: Mapping[str, str]) -> frozenset[tuple[str, int, int]]:
    """What counts of a build: the power that goes out of the hands, and the symbols that go to each unit."""
    return frozenset((unit, view.faces.power[robot], view.faces.masks[robot]) for unit, robot in robots.items())
