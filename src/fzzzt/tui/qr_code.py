"""A link as a QR code of half blocks, two squares to a sign."""

from __future__ import annotations

from itertools import zip_longest

import segno
from rich.text import Text

_QUIET = 2
"""Squares of margin; readers need some."""
_SIGNS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
_INK = "#000000 on #FFFFFF"
"""Readers want dark on light, whichever shift it is."""


def qr_code(link: str) -> Text:
    """The picture of a link."""
    rows = [[bool(square) for square in row] for row in segno.make_qr(link, error="l").matrix_iter(border=_QUIET)]
    blank = [False] * len(rows[0])
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=blank)
    lines = [Text("".join(_SIGNS[pair] for pair in zip(upper, lower, strict=True)), _INK) for upper, lower in pairs]
    return Text("\n").join(lines)
