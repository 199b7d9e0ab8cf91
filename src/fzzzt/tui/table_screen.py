"""The table in play: shows what a feed tells and sends what a person decides, wherever that is."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING

from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.locale.labels import label
from fzzzt.tui.board import Board
from fzzzt.tui.chronicle import chronicle
from fzzzt.tui.controls import Controls
from fzzzt.tui.feeds.feed import Refused, Wish
from fzzzt.tui.keyboard import latin
from fzzzt.tui.pacing import Pacing
from fzzzt.tui.refusals import refusal_text
from fzzzt.voice.advice_text import advice_lines
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from textual import events
    from textual.worker import Worker

    from fzzzt.engine import Bid, Build
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import Feed, Update
    from fzzzt.tui.widgets.bars import KeyBar
    from fzzzt.tui.widgets.belt import Belt
    from fzzzt.tui.widgets.bench import Bench
    from fzzzt.tui.widgets.hand import Hand

_ALONE = 2
"""Screens there are when this is the only one of ours."""


class TableScreen(Board):
    """A game on a full screen."""

    def __init__(
        self,
        say: Catalogue,
        feed: Feed,
        again: Callable[[TableScreen], Coroutine[None, None, None]] | None = None,
        *,
        pace: float = 0.35,
        paused: bool = False,
        hints: bool = False,
    ) -> None:
        super().__init__(say, feed)
        self.hints = hints
        self.pacing = Pacing(pace, self._tell_pace, paused=paused)
        self.controls = Controls(self)
        self._again = again
        self._sending: list[object] = []
        self._following: Worker[None] | None = None
        self._left = False

    def on_mount(self) -> None:
        """Begin to listen."""
        self._following = self.run_worker(self._follow(), exit_on_error=False)
        if "go" in self.feed.can:
            self.run_worker(self._play_on(), exit_on_error=False)
        self.set_interval(1, self.tick)

    # What happens

    async def _follow(self) -> None:
        """Show the news until there is no more; what cannot be mended ends the program with a word."""
        try:
            async with aclosing(self.feed.news()) as story:
                async for news in story:
                    self._show(news)
                    if news.told and not news.anew and not self.table.my_turn:
                        await self.pacing.rest()
        except Refused as refused:
            self.app.exit(message=refusal_text(self.say, refused), return_code=2)
        except (OSError, ValueError) as error:
            self.app.exit(message=str(error), return_code=2)

    async def _play_on(self) -> None:
        """Turn the pages of a replay, as long as nobody stops it."""
        while True:
            await self.pacing.rest()
            if not self.pacing.paused:
                try:
                    await self.feed.do(Wish("go", {"by": 1}))
                except Refused as refused:
                    self.pacing.pause()
                    self.refuse(refused)

    def _show(self, news: Update) -> None:
        ended = self.table.stage == "playing" and news.table.stage == "over" and news.table.step is None
        mine = not self.table.my_turn and news.table.my_turn
        self.table = news.table
        if any(isinstance(item, Saying) for item in news.told) or mine:
            self._note = ""
        self.log_lines.tell(chronicle(self.say, news.table, news.told), anew=news.anew)
        self.show_table()
        if ended:
            self.controls.press("s")
        elif mine and self.hints and "hint" in self.feed.can:
            self.advise()

    # What is to be done

    @property
    def fingerprint(self) -> tuple[object, ...]:
        """All that a key may change: one that changes nothing of it has done nothing."""
        hand, bench, pacing = self.hand, self.bench, self.pacing
        chosen = (hand.cursor, frozenset(hand.marked), bench.cursor, tuple(bench.robots.items()))
        shown = (self._note, len(self.app.screen_stack), self.log_lines.scroll_target_y, self.app.return_code)
        return (*chosen, *shown, len(self._sending), pacing.seconds, pacing.paused, pacing.hurried)

    def _tell_pace(self) -> None:
        if self.pacing.paused:
            self.note(self.say("tui-paused"))
        else:
            self.note(self.say("tui-pace", what=f"{self.pacing.seconds:.2g}"))

    def do(self, deed: Bid | Build | Wish, then: Callable[[], None] | None = None) -> None:
        """Send a move, or a wish; `then` when it is done. A key pressed twice is no second bid, and no second wish."""
        errand = self._errand(deed)
        if errand in self._sending:
            self.note(self.say("tui-sending"))
        else:
            self._sending.append(errand)
            self.run_worker(self._send(deed, errand, then), exit_on_error=False)

    def _errand(self, deed: Bid | Build | Wish) -> object:
        """What is sent once: a wish, or a move for one decision. News of the next may come before the last's answer."""
        view = self.table.view
        return deed if isinstance(deed, Wish) or view is None else (view.round, view.auction, view.phase)

    async def _send(self, deed: Bid | Build | Wish, errand: object, then: Callable[[], None] | None) -> None:
        try:
            await self.feed.do(deed)
        except Refused as refused:
            self.refuse(refused)
        else:
            if then is not None:
                then()
        finally:
            self._sending.remove(errand)

    def refuse(self, refused: Refused) -> None:
        """Say why something was not done."""
        self.note(refusal_text(self.say, refused, self.voice))

    def advise(self) -> None:
        """Tell what a good mechanic would do; that may take it a moment."""
        self.run_worker(self._advise(), exit_on_error=False)

    async def _advise(self) -> None:
        view, voice = self.table.own, self.voice
        if view is not None and voice is not None:
            advice = await asyncio.to_thread(MechanicPlayer().explain, view)
            if self.table.view is view:
                self.note(" ".join(advice_lines(voice, advice)))

    def again(self) -> None:
        """Another game."""
        if self._again is None:
            self.note(self.say("refused-not-here"))
        else:
            self.app.run_worker(self._again(self), exit_on_error=False)  # it outlives this screen

    async def stop(self) -> None:
        """Listen no longer, and wait until nothing more is done."""
        if self._following is not None:
            self._following.cancel()
        await self.feed.close()

    def leave(self) -> None:
        """Leave, for the list of tables if we came from there; nothing is lost. Asked for again, it has been done."""
        if self._left:
            return
        self._left = True
        if len(self.app.screen_stack) > _ALONE:
            self.dismiss()
        else:
            self.app.exit()

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        """Every key does something, or says why not."""
        event.stop()
        self.controls.press(latin(event))

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        """A key in the bar was clicked."""
        self.controls.press(event.key)

    def on_hand_clicked(self, event: Hand.Clicked) -> None:
        """A card of the hand was clicked."""
        self.note("")
        self.controls.choose(event.place)

    def on_bench_clicked(self, event: Bench.Clicked) -> None:
        """A unit was clicked: go there, or give it the next robot."""
        self.note("")
        if event.place == self.bench.cursor:
            self.bench.turn(1)
        else:
            self.bench.move(event.place - self.bench.cursor)

    def on_belt_asked(self, event: Belt.Asked) -> None:
        """A card of the belt was clicked."""
        if self.table.view is not None:
            self.note(label(self.say, self.table.view.faces.cards[event.card], speed=True, number=True))
