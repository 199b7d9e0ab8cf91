"""The table as it is drawn: belt, seats, hand and log, laid out for the size of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.containers import Container
from textual.screen import Screen

from fzzzt.tui.chronicle import voice_of
from fzzzt.tui.feeds.feed import ShownTable
from fzzzt.tui.prompts import keys_of, mode_of, prompt_of
from fzzzt.tui.widgets.bars import Header, KeyBar, Prompt
from fzzzt.tui.widgets.belt import Belt
from fzzzt.tui.widgets.bench import Bench
from fzzzt.tui.widgets.hand import Hand
from fzzzt.tui.widgets.log import Log
from fzzzt.tui.widgets.seats import Seats
from fzzzt.tui.widgets.works import Works

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import Feed
    from fzzzt.voice.voice import Voice

WIDE, TALL = 120, 34
"""From this width on the log stands beside the table, from this height on there is room for everybody's units."""
_SMALLEST = (80, 24)


class Board(Screen[None]):
    """Draws the table of a feed."""

    DEFAULT_CSS = """
    Board { layout: vertical; background: $background; color: $foreground; }
    Board #body { layout: vertical; height: 1fr; }
    Board Works, Board Bench { display: none; }
    Board.building Hand { display: none; }
    Board.building Bench { display: block; margin-top: 1; }
    Board.handless Hand { display: none; }
    Board.beltless Belt { height: 1; }
    Board.wide #body { layout: grid; grid-size: 2; grid-columns: 11fr 9fr; grid-rows: 6 1fr 5; padding: 0 1; }
    Board.wide.beltless #body { grid-rows: 1 1fr 5; }
    Board.wide.building #body { grid-rows: 1 1fr 9; }
    Board.wide Hand, Board.wide.building Bench { margin-top: 0; }
    Board.wide Belt, Board.wide Hand, Board.wide Bench { column-span: 2; }
    Board.wide Log { height: 100%; border-left: heavy $secondary; padding: 0 1; margin-left: 1; }
    Board.tall #body { grid-rows: 6 auto 1fr 5; padding: 1 1 0 1; }
    Board.tall.beltless #body { grid-rows: 1 auto 1fr 5; }
    Board.tall.building #body { grid-rows: 1 auto 1fr 9; }
    Board.tall Log { row-span: 2; }
    Board.tall Works { display: block; }
    """

    def __init__(self, say: Catalogue, feed: Feed) -> None:
        super().__init__()
        self.say = say
        self.feed = feed
        self.table = ShownTable("open", (), None, None)
        self.header, self.prompt, self.key_bar = Header(), Prompt(), KeyBar()
        self.belt, self.seats, self.hand = Belt(say), Seats(say), Hand(say)
        self.bench, self.works, self.log_lines = Bench(say), Works(say), Log()
        self._note = self._warning = ""

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield self.header
        with Container(id="body"):
            yield self.belt
            yield self.seats
            yield self.hand
            yield self.bench
            yield self.works
            yield self.log_lines
        yield self.prompt
        yield self.key_bar

    @property
    def voice(self) -> Voice | None:
        """How to speak of this table."""
        return None if self.table.view is None else voice_of(self.say, self.table)

    def on_resize(self, event: events.Resize) -> None:
        """Use the room there is."""
        wide, tall = event.size.width >= WIDE, event.size.height >= TALL
        if wide != self.has_class("wide"):
            self._arrange(wide)
        self.set_class(wide, "wide")
        self.set_class(wide and tall, "tall")
        self.show_table()
        if event.size.width < _SMALLEST[0] or event.size.height < _SMALLEST[1]:
            self._warning = self.say("tui-too-small", width=event.size.width, height=event.size.height)
            self.note(self._warning)
        elif self._note == self._warning:
            self.note("")
        self.log_lines.scroll_end(animate=False)

    def _arrange(self, wide: bool) -> None:
        """A wide screen has the log beside seats and units, between the belt and one's hand; else it is below all."""
        body = self.query_one("#body")
        if wide:
            body.move_child(self.log_lines, after=self.seats)
            body.move_child(self.works, after=self.log_lines)
        else:
            body.move_child(self.works, after=self.bench)
            body.move_child(self.log_lines, after=self.works)

    def show_table(self) -> None:
        """Draw the table as it is."""
        table, view = self.table, self.table.view
        building = mode_of(table) == "build" and view is not None
        self.set_class(building, "building")
        self.set_class(view is None or table.own is None or view.phase != "bid", "handless")
        self.set_class(view is None or not view.belt, "beltless")
        self.belt.show(view)
        self.seats.show(table)
        own = table.own
        laid = table.prepared or (own.my_bid if own and own.my_bid else ()) or ()
        self.hand.show(own if own is not None and own.phase == "bid" else None, laid)
        if building and own is not None:
            self.bench.show(own)
        self.works.show(table)
        self.header.show(self._where(), self._what())
        self.key_bar.show(keys_of(self.say, self.feed, mode_of(table), len(self.hand.cards)))
        self.refresh_prompt()

    def _where(self) -> str:
        view = self.table.view
        if view is None or not view.round:
            return self.table.address
        if view.phase == "over":
            return self.say("score-title")
        where = {"round": view.round, "rounds": view.rounds}
        if view.phase == "build":
            return self.say("play-table-build", **where)
        return self.say("play-table-auction", number=view.auction, count=view.options.belt, **where)

    def _what(self) -> str:
        view = self.table.view
        return "" if view is None else self.say("tui-deck", count=view.conveyor_size) + " "

    def tick(self) -> None:
        """Let clocks run."""
        if any(sitter.left is not None for sitter in self.table.sitters):
            self.seats.refresh()

    def note(self, text: str) -> None:
        """Say something until the next key or event."""
        self._note = text
        self.refresh_prompt()

    def refresh_prompt(self) -> None:
        """Say what is to be done now, unless there is something more important to say."""
        power = self.hand.power if self.hand.marked else None
        self.prompt.update(self._note or prompt_of(self.say, self.table, power))
