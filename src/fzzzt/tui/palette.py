"""The colours of the two shifts. They only help: whatever a colour says, a letter, a shape or a word says too.

Names stand for colours all over the screen, so that a change of shift repaints what is drawn already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content, Span
from textual.theme import Theme

if TYPE_CHECKING:
    from rich.text import Text

TEXT, FAINT, STEEL, HAZARD, SPARK = "$foreground", "$faint", "$secondary", "$accent", "$primary"
BADGE = "bold $background on $accent"
SYMBOL = {"N": "$nut", "B": "$bolt", "C": "$cog", "O": "$oil"}
KIND = {"robot": STEEL, "upgrade": SPARK, "fzzzt": "$fzzzt", "unit": HAZARD, "mechanic": FAINT}

NIGHT = Theme(
    name="night",
    primary="#4CC9F0",
    secondary="#7C8A96",
    accent="#F2B705",
    foreground="#F1ECE2",
    background="#12161A",
    surface="#1C2329",
    panel="#1C2329",
    dark=True,
    # Safe for colour-blind eyes; the cog's green is lightened for the dark floor.
    variables={
        "faint": "#9AA5AE",
        "fzzzt": "#FF7A59",
        "nut": "#E69F00",
        "bolt": "#56B4E9",
        "cog": "#2BBF93",
        "oil": "#CC79A7",
    },
)
DAY = Theme(
    name="day",
    primary="#00607F",
    secondary="#5E6A75",
    accent="#7A5100",
    foreground="#1A1F24",
    background="#F6F3EC",
    surface="#E9E4D8",
    panel="#E9E4D8",
    dark=False,
    # The same hues, darkened for the light floor.
    variables={
        "faint": "#4F5A64",
        "fzzzt": "#A82A0C",
        "nut": "#8F4A00",
        "bolt": "#0B5C96",
        "cog": "#00634C",
        "oil": "#8C2F6B",
    },
)
SHIFTS = {shift.name: shift for shift in (NIGHT, DAY)}


def painted(text: Text) -> Content:
    """A text with the colours of whichever shift it is when it is drawn."""
    spans = [Span(start, end, style) for start, end, style in text.spans if isinstance(style, str)]
    whole = [Span(0, len(text), text.style)] if isinstance(text.style, str) and text.style else []
    return Content(text.plain, [*whole, *spans])
