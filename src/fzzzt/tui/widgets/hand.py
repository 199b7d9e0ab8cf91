"""One's own hand: cards are chosen by number, with the arrows or the mouse, and the bid is summed up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from fzzzt.tui.card_art import HEIGHT, HUGE, LARGE, MEDIUM, SMALL, ZAP, beside, card_rows
from fzzzt.tui.palette import FAINT, SPARK, TEXT, painted
from fzzzt.voice.table_text import hand_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.content import Content

    from fzzzt.engine import View
    from fzzzt.locale import Catalogue

_SUM = 16
"""Signs beside the cards, for the sum of the bid."""


class Hand(Widget):
    """The cards in hand, weakest first, with a cursor and marks on those to bid."""

    DEFAULT_CSS = f"Hand {{ height: {HEIGHT}; width: 1fr; }}"

    class Clicked(Message):
        """A card was clicked: its place, from 0."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, say: Catalogue) -> None:
        super().__init__()
        self.say = say
        self.view: View | None = None
        self.cards: list[str] = []
        self.marked: set[int] = set()
        self.cursor = 0

    def show(self, view: View | None, laid: Sequence[str] = ()) -> None:
        """Draw a hand. What was marked stays so while the hand and the auction are the same; `laid` is marked else."""
        cards = [] if view is None else hand_of(view)
        before = self.view
        if before is None or view is None or cards != self.cards or before.auction != view.auction:
            self.marked = set()
            self.cursor = min(self.cursor, max(0, len(cards) - 1))
        self.view, self.cards = view, cards
        if laid:
            self.mark(laid)
        self.refresh()

    @property
    def chosen(self) -> tuple[str, ...]:
        """The cards that are marked."""
        return tuple(self.cards[place] for place in sorted(self.marked))

    @property
    def power(self) -> int:
        """What they are worth as a bid."""
        return 0 if self.view is None else sum(self.view.faces.power[card] for card in self.chosen)

    def mark(self, cards: Sequence[str]) -> None:
        """Mark just these cards."""
        left = list(cards)
        self.marked = set()
        for place, card in enumerate(self.cards):
            if card in left:
                left.remove(card)
                self.marked.add(place)
        self.refresh()

    def toggle(self, place: int) -> None:
        """Mark a card, or take the mark away; the cursor goes there."""
        self.marked ^= {place}
        self.cursor = place
        self.refresh()

    def move(self, by: int) -> None:
        """Move the cursor, round the corner if need be."""
        if self.cards:
            self.cursor = (self.cursor + by) % len(self.cards)
            self.refresh()

    def render(self) -> Content:
        """The cards side by side and the sum of the bid, in five rows."""
        if self.view is None or not self.cards:
            return painted(Text())
        cards = [self._card(self.view, place) for place in range(len(self.cards))]
        return painted(Text("\n").join(beside([*cards, self._summed()])))

    def _card(self, view: View, place: int) -> list[Text]:
        marked, under = place in self.marked, place == self.cursor
        top = f"{place + 1}{'✓' if marked else ''}{'◂' if under else ''}"
        style = f"bold {SPARK}" if under and not marked else None
        return card_rows(self.say, view.faces.cards[self.cards[place]], self._inner, top=top, bold=marked, style=style)

    @property
    def _inner(self) -> int:
        room = self.size.width - _SUM
        return next((inner for inner in (HUGE, LARGE, MEDIUM, 5) if len(self.cards) * (inner + 3) <= room), SMALL)

    def _summed(self) -> list[Text]:
        if not self.marked:
            return [Text()] * HEIGHT
        bid = Text.assemble((f"{self.power} ", f"bold {TEXT}"), (ZAP * min(self.power, _SUM - 4), SPARK))
        heading = Text(self.say("tui-column-bid"), FAINT)
        return [Text(), heading, bid, Text("Enter ⏎", FAINT), Text()]

    def on_click(self, event: events.Click) -> None:
        """Choose the card that was clicked."""
        place, offset = divmod(event.x, self._inner + 3)
        if place < len(self.cards) and offset < self._inner + 2:
            self.post_message(self.Clicked(place))
