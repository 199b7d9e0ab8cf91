"""No key does nothing silently: wherever one is, each changes something that can be read, or says why not."""

from __future__ import annotations

import asyncio
import string
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from textual.screen import Screen
from textual.widgets import Input

from fzzzt.bots import make_player, play_out
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options
from fzzzt.record import Record
from fzzzt.solo.game import SoloGame
from fzzzt.tui.app import FzzztApp
from fzzzt.tui.feeds.local_feed import LocalFeed
from fzzzt.tui.feeds.replay_feed import ReplayFeed
from fzzzt.tui.lobby import Lobby
from fzzzt.tui.menu_page import Item, MenuPage
from fzzzt.tui.pages import Over, Page
from fzzzt.tui.questions import LineQuestion, Question
from fzzzt.tui.table_screen import TableScreen
from fzzzt.tui.terms_page import TermsPage
from thoroughness import before_a_release
from tui.playing import drawn, en, my_turn, new_match, press, solo_table, text_of, until
from tui.still_table import StillFeed, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.pilot import Pilot

NAMED = ["up", "down", "left", "right", "home", "end", "pageup", "pagedown", "tab", "shift+tab", "space", "enter"]
NAMED += ["escape", "backspace", "delete", "insert", "f1", "f5", "f12", "ctrl+a", "ctrl+p", "ctrl+q"]
LETTERS = [*string.ascii_lowercase, *string.digits, *"?+-=й"]
"""All that mean something somewhere; where just the situation differs, these will do."""
KEYS = [*NAMED, *LETTERS, *sorted({*string.punctuation, *"AZжЩéß€"} - {*LETTERS})]
TABLES = tables()
RECORD = Record.of(
    play_out(Game(Options.of(2)), Dealer("7"), [make_player("random")] * 2), [{"name": "Ada"}, {"name": "Bert"}]
)


class Fair:
    """A server with tables that never change."""

    url = "http://127.0.0.1:8009"
    table = None

    def __init__(self, count: int) -> None:
        seats = [{"state": "person", "name": "Ada"}, {"state": "free", "name": ""}]
        about = {"options": {"players": 2}, "deck": "standard", "clock": {}, "seats": seats, "next": None}
        self.tables = [{"id": str(number), "phase": "open", "updated": 0, **about} for number in range(count)]

    async def claim_seat(self) -> None:
        """There is no link."""

    async def ask(self, shape: Any, _method: str, path: str, _body: object = None) -> Any:
        """Answer as a server does."""
        told: dict[str, Any] = {"/api/me": {"name": "Grace", "new": False}, "/api/tables": self.tables}
        return msgspec.convert(told.get(path, []), shape)


def a_lobby(count: int) -> Lobby:
    async def enter(table: str, sit: bool) -> None:
        lobby.app.push_screen(Page(en, table, f"{sit}"))

    lobby = Lobby(en, Fair(count), enter)  # type: ignore[arg-type]
    return lobby


SCREENS: dict[str, Callable[[], Screen[Any]]] = {
    **{name: lambda name=name: TableScreen(en, StillFeed(TABLES[name]), pace=0.0) for name in TABLES},  # type: ignore[misc]
    "alone": lambda: TableScreen(en, StillFeed(TABLES["bid"], frozenset({"hint", "new"})), pace=0.0),
    "page": lambda: Page(en, "Page", "\n".join(map(str, range(40)))),
    "end of a page": lambda: Page(en, "Page", "\n".join(map(str, range(40))), at_end=True),
    "short page": lambda: Page(en, "Page", "All of it."),
    "menu": lambda: MenuPage(en, "Menu", [Item("One", lambda: None), Item("Two", lambda: None, True)]),
    "question": lambda: Question(en, "Sure?"),
    "terms": lambda: TermsPage(en),
    "line": lambda: LineQuestion(en, "Talk", longest=30, text="to and fro"),
    "lobby": lambda: a_lobby(3),
    "empty lobby": lambda: a_lobby(0),
}


async def on_top(pilot: Pilot[None], name: str) -> Screen[Any]:
    """Show just this screen, as it is at first."""
    app = pilot.app
    while len(app.screen_stack) > 2:
        app.pop_screen()
    screen = SCREENS[name]()
    await app.push_screen(screen)
    if isinstance(screen, TableScreen):
        await until(pilot, lambda: screen.table.sitters)
    elif isinstance(screen, Lobby):
        await until(pilot, lambda: "Grace" in text_of(app))
    elif isinstance(screen, Page):
        await until(pilot, lambda: screen.is_where_it_begins)
    elif isinstance(screen, LineQuestion):
        screen.query_one(Input).cursor_position = 3
    await pilot.pause(0)
    return screen


