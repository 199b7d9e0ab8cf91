"""The menu: what is offered to whom, what it sends, and names that look like markup."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
import segno
from textual.geometry import Offset
from textual.screen import Screen

from fzzzt.tui.app import FzzztApp
from fzzzt.tui.feeds.feed import Sitter, Wish
from fzzzt.tui.menu_page import MenuPage
from fzzzt.tui.pages import Page
from fzzzt.tui.qr_code import qr_code
from fzzzt.tui.questions import Question
from fzzzt.tui.table_screen import TableScreen
from fzzzt.tui.widgets.choices import Choices
from tui.playing import click, en, press, text_of, until
from tui.still_table import LINK, StillFeed, tables

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from textual.pilot import Pilot

    from fzzzt.tui.feeds.feed import ShownTable

TABLES = tables()
LIGHT, TALK, MOVE, GET_UP = en("page-theme"), en("page-talk"), en("page-move-seat"), en("page-leave")
INVITE, END, ADA = en("page-invite"), en("page-end"), en("page-replace", name="Ada")


def at(table: ShownTable, story: Callable[[Pilot[None], StillFeed], Awaitable[None]], *, alone: bool = False) -> None:
    """Sit at a table with the menu open."""

    async def scenario() -> None:
        feed = StillFeed(table, frozenset({"hint", "new"})) if alone else StillFeed(table)
        app = FzzztApp(Screen())
        async with app.run_test(size=(80, 24)) as pilot:
            screen = TableScreen(en, feed, pace=0.0)
            await app.push_screen(screen)
            await until(pilot, lambda: screen.table is table)
            await press(pilot, "m")
            await story(pilot, feed)

    asyncio.run(scenario())


async def choose(pilot: Pilot[None], words: str) -> None:
    """Choose an item by its number."""
    menu = pilot.app.screen
    assert isinstance(menu, MenuPage)
    (number,) = [number for number, item in enumerate(menu.items, 1) if item.words.partition(":")[0] == words]
    await press(pilot, str(number))


@pytest.mark.parametrize(
    ("name", "changes", "offered"),
    [
        ("wait", {}, [LIGHT, TALK, MOVE, ADA, END]),
        ("wait", {"powers": frozenset()}, [LIGHT, TALK, MOVE]),
        ("bid", {}, [LIGHT, TALK, MOVE, END]),
        ("watch", {}, [LIGHT]),
        ("open", {}, [LIGHT, INVITE, TALK, MOVE, GET_UP, END]),
        ("open", {"powers": frozenset(), "you": None}, [LIGHT, INVITE]),
        ("over", {}, [LIGHT, TALK, MOVE]),
        ("ended", {}, [LIGHT, TALK]),
    ],
)
def test_everybody_is_offered_what_they_can_do(name: str, changes: dict[str, object], offered: list[str]) -> None:
    async def story(pilot: Pilot[None], feed: StillFeed) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, MenuPage)
        assert [item.words.partition(":")[0] for item in menu.items] == offered
        assert all(words in text_of(pilot.app) for words in offered)

    table = TABLES[name]
    if name == "wait":
        assert table.view is not None
        table = replace(table, view=replace(table.view, to_move=(1,)))
    at(replace(table, **changes), story)  # type: ignore[arg-type]


def test_alone_with_bots_there_are_only_the_colours() -> None:
    async def story(pilot: Pilot[None], feed: StillFeed) -> None:
        await choose(pilot, LIGHT)
        assert pilot.app.theme == "day"

    at(TABLES["bid"], story, alone=True)


def test_whom_one_hears_is_switched_on_and_off() -> None:
    async def story(pilot: Pilot[None], feed: StillFeed) -> None:
        await choose(pilot, TALK)
        shown = text_of(pilot.app)
        assert f"[ ] {en('page-mute', name='Ada')}" in shown
        assert f"[✓] {en('page-mute', name='Bert')}" in shown
        assert f"[✓] {en('page-silence', name=en('page-spectators'))}" in shown
        await choose(pilot, en("page-mute", name="Bert"))
        await until(pilot, lambda: feed.deeds)
        assert feed.deeds == [Wish("mute", {"seat": 2, "on": False})]
        await press(pilot, "m")
        await choose(pilot, TALK)
        await choose(pilot, en("page-silence", name="Ada"))
        await until(pilot, lambda: len(feed.deeds) > 1)
        assert feed.deeds[1] == Wish("silence", {"seat": 1, "on": True})

    at(replace(TABLES["bid"], muted=frozenset({2}), silenced=frozenset({None})), story)


def test_the_host_closes_the_table_only_if_sure() -> None:
    async def story(pilot: Pilot[None], feed: StillFeed) -> None:
        await choose(pilot, END)
        assert isinstance(pilot.app.screen, Question)
        await press(pilot, "n", "m")
        await choose(pilot, END)
        await press(pilot, "y")
        await until(pilot, lambda: feed.deeds)
        assert feed.deeds == [Wish("end")]

    at(TABLES["bid"], story)


def test_who_gets_up_is_back_where_the_tables_are() -> None:
    async def story(pilot: Pilot[None], feed: StillFeed) -> None:
        await choose(pilot, GET_UP)
        await until(pilot, lambda: not isinstance(pilot.app.screen, TableScreen))
        assert feed.deeds == [Wish("leave")]

    at(TABLES["open"], story)


def test_a_seat_moves_by_a_link_that_can_be_read_and_photographed() -> None:
    async def story(pilot: Pilot[None], feed: StillFeed) -> None:
        await choose(pilot, MOVE)
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert LINK in text_of(pilot.app)
        assert qr_code(LINK).plain.split("\n")[3] in text_of(pilot.app)

    at(TABLES["bid"], story)


def test_a_qr_code_is_what_its_half_blocks_show() -> None:
    halves = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows: list[list[int]] = []
    for line in qr_code(LINK).plain.split("\n"):
        rows += [[halves[sign][half] for sign in line] for half in (0, 1)]
    wanted = [list(row) for row in segno.make_qr(LINK, error="l").matrix_iter(border=2)]
    assert rows[: len(wanted)] == wanted


def test_the_mouse_chooses_and_a_click_beside_closes() -> None:
    async def story(pilot: Pilot[None], feed: StillFeed) -> None:
        menu = pilot.app.screen
        await click(pilot, lambda: pilot.app.screen is not menu, Choices, Offset(8, 1))
        assert TALK in text_of(pilot.app)
        assert en("page-mute", name="Ada") in text_of(pilot.app)
        await click(pilot, lambda: isinstance(pilot.app.screen, TableScreen), None, Offset(1, 22))

    at(TABLES["bid"], story)


@pytest.mark.parametrize("name", ["[/b]", "[red]Ada", "[@click=q]x"])
def test_a_name_with_brackets_is_only_a_name(name: str) -> None:
    async def story(pilot: Pilot[None], feed: StillFeed) -> None:
        await press(pilot, "escape")
        assert text_of(pilot.app).count(name) >= 2
        await press(pilot, "o")
        assert name in text_of(pilot.app)

    table = TABLES["wait"]
    assert table.view is not None
    sitters = (table.sitters[0], Sitter(name, "person"), table.sitters[2])
    at(replace(table, sitters=sitters, view=replace(table.view, to_move=(1,))), story)


def test_a_line_is_typed_mended_and_sent_with_enter() -> None:
    async def story(pilot: Pilot[None], feed: StillFeed) -> None:
        await press(pilot, "escape", "c", *"Hallo", "left", "backspace", *"l!", "home", "delete", *"h", "enter")
        await until(pilot, lambda: feed.deeds)
        assert feed.deeds == [Wish("chat", {"text": "hall!o"})]

    at(TABLES["bid"], story)
