"""Everybody's Production Units as cards, with the robots on them: for screens that have the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.containers import VerticalScroll

from fzzzt.engine.auction import clockwise
from fzzzt.tui.card_art import HEIGHT, LARGE, beside, card_rows, code
from fzzzt.tui.palette import FAINT, SPARK, TEXT
from fzzzt.tui.widgets.words import Words

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from fzzzt.engine import SpectatorView
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import ShownTable


class Works(VerticalScroll):
    """The workshop floor: one's own units first, then the others' clockwise."""

    DEFAULT_CSS = (
        "Works { height: 1fr; width: 1fr; margin-top: 1; scrollbar-size-vertical: 1; } Works > Words { height: auto; }"
    )
    can_focus = False

    def __init__(self, say: Catalogue) -> None:
        super().__init__()
        self.say = say
        self._floor = Words()

    def compose(self) -> ComposeResult:
        """One picture."""
        yield self._floor

    def show(self, table: ShownTable) -> None:
        """Draw all units of a table."""
        view = table.view
        if view is None:
            self._floor.update("")
            return
        parts: list[Text] = []
        for seat in clockwise(len(view.seats), table.you or 0):
            if view.seats[seat].units:
                style = f"bold {SPARK}" if seat == table.you else f"bold {TEXT}"
                name = self.say("play-you") if seat == table.you else table.sitters[seat].called(self.say)
                parts += [Text(name, style), *self._benches(view, seat)]
        self._floor.update(Text("\n").join(parts))

    def _benches(self, view: SpectatorView, seat: int) -> list[Text]:
        units = [self._bench(view, unit, robots) for unit, robots in view.seats[seat].units.items()]
        wide = max(1, self.size.width // (LARGE + 7))
        return [row for first in range(0, len(units), wide) for row in beside(units[first : first + wide])]

    def _bench(self, view: SpectatorView, unit: str, robots: tuple[str, ...]) -> list[Text]:
        """A unit, and beside it the robots that work there."""
        crew = [code(view.faces.cards[robot]) for robot in robots[: HEIGHT - 1]]
        if len(robots) > len(crew):
            crew.append(Text(f"+{len(robots) - len(crew)}", FAINT))
        rows = []
        for place, row in enumerate(card_rows(self.say, view.faces.cards[unit], LARGE)):
            worker = crew[place] if place < len(crew) else Text()
            worker.truncate(5, pad=True)
            rows.append(Text.assemble(row, worker))
        return rows
