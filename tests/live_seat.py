"""One connection to a live table, for tests: it resumes by itself, repeats what was not answered, and finds gaps."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from websockets.asyncio.client import ClientConnection

    from live_client import LiveClient

Json = dict[str, Any]

_RETRY = 0.05
_LATER = (429, 503)
"""What a server answers that may let us in later."""


class Refused(Exception):
    """The server said no."""

    def __init__(self, code: str, status: int | None = None) -> None:
        super().__init__(f"{code} ({status})" if status else code)
        self.code = code
        self.status = status


class LiveSeat:
    """What one connection knows of a table. It comes back by itself whenever the connection is lost."""

    def __init__(self, client: LiveClient, table: str) -> None:
        self.client = client
        self.id = table
        self.you: Json = {}
        self.table: Json = {}
        self.view: Json | None = None
        self.cards: Json = {}
        self.entries: list[Json] = []
        self.received: list[str] = []
        """Every message, as it came."""
        self.welcomes = 0
        self.gaps = 0
        self.closed_with: list[int] = []
        self._unanswered: dict[str, tuple[str, asyncio.Future[Json]]] = {}
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._task = asyncio.create_task(self._follow())

    @property
    def seq(self) -> int:
        """The number of the last entry one has."""
        return len(self.entries)

    @property
    def number(self) -> int | None:
        """One's seat."""
        seat: int | None = self.you["seat"]
        return seat

    @property
    def over(self) -> bool:
        """Whether nothing more is played here."""
        return self.table["phase"] in ("over", "ended")

    @property
    def legal(self) -> Json | None:
        """What one may do now."""
        legal: Json | None = self.view and self.view["legal"]
        return legal

    async def close(self) -> None:
        """Watch no longer."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def cut(self) -> None:
        """Lose the connection, without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def until(self, holds: Callable[[LiveSeat], object]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self._task.done() or holds(self))
        if self._task.done():
            self._task.result()

    async def do(self, kind: str, **fields: object) -> Json:
        """Say something until it is answered, through however many connections; `Refused` if it is."""
        answer = await self._say(kind, **fields)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def say_raw(self, text: str | bytes) -> None:
        """Send whatever this is, once."""
        if self._socket is not None:
            await self._socket.send(text)

    async def _say(self, kind: str, **fields: object) -> asyncio.Future[Json]:
        """Say something, now and whenever the connection is back, until the answer comes."""
        name = secrets.token_hex(8)
        text = msgspec.json.encode({"type": kind, "id": name, **fields}).decode()
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody asks for it
        self._unanswered[name] = (text, answer)
        with suppress(ConnectionClosed):
            await self.say_raw(text)
        return answer

    async def play(self, rng: Random) -> None:
        """Make lawful moves at random until the game is over."""
        while True:
            await self.until(lambda seat: seat.over or seat.legal)
            if self.over:
                return
            await self._move_or_hear(rng)

    async def _move_or_hear(self, rng: Random) -> None:
        before = self.view
        try:
            await self.move(rng)
        except Refused:  # something has happened meanwhile: we have heard of it, or will
            await self.until(lambda seat: seat.view is not before)

    async def move(self, rng: Random) -> Json:
        """One lawful move at random; afterwards its entry is there too."""
        assert self.legal is not None
        before, asked = self.view, self.seq
        if "bid" in self.legal:
            cards = self.legal["bid"]
            answer = await self.do("bid", cards=rng.sample(cards, rng.randint(1, min(2, len(cards)))), seq=asked)
        else:
            answer = await self.do("build", robots=random_build(self.legal["build"], rng), seq=asked)
        await self.until(lambda seat: seat.view is not before)
        return answer

    async def _follow(self) -> None:
        try:
            while True:
                try:
                    await self._talk()
                except InvalidStatus as refused:
                    if refused.response.status_code not in _LATER:
                        raise
                except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    pass
                await asyncio.sleep(_RETRY)
        finally:
            async with self._news:
                self._news.notify_all()

    async def _talk(self) -> None:
        address = f"{self.client.url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket?seq={self.seq}"
        headers = {"Cookie": self.client.cookie}
        async with connect(address, additional_headers=headers, compression=None, proxy=None, max_size=None) as socket:
            self._socket = socket
            try:
                for text, _ in list(self._unanswered.values()):
                    await socket.send(text)
                async for message in socket:
                    await self._hear(str(message))
            finally:
                self.closed_with.append(socket.close_code or 0)

    async def _hear(self, text: str) -> None:
        self.received.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] in ("ok", "error"):
            self._take_answer(message)
        elif message["type"] in ("welcome", "entries", "you"):
            await self._take_news(message)
        async with self._news:
            self._news.notify_all()

    def _take_answer(self, message: Json) -> None:
        _, answer = self._unanswered.pop(message["id"], ("", None))
        if answer is None or answer.done():
            return
        if message["type"] == "ok":
            answer.set_result(message)
        else:
            answer.set_exception(Refused(message["code"]))

    async def _take_news(self, message: Json) -> None:
        new = [entry for entry in message.get("entries", ()) if entry["seq"] > self.seq]
        if new and new[0]["seq"] != self.seq + 1:
            self.gaps += 1
            await self._say("since", seq=self.seq)
            return
        assert [entry["seq"] for entry in new] == list(range(self.seq + 1, self.seq + len(new) + 1))
        self.entries += new
        assert self.seq == message["seq"], f"{self.seq} entries, but the newest is {message['seq']}"
        self.you = message["you"]
        self.view = message["view"]
        self.table = message.get("table", self.table)
        self.cards = message.get("cards", self.cards)
        self.welcomes += message["type"] == "welcome"
        await self._reveal()

    async def _reveal(self) -> None:
        """Reveal one's nonce when the game starts."""
        if self.table["phase"] == "starting" and self.number is not None:
            nonce = self.client.nonces.pop(self.id, None)
            if nonce is not None:
                await self._say("reveal", nonce=nonce)


def random_build(fitting: dict[str, list[str]], rng: Random) -> dict[str, str]:
    """Some robot for some units, each only once."""
    robots: dict[str, str] = {}
    for unit, fit in fitting.items():
        free = [robot for robot in fit if robot not in robots.values()]
        if free and rng.random() < 0.7:
            robots[unit] = rng.choice(free)
    return robots
