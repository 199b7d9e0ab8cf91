"""Leaving, coming back, and looking round: any number of times, from a list of kept games, in a window that changes."""

from __future__ import annotations

import asyncio
import os
from random import Random
from typing import TYPE_CHECKING

import pytest
from textual import events

from fzzzt.solo.game import SoloGame
from fzzzt.solo.kept_games import kept_games
from fzzzt.solo.saved_game import free_slot, waiting_slots
from fzzzt.tui.help_page import help_page
from fzzzt.tui.kept_list import KeptList
from fzzzt.tui.lobby import Lobby
from fzzzt.tui.pages import Page
from fzzzt.tui.questions import Question
from fzzzt.tui.solo_table import SoloTable
from live_client import LiveClient
from live_server import ServerProcess
from tui.playing import en, move, my_turn, new_match, press, solo_table, table_of, text_of, until
from tui.visiting import open_table, visit

if TYPE_CHECKING:
    from pathlib import Path

    from textual.pilot import Pilot

    from fzzzt.tui.prompts import Mode


def hurry(pilot: Pilot[None], keys: str) -> None:
    """Press keys faster than anything is drawn."""
    for key in keys:
        pilot.app.screen.post_message(events.Key("question_mark" if key == "?" else key, key))


@pytest.mark.parametrize("page", ["?", "l", "r", "o"])
def test_leaving_can_be_asked_for_any_number_of_times(page: str) -> None:
    async def scenario() -> None:
        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            await press(pilot, page)
            assert isinstance(table.app.screen, Page)
            hurry(pilot, "qqqq")
            while isinstance(table.app.screen, Page):  # the pilot would wait for what is being closed
                await asyncio.sleep(0.01)
            hurry(pilot, "qqq")
            while table.app.return_code is None:
                await asyncio.sleep(0.01)
        assert table.app.return_code == 0
        assert table.app.bug is None

    asyncio.run(scenario())


def test_leaving_a_table_for_the_list_many_times_stays_in_the_list(server: ServerProcess) -> None:
    async def scenario() -> None:
        guest = visit(server)
        async with guest.app.run_test(size=(80, 24)) as pilot:
            screen = await open_table(pilot, 2)
            for _ in range(4):
                screen.leave()
            await until(pilot, lambda: isinstance(guest.app.screen, Lobby))

    asyncio.run(scenario())


def test_who_only_watches_is_offered_no_table_to_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        with ServerProcess(tmp_path) as server:
            guest = visit(server, watch=True)
            async with guest.app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: en("tui-lobby-empty-watch") in text_of(guest.app))
                await press(pilot, "n")
                await until(pilot, lambda: en("tui-no-such-key-here", key="n") in text_of(guest.app))
                assert en("tui-lobby-empty") not in text_of(guest.app)

    asyncio.run(scenario())


def test_who_only_watches_is_never_given_a_seat(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as friend:
            table = await friend.open_table(2, public=True)
            guest = visit(server, watch=True)
            async with guest.app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: en("tui-key-watch") in text_of(guest.app))
                assert en("tui-key-open") not in text_of(guest.app)
                await press(pilot, "n")
                assert isinstance(guest.app.screen, Lobby)
                await until(pilot, lambda: guest.lobby.tables.chosen is not None)
                await press(pilot, "enter")
                await until(pilot, lambda: not isinstance(guest.app.screen, Lobby))
                await until(pilot, lambda: table_of(guest.app).table.sitters)
                assert table_of(guest.app).table.you is None
                assert table in table_of(guest.app).table.address

    asyncio.run(scenario())


# Kept games


def keep(seed: str, age: int) -> None:
    """Leave a game after its first events."""
    solo = SoloGame(new_match(3, seed), free_slot())
    for _ in range(3):
        solo.advance()
    assert solo.slot is not None
    solo.slot.close()
    os.utime(solo.slot.path, (10**9 - age, 10**9 - age))


def test_any_kept_game_can_be_chosen_and_any_deleted(state: Path) -> None:
    for age, seed in enumerate(("latest", "older", "oldest")):
        keep(seed, 1000 * age)
    games, _ = kept_games()
    shown = KeptList(en, games)

    async def scenario() -> None:
        async with shown.app_to_run.run_test(size=(80, 24)) as pilot:
            text = text_of(shown.app_to_run)
            assert en("play-kept", count=3) in text
            assert text.count("Ada and Bert") == 3
            assert "2001-09-" in text
            await press(pilot, "down", "d")
            assert isinstance(shown.app_to_run.screen, Question)
            await press(pilot, "n")
            assert len(games) == 3
            await press(pilot, "d", "y")
            assert [game.match.seed for game in games] == ["latest", "oldest"]
            await press(pilot, "end", "enter")

    asyncio.run(scenario())
    assert shown.chosen is not None
    assert (shown.chosen.match.seed, shown.new) == ("oldest", False)
    assert len(list(state.glob("plain*.json"))) == 2


