"""A recorded game, step by step, forward and back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build, Round
from fzzzt.record.steps import Push, pushes
from fzzzt.tui.feeds.feed import News, Refused, Remark, Sitter, Table, Wish

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fzzzt.record import Record
    from fzzzt.tui.feeds.feed import Stage, Wishes


class ReplayFeed:
    """A record through the eyes of a seat, of a spectator, or with all cards open.

    Steps are numbered from 0, where nothing has happened yet; each shows what one move or deal brought about.
    """

    can: frozenset[Wishes] = frozenset({"go"})

    def __init__(self, record: Record, seat: int | None = None, *, open_cards: bool = False) -> None:
        self.record = record
        self.seat = seat
        self.open_cards = open_cards
        self._steps: list[Push] = []
        self._hands: list[tuple[tuple[str, ...], ...]] = []
        for events, before, game in pushes(record, seat, open_cards=open_cards):
            after = replace(game.view(seat), belt=game.belt) if open_cards else game.view(seat)
            self._steps.append(Push(tuple(events), before, after))
            self._hands.append(tuple(game.hands))
        self._sitters = tuple([Sitter.of(player["name"], player.get("bot")) for player in record.seats])
        self._at = 0
        self._wanted: asyncio.Queue[int] = asyncio.Queue()

    async def news(self) -> AsyncIterator[News]:
        """The first step, and then those that are asked for."""
        self._at = min(1, len(self._steps))
        yield self._news()
        while True:
            self._at = await self._wanted.get()
            yield self._news()

    async def do(self, deed: Bid | Build | Wish) -> None:
        """Go to another step: by so many (`by`), to the next round or one back (`round`), or to a number (`to`)."""
        if not isinstance(deed, Wish) or deed.kind != "go":
            raise Refused("replay")
        wanted, first = self._asked(deed), min(1, len(self._steps))
        if wanted < first or wanted == self._at == first < len(self._steps):
            raise Refused("at-start")
        if wanted > len(self._steps) or wanted == self._at:
            raise Refused("at-end" if self.record.finished else "unfinished")
        self._at = wanted
        self._wanted.put_nowait(wanted)

    async def link(self) -> str:
        """Seats stay where they are."""
        raise Refused("not-here")

    async def close(self) -> None:
        """There is nothing to wait for."""

    def _asked(self, wish: Wish) -> int:
        if "to" in wish.fields:
            return min(int(wish.fields["to"]), len(self._steps))
        if "round" in wish.fields:
            if wish.fields["round"] > 0:
                later = range(self._at + 1, len(self._steps) + 1)
                return next((step for step in later if self._begins_round(step)), len(self._steps))
            return next((step for step in range(self._at - 1, 0, -1) if self._begins_round(step)), 1)
        return self._at + int(wish.fields["by"])

    def _begins_round(self, step: int) -> bool:
        return any(isinstance(event, Round) for event in self._steps[step - 1].events)

    def _news(self) -> News:
        told = self._steps[: self._at]
        view = told[-1].after if told else None
        stage: Stage = "over" if view is not None and view.phase == "over" else "playing"
        hands = self._hands[self._at - 1] if self.open_cards and told else None
        table = Table(stage, self._sitters, self.seat, view, step=(self._at, len(self._steps)), hands=hands)
        return News(table, (Remark("replay", {"seat": self.seat, "open": self.open_cards}), *told), anew=True)
