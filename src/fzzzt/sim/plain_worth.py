"""What simple players think a card is worth: numbers that the players in bots/ and the compiled styles share."""

from __future__ import annotations

from typing import Final

UPGRADE_WORTH: Final = 40
FZZZT_WORTH: Final = 10
"""In tenths of a point, for anybody."""
CARD_COST: Final = 6
"""Tenths for each card of a bid."""

IDEAS: Final = 3
LEAST_FANCY: Final = 0.055
MOST_FANCY: Final = 0.155
"""How much a rookie fancies a card, for a tenth of its plain worth."""
UNIT_FANCY: Final = 1.1
OTHER_FANCY: Final = 1.0
