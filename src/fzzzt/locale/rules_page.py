"""The rules page: section titles and their lines, in order, as keys of rules.ftl. Its own title is `rules-title`."""

from __future__ import annotations

_LINES = {
    "aim": 2,
    "cards": 7,
    "setup": 3,
    "preparation": 4,
    "auctions": 4,
    "ties": 2,
    "empty": 2,
    "build": 3,
    "end": 5,
    "example": 5,
    "expansion": 3,
    "rulings": 5,
}

RULES: tuple[tuple[str, tuple[str, ...]], ...] = tuple(
    (f"rules-{section}-title", tuple(f"rules-{section}-{line}" for line in range(1, lines + 1)))
    for section, lines in _LINES.items()
)
