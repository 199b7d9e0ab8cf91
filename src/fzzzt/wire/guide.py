"""What the guide of a first game says, as it travels."""

from __future__ import annotations

from fzzzt.wire.events import Cards
from fzzzt.wire.shape import Shape


class GuideStep(Shape, frozen=True):
    """One step: the text is `guide-ID`. It points at a place of the table, and at cards of the hand to try."""

    id: str
    at: str
    cards: Cards = ()
