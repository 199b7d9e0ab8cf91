"""Whole games against bots on the full screen, by keys and mouse; left and gone on with; nothing hidden shown."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING

import pytest
from textual.geometry import Offset

from fzzzt.engine import Deal, SealedBid, redact
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.locale.labels import label
from fzzzt.record import replay_record
from fzzzt.solo.game import SoloGame
from fzzzt.solo.saved_game import waiting_slots
from fzzzt.tui.feeds.local_feed import LocalFeed
from fzzzt.tui.pages import Page
from fzzzt.tui.questions import Question
from fzzzt.tui.solo_table import SoloTable
from fzzzt.voice.narrator import Narrator
from thoroughness import at_release
from tui.playing import en, late_match, move, my_turn, new_match, play_on, press, solo_table, table_of, text_of, until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fzzzt.engine import Event
    from fzzzt.solo.saved_game import SoloMatch
    from fzzzt.wire.sayings import Saying


@pytest.mark.parametrize(
    ("players", "match_of"),
    [
        pytest.param(2, new_match, marks=pytest.mark.door),
        (6, late_match),
        at_release(4, new_match),
        at_release(6, new_match),
    ],
)
def test_a_game_is_played_to_its_end_and_settled_on_the_screen(
    players: int, match_of: Callable[[int], SoloMatch], state: Path, tmp_path: Path
) -> None:
    async def scenario() -> None:
        table = solo_table(players, match=match_of(players))
        table.solo.match.record_to = str(tmp_path / "game.json")
        game = table.solo.match.game
        async with table.app.run_test(size=(80, 24)) as pilot:
            while await my_turn(pilot):
                shown, view = text_of(table.app), table.solo.asked_view()
                if view.phase == "bid":
                    assert label(en, view.faces.cards[view.belt[0] or ""])[:60] in shown
                    assert all(f"─{number}" in shown for number in range(1, len(view.hand) + 1))
                    assert f"auction {view.auction} of {view.options.belt}" in shown
                else:
                    assert en("tui-prompt-build") in shown
                await move(pilot, Random(len(game.log)))
            await until(pilot, lambda: isinstance(table.app.screen, Page) and (tmp_path / "game.json").exists())
            assert game.score is not None
            sheet = text_of(table.app)
            for seat, score in enumerate(game.score.seats):
                name = "You" if seat == 0 else str(table.solo.match.seats[seat]["name"])
                assert any(name in line and f" {score.total}" in line and "█" in line for line in sheet.splitlines())
        record, played = replay_record(json.loads((tmp_path / "game.json").read_text("utf-8")))
        assert record.finished
        assert played.score == game.score
        assert not list(state.glob("plain*.json"))

    asyncio.run(scenario())


def test_what_comes_to_the_screen_is_what_the_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        solo = SoloGame(new_match(3), None)
        feed, rng = LocalFeed(solo), Random(1)
        heard: list[Event] = []
        tell = Narrator.tell

        def overheard(self: Narrator, event: Event) -> list[Saying]:
            heard.append(event)
            return tell(self, event)

        monkeypatch.setattr(Narrator, "tell", overheard)
        async for news in feed.news():
            if news.table.my_turn:
                view = solo.asked_view()
                legal = view.legal_bids() if view.phase == "bid" else view.legal_builds()
                deciding = asyncio.create_task(feed.do(legal.draw(rng)))
                deciding.add_done_callback(lambda done: done.result())
        assert heard == [redact(event, 0) for event in solo.match.game.log]
        assert any(isinstance(event, SealedBid) for event in heard)
        assert all(hand is None for event in heard if isinstance(event, Deal) for hand in event.hands[1:])

    asyncio.run(scenario())


def test_a_game_that_was_left_goes_on_where_it_was() -> None:
    async def scenario() -> None:
        first = solo_table(4)
        async with first.app.run_test(size=(80, 24)) as pilot:
            await play_on(pilot, Random(1), 5)
            assert await my_turn(pilot)
            await press(pilot, "q")
        first.close()
        log = list(first.solo.match.game.log)
        (slot,) = waiting_slots()
        second = SoloTable(en, SoloGame(slot.read(), slot), lambda: new_match(4), pace=0.0)
        async with second.app.run_test(size=(80, 24)) as pilot:
            assert await my_turn(pilot)
            assert second.solo.match.game.log == log
            assert en("play-resumed", round=1, rounds=5) in text_of(second.app)
            await play_on(pilot, Random(2), 2)
            assert second.solo.match.game.log[: len(log)] == log
        second.close()

    asyncio.run(scenario())


def test_cards_are_chosen_with_arrows_and_mouse_too() -> None:
    async def scenario() -> None:
        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            hand = table_of(table.app).hand
            await press(pilot, "right", "space")
            assert hand.marked == {1}
            await press(pilot, "right", "up", "left", "down")
            assert hand.marked == {2}
            await pilot.click(hand, offset=Offset(2, 2))
            assert hand.marked == {0, 2}
            assert en("tui-prompt-bid-chosen", value=hand.power) in text_of(table.app)
            await press(pilot, "escape")
            assert hand.marked == set()
            await press(pilot, "enter")
            assert en("play-nothing-chosen") in text_of(table.app)
            await pilot.click(table_of(table.app).belt, offset=Offset(3, 2))
            assert "belt speed" in str(table_of(table.app).prompt.render())
            await pilot.click(table_of(table.app).key_bar, offset=Offset(2, 0))
            assert hand.marked == {0}

    asyncio.run(scenario())


def test_a_hint_is_what_a_good_mechanic_would_do() -> None:
    async def scenario() -> None:
        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            await press(pilot, "h")
            await until(pilot, lambda: "A good mechanic would bid" in text_of(table.app))

    asyncio.run(scenario())


def test_a_new_game_is_begun_only_if_one_is_sure() -> None:
    async def scenario() -> None:
        table = solo_table(2)
        old = table.solo
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            await press(pilot, "n")
            assert isinstance(table.app.screen, Question)
            await press(pilot, "x")
            assert en("play-yes-or-no") in text_of(table.app)
            await press(pilot, "n")
            assert table.solo is old
            await press(pilot, "n", "y")
            await until(pilot, lambda: table.solo is not old)
            assert await my_turn(pilot)
            assert table.solo.match.seed == "7/again"
        table.close()
        (slot,) = waiting_slots()
        assert slot.read().seed == "7/again"
        slot.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_in_each_language(language: str) -> None:
    async def scenario() -> None:
        say = Catalogue(language)
        table = solo_table(2, say=say, match=late_match(2))
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            if table_of(table.app).has_class("building"):
                assert say("tui-prompt-build")[:50] in text_of(table.app)
                await play_on(pilot, Random(1), 1)
                await my_turn(pilot)
            shown = text_of(table.app)
            for key in ("tui-prompt-bid", "tui-column-units", "tui-column-hand", "tui-key-help", "tui-key-leave"):
                assert say(key) in shown
            for key, title in (("?", "tui-key-help"), ("r", "rules-title"), ("o", "play-owned")):
                await press(pilot, key)
                page = table.app.screen
                assert isinstance(page, Page)
                assert say(title) in (text_of(table.app) if key != "o" else str(page.body))
                await press(pilot, "escape")
            await play_on(pilot, Random(1))
            await until(pilot, lambda: isinstance(table.app.screen, Page))

    asyncio.run(scenario())
