"""No key does nothing silently: whatever one is doing, each changes something that can be seen, or says why not."""

from __future__ import annotations

import asyncio
import string
from typing import TYPE_CHECKING

import pytest

from fzzzt.bots import make_player, play_out
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options
from fzzzt.record import Record
from fzzzt.solo.game import SoloGame
from fzzzt.tui.app import FzzztApp
from fzzzt.tui.feeds.local_feed import LocalFeed
from fzzzt.tui.feeds.replay_feed import ReplayFeed
from fzzzt.tui.solo_table import SoloTable
from fzzzt.tui.table_screen import TableScreen
from tui.playing import en, move, my_turn, new_match, press, solo_table, table_of, text_of, until

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from textual.pilot import Pilot

LEAVING = {"q", "й", "n", "ctrl+c", "ctrl+q", "ctrl+z"}
"""Keys that end what is looked at here; they have tests of their own."""
NAMED = ["up", "down", "left", "right", "home", "end", "pageup", "pagedown", "tab", "shift+tab", "space", "enter"]
NAMED += ["escape", "backspace", "delete", "insert", "f1", "f5", "ctrl+a", "ctrl+p", "question_mark", "plus", "minus"]
KEYS = sorted({*NAMED, *string.ascii_lowercase, *string.digits, "Z", "й", "ж", "é", "exclamation_mark"} - LEAVING)


async def check(pilot: Pilot[None], again: Callable[[], Awaitable[None]]) -> None:
    """Press every key, each in the same situation; what can be read must change."""
    for key in KEYS:
        await again()
        screen = table_of(pilot.app)
        screen.note("")
        await pilot.pause()
        before = (text_of(pilot.app), screen.fingerprint, pilot.app.screen)
        await press(pilot, key)
        await pilot.pause()
        assert before != (text_of(pilot.app), screen.fingerprint, pilot.app.screen), f"{key} does nothing"


async def close_pages(pilot: Pilot[None]) -> None:
    while pilot.app.screen is not table_of(pilot.app):
        await press(pilot, "escape")


def test_while_bidding() -> None:
    async def scenario() -> None:
        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:

            async def again() -> None:
                await close_pages(pilot)
                assert await my_turn(pilot)
                table_of(table.app).hand.mark(())

            await again()
            await check(pilot, again)

    asyncio.run(scenario())


def test_while_building() -> None:
    async def scenario() -> None:
        from random import Random  # noqa: PLC0415

        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:

            async def again() -> None:
                await close_pages(pilot)
                while await my_turn(pilot) and not table_of(table.app).has_class("building"):
                    await move(pilot, Random(1))

            await again()
            assert table_of(table.app).has_class("building")
            await check(pilot, again)

    asyncio.run(scenario())


@pytest.mark.parametrize("at", ["start", "end"])
def test_in_a_replay(at: str) -> None:
    async def scenario() -> None:
        game = play_out(Game(Options.of(2)), Dealer("7"), [make_player("random")] * 2)
        record = Record.of(game, [{"name": "Ada", "bot": "random"}, {"name": "Bert", "bot": "random"}])
        screen = TableScreen(en, ReplayFeed(record), pace=0.05, paused=True)
        app = FzzztApp(screen)
        async with app.run_test(size=(80, 24)) as pilot:

            async def again() -> None:
                await close_pages(pilot)
                screen.pacing.pause()
                await press(pilot, "home" if at == "start" else "end")
                await until(pilot, lambda: screen.table.step and (screen.table.step[0] == 1) == (at == "start"))

            await again()
            await check(pilot, again)

    asyncio.run(scenario())


def test_while_watching_and_when_it_is_over() -> None:
    async def scenario() -> None:
        solo = SoloGame(new_match(2, person=False), None)
        table = SoloTable(en, solo, lambda: new_match(2, person=False), pace=0.05)
        async with table.app.run_test(size=(80, 24)) as pilot:
            screen = table_of(table.app)
            await until(pilot, lambda: screen.table.view and screen.table.view.auction > 1)
            screen.pacing.pause()

            async def again() -> None:
                await close_pages(pilot)
                screen.pacing.pause()

            await check(pilot, again)
            await close_pages(pilot)
            screen.pacing.seconds = 0.0
            if screen.pacing.paused:
                await press(pilot, "space")
            await until(pilot, lambda: screen.table.stage == "over")
            await check(pilot, again)

    asyncio.run(scenario())


@pytest.mark.parametrize("key", ["q", "ctrl+q", "й", "ctrl+c"])
def test_leaving(key: str) -> None:
    async def scenario() -> None:
        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            await press(pilot, key)
        assert table.app.return_code == (1 if key == "ctrl+c" else 0)

    asyncio.run(scenario())


def test_a_feed_of_bots_alone_offers_no_hints() -> None:
    assert "hint" not in LocalFeed(SoloGame(new_match(2, person=False), None)).can
