"""What every key does at the table, or why it does nothing now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build
from fzzzt.tui.company import Company
from fzzzt.tui.feeds.feed import Wish
from fzzzt.tui.prompts import SIGNS, mode_of
from fzzzt.tui.reading import Reading
from fzzzt.tui.table_menu import TableMenu

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.tui.prompts import Mode
    from fzzzt.tui.table_screen import TableScreen


class Controls:
    """The keys of a table screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.say = screen.say
        reading, company, menu = Reading(screen), Company(screen), TableMenu(screen)
        self._always: dict[str, Callable[[], None]] = {
            "question_mark": reading.help,
            "f1": reading.help,
            "r": reading.rules,
            "o": reading.owned,
            "l": reading.log,
            "s": reading.score,
            "h": reading.hint,
            "c": company.chat,
            "a": company.step_away,
            "x": company.auto,
            "b": company.fill,
            "g": company.start,
            "n": company.new,
            "m": menu.open,
            "t": menu.change_shift,
            "plus": lambda: screen.pacing.change(0.5),
            "minus": lambda: screen.pacing.change(2),
            "q": screen.leave,
            "ctrl+q": screen.leave,
        }

    @property
    def mode(self) -> Mode:
        """What one is doing."""
        return mode_of(self.screen.table)

    def press(self, key: str) -> None:
        """Do what a key does here; say so if it does nothing."""
        self.screen.note("")
        before = self.screen.fingerprint
        if not (self._moves(key) or self._pressed(key)) or self.screen.fingerprint == before:
            self.screen.note(self.say("tui-no-such-key", key=SIGNS.get(key, key)))

    def _pressed(self, key: str) -> bool:
        if key in self._always:
            self._always[key]()
        elif key in ("pageup", "pagedown"):
            self.screen.log_lines.turn(3 if key == "pagedown" else -3)
        else:
            return False
        return True

    def _moves(self, key: str) -> bool:
        """Keys that mean something else by what one is doing."""
        match self.mode:
            case "build":
                return self._build(key)
            case "replay":
                return self._replay(key)
            case "bid" | "wait":
                return self._bid(key)
            case _:
                return self._idle(key)

    # Bids

    def _bid(self, key: str) -> bool:
        hand = self.screen.hand
        match key:
            case _ if key.isdecimal():
                self.choose(int(key) - 1)
            case "left" | "right" | "tab" | "shift+tab":
                hand.move(-1 if key in ("left", "shift+tab") else 1)
            case "space" if self.mode == "wait":
                self._hurry()
            case "space" | "up" | "down":
                self.choose(hand.cursor)
            case "escape" | "backspace" | "delete":
                hand.mark(())
                self._take_back()
            case "enter":
                self._enter()
            case _:
                return False
        self.screen.refresh_prompt()
        return True

    def choose(self, place: int) -> None:
        """Mark the card at a place of the hand, or take the mark away."""
        hand = self.screen.hand
        if 0 <= place < len(hand.cards):
            hand.toggle(place)
            self.screen.refresh_prompt()
        else:
            self.screen.note(self.say("play-no-such-number", number=place + 1, count=len(hand.cards)))

    def _enter(self) -> None:
        screen, cards = self.screen, self.screen.hand.chosen
        if not cards:
            screen.note(self.say("play-nothing-chosen"))
        elif self.mode == "bid":
            screen.do(Bid(screen.table.you or 0, cards))
        elif "prepare" in screen.feed.can:
            screen.do(Wish("prepare", {"cards": list(cards)}))
        else:
            screen.note(self.say("refused-not-your-turn"))

    def _take_back(self) -> None:
        if self.screen.table.prepared:
            self.screen.do(Wish("prepare", {"cards": None}))

    # Builds

    def _build(self, key: str) -> bool:
        bench = self.screen.bench
        match key:
            case "0" | "escape" | "backspace" | "delete":
                bench.choose(None)
            case _ if key.isdecimal():
                if int(key) > len(bench.fitting):
                    count = len(bench.fitting)
                    self.screen.note(self.say("play-build-no-such-number", number=int(key), count=count))
                else:
                    bench.choose(int(key) - 1)
            case "left" | "right" | "space":
                bench.turn(-1 if key == "left" else 1)
            case "up" | "down" | "tab" | "shift+tab":
                bench.move(-1 if key in ("up", "shift+tab") else 1)
            case "enter":
                self.screen.do(Build(self.screen.table.you or 0, dict(bench.robots)))
            case _:
                return False
        return True

    # Watching

    def _replay(self, key: str) -> bool:
        match key:
            case "right" | "enter" | "down" | "left" | "up" | "backspace":
                self._go(by=1 if key in ("right", "enter", "down") else -1)
            case "pagedown" | "pageup":
                self._go(round=1 if key == "pagedown" else -1)
            case "home" | "end":
                self._go(to=1 if key == "home" else 10**6)
            case "m":
                self._go(mistake=1)
            case "space":
                self.screen.pacing.toggle()
            case "n" | "p" if "turn" in self.screen.feed.can:
                self.screen.pacing.pause()
                self.screen.do(Wish("turn", {"by": 1 if key == "n" else -1}))
            case _:
                return False
        return True

    def _go(self, **where: int) -> None:
        self.screen.pacing.pause()
        self.screen.do(Wish("go", where))

    def _hurry(self) -> None:
        """The next thing at once, if it is only held back for the eyes."""
        if not self.screen.pacing.skip():
            self.screen.note(self.say("tui-no-hurry"))

    def _idle(self, key: str) -> bool:
        match key:
            case "space" if self.mode == "watch":
                self.screen.pacing.toggle()
            case "right" | "enter" if self.mode == "watch":
                self._hurry()
            case "enter" if self.mode == "over":
                self._always["s"]()
            case _:
                return False
        return True
