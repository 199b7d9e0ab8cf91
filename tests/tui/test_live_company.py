"""What one does with others at a real server besides playing: hear them or not, get up, move, arrive early, close."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import pytest

from fzzzt.tui.feeds.server import ServerClient
from fzzzt.tui.lobby import Lobby
from fzzzt.tui.menu_page import MenuPage
from fzzzt.tui.visit import Visit
from fzzzt.wire.bodies import Me, TablePage
from live_client import LiveClient, Refused
from live_server import ServerProcess
from tui.playing import en, move, my_turn, play_on, press, table_of, text_of, until
from tui.visiting import begun, open_table, visit

if TYPE_CHECKING:
    from pathlib import Path

    from textual.pilot import Pilot


def test_the_menu_mutes_silences_and_closes_at_a_real_server(server: ServerProcess) -> None:
    async def scenario() -> None:
        guest = visit(server)
        async with LiveClient(server.url) as friend, guest.app.run_test(size=(80, 24)) as pilot:
            screen = await open_table(pilot, 2, people=2)
            await until(pilot, lambda: "start" in screen.table.powers)
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
            if screen.table.view is not None and 1 in screen.table.view.to_move:
                await from_menu(pilot, en("page-replace", name=screen.table.sitters[1].name))
                await until(pilot, lambda: en("refused-not-absent") in text_of(guest.app))
            await from_menu(pilot, en("page-end"))
            await press(pilot, "y")
            await until(pilot, lambda: "would like to close the table" in text_of(guest.app))
            await seat.do("end")
            await until(pilot, lambda: en("page-ended") in text_of(guest.app))

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
            shown = await guest.server.ask(TablePage, "GET", f"/api/tables/{table}")
            assert [seat.state for seat in shown.table.seats] == ["free", "free"]
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
            second = Visit(en, ServerClient(link), None, pace=0.0)
            async with second.app.run_test(size=(80, 24)) as other:
                there = await begun(other)
                assert there.table.you == 0
                assert await my_turn(other)
                await move(other, Random(2))
                await until(pilot, lambda: screen.table.you is None)
        monkeypatch.setenv("FZZZT_STATE_DIR", str(tmp_path / "nowhere"))
        third = Visit(en, ServerClient(link), None, pace=0.0)
        async with third.app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: en("refused-bad-link") in text_of(third.app))

    asyncio.run(scenario())


def test_who_comes_before_the_server_is_there_arrives_when_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        with ServerProcess(tmp_path) as server:
            await asyncio.to_thread(server.kill)
            guest = visit(server)
            async with guest.app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: en("refused-unreachable") in text_of(guest.app))
                await asyncio.to_thread(server.start)
                await press(pilot, "r")
                await until(pilot, lambda: en("tui-lobby-empty") in text_of(guest.app))
                assert (await guest.server.ask(Me, "GET", "/api/me")).name == "Grace"

    asyncio.run(scenario())
