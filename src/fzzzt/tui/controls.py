"""What every key does at the table, or why it does nothing now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build
from fzzzt.tui.feeds.feed import Wish
from fzzzt.tui.help_page import help_page
from fzzzt.tui.pages import Line, Page, Question
from fzzzt.tui.prompts import mode_of
from fzzzt.tui.score_page import score_page
from fzzzt.voice.rules_text import rules_lines
from fzzzt.voice.table_text import owned_lines, table_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.tui.prompts import Mode
    from fzzzt.tui.table_screen import TableScreen

LONGEST_CHAT = 300


class Controls:
    """The keys of a table screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.say = screen.say
        self._always: dict[str, Callable[[], None]] = {
            "question_mark": self._help,
            "f1": self._help,
            "r": self._rules,
            "o": self._owned,
            "l": self._log,
            "s": self._score,
            "h": self._hint,
            "c": self._chat,
            "a": self._step_away,
            "x": self._auto,
            "b": self._fill,
            "g": self._start,
            "n": self._new,
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
        if not (self._moves(key) or self._pressed(key)):
            self.screen.note(self.say("tui-no-such-key", key=key))

    def _pressed(self, key: str) -> bool:
        if key in self._always:
            self._always[key]()
        elif key in ("pageup", "pagedown"):
            self.screen.log_lines.scroll_relative(y=3 if key == "pagedown" else -3, animate=False)
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
            case "up" | "down":
                self._mark(up=key == "up")
            case "space" if self.mode == "wait":
                self.screen.pacing.skip()
            case "space":
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

    def _mark(self, *, up: bool) -> None:
        hand = self.screen.hand
        if hand.cards and up != (hand.cursor in hand.marked):
            hand.toggle(hand.cursor)

    def _enter(self) -> None:
        screen, cards = self.screen, self.screen.hand.chosen
        if not cards:
            screen.note(self.say("play-nothing-chosen"))
        elif self.mode == "bid":
            screen.do(Bid(screen.table.you or 0, cards))
        elif "prepare" in screen.feed.can:
            screen.do(Wish("prepare", {"cards": list(cards)}))
        else:
            screen.note(self.say("tui-not-your-turn"))

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
            case "pagedown":
                self._go(round=True)
            case "home" | "end":
                self._go(to=1 if key == "home" else 10**6)
            case "space":
                self.screen.pacing.toggle()
            case _:
                return False
        return True

    def _go(self, **where: int) -> None:
        self.screen.pacing.pause()
        self.screen.do(Wish("go", where))

    def _idle(self, key: str) -> bool:
        match key:
            case "space" if self.mode == "watch":
                self.screen.pacing.toggle()
            case "right" | "enter" if self.mode == "watch":
                self.screen.pacing.step()
            case "enter" if self.mode == "over":
                self._score()
            case _:
                return False
        return True

    # Pages

    def _help(self) -> None:
        self._page("tui-key-help", help_page(self.say))

    def _rules(self) -> None:
        self._page("tui-key-rules", "\n".join(rules_lines(self.say)))

    def _owned(self) -> None:
        view, voice = self.screen.table.view, self.screen.voice
        if view is None or voice is None:
            self.screen.note(self.say("tui-not-begun"))
        else:
            self._page("tui-key-owned", "\n".join([*table_lines(voice, view), "", *owned_lines(voice, view)]))

    def _log(self) -> None:
        from rich.text import Text  # noqa: PLC0415

        self._page("tui-key-log", Text("\n").join(self.screen.log_lines.lines), at_end=True)

    def _score(self) -> None:
        view, voice = self.screen.table.view, self.screen.voice
        if view is None or voice is None or view.score is None:
            self.screen.note(self.say("tui-no-score"))
        else:
            self._page("score-title", score_page(voice, view.score, view))

    def _page(self, title: str, body: object, *, at_end: bool = False) -> None:
        self.screen.app.push_screen(Page(self.say, self.say(title), body, at_end=at_end))  # type: ignore[arg-type]

    def _hint(self) -> None:
        if "hint" not in self.screen.feed.can:
            self.screen.note(self.say("tui-no-hint"))
        elif self.mode not in ("bid", "build"):
            self.screen.note(self.say("tui-not-your-turn"))
        else:
            self.screen.advise()

    # People

    def _chat(self) -> None:
        def say_it(text: str | None) -> None:
            if text:
                self.screen.do(Wish("chat", {"text": text}))

        if self._is_possible("chat"):
            self.screen.app.push_screen(Line(self.say, self.say("tui-key-chat"), longest=LONGEST_CHAT), say_it)

    def _step_away(self) -> None:
        table = self.screen.table
        if self._is_possible("away"):
            is_away = table.you is not None and table.sitters[table.you].state == "away"
            self.screen.do(Wish("back" if is_away else "away"))

    def _auto(self) -> None:
        if self._is_possible("auto"):
            self.screen.do(Wish("auto", {"on": not self.screen.table.auto}))
            self.screen.note(self.say("tui-auto-off" if self.screen.table.auto else "tui-auto-on"))

    def _fill(self) -> None:
        sitters = self.screen.table.sitters
        free = [seat for seat, sitter in enumerate(sitters) if sitter.state == "free"]
        if self._is_possible("fill"):
            if free:
                self.screen.do(Wish("fill", {"seat": free[0], "bot": self.screen.level}))
            else:
                self.screen.note(self.say("tui-refused-table-full"))

    def _start(self) -> None:
        if self._is_possible("start"):
            self.screen.do(Wish("start"))

    def _new(self) -> None:
        if self.mode == "replay":
            self.screen.note(self.say("tui-refused-replay"))
        elif self.mode == "over":
            self.screen.again()
        elif "chat" in self.screen.feed.can:
            self.screen.note(self.say("tui-refused-not-over"))
        else:
            self.screen.app.push_screen(Question(self.say, self.say("tui-new-confirm")), self._is_sure)

    def _is_sure(self, answer: bool | None) -> None:
        if answer:
            self.screen.again()

    def _is_possible(self, wish: str) -> bool:
        if wish in self.screen.feed.can:
            return True
        self.screen.note(self.say("tui-refused-replay" if self.mode == "replay" else "tui-only-with-people"))
        return False
