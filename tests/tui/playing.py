"""Playing on the screen as a person does: looks at it, presses keys, waits for what happens."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from textual import events
from textual.keys import _character_to_key

from fzzzt.bots import make_player
from fzzzt.dealer import Dealer
from fzzzt.engine import Deck, Game, Options
from fzzzt.locale import Catalogue
from fzzzt.solo.game import SoloGame
from fzzzt.solo.saved_game import SoloMatch, free_slot
from fzzzt.tui.solo_table import SoloTable
from fzzzt.tui.table_screen import TableScreen
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.app import App
    from textual.geometry import Offset
    from textual.pilot import Pilot
    from textual.widget import Widget

NAMES = ("Grace", "Ada", "Bert", "Cleo", "Dash", "Edie")
en = Catalogue("en")


def new_match(players: int, seed: str = "7", *, person: bool = True) -> SoloMatch:
    """A game of Grace against rookies, or of rookies alone."""
    seats = [{"name": name, "bot": "rookie"} for name in NAMES[:players]]
    if person:
        seats[0] = {"name": NAMES[0]}
    return SoloMatch(Game(Options.of(players), Deck.standard()), seats, seed)


def late_match(players: int, seed: str = "7") -> SoloMatch:
    """The same before its last round: bots have played for everybody till then."""
    match, rng, rookie = new_match(players, seed), Random(1), make_player("rookie")
    game, dealer = match.game, Dealer(seed)
    while game.round < game.rounds - 1 or game.phase != "build":
        seats = game.deciding
        if seats:
            game.push(rookie.decide(game.view(min(seats)), None, rng))
        else:
            game.push(dealer.answer(game))
    return match


def solo_table(players: int, seed: str = "7", say: Catalogue = en, match: SoloMatch | None = None) -> SoloTable:
    """A game against bots on a screen, without any pause."""
    solo = SoloGame(match or new_match(players, seed), free_slot())
    return SoloTable(say, solo, lambda: new_match(players, f"{seed}/again"), pace=0.0)


def text_of(app: App[None]) -> str:
    """What can be read on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def table_of(app: App[None]) -> TableScreen:
    """The table, whatever lies over it."""
    return next(screen for screen in reversed(app.screen_stack) if isinstance(screen, TableScreen))


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys. Unlike the pilot's own way this waits for what has to be done, not for a quiet processor."""
    for key in keys:
        name = _character_to_key(key) if len(key) == 1 and not key.isalnum() else key
        sign = " " if key == "space" else key if len(key) == 1 else None
        pilot.app.post_message(events.Key(name, sign))
        await drawn(pilot)


async def drawn(pilot: Pilot[None]) -> None:
    """Wait until what was said to the program has gone to the screen, from there to its parts, and is drawn."""
    for _ in range(3):
        await pilot.pause(0)


async def until(pilot: Pilot[None], holds: Callable[[], object], otherwise: str = "it never happened") -> None:
    """Wait until something holds."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not holds():
        assert asyncio.get_running_loop().time() < deadline, f"{otherwise}; the screen is\n{text_of(pilot.app)}"
        await pilot.pause(0.01)
    await drawn(pilot)


async def click(pilot: Pilot[None], holds: Callable[[], object], widget: type[Widget] | None, offset: Offset) -> None:
    """Click where it closes a screen. The pilot's own way would wait for the parts of that screen, which are gone."""
    clicking = asyncio.create_task(pilot.click(widget, offset=offset))
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not holds():
        assert asyncio.get_running_loop().time() < deadline, f"nothing came of a click on\n{text_of(pilot.app)}"
        await asyncio.sleep(0.01)
    clicking.cancel()
    await drawn(pilot)


async def my_turn(pilot: Pilot[None]) -> bool:
    """Wait for one's turn; False if the game is over."""
    screen = table_of(pilot.app)
    await until(pilot, lambda: screen.table.my_turn or screen.table.stage in ("over", "ended"))
    return screen.table.my_turn


async def move(pilot: Pilot[None], rng: Random) -> None:
    """One move by keys: some cards of the hand, or some robots."""
    screen = table_of(pilot.app)
    before = screen.table
    if screen.has_class("building"):
        for _ in screen.bench.units:
            if screen.bench.fitting and rng.random() < 0.7:
                await press(pilot, str(rng.randint(1, min(9, len(screen.bench.fitting)))))
            await press(pilot, "down")
    else:
        count = len(screen.hand.cards)
        for place in rng.sample(range(count), rng.randint(1, min(2, count))):
            await press(pilot, str(place + 1))
    await press(pilot, "enter")
    await until(pilot, lambda: screen.table is not before)


async def play_on(pilot: Pilot[None], rng: Random, moves: int = 10_000) -> None:
    """Play so many moves, or to the end."""
    while moves and await my_turn(pilot):
        await move(pilot, rng)
        moves -= 1
