"""Why something was not done, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import MoveError

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import Refused
    from fzzzt.voice.voice import Voice


def refusal_text(say: Catalogue, refused: Refused, voice: Voice | None = None) -> str:
    """The engine's codes have texts of their own, so have the table's; what is left is told in the server's words."""
    if voice is not None:
        try:
            return voice.error(MoveError(refused.code, **refused.details))
        except (KeyError, ValueError, TypeError):  # none of the engine's
            pass
    try:
        return say(f"tui-refused-{refused.code}")
    except (KeyError, ValueError):
        return say("tui-refused", what=str(refused))
