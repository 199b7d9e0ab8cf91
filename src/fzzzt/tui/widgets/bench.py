"""The workbenches: for each of one's Production Units a robot, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from fzzzt.tui.card_art import code
from fzzzt.tui.palette import FAINT, HAZARD, SPARK, TEXT, painted
from fzzzt.voice.voice import by_power

if TYPE_CHECKING:
    from textual import events
    from textual.content import Content

    from fzzzt.engine import View
    from fzzzt.locale import Catalogue


class Bench(Widget):
    """A line a unit, with the robot that is to work there; the robots that fit the unit under the cursor below."""

    DEFAULT_CSS = "Bench { height: auto; min-height: 5; max-height: 9; width: 1fr; }"

    class Clicked(Message):
        """A unit was clicked: its place, from 0."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, say: Catalogue) -> None:
        super().__init__()
        self.say = say
        self.view: View | None = None
        self.units: list[str] = []
        self.robots: dict[str, str] = {}
        self.cursor = 0

    def show(self, view: View) -> None:
        """Draw one's units. What was chosen stays so while the units are the same."""
        units = list(view.legal_builds().fitting)
        if units != self.units or self.view is None or self.view.round != view.round:
            self.units, self.robots, self.cursor = units, {}, 0
        self.view = view
        self.refresh(layout=True)

    @property
    def unit(self) -> str:
        """The unit under the cursor."""
        return self.units[self.cursor]

    @property
    def fitting(self) -> list[str]:
        """The robots that fit there and are not promised to another unit."""
        if self.view is None:
            return []
        legal = self.view.legal_builds()
        left = list(legal.cards)
        for unit, robot in self.robots.items():
            if unit != self.unit:
                left.remove(robot)
        fits = [card for card in left if card in legal.fitting[self.unit]]
        return by_power(self.view.faces, fits)

    def choose(self, place: int | None) -> None:
        """Give the unit a robot of those that fit, by its place, or none."""
        if place is None:
            self.robots.pop(self.unit, None)
        else:
            self.robots[self.unit] = self.fitting[place]
        self.refresh()

    def turn(self, by: int) -> None:
        """The next robot that fits, or the one before; between the last and the first there is none."""
        fitting = self.fitting
        chosen = self.robots.get(self.unit)
        now = fitting.index(chosen) if chosen in fitting else -1
        place = (now + 1 + by) % (len(fitting) + 1) - 1
        self.choose(None if place < 0 else place)

    def move(self, by: int) -> None:
        """Move to another unit."""
        self.cursor = (self.cursor + by) % len(self.units)
        self.refresh()

    def render(self) -> Content:
        """The units, and what fits the one under the cursor."""
        view = self.view
        if view is None or not self.units:
            return painted(Text())
        lines = [self._unit(view, place) for place in self._shown()]
        fits = [
            Text.assemble((f"{number} ", FAINT), code(view.faces.cards[card]))
            for number, card in enumerate(self.fitting, 1)
        ]
        words = Text(self.say("play-build-fitting", count=len(fits)) if fits else self.say("play-build-nothing-fits"))
        return painted(Text("\n").join([*lines, words, Text("   ").join(fits)]))

    def _shown(self) -> range:
        """As many units as there is room for, the one under the cursor among them."""
        room = max(1, self.size.height - 2) if self.size.height else len(self.units)
        first = max(0, min(self.cursor - room // 2, len(self.units) - room))
        return range(first, min(len(self.units), first + room))

    def _unit(self, view: View, place: int) -> Text:
        unit = self.units[place]
        face = view.faces.cards[unit]
        under = place == self.cursor
        line = Text.assemble(("► " if under else "  ", HAZARD), (self.say(f"card-grade-{face.grade}"), TEXT), " ")
        line.append_text(code(face))
        for robot in view.seats[view.seat].units[unit]:
            line.append_text(Text.assemble("  ", code(view.faces.cards[robot])))
        chosen = self.robots.get(unit)
        line.append("  + ", FAINT)
        line.append_text(Text("—", FAINT) if chosen is None else code(view.faces.cards[chosen]))
        if chosen is not None:
            line.append(" ✓", f"bold {SPARK}")
        return line

    def on_click(self, event: events.Click) -> None:
        """Go to the unit that was clicked."""
        shown = self._shown()
        if event.y < len(shown):
            self.post_message(self.Clicked(shown[event.y]))
