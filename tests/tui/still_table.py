"""Tables at which nothing happens by itself, one for each thing a person may be doing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from fzzzt.bots import make_player, play_out
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Deal, Game, Options, Setup
from fzzzt.tui.feeds.feed import ShownTable, Sitter, Update
from fzzzt.tui.feeds.remote_feed import RemoteFeed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fzzzt.engine import View
    from fzzzt.tui.feeds.feed import Wish, Wishes

LINK = "http://127.0.0.1:8009/tables/robots#claim=secret"
SITTERS = tuple(Sitter(name, "person") for name in ("Grace", "Ada", "Bert"))


class StillFeed:
    """Shows one table, and remembers what is wanted."""

    def __init__(self, table: ShownTable, can: frozenset[Wishes] = RemoteFeed.can) -> None:
        self.table = table
        self.can = can
        self.deeds: list[Bid | Build | Wish] = []

    async def news(self) -> AsyncGenerator[Update, None]:
        """The table, and nothing more."""
        yield Update(self.table)
        await asyncio.Event().wait()

    async def do(self, deed: Bid | Build | Wish) -> None:
        """Remember it."""
        self.deeds.append(deed)

    async def link(self) -> str:
        """Always the same."""
        return LINK

    async def close(self) -> None:
        """Nothing is open."""


def views() -> dict[str, View]:
    """What seat 0 sees of a game: at its turn to bid and to build, while it waits, and at the end."""
    game = play_out(Game(Options.of(3)), Dealer("11"), [make_player("rookie")] * 3)
    seen: dict[str, View] = {}
    now = Game(game.options)
    for event in game.log:
        if not isinstance(event, Setup | Deal | Bid | Build):
            continue
        now.push(event)
        view = now.view(0)
        kind = view.phase if view.phase == "over" or view.my_turn else "wait" if view.phase == "bid" else ""
        if kind and (kind != "bid" or len(view.hand) > 3):
            seen.setdefault(kind, view)
    return seen


def tables() -> dict[str, ShownTable]:
    """The tables by what one is doing there."""
    seen, address = views(), "http://127.0.0.1:8009/tables/robots"
    live = ShownTable(
        "playing", SITTERS, 0, seen["bid"], powers=frozenset(("replace", "silence", "end")), address=address
    )
    waiting = (*SITTERS[:1], Sitter("", "free"), Sitter("", "free"))
    return {
        "bid": live,
        "build": replace(live, view=seen["build"]),
        "wait": replace(live, view=seen["wait"]),
        "away": replace(live, sitters=(Sitter("Grace", "away", "mechanic"), *SITTERS[1:])),
        "watch": replace(live, you=None, powers=frozenset()),
        "open": replace(live, stage="open", view=None, sitters=waiting),
        "over": replace(live, stage="over", view=seen["over"], powers=frozenset()),
        "ended": replace(live, stage="ended", powers=frozenset()),
    }
