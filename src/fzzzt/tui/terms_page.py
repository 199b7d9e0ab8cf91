"""The terms of a new table, chosen with the arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.text import Text
from textual.containers import Vertical

from fzzzt.bots import LEVELS
from fzzzt.engine.options import CHOICES
from fzzzt.presets import CLOCKS, DEFAULTS, PLAYERS, VARIANTS, level_name
from fzzzt.tui.keyboard import latin
from fzzzt.tui.pages import CLOSING, Over
from fzzzt.tui.palette import FAINT, HAZARD, TEXT
from fzzzt.tui.widgets.words import Words
from fzzzt.wire.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import ComposeResult

    from fzzzt.locale import Catalogue


_PEOPLE = 2
_CLOCKS = {choice.name: choice for choice in CLOCKS}


class TermsPage(Over["Terms | None"]):
    """A line a choice; None if it was thought better of."""

    def __init__(self, say: Catalogue) -> None:
        super().__init__(say, say("tui-terms-keys"))
        self.chosen: dict[str, str | int] = {
            "players": DEFAULTS.players,
            "people": _PEOPLE,
            "level": DEFAULTS.level,
            **{name: choices[0] for name, choices in VARIANTS[DEFAULTS.players].options.items()},
            "clock": DEFAULTS.clock,
            "public": False,
            "rated": False,
            "hints": DEFAULTS.hints,
        }
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
        taken = {name: self._taken(name) for name in self.chosen}
        players, people = self._players, int(taken["people"])
        terms = {
            "players": players,
            "bots": [None] * people + [taken["level"]] * (players - people),
            **{name: taken[name] for name in CHOICES},
            "clock": _CLOCKS[str(taken["clock"])].clock,
            "public": taken["public"],
            "hints": taken["hints"],
            "rated": taken["rated"],
        }
        return msgspec.convert(terms, Terms)

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

    @property
    def _players(self) -> int:
        return int(self.chosen["players"])

    def _offered(self, name: str) -> Sequence[str | int]:
        """What can be chosen, as the rest is now."""
        offers: dict[str, Sequence[str | int]] = {
            "players": PLAYERS,
            "people": range(1, self._players + 1),
            "level": list(LEVELS),
            **VARIANTS[self._players].options,
            "clock": list(_CLOCKS),
            "public": (False, True),
            "rated": (False, True),
            "hints": (False, True),
        }
        if self.chosen["rated"]:  # the standard deck as it is usually played, a clock and no hints
            offers |= {choice: choices[:1] for choice, choices in VARIANTS[self._players].options.items()}
            timed = [choice.name for choice in CLOCKS if choice.clock.kind != "none"]
            offers |= {"clock": sorted(timed, key=DEFAULTS.rated_clock.__eq__), "hints": (False,)}
        return offers[name]

    def _taken(self, name: str) -> str | int:
        """What is chosen, or what is nearest to it if that cannot be: it is not forgotten for when it can."""
        offered = self._offered(name)
        return self.chosen[name] if self.chosen[name] in offered else offered[-1]

    def _change(self, by: int) -> None:
        name = list(self.chosen)[self._cursor]
        offered = self._offered(name)
        self.chosen[name] = offered[(offered.index(self._taken(name)) + by) % len(offered)]

    def _show(self) -> None:
        lines = []
        width = max(len(self.label(name)) for name in self.chosen)
        for place, name in enumerate(self.chosen):
            under = place == self._cursor
            mark = ("► " if under else "  ", HAZARD)
            words = f"{self.label(name):{width}} "
            lines.append(Text.assemble(mark, (words, TEXT if under else FAINT), (f"◂ {self._value(name)} ▸", TEXT)))
        self._lines.update(Text("\n").join(lines))

    def label(self, name: str) -> str:
        """What a choice is about."""
        return self.say(f"option-{name}")

    def _value(self, name: str) -> str:
        value = self._taken(name)
        match name:
            case "level":
                return level_name(self.say, str(value))
            case "clock":
                choice = _CLOCKS[str(value)]
                return self.say(f"clock-{choice.text}", **choice.args)
            case "public" | "rated" | "hints":
                return "✓" if value else "—"
        return self.say(f"option-{name}-{value}") if name in CHOICES else str(value)
