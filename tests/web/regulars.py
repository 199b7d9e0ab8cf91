"""People who play one game after another, whatever happens to the server, and note what was acknowledged."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

import httpx

from fzzzt.fairness import commitment_to
from live_client import LiveClient, LiveSeat, Refused, random_build

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

T = TypeVar("T")
Move = tuple[str, Any]
"""A bid, a prepared bid or a build, as the log has it."""

_RETRY = 0.05
_TOO_LATE = ("stale", "already-bid", "nothing-to-bid", "over")
"""Why a bid cannot be prepared any more that could be when it was thought of."""


class Regular:
    """A person at a table, who makes lawful moves at random, prepares some and talks. All of it is noted."""

    def __init__(self, seat: LiveSeat, rng: Random) -> None:
        self.seat = seat
        self.moves: list[Move] = []
        self.chats: list[str] = []
        self._rng = rng

    async def play(self) -> None:
        """Play until the game is over. A refused move is a failure: nobody else moves for us."""
        seen: object = None
        while not self.seat.over:
            await self.seat.until(lambda seat: seat.over or seat.legal or seat.view is not seen)  # noqa: B023
            seen = self.seat.view
            await asyncio.gather(*self._deeds())

    async def say(self, kind: str, **fields: object) -> None:
        """Say something until it is answered, and wait for the entries that the answer knows."""
        answer = await self.seat.do(kind, **fields)
        await self.seat.until(lambda seat: seat.seq >= answer["seq"])

    def _deeds(self) -> Iterator[Awaitable[None]]:
        if self.seat.legal:
            yield self._bid(self.seat.legal["bid"]) if "bid" in self.seat.legal else self._build()
        elif self._may_prepare() and self._rng.random() < 0.4:
            yield self._prepare()
        if self._rng.random() < 0.1:
            yield self._chat()
            yield self._chat()  # before the other is answered: they must stay in order

    async def _bid(self, hand: Sequence[str]) -> None:
        cards = self._some(hand)
        kind = self._rng.choice(("bid", "prepare"))  # prepared in one's turn it is bid at once
        await self.say(kind, cards=cards, seq=self.seat.seq)
        self.moves.append((kind, cards))

    def _may_prepare(self) -> bool:
        view = self.seat.view
        return bool(view and view["phase"] == "bid" and view["my_bid"] is None and view["hand"])

    async def _prepare(self) -> None:
        assert self.seat.view is not None
        if not (hand := self.seat.view["hand"]):  # what was asked before has come to that
            return
        cards = self._some(hand)
        try:
            await self.say("prepare", cards=cards, seq=self.seat.seq)
        except Refused as refusal:
            if refusal.code not in _TOO_LATE:
                raise
        else:
            self.moves.append(("prepare", cards))

    async def _build(self) -> None:
        assert self.seat.legal is not None
        robots = random_build(self.seat.legal["build"], self._rng)
        await self.say("build", robots=robots, seq=self.seat.seq)
        self.moves.append(("build", robots))

    async def _chat(self) -> None:
        text = f"word {len(self.chats)}"
        self.chats.append(text)
        await self.say("chat", text=text)

    def _some(self, hand: Sequence[str]) -> list[str]:
        return sorted(self._rng.sample(hand, self._rng.randint(1, min(2, len(hand)))))


async def sit_down(clients: Sequence[LiveClient], rng: Random, *bots: str) -> list[Regular]:
    """Everybody at a new table, with these bots."""
    level: list[str | None] = [None] * len(clients)
    table = await insist(lambda: clients[0].open_table(len(clients) + len(bots), bots=[*level, *bots]))
    return [Regular(await _seat_of(client, table), rng) for client in clients]


async def _seat_of(client: LiveClient, table: str) -> LiveSeat:
    """A seat, with one nonce however often it is asked for."""
    nonce = client.nonces[table] = secrets.token_hex(32)
    wish = {"commitment": commitment_to(nonce)}
    await insist(lambda: client.ask("POST", f"/api/tables/{table}/seats", wish))
    return await client.watch(table)


async def insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer."""
    while True:
        try:
            return await ask()
        except httpx.TransportError:
            pass
        except Refused as refusal:
            if refusal.status != httpx.codes.SERVICE_UNAVAILABLE:
                raise
        await asyncio.sleep(_RETRY)


async def two_builders(ada: LiveClient, bob: LiveClient) -> tuple[LiveSeat, LiveSeat]:
    """Two people in the middle of a game, who both have to build."""
    while True:
        first, second = (regular.seat for regular in await sit_down((ada, bob), Random(1)))
        if await _both_build(first, second):
            return first, second


async def _both_build(*seats: LiveSeat) -> bool:
    """Play until everybody has to build; False if that never happens."""
    rng = Random(1)
    while not all(seat.legal and "build" in seat.legal for seat in seats):
        for seat in seats:
            await seat.until(lambda seat: seat.view and seat.seq >= max(each.seq for each in seats))
        if seats[0].over:
            return False
        await next(seat for seat in seats if seat.legal).move(rng)
    return True
