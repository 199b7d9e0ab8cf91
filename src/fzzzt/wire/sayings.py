"""What is said of a game: the key of a text and what stands in it, for every front end to say in its own language."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from fzzzt.wire.shape import Shape

Weight = Literal["headline", "step", "detail"]
"""How much it matters: what everybody has to hear, each thing that happens, and what is behind it."""


class Saying(Shape, frozen=True, omit_defaults=True):
    """One sentence. Its arguments stand by their kinds; names of arguments are those of the text."""

    key: str
    weight: Weight
    seat: int | None = None
    """Whom it is about: `$name`. Whoever sits there is told the text `key-you` instead."""
    numbers: dict[str, int] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    """What is the same in every language."""
    seats: tuple[int, ...] = ()
    """Several seats, in this order: `$names`."""
    short: dict[str, str] = field(default_factory=dict)
    """Cards in a few words."""
    full: dict[str, str] = field(default_factory=dict)
    """Cards with all that is on them."""
    cards: tuple[str, ...] = ()
    """Several cards: `$cards`, weakest first; alike ones are counted."""
    row: tuple[str, ...] = ()
    """Several cards as they lie: `$cards`, each by itself."""
    opens: bool = False
    """Something new begins here, worth a paragraph of its own."""
