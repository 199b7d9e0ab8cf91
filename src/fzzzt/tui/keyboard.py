"""Keys by what stands on them, wherever the letters are."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual import events

_SAME_KEYS = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")
"""A Russian keyboard has the Cyrillic letters on the keys of the Latin ones."""
_NAMES = {"?": "question_mark", "+": "plus", "-": "minus", "=": "plus"}


def latin(event: events.Key) -> str:
    """The key that was pressed: a small Latin letter, a digit, or Textual's name for it."""
    sign = event.character
    if sign is not None and sign.isprintable() and sign != " ":
        small = sign.lower().translate(_SAME_KEYS)
        return _NAMES.get(sign, small)
    return event.key
