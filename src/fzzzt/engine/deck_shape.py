"""Whether a deck file can be read in a moment: TOML of the same length, but another shape, can take minutes."""

from __future__ import annotations

import re

from fzzzt.engine.deckfile import LARGEST_FILE
from fzzzt.engine.errors import DeckError

_LONGEST_LINE = 1000
_MOST_MARKS = 5_000
"""Lines, and marks that TOML is made of: five thousand are read in milliseconds. A face has about twenty."""
_DEEPEST_LINE = 8
"""Brackets and dots of a line: TOML that nests deeply takes long to read."""
_TEXTS = re.compile(
    rb"""
    "{3} (?:\\.|[^\\])*? (?:"{3,5}|\Z) | '{3} .*? (?:'{3,5}|\Z)
    | " (?:\\.|[^"\\\n])* "? | ' [^'\n]* '?
    | \# [^\n]*
    """,
    re.VERBOSE | re.DOTALL,
)
"""What is in quotes, and comments."""


def check_shape(data: bytes, name: str) -> None:
    """Raise `DeckError` unless a file can be read in a moment."""
    if len(data) > LARGEST_FILE:
        raise DeckError("deck-too-large", name=name, high=LARGEST_FILE, count=_MOST_MARKS)
    if any(len(line) > _LONGEST_LINE for line in data.splitlines()):
        raise DeckError("deck-long-line", name=name, high=_LONGEST_LINE)
    bare = _TEXTS.sub(b"", data)
    if any(sum(map(line.count, (b".", b"[", b"{"))) > _DEEPEST_LINE for line in bare.split(b"\n")):
        raise DeckError("deck-too-deep", name=name)
    marks = sum(map(bare.count, (b".", b"[", b"{", b"=", b","))) + data.count(b"\\") + data.count(b"\n")
    if marks > _MOST_MARKS:
        raise DeckError("deck-too-large", name=name, high=LARGEST_FILE, count=_MOST_MARKS)
