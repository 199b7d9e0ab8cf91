"""A person who visits a server: from the list of tables to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.tui.feeds.server import ServerClient
from fzzzt.tui.table_screen import TableScreen
from fzzzt.tui.terms_page import TermsPage
from fzzzt.tui.visit import Visit
from tui.playing import en, press, table_of, text_of, until

if TYPE_CHECKING:
    from textual.pilot import Pilot

    from live_server import ServerProcess


def visit(server: ServerProcess, table: str | None = None, *, watch: bool = False) -> Visit:
    address = ServerClient(server.url)
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
