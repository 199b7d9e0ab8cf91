"""Everybody at the table, a line each: cards in hand and discarded, the sealed bid, Production Units."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.text import Text
from textual.widget import Widget

from fzzzt.solo.opponents import bot_label
from fzzzt.tui.card_art import POINTS, code, letters
from fzzzt.tui.palette import FAINT, HAZARD, SPARK, TEXT, painted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.content import Content

    from fzzzt.engine import SpectatorView
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import ShownTable, Sitter

_LONGEST_NAME = 14


class Seats(Widget):
    """The seats clockwise, with a heading."""

    DEFAULT_CSS = "Seats { height: auto; width: 1fr; }"

    def __init__(self, say: Catalogue) -> None:
        super().__init__()
        self.say = say
        self.table: ShownTable | None = None

    def show(self, table: ShownTable) -> None:
        """Draw the seats of a table."""
        grown = self.table is None or len(self.table.sitters) != len(table.sitters)
        self.table = table
        self.refresh(layout=grown)

    def render(self) -> Content:
        """A heading and a line a seat."""
        if self.table is None:
            return painted(Text())
        rows = [self._heading(self.table), *(self._row(self.table, seat) for seat in range(len(self.table.sitters)))]
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
        return painted(Text("\n").join([self._line(row, widths) for row in rows]))

    def _line(self, row: Sequence[Text], widths: Sequence[int]) -> Text:
        """One row with its columns aligned; the last takes what room is left."""
        line = Text()
        for cell, width in zip(row, widths, strict=False):
            line.append_text(cell)
            line.append(" " * (width - len(cell) + (2 if width else 0)))
        line.append_text(row[-1])
        line.truncate(max(1, self.size.width), overflow="ellipsis")
        return line

    def _heading(self, table: ShownTable) -> list[Text]:
        bid = "points" if table.view is not None and table.view.score is not None else "bid"
        seats, *others = [self.say(f"tui-column-{name}") for name in ("seats", "hand", "discard", bid, "units")]
        return [Text(words, FAINT) for words in (f"  {seats}", "", *others)]

    def _row(self, table: ShownTable, seat: int) -> list[Text]:
        view, sitter = table.view, table.sitters[seat]
        name = self._named(table, seat)
        if view is None or not view.round:
            return [name, Text(), Text(), Text(), Text(), Text(self._state(sitter), FAINT)]
        public = view.seats[seat]
        chief = Text(self.say("tui-chief") if seat == view.chief else "", f"bold {HAZARD}")
        bid = Text("▮" * public.bid_size if public.bid_size else "", SPARK)
        if view.score is not None:
            won = " ★" if seat in view.score.winners else ""
            bid = Text(f"{view.score.seats[seat].total}{won}", f"bold {HAZARD}")
        last = self._units(view, seat)
        if table.hands is not None:
            hand = Text(" ").join([code(view.faces.cards[card]) for card in table.hands[seat]])
            last = Text.assemble(hand, "  ", last)
        elif table.stage == "playing" and sitter.state == "away":
            last = Text.assemble((self._state(sitter), FAINT), "  ", last)
        return [name, chief, Text(str(public.hand_size)), Text(str(public.discard_size)), bid, last]

    def _named(self, table: ShownTable, seat: int) -> Text:
        """The name behind a mark if the table waits for this seat, and what is left on its clock."""
        sitter = table.sitters[seat]
        waits = table.view is not None and table.stage == "playing" and seat in table.view.to_move
        words = self.say("play-you") if seat == table.you else sitter.called(self.say)
        style = f"bold {SPARK}" if seat == table.you else TEXT
        if len(words) > _LONGEST_NAME:
            words = words[: _LONGEST_NAME - 1] + "…"
        name = Text.assemble(("► " if waits else "  ", f"bold {HAZARD}"), (words, style))
        clock = left_on(sitter, table.ahead)
        if clock is not None:
            name.append(f" {clock}", FAINT)
        elif sitter.bot and self.size.width >= 100:
            name.append(f" {bot_label(self.say, sitter.bot)}", FAINT)
        return name

    def _state(self, sitter: Sitter) -> str:
        return self.say(f"tui-seat-{sitter.state}", bot=bot_label(self.say, sitter.bot or ""))

    def _units(self, view: SpectatorView, seat: int) -> Text:
        """Each unit with its points, its symbols, and how many robots work there."""
        units = []
        for unit, robots in view.seats[seat].units.items():
            face = view.faces.cards[unit]
            text = Text.assemble((f"{POINTS}{face.points}", HAZARD), "[", letters(face.symbols), "]")
            text.append(f"+{len(robots)}" if robots else "", FAINT)
            units.append(text)
        return Text(" ").join(units)


def left_on(sitter: Sitter, ahead: int) -> str | None:
    """What is left on a seat's clock, in minutes and seconds, or in days and hours."""
    if sitter.left is None:
        return None
    gone = 0 if sitter.since is None else round(time.time() * 1000) + ahead - sitter.since
    seconds = max(0, sitter.left - max(0, gone)) // 1000
    if seconds >= 86400:
        return f"{seconds // 86400}d {seconds % 86400 // 3600}h"
    return f"{seconds // 60}:{seconds % 60:02}"
