"""Live tables on the full screen, at a real server: list, open, join, talk, step away, lose the server and find it."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.record import replay_record
from fzzzt.tui.feeds.remote_feed import RemoteFeed
from fzzzt.tui.feeds.server import ServerClient
from fzzzt.tui.lobby import Lobby
from fzzzt.tui.pages import Page
from fzzzt.tui.visit import Visit
from live_client import LiveClient
from live_server import ServerProcess
from thoroughness import at_release
from tui.playing import en, move, my_turn, play_on, press, table_of, text_of, until
from tui.test_menu import choose
from tui.visiting import begun, open_table, visit

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("players", [2, at_release(4), at_release(6)])
def test_a_whole_game_against_the_bots_of_a_server(server: ServerProcess, players: int) -> None:
    async def scenario() -> None:
        guest = visit(server)
        async with guest.app.run_test(size=(80, 24)) as pilot:
            screen = await open_table(pilot, players)
            await play_on(pilot, Random(players))
            await until(pilot, lambda: isinstance(guest.app.screen, Page))
            score = screen.table.view.score if screen.table.view else None
            assert score is not None
            sheet = text_of(guest.app)
            assert all(f" {seat.total}" in sheet for seat in score.seats)
            table = screen.table.address.rpartition("/")[2]
            record, played = replay_record(await guest.server.ask(dict[str, Any], "GET", f"/api/tables/{table}/record"))
            assert record.finished
            assert played.score == score

    asyncio.run(scenario())


def test_two_people_meet_talk_step_away_and_play_again(server: ServerProcess) -> None:
    async def scenario() -> None:
        guest = visit(server)
        async with LiveClient(server.url) as friend, guest.app.run_test(size=(120, 30)) as pilot:
            screen = await open_table(pilot, 2, people=2)
            await until(pilot, lambda: "start" in screen.table.powers)
            table = screen.table.address.rpartition("/")[2]
            assert screen.table.address in text_of(guest.app).replace("\n", "")
            seat = await friend.sit(table)
            playing = asyncio.create_task(seat.play(Random(5)))
            await begun(pilot)
            await seat.do("chat", text="Hello \x1b[31mthere")
            await until(pilot, lambda: "Hello [31mthere" in text_of(guest.app))
            await press(pilot, "c", *"Hi!", "enter")
            await seat.until(lambda heard: any(entry.get("text") == "Hi!" for entry in heard.entries))
            await play_on(pilot, Random(2), 3)
            playing.cancel()
            await press(pilot, "a", "y")
            await until(pilot, lambda: screen.table.sitters[0].state == "away")
            await until(pilot, lambda: en("tui-prompt-away") in text_of(guest.app))
            await press(pilot, "a")
            await until(pilot, lambda: screen.table.sitters[0].state == "person")
            playing = asyncio.create_task(seat.play(Random(6)))
            await play_on(pilot, Random(3))
            await playing
            await until(pilot, lambda: isinstance(guest.app.screen, Page))
            await press(pilot, "escape", "n")
            await until(pilot, lambda: screen.table.next is not None)
            await press(pilot, "n")
            await until(pilot, lambda: table_of(guest.app) is not screen and table_of(guest.app).table.you is not None)

    asyncio.run(scenario())


def test_a_public_table_is_found_in_the_list_and_joined(server: ServerProcess) -> None:
    async def scenario() -> None:
        guest = visit(server)
        async with LiveClient(server.url) as friend, guest.app.run_test(size=(80, 24)) as pilot:
            table = await friend.open_table(2, public=True)
            seat = await friend.sit(table)
            lobby = guest.app.screen
            assert isinstance(lobby, Lobby)
            await press(pilot, "r")
            looked, _, _ = en("tui-lobby-looked", count=0).partition("0")
            await until(pilot, lambda: looked in text_of(guest.app))
            await press(pilot, "down", "up")
            while lobby.tables.chosen != table:
                await press(pilot, "down")
            await press(pilot, "f9")
            await until(pilot, lambda: en("tui-no-such-key-here", key="f9") in text_of(guest.app))
            await press(pilot, "enter")
            screen = await begun(pilot)
            assert screen.table.you == 1
            assert [sitter.state for sitter in screen.table.sitters] == ["person", "person"]
            await seat.do("end")
            await until(pilot, lambda: en("play-ending", name=screen.table.sitters[0].name) in text_of(guest.app))
            await press(pilot, "m")
            await choose(pilot, en("page-end"))
            await press(pilot, "y")
            await until(pilot, lambda: en("page-ended") in text_of(guest.app))
            await press(pilot, "q")
            await until(pilot, lambda: guest.app.screen is lobby)

    asyncio.run(scenario())


def test_a_spectator_sees_what_happens_and_no_hand(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as friend:
            table = await friend.open_table(2, bots=[None, "rookie"])
            seat = await friend.sit(table)
            await seat.until(lambda seen: seen.legal)
            watcher = visit(server, table, watch=True)
            async with watcher.app.run_test(size=(80, 24)) as pilot:
                screen = await begun(pilot)
                assert (screen.table.you, screen.hand.cards) == (None, [])
                assert en("tui-prompt-watch") in text_of(watcher.app)
                await seat.play(Random(1))
                await until(pilot, lambda: screen.table.stage == "over")
                assert screen.table.view is not None
                assert screen.table.view.score is not None

    asyncio.run(scenario())


def test_whoever_listens_no_longer_has_closed_the_line(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as friend:
            table = await friend.open_table(2)
            before = asyncio.all_tasks()
            async with aclosing(RemoteFeed(ServerClient(server.url), table).news()) as news:
                await anext(news)
                assert asyncio.all_tasks() > before
            assert asyncio.all_tasks() == before

    asyncio.run(scenario())


def test_a_bid_made_while_the_server_is_gone_counts_once_when_it_is_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        with ServerProcess(tmp_path, "--limits", "1000") as server:
            guest = visit(server)
            async with guest.app.run_test(size=(80, 24)) as pilot:
                screen = await open_table(pilot, 2)
                await begun(pilot)
                await play_on(pilot, Random(1), 2)
                assert await my_turn(pilot)
                log = [line.plain for line in screen.log_lines.lines]
                await asyncio.to_thread(server.kill)
                await until(pilot, lambda: not screen.table.connected)
                assert en("web-lost") in text_of(guest.app)
                await press(pilot, "1", "enter")
                await asyncio.to_thread(server.start)
                await until(pilot, lambda: screen.table.connected and not screen._sending)
                assert [line.plain for line in screen.log_lines.lines][: len(log)] == log
                await play_on(pilot, Random(1))
                await until(pilot, lambda: isinstance(guest.app.screen, Page))
                table = screen.table.address.rpartition("/")[2]
                record = await guest.server.ask(dict[str, Any], "GET", f"/api/tables/{table}/record")
                assert replay_record(record)[0].finished

    asyncio.run(scenario())


def test_who_comes_back_later_has_the_same_seat_and_hears_it_all(server: ServerProcess) -> None:
    async def scenario() -> None:
        first = visit(server)
        async with first.app.run_test(size=(80, 24)) as pilot:
            screen = await open_table(pilot, 3)
            await begun(pilot)
            await play_on(pilot, Random(1), 4)
            assert await my_turn(pilot)
            told = [line.plain for line in screen.log_lines.lines]
            await press(pilot, "q", "q")
        assert first.seated_at is not None
        again = visit(server, first.seated_at)
        async with again.app.run_test(size=(80, 24)) as pilot:
            screen = await begun(pilot)
            assert screen.table.you == 0
            assert [line.plain for line in screen.log_lines.lines] == told
            assert await my_turn(pilot)
            await move(pilot, Random(1))

    asyncio.run(scenario())


def test_a_server_that_is_none_is_told_in_a_word() -> None:
    async def scenario() -> None:
        guest = Visit(en, ServerClient("http://127.0.0.1:9"), None, pace=0.0)
        async with guest.app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: en("refused-unreachable") in text_of(guest.app))

    asyncio.run(scenario())


@pytest.mark.parametrize("address", ["ftp://somewhere", "http://", ""])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        ServerClient(address)