@pytest.mark.parametrize(("key", "new"), [("n", True), ("q", False), ("escape", False)])
def test_a_new_game_or_none_loses_nothing(state: Path, key: str, new: bool) -> None:
    keep("a", 1)
    keep("b", 2)
    shown = KeptList(en, kept_games()[0])

    async def scenario() -> None:
        async with shown.app_to_run.run_test(size=(80, 24)) as pilot:
            await press(pilot, key)

    asyncio.run(scenario())
    assert (shown.chosen, shown.new) == (None, new)
    assert len(list(state.glob("plain*.json"))) == 2


def test_the_whole_log_is_back_after_a_resume() -> None:
    async def scenario() -> None:
        table = solo_table(3)
        async with table.app.run_test(size=(120, 30)) as pilot:
            for turn in range(5):
                await my_turn(pilot)
                await move(pilot, Random(turn))
            await my_turn(pilot)
            before = [line.plain for line in table_of(table.app).log_lines.lines][1:]
        table.close()
        slot = next(iter(waiting_slots()))
        again = SoloTable(en, SoloGame(slot.read(), slot), lambda: new_match(3), pace=0.0)
        async with again.app.run_test(size=(120, 30)) as pilot:
            await my_turn(pilot)
            after = [line.plain for line in table_of(again.app).log_lines.lines]
        again.close()
        assert after[: len(before)] == before
        assert after[len(before)].startswith("Back to work")

    asyncio.run(scenario())


def test_a_new_game_from_the_same_seed_says_so() -> None:
    async def scenario(seeds: list[str]) -> str:
        table = SoloTable(en, SoloGame(new_match(2, "s"), free_slot()), lambda: new_match(2, seeds.pop()), pace=0.0)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            first = table.solo
            await press(pilot, "n", "y")
            await until(pilot, lambda: table.solo is not first)
            await until(pilot, lambda: getattr(table_of(table.app).feed, "solo", None) is table.solo)
            await my_turn(pilot)
            told = "\n".join(line.plain for line in table_of(table.app).log_lines.lines)
        table.close()
        return told

    assert en("play-same-deal") in asyncio.run(scenario(["s"]))
    assert en("play-same-deal") not in asyncio.run(scenario(["t"]))


# The window


def test_the_warning_of_a_small_window_goes_when_it_grows() -> None:
    async def scenario() -> None:
        table = solo_table(2)
        async with table.app.run_test(size=(60, 20)) as pilot:
            await my_turn(pilot)
            await pilot.resize_terminal(61, 20)
            await until(pilot, lambda: "61" in text_of(table.app))
            await pilot.resize_terminal(90, 30)
            await until(pilot, lambda: en("tui-prompt-bid") in text_of(table.app))

    asyncio.run(scenario())


def test_cards_do_not_shrink_when_the_log_moves_beside_the_table() -> None:
    async def scenario(width: int) -> tuple[int, int]:
        table = solo_table(4)
        async with table.app.run_test(size=(width, 30)) as pilot:
            await my_turn(pilot)
            screen = table_of(table.app)
            return screen.hand._inner, screen.log_lines.size.width

    narrow, wide, wider = (asyncio.run(scenario(width)) for width in (119, 120, 200))
    assert narrow[0] <= wide[0] <= wider[0]
    assert 46 < wide[1] < wider[1]


def test_a_page_takes_the_whole_width_of_a_narrow_window() -> None:
    async def scenario() -> None:
        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            await press(pilot, "r")
            assert table.app.screen.query_one("Vertical").size.width >= 76

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("mode", "first"),
    [
        ("bid", "bid"),
        ("build", "build"),
        ("wait", "go"),
        ("watch", "watch"),
        ("open", "people"),
        ("over", "look"),
        ("replay", "replay"),
    ],
)
def test_help_begins_with_what_one_is_doing(mode: Mode, first: str) -> None:
    page = help_page(en, mode).plain
    assert page.startswith(en(f"tui-help-{first}"))
    assert (en("tui-help-bid") in page) == (mode not in ("watch", "replay"))
    assert (en("tui-help-watch") in page) == (mode == "watch")
