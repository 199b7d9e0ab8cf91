"""Why something was not done, in the player's language."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from fzzzt.engine import GameError
from fzzzt.voice.voice import BEFORE_A_GAME, reason

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import Refused
    from fzzzt.voice.voice import Voice


def refusal_text(say: Catalogue, refused: Refused, voice: Voice | None = None) -> str:
    """The engine's codes have texts, so have a table's; what is left the server tells."""
    with suppress(KeyError, ValueError, TypeError):  # none of the engine's
        error = GameError(refused.code, **refused.details)
        if refused.code.startswith(BEFORE_A_GAME):
            return reason(say, error)
        if voice is not None:
            return voice.error(error)
    plain = {name: value for name, value in refused.details.items() if isinstance(value, int | str)}
    with suppress(KeyError, ValueError):
        return say(f"refused-{refused.code}", **plain)
    return say("refused-other", what=str(refused))
