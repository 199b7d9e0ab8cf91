"""In whose language a refusal is told: clients translate codes, but need no text for each fault of a deck file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import GameError
from fzzzt.locale import Catalogue
from fzzzt.voice.voice import BEFORE_A_GAME, reason

if TYPE_CHECKING:
    from fzzzt.tables import Refusal


def message(refusal: Refusal, language: str | None) -> str:
    """Why something was not done; what is wrong with a deck file, or with options, in the reader's language."""
    if language is None or not refusal.code.startswith(BEFORE_A_GAME):
        return str(refusal)
    return reason(Catalogue(language), GameError(refusal.code, **refusal.details))
