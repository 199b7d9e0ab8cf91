"""What the log says: of a game what one has to hear and each step, and all that happens around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fzzzt.engine import Deck
from fzzzt.tui.card_art import code
from fzzzt.tui.feeds.feed import Talk
from fzzzt.tui.palette import FAINT, HAZARD, SPARK, TEXT
from fzzzt.voice.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import ShownTable
    from fzzzt.wire.sayings import Saying

_BID = "play-reveal-bid"
_BOLD = {"play-round": f"bold {HAZARD}", "play-over": f"bold {TEXT}", "score-winner": f"bold {TEXT}"}


def voice_of(say: Catalogue, table: ShownTable) -> Voice:
    """How to speak of the cards and seats of a table; of no cards before its game."""
    faces = Deck.standard() if table.view is None else table.view.faces
    return Voice(say, faces, [sitter.name for sitter in table.sitters], table.you)


def chronicle(say: Catalogue, table: ShownTable, told: Iterable[Saying | Talk]) -> list[Text]:
    """The lines for what has happened."""
    voice, lines = voice_of(say, table), []
    bids: list[str] = []
    for item in told:
        if isinstance(item, Talk):
            lines.append(Text.assemble((f"{item.name}: ", f"bold {SPARK}"), (item.text or "…", SPARK)))
        elif item.key == _BID:
            bids.append(_bid(voice, item))
        elif item.weight != "detail":
            if bids:
                lines.append(Text(" · ".join(bids), TEXT))
                bids = []
            lines.append(Text(voice.text(item), _style(item)))
    return lines


def _bid(voice: Voice, saying: Saying) -> str:
    """A bid that was turned up, so short that all of an auction fit in a line."""
    cards = " ".join(code(voice.faces.cards[card]).plain for card in saying.cards)
    return f"{voice.name(saying.seat or 0)} {saying.numbers['value']} ({cards})"


def _style(saying: Saying) -> str:
    return _BOLD.get(saying.key, TEXT if saying.weight == "headline" else FAINT)
