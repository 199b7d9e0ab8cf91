"""The Conveyor Belt: the card at auction is the brightest thing on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from fzzzt.locale.labels import label
from fzzzt.tui.card_art import HEIGHT, HUGE, LARGE, MEDIUM, SMALL, beside, card_rows, face_down_rows
from fzzzt.tui.palette import FAINT, HAZARD, painted

if TYPE_CHECKING:
    from textual import events
    from textual.content import Content

    from fzzzt.engine import SpectatorView
    from fzzzt.locale import Catalogue

_STRIPES = "▞▞  "


class Belt(Widget):
    """What is left on the belt, head first, and what is for sale in words."""

    DEFAULT_CSS = f"Belt {{ height: {HEIGHT + 1}; width: 1fr; }}"

    class Asked(Message):
        """Somebody wants to know a card."""

        def __init__(self, card: str) -> None:
            super().__init__()
            self.card = card

    def __init__(self, say: Catalogue) -> None:
        super().__init__()
        self.say = say
        self.view: SpectatorView | None = None
        self._edges: list[tuple[int, str]] = []
        """Where each face-up card ends, and which it is."""

    def show(self, view: SpectatorView | None) -> None:
        """Draw the belt of a view."""
        self.view = view
        self.refresh()

    def render(self) -> Content:
        """The belt in six rows; an empty one is only its edge."""
        view = self.view
        if view is None or not view.belt:
            self._edges = []
            return painted(self._stripes(0, ""))
        inner = self._inner(view)
        cards, end = [], -1
        self._edges = []
        for place, card in enumerate(view.belt):
            if card is None:
                cards.append(face_down_rows())
                continue
            cards.append(card_rows(self.say, view.faces.cards[card], inner, bold=not place))
            end += inner + 3
            self._edges.append((end, card))
        head = view.belt[0]
        words = "" if head is None else f"▲ {label(self.say, view.faces.cards[head], speed=True)} "
        return painted(Text("\n").join([*beside(cards), self._stripes(view.auction, words)]))

    def _inner(self, view: SpectatorView) -> int:
        """The largest cards that fit."""
        up = sum(card is not None for card in view.belt)
        room = self.size.width - 4 * (len(view.belt) - up)
        return next((inner for inner in (HUGE, LARGE, MEDIUM, 5) if up * (inner + 3) - 1 <= room), SMALL)

    def _stripes(self, auction: int, words: str) -> Text:
        """The edge of the belt, which rolls on by one place with each auction."""
        width = self.size.width
        rolled = _STRIPES[-auction % len(_STRIPES) :] + _STRIPES * (width // len(_STRIPES) + 1)
        text = Text(words[:width], f"bold {HAZARD}")
        text.append(rolled[: max(0, width - len(words))], FAINT)
        return text

    def on_click(self, event: events.Click) -> None:
        """Tell of the card that was clicked."""
        card = next((card for end, card in self._edges if event.x < end), None)
        if card is not None:
            self.post_message(self.Asked(card))
