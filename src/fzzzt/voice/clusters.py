"""Signs as a reader counts them: an accent, a skin colour or the parts of one emoji are not torn from each other."""

from __future__ import annotations

import unicodedata

_JOINER = "\u200d"
_COLOURS = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_BLACK_FLAG = "\U0001f3f4"


def one_line(text: str) -> str:
    """A text in one line, without anything that steers a terminal."""
    shown = [sign if sign.isprintable() or _joins(text, place) else " " for place, sign in enumerate(text)]
    return " ".join("".join(shown).split())


def beginning(text: str, most: int) -> str:
    """As much of a text as has at most so many code points, without a torn sign at its end."""
    place = min(most, len(text))
    while 0 < place < len(text) and _goes_on(text, place):
        place -= 1
    return text[:place]


def _joins(text: str, place: int) -> bool:
    """Whether an invisible sign is part of an emoji: it joins two pictures, or spells out a flag."""
    sign, before, after = text[place], text[:place], text[place + 1 : place + 2]
    if sign == _JOINER:
        return bool(before) and _is_picture_end(before[-1]) and unicodedata.category(after or " ") == "So"
    return ord(sign) in _TAGS and _BLACK_FLAG in before[-8:]


def _is_picture_end(sign: str) -> bool:
    return unicodedata.category(sign) == "So" or ord(sign) in _COLOURS or sign == "\ufe0f"


def _goes_on(text: str, place: int) -> bool:
    """Whether the sign at this place belongs to what stands before it."""
    sign = text[place]
    if _JOINER in (sign, text[place - 1]) or ord(sign) in _COLOURS or ord(sign) in _TAGS:
        return True
    if unicodedata.category(sign) in ("Mn", "Me", "Mc"):
        return True
    return ord(sign) in _FLAG_LETTERS and _flag_letters(text[:place]) % 2 == 1


def _flag_letters(text: str) -> int:
    """How many letters of flags a text ends with: two make a flag."""
    return len(text) - len(text.rstrip("".join(map(chr, _FLAG_LETTERS))))
