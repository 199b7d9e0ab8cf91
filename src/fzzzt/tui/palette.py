"""The colours of the night shift. They only help: whatever a colour says, a letter, a shape or a word says too."""

from __future__ import annotations

from textual.theme import Theme

FLOOR = "#12161A"
PANEL = "#1C2329"
TEXT = "#F1ECE2"
FAINT = "#9AA5AE"
STEEL = "#7C8A96"
HAZARD = "#F2B705"
SPARK = "#4CC9F0"
SYMBOL = {"N": "#E69F00", "B": "#56B4E9", "C": "#2BBF93", "O": "#CC79A7"}
"""Safe for colour-blind eyes; the cog's green is lightened for the dark floor."""
KIND = {"robot": STEEL, "upgrade": SPARK, "fzzzt": "#FF7A59", "unit": HAZARD, "mechanic": FAINT}

NIGHT = Theme(
    name="night-shift",
    primary=SPARK,
    secondary=STEEL,
    accent=HAZARD,
    foreground=TEXT,
    background=FLOOR,
    surface=PANEL,
    panel=PANEL,
    dark=True,
)
