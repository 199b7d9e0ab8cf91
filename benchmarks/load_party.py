"""Four people who play one game after another, each with a websocket of its own."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter, deque
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import msgspec
from benchmarks.load_wire import Socket, ask
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

PEOPLE = 4


class Legal(Struct):
    """What a seat may do now."""

    bid: list[str] | None = None
    build: dict[str, list[str]] | None = None


class Situation(Struct):
    """What the load needs of a view."""

    phase: str
    legal: Legal | None


class Stage(Struct):
    """What the load needs of a table."""

    phase: str


class News(Struct):
    """What the load needs of a message: all the rest is passed over."""

    type: str
    seq: int
    view: Situation | None = None
    table: Stage | None = None
    code: str = ""


_read = msgspec.json.Decoder(News).decode
_write = msgspec.json.Encoder().encode


class Party:
    """A table of four. It bids whenever it is told to, and tells how long it took until all four had seen the bid."""

    refusals: ClassVar[Counter[str]] = Counter()
    """What the server refused, by its code."""

    def __init__(self, port: int, rng: Random, seen: Callable[[Party, float], None]) -> None:
        """`seen` is told of every bid that all have seen, and when it was meant to be made."""
        self.bids = 0
        """Bids that all four have seen."""
        self.games = 0
        self.playing = False
        self._port, self._rng, self._seen = port, rng, seen
        self._cookies = [""] * PEOPLE
        self._sockets: list[Socket] = []
        self._due: deque[float] = deque()
        self._meant: float | None = None
        self._begin()

    def _begin(self) -> None:
        self._legal: list[Legal | None] = [None] * PEOPLE
        self._phases = [""] * PEOPLE
        self._seqs = [0] * PEOPLE
        self._asked = 0
        self._said = 0
        self._nonces = [self._rng.randbytes(32).hex() for _ in range(PEOPLE)]
        self._revealed: set[int] = set()

    async def sit_down(self) -> None:
        """Open a table, and let all four sit down and connect; then the game begins by itself."""
        self._begin()
        opened, self._cookies[0] = await ask(self._port, "/api/tables", {"players": PEOPLE}, self._cookies[0])
        path = f"/api/tables/{opened['id']}"
        for seat, nonce in enumerate(self._nonces):
            wish = {"seat": seat, "commitment": hashlib.sha256(nonce.encode()).hexdigest()}
            _, self._cookies[seat] = await ask(self._port, f"{path}/seats", wish, self._cookies[seat])
        for seat, cookie in enumerate(self._cookies):
            socket = Socket(f"{path}/socket?seq=0", cookie, partial(self._hear, seat))
            self._sockets.append(socket)
            await socket.connect(self._port)

    def leave(self) -> None:
        """Close all connections."""
        self.playing = False
        self._due.clear()
        for socket in self._sockets:
            socket.leave()
        self._sockets.clear()

    def bid(self, meant: float) -> None:
        """Let whose turn it is bid: now, or as soon as the bid before has been seen by all."""
        self._due.append(meant)
        self._go_on()

    def owes(self, when: float) -> int:
        """Bids that were meant to be made before then, and have not been seen by all."""
        return sum(meant < when for meant in (*self._due, *([] if self._meant is None else [self._meant])))

    def _hear(self, seat: int, message: bytes) -> None:
        news = _read(message)
        if news.type == "error":
            Party.refusals[news.code] += 1
        if news.table is not None and news.table.phase == "starting":
            self._reveal(seat)
        if news.view is None:
            return
        self._seqs[seat] = news.seq
        self._legal[seat], self._phases[seat] = news.view.legal, news.view.phase
        if news.view.legal is not None and news.view.legal.build is not None:
            self._build(seat, news.view.legal.build)
        if min(self._seqs) > self._asked:
            self._all_see()

    def _all_see(self) -> None:
        if self._meant is not None:
            meant, self._meant = self._meant, None
            self.bids += 1
            self._seen(self, meant)
        if self._phases == ["over"] * PEOPLE:
            self._play_again()
            return
        self.playing = True
        self._go_on()

    def _play_again(self) -> None:
        self.leave()
        self.games += 1
        self._opening = asyncio.create_task(self.sit_down())

    def _go_on(self) -> None:
        if self._meant is not None or not self._due:
            return
        for seat, legal in enumerate(self._legal):
            if legal is not None and legal.bid is not None:
                self._meant, self._asked = self._due.popleft(), self._seqs[seat]
                cards = self._rng.sample(legal.bid, self._rng.randint(1, min(2, len(legal.bid))))
                self._say(seat, {"type": "bid", "cards": cards, "seq": self._asked})
                return

    def _build(self, seat: int, fitting: dict[str, list[str]]) -> None:
        robots: dict[str, str] = {}
        for unit, fit in fitting.items():
            free = [robot for robot in fit if robot not in robots.values()]
            if free:
                robots[unit] = self._rng.choice(free)
        self._say(seat, {"type": "build", "robots": robots, "seq": self._seqs[seat]})

    def _reveal(self, seat: int) -> None:
        if seat not in self._revealed:
            self._revealed.add(seat)
            self._say(seat, {"type": "reveal", "nonce": self._nonces[seat]})

    def _say(self, seat: int, message: dict[str, object]) -> None:
        self._said += 1
        self._legal[seat] = None
        self._sockets[seat].say(_write({**message, "id": f"{seat}-{self._said}"}))