async def as_at_first(pilot: Pilot[None], name: str, screen: Screen[Any], look: object = None) -> Screen[Any]:
    """The same screen if it can be wiped clean, else a new one: that takes longer."""
    if isinstance(screen, Over) and pilot.app.screen is screen:
        screen.note("")
        await drawn(pilot)
        if seen(pilot, screen)[:-2] == look:
            return screen
    if not isinstance(screen, TableScreen) or screen not in pilot.app.screen_stack:
        return await on_top(pilot, name)
    while pilot.app.screen is not screen:
        pilot.app.pop_screen()
    assert isinstance(screen, TableScreen)
    screen.pacing.paused = False
    screen.hand.mark(())
    screen.bench.robots.clear()
    screen.note("")
    await pilot.pause(0)
    return screen


def seen(pilot: Pilot[None], screen: Screen[Any]) -> tuple[object, ...]:
    """All that a person notices: what is written, where the cursor is, what was sent, which page lies on top."""
    lines = [(line.value, line.cursor_position) for line in screen.query(Input)]
    deeds = len(screen.feed.deeds) if isinstance(screen, TableScreen) and isinstance(screen.feed, StillFeed) else 0
    return text_of(pilot.app), lines, deeds, pilot.app.screen, pilot.app.return_code


async def check(pilot: Pilot[None], screen: Screen[Any], key: str) -> None:
    """Press a key, and look whether anything can be noticed."""
    before = seen(pilot, screen)
    await press(pilot, key)
    await until(pilot, lambda: seen(pilot, screen) != before, f"{key} does nothing here")


@pytest.mark.parametrize("name", SCREENS)
def test_every_key_does_something_or_says_why_not(name: str) -> None:
    async def scenario(keys: list[str]) -> None:
        app = FzzztApp(Screen())
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await on_top(pilot, name)
            look = seen(pilot, screen)[:-2]
            while keys and app.return_code is None:
                screen = await as_at_first(pilot, name, screen, look)
                await check(pilot, screen, keys.pop())

    keys = KEYS.copy() if name in ("bid", "build", "line") else [*NAMED, *LETTERS]
    if name in ("end of a page", "short page"):  # which differ from a page only in where one can go
        keys = NAMED.copy()
    if not before_a_release():  # each key somewhere, and everywhere a third of them
        keys = keys[list(SCREENS).index(name) % 3 :: 3]
    while keys:  # some leave the program
        asyncio.run(scenario(keys))


@pytest.mark.parametrize("at", ["home", "end"])
def test_every_key_in_a_replay(at: str) -> None:
    async def scenario(keys: list[str]) -> None:
        screen = TableScreen(en, ReplayFeed(RECORD), pace=0.05, paused=True)
        app = FzzztApp(screen)
        async with app.run_test(size=(80, 24)) as pilot:
            while keys and app.return_code is None:
                await as_at_first(pilot, "", screen)
                screen.pacing.pause()
                await press(pilot, at)
                await until(pilot, lambda: screen.table.step and (screen.table.step[0] == 1) == (at == "home"))
                screen.note("")
                await pilot.pause(0)
                await check(pilot, screen, keys.pop())

    keys = [*NAMED, *LETTERS] if before_a_release() else [*NAMED, *LETTERS][at == "end" :: 2]
    while keys:
        asyncio.run(scenario(keys))


@pytest.mark.parametrize("name", ["bid", "page", "menu", "question", "terms", "line", "lobby"])
def test_control_c_leaves_from_everywhere(name: str) -> None:
    async def scenario() -> None:
        app = FzzztApp(Screen())
        async with app.run_test(size=(80, 24)) as pilot:
            await on_top(pilot, name)
            await press(pilot, "ctrl+c")
        assert app.return_code == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("key", ["q", "ctrl+q", "й"])
def test_leaving(key: str) -> None:
    async def scenario() -> None:
        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            await press(pilot, key)
        assert table.app.return_code == 0

    asyncio.run(scenario())


def test_a_feed_of_bots_alone_offers_no_hints() -> None:
    assert "hint" not in LocalFeed(SoloGame(new_match(2, person=False), None)).can
