"""Why something was not done, in the player's language."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from fzzzt.engine import MoveError

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import Refused
    from fzzzt.voice.voice import Voice


def refusal_text(say: Catalogue, refused: Refused, voice: Voice | None = None) -> str:
    """The engine's codes have texts, so have a table's, here or in the browser; what is left the server tells."""
    if voice is not None:
        try:
            return voice.error(MoveError(refused.code, **refused.details))
        except (KeyError, ValueError, TypeError):  # none of the engine's
            pass
    for words in (f"tui-refused-{refused.code}", f"page-error-{refused.code}"):
        with suppress(KeyError, ValueError):
            return say(words)
    return say("tui-refused", what=str(refused))
