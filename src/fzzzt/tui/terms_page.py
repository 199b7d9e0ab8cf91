"""The terms of a new table, chosen with the arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from rich.text import Text
from textual.containers import Vertical

from fzzzt.bots import LEVELS
from fzzzt.engine.options import Cards
from fzzzt.tui.keyboard import latin
from fzzzt.tui.pages import CLOSING, Over
from fzzzt.tui.palette import FAINT, HAZARD, TEXT
from fzzzt.tui.widgets.words import Words
from fzzzt.wire.terms import Clock, ClockKind, Terms

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from fzzzt.locale import Catalogue


_CARDS: tuple[Cards, ...] = get_args(Cards)
_CLOCKS: tuple[tuple[ClockKind, int], ...] = (
    ("none", 0),
    ("move", 30),
    ("move", 90),
    ("bank", 300),
    ("move", 86400),
)
_BASE_PLAYERS = 4


class TermsPage(Over["Terms | None"]):
    """A line a choice; None if it was thought better of."""

    def __init__(self, say: Catalogue) -> None:
        super().__init__(say, say("tui-terms-keys"))
        self.chosen = {"players": 3, "people": 2, "level": len(LEVELS) - 2, "cards": 0, "clock": 0, "public": 0}
        self._cursor = 0
        self._lines = Words()

    def compose(self) -> ComposeResult:
        """The choices, and the keys."""
        with Vertical() as frame:
            frame.border_title = self.say("tui-terms")
            yield self._lines
            yield self.foot

    def on_mount(self) -> None:
        """Show what is chosen."""
        self._show()

    def terms(self) -> Terms:
        """What a server is asked for."""
        chosen = self.chosen
        level = list(LEVELS)[chosen["level"]]
        kind, seconds = _CLOCKS[chosen["clock"]]
        bots = [None if seat < chosen["people"] else level for seat in range(chosen["players"])]
        return Terms(
            players=chosen["players"],
            cards=_CARDS[chosen["cards"]] if chosen["players"] <= _BASE_PLAYERS else None,
            bots=bots,
            public=bool(chosen["public"]),
            clock=Clock() if kind == "none" else Clock(kind, seconds),
        )

    def on_key(self, event: events.Key) -> None:
        """Move, change, open or close."""
        event.stop()
        match latin(event):
            case "up" | "down" | "tab" | "shift+tab" as key:
                self._cursor = (self._cursor + (1 if key in ("down", "tab") else -1)) % len(self.chosen)
            case "left" | "right" | "space" as key:
                self._change(-1 if key == "left" else 1)
            case "enter":
                self.dismiss(self.terms())
                return
            case key if key in CLOSING:
                self.dismiss(None)
                return
            case key:
                self.refuse(key)
        self._show()

    def _change(self, by: int) -> None:
        name = list(self.chosen)[self._cursor]
        low, high = self._range(name)
        self.chosen[name] = (self.chosen[name] + by - low) % (high - low + 1) + low
        self.chosen["people"] = min(self.chosen["people"], self.chosen["players"])

    def _range(self, name: str) -> tuple[int, int]:
        ranges = {"players": (2, 6), "people": (1, self.chosen["players"]), "level": (0, len(LEVELS) - 1)}
        return ranges.get(name, (0, len(_CLOCKS) - 1) if name == "clock" else (0, 1))

    def _show(self) -> None:
        lines = []
        for place, name in enumerate(self.chosen):
            under = place == self._cursor
            mark = ("► " if under else "  ", HAZARD)
            words = f"{self.say(f'tui-terms-{name}'):<30}"
            lines.append(Text.assemble(mark, (words, TEXT if under else FAINT), (f"◂ {self._value(name)} ▸", TEXT)))
        self._lines.update(Text("\n").join(lines))

    def _value(self, name: str) -> str:
        value = self.chosen[name]
        if name == "level":
            return list(LEVELS)[value]
        if name == "clock":
            kind, seconds = _CLOCKS[value]
            return self.say(f"tui-terms-clock-{kind}", count=seconds)
        if name == "cards":
            extended = value or self.chosen["players"] > _BASE_PLAYERS
            return self.say("tui-terms-cards-extended" if extended else "tui-terms-cards-base")
        return str(value) if name in ("players", "people") else ("✓" if value else "—")
