"""A table of a server at a line prompt: what happens is told as it happens, and a line can be typed at any time."""

from __future__ import annotations

import asyncio
import threading
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Any

from fzzzt.cli.person import Again, Leaving, Person
from fzzzt.presets import DEFAULTS
from fzzzt.tui.chronicle import voice_of
from fzzzt.tui.feeds.feed import Refused, ShownTable, Talk, Wish
from fzzzt.tui.feeds.remote_feed import RemoteFeed
from fzzzt.tui.prompts import mode_of, prompt_of
from fzzzt.tui.refusals import refusal_text
from fzzzt.voice.plain_text import plain_lines
from fzzzt.voice.rules_text import rules_lines
from fzzzt.voice.table_text import owned_lines, table_lines
from fzzzt.voice.voice import spoken
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.cli.line_terminal import LineTerminal
    from fzzzt.cli.live_thread import LiveThread
    from fzzzt.engine import Bid, Build
    from fzzzt.tui.feeds.feed import Update
    from fzzzt.tui.feeds.server import ServerClient
    from fzzzt.voice.voice import Voice

_HELP = ("table", "owned", "log", "rules")
_OVER = ("over", "ended")


class PlainTable:
    """Tells on the live thread what a table tells, and obeys on this one what is typed."""

    def __init__(self, terminal: LineTerminal, live: LiveThread, server: ServerClient, table: str) -> None:
        self.terminal, self.say, self.id = terminal, terminal.say, table
        self._live = live
        self.feed = RemoteFeed(server, table)
        self.table = ShownTable("open", (), None, None)
        self.refused: Refused | None = None
        self.over = threading.Event()
        """Set when nothing more is to be told."""
        self._story: list[Saying | Talk] = []
        self._decided: object = None
        self._following = live.start(self._follow())

    def close(self) -> None:
        """Listen no longer."""
        self._following.cancel()

    # What happens, on the live thread

    async def _follow(self) -> None:
        try:
            async with aclosing(self.feed.news()) as story:
                async for news in story:
                    self._hear(news)
        except Refused as refused:
            self.refused = refused
            if self.terminal.is_typed:  # whoever waits at the prompt need not press Enter to hear of it
                self.terminal.tell(refusal_text(self.say, refused))
        finally:
            self.over.set()

    def _hear(self, news: Update) -> None:
        before, self.table = self.table, news.table
        self._story = [*([] if news.anew else self._story), *news.told]
        if news.anew and news.table.view is not None and news.table.view.round:
            self.terminal.tell(*table_lines(self._voice, news.table.view), "")
        else:
            self._tell(news.told)
        if (news.anew or mode_of(before) != mode_of(self.table)) and mode_of(self.table) in ("open", "over"):
            self.terminal.tell(prompt_of(self.say, self.table, None))
        if before.connected and not self.table.connected:
            self.terminal.tell(self.say("web-lost"))
        if self.table.my_turn and self._decision != self._decided and not before.my_turn:
            self.terminal.tell(self.say("play-live-turn"))
        if self.table.stage in _OVER:
            self.over.set()

    @property
    def _voice(self) -> Voice:
        return voice_of(self.say, self.table)

    @property
    def _decision(self) -> object:
        """What is to be decided now: after an answer the same may stand here for a moment."""
        view = self.table.view
        return None if view is None else (view.round, view.auction, view.phase)

    def _tell(self, told: Iterable[Saying | Talk]) -> None:
        for item in told:
            if isinstance(item, Talk):
                self.terminal.tell(self.say("play-live-talk", name=item.name, what=item.text or "…"))
            elif self.table.view is not None:
                self.terminal.tell(*plain_lines(self._voice, [item], self.table.view))
            else:
                self.terminal.tell(self._voice.text(item))

    # What is typed, on this thread

    def run(self) -> str | None:
        """Obey until the person leaves, which raises `Leaving`; the id of the table of a rematch to go to."""
        while self.refused is None:
            typed = self.terminal.ask("")
            if self.refused is not None:
                break
            if following := self._obey(typed):
                return following
        return None

    def _obey(self, typed: str) -> str | None:
        key, _, text = typed.partition(" ")
        command = self.say.commands().get(typed.lower())
        if command == "again":
            return self._again()
        if command is not None:
            self._command(command)
        elif key in ("c", "b", "g") and (text or key != "c"):
            self._with_others(key, text.strip())
        elif self.table.my_turn and self._decision != self._decided:
            self._decide(typed)
        elif typed:
            self.terminal.tell(prompt_of(self.say, self.table, None), self.say("play-hint-help"))
        return None

    def _command(self, command: str) -> None:
        view = self.table.view
        match command:
            case "help":
                self._help()
            case "rules":
                self.terminal.tell(*rules_lines(self.say))
            case "log":
                self._tell(self._story)
            case "quit":
                raise Leaving
            case "table" | "owned" if view is not None:
                lines = table_lines if command == "table" else owned_lines
                self.terminal.tell(*lines(self._voice, view))
            case _:
                self.terminal.tell(self.say("tui-no-hint" if command == "hint" else "refused-not-begun"))

    def _help(self) -> None:
        now = [prompt_of(self.say, self.table, None), self.say("play-help")]
        seated = ["play-help-bid", "play-live-help-chat", "play-live-help-host"] if self.table.you is not None else []
        keys = [*seated, *(f"play-help-{word}" for word in _HELP), "play-live-help-again", "play-live-help-quit"]
        self.terminal.tell(*now, *map(self.say, keys))

    def _with_others(self, key: str, text: str) -> None:
        if key == "c":
            self._do(Wish("chat", {"text": text}))
        elif key == "g":
            self._do(Wish("start"))
        elif free := [seat for seat, sitter in enumerate(self.table.sitters) if sitter.state == "free"]:
            self._do(Wish("fill", {"seat": free[0], "bot": DEFAULTS.level}))
        else:
            self.terminal.tell(self.say("refused-table-full"))

    def _decide(self, typed: str) -> None:
        view = self.table.own
        if view is None:
            return
        person = Person(self.terminal, self._voice, story=lambda: self._tell(self._story), typed_ahead=typed)
        decision = self._decision
        try:
            move = person.decide(view)
        except Again:
            self.terminal.tell(self.say("refused-not-over"))
            return
        if self._do(move):
            self._decided = decision

    def _again(self) -> str | None:
        if self.table.stage not in _OVER:
            self.terminal.tell(self.say("refused-not-over"))
        elif self.table.next is None and self._do(Wish("rematch")):
            with suppress(TimeoutError):
                self._live.ask(self._next())
        return self.table.next if self.table.stage in _OVER else None

    async def _next(self) -> None:
        """Wait until the table of the rematch is told."""
        async with asyncio.timeout(10):
            while self.table.next is None:
                await asyncio.sleep(0.05)

    def _do(self, deed: Bid | Build | Wish) -> bool:
        """Send a move, or a wish; whether it was taken."""
        try:
            self._live.ask(self.feed.do(deed))
        except Refused as refused:
            self.terminal.tell(refusal_text(self.say, refused, self._voice))
            return False
        return True


def told_tables(terminal: LineTerminal, address: str, tables: list[Any]) -> list[str]:
    """The tables of a server, a line each."""
    say = terminal.say
    lines = [say("play-live-tables", address=address, count=len(tables))]
    for number, table in enumerate(tables, 1):
        free = sum(seat.state == "free" for seat in table.seats)
        what = say("tui-lobby-free", count=free) if free else say("tui-lobby-playing")
        names = ", ".join(spoken(seat.name) for seat in table.seats if seat.name) or "—"
        lines.append(say("play-live-table", number=number, players=table.options.players, what=what, names=names))
    return lines
