"""Live tables on the full screen, at a real server: list, open, join, talk, step away, lose the server and find it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import pytest

from fzzzt.record import replay_record
from fzzzt.tui.feeds.server import Server
from fzzzt.tui.lobby import Lobby
from fzzzt.tui.menu_page import MenuPage
from fzzzt.tui.pages import Page
from fzzzt.tui.table_screen import TableScreen
from fzzzt.tui.terms_page import TermsPage
from fzzzt.tui.visit import Visit
from live_client import LiveClient, Refused
from live_server import ServerProcess
from tui.playing import en, move, my_turn, play_on, press, table_of, text_of, until

if TYPE_CHECKING:
    from pathlib import Path

    from textual.pilot import Pilot


def visit(server: ServerProcess, table: str | None = None, *, watch: bool = False) -> Visit:
    address = Server(server.url)
    address.table = table
    return Visit(en, address, "Grace", watch=watch, pace=0.0)


async def open_table(pilot: Pilot[None], players: int, people: int = 1) -> TableScreen:
    """Open a table from the list, by keys."""
    await until(pilot, lambda: en("tui-key-open") in text_of(pilot.app))
    await press(pilot, "n")
    await until(pilot, lambda: isinstance(pilot.app.screen, TermsPage))
    terms = pilot.app.screen
    assert isinstance(terms, TermsPage)
    while terms.chosen["players"] != players:
        await press(pilot, "right")
    await press(pilot, "down")
    while terms.chosen["people"] != people:
        await press(pilot, "right")
    await press(pilot, "enter")
    await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
    return table_of(pilot.app)


async def begun(pilot: Pilot[None]) -> TableScreen:
    await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
    screen = table_of(pilot.app)
    await until(pilot, lambda: screen.table.stage == "playing" and screen.table.view is not None)
    return screen


@pytest.mark.parametrize("players", [2, 4, 6])
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
            record, played = replay_record(await guest.server.ask("GET", f"/api/tables/{table}/record"))
            assert record.finished
            assert played.score == score

    asyncio.run(scenario())


def test_two_people_meet_talk_step_away_and_play_again(server: ServerProcess) -> None:
    async def scenario() -> None:
        guest = visit(server)
        async with LiveClient(server.url) as friend, guest.app.run_test(size=(120, 30)) as pilot:
            screen = await open_table(pilot, 2, people=2)
            await until(pilot, lambda: screen.table.host)
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
            await press(pilot, "a")
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
            await until(pilot, lambda: en("tui-lobby-open") in text_of(guest.app))
            await press(pilot, "down", "up")
            while lobby.tables.chosen != table:
                await press(pilot, "down")
            await press(pilot, "f9")
            assert en("tui-no-such-key-here", key="f9") in text_of(guest.app)
            await press(pilot, "enter")
            screen = await begun(pilot)
            assert screen.table.you == 1
            assert [sitter.state for sitter in screen.table.sitters] == ["person", "person"]
            await seat.do("end")
            await until(pilot, lambda: en("tui-prompt-ended") in text_of(guest.app))
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
                record = await guest.server.ask("GET", f"/api/tables/{table}/record")
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


def test_the_menu_mutes_silences_and_closes_at_a_real_server(server: ServerProcess) -> None:
    async def scenario() -> None:
        guest = visit(server)
        async with LiveClient(server.url) as friend, guest.app.run_test(size=(80, 24)) as pilot:
            screen = await open_table(pilot, 2, people=2)
            await until(pilot, lambda: screen.table.host)
            seat = await friend.sit(screen.table.address.rpartition("/")[2])
            await begun(pilot)
            await from_menu(pilot, en("page-talk"), "mute")
            await until(pilot, lambda: screen.table.muted == {1})
            await seat.do("chat", text="Can you hear me?")
            await until(pilot, lambda: any(line.plain.endswith(": …") for line in screen.log_lines.lines))
            await from_menu(pilot, en("page-talk"), "silence")
            await until(pilot, lambda: screen.table.silenced == {1})
            with pytest.raises(Refused, match="silenced"):
                await seat.do("chat", text="And now?")
            await play_on(pilot, Random(1), 1)
            if screen.table.view is not None and 1 in screen.table.view.to_move:
                await from_menu(pilot, en("page-replace", name=screen.table.sitters[1].name))
                await until(pilot, lambda: en("page-error-not-absent") in text_of(guest.app))
            await from_menu(pilot, en("page-end"))
            await press(pilot, "y")
            await until(pilot, lambda: en("tui-prompt-ended") in text_of(guest.app))

    asyncio.run(scenario())


async def from_menu(pilot: Pilot[None], words: str, kind: str = "") -> None:
    """Choose something in the menu, and in what it opens about the other seat."""
    await press(pilot, "m")
    for wanted in (words, kind and en(f"page-{kind}", name=table_of(pilot.app).table.sitters[1].name)):
        menu = pilot.app.screen
        if wanted and isinstance(menu, MenuPage):
            await press(pilot, str([item.words for item in menu.items].index(wanted) + 1))


def test_who_gets_up_before_the_game_leaves_a_free_seat(server: ServerProcess) -> None:
    async def scenario() -> None:
        guest = visit(server)
        async with guest.app.run_test(size=(80, 24)) as pilot:
            screen = await open_table(pilot, 2, people=2)
            await until(pilot, lambda: screen.table.you == 0)
            table = screen.table.address.rpartition("/")[2]
            await from_menu(pilot, en("page-leave"))
            await until(pilot, lambda: isinstance(guest.app.screen, Lobby))
            shown = await guest.server.ask("GET", f"/api/tables/{table}")
            assert [seat["state"] for seat in shown["table"]["seats"]] == ["free", "free"]
            assert guest.server.identity.take_nonce(table) is None

    asyncio.run(scenario())


def test_a_seat_moves_to_another_terminal_by_its_link(
    server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        first = visit(server)
        async with first.app.run_test(size=(80, 24)) as pilot:
            screen = await open_table(pilot, 2)
            await begun(pilot)
            await play_on(pilot, Random(1), 1)
            link = await screen.feed.link()
            monkeypatch.setenv("FZZZT_STATE_DIR", str(tmp_path / "elsewhere"))
            second = Visit(en, Server(link), None, pace=0.0)
            async with second.app.run_test(size=(80, 24)) as other:
                there = await begun(other)
                assert there.table.you == 0
                assert await my_turn(other)
                await move(other, Random(2))
                await until(pilot, lambda: screen.table.you is None)
        monkeypatch.setenv("FZZZT_STATE_DIR", str(tmp_path / "nowhere"))
        third = Visit(en, Server(link), None, pace=0.0)
        async with third.app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: en("page-error-bad-link") in text_of(third.app))

    asyncio.run(scenario())


def test_who_comes_before_the_server_is_there_arrives_when_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        with ServerProcess(tmp_path) as server:
            await asyncio.to_thread(server.kill)
            guest = visit(server)
            async with guest.app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: en("tui-refused-no-answer") in text_of(guest.app))
                await asyncio.to_thread(server.start)
                await press(pilot, "r")
                await until(pilot, lambda: en("tui-lobby-empty") in text_of(guest.app))
                assert (await guest.server.ask("GET", "/api/me"))["name"] == "Grace"

    asyncio.run(scenario())


def test_a_server_that_is_none_is_told_in_a_word() -> None:
    async def scenario() -> None:
        guest = Visit(en, Server("http://127.0.0.1:9"), None, pace=0.0)
        async with guest.app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: en("tui-refused-no-answer") in text_of(guest.app))

    asyncio.run(scenario())


@pytest.mark.parametrize("address", ["ftp://somewhere", "http://", ""])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        Server(address)
