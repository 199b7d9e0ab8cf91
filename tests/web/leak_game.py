"""A whole game of people and bots, over real sockets, of which everything is kept that anybody got."""

from __future__ import annotations

import hashlib
import logging
from contextlib import AsyncExitStack, contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from fzzzt.tables import Crew
from fzzzt.web.logs import JsonLines, TextLines
from live_client import random_build
from web.leak_evening import HISTORY
from web.leak_stage import EVE, GROUP, PEOPLE, Stage, stage
from web.leak_witness import Witness

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.tables import LiveTable

Json = dict[str, Any]

TALK = "a penny for your thoughts"


class WholeGame:
    """A game with people at the first seats and bots at the others, and a spectator."""

    def __init__(self, people: int, players: int, seed: int, **terms: object) -> None:
        self._rng = Random(f"whole game {seed}")
        self._terms = {"bots": [None] * people + ["rookie"] * (players - people), "cover": "tinker", **terms}
        self._people, self._players = people, players
        self.nonces = [hashlib.sha256(f"nonce {seed} {seat}".encode()).hexdigest() for seat in range(people)]
        self.tokens: list[str] = []
        self.cookies: list[str] = []
        self.seated: list[Witness] = []
        self.spectator: Witness
        self.live: LiveTable
        self.log: list[bytes] = []

    @property
    def everybody(self) -> list[Witness]:
        """The people, and the spectator last."""
        return [*self.seated, self.spectator]

    async def play(self, steps: int = 100_000) -> None:
        """Play it from the first chair to the last point, or for so many steps."""
        with _logged(self.log):
            async with stage(crew=Crew) as running, AsyncExitStack() as stack:
                self.live = await running.table(self._players, **self._terms)
                guests = (*PEOPLE[: self._people], EVE)
                self.cookies = [running.cookie(guest).partition("=")[2] for guest in guests]
                *self.seated, self.spectator = [
                    await stack.enter_async_context(Witness(running, guest, self.live.id)) for guest in guests
                ]
                await self._begin()
                for _ in range(steps):
                    if self.live.table.phase == "over":
                        break
                    await self._go_on(running)
                await self._ask_around()
                running.server.should_exit = True
                for person in self.everybody:
                    await person.hear_the_end()

    async def _begin(self) -> None:
        """Everybody sits down, having committed to a nonce, and reveals it."""
        for seat, person in enumerate(self.seated):
            commitment = hashlib.sha256(self.nonces[seat].encode()).hexdigest()
            path = f"/api/tables/{self.live.id}/seats"
            await person.ask(path, "POST", {"seat": seat, "commitment": commitment})
        await self._ask_around()
        for person, nonce in zip(self.seated, self.nonces, strict=True):
            assert (await person.say("reveal", nonce=nonce))["type"] == "ok"

    async def _go_on(self, running: Stage) -> None:
        """Whoever can decides; else bots do, and the spectator hears of it."""
        running.now += 500
        # The spectator first: whatever happens after this is still to be heard.
        for person in (self.spectator, *self.seated):
            await person.listen()
        movers = [person for person in self.seated if person.known["view"]["legal"]]
        if self._rng.random() < 0.15:
            await self._diversion(self._rng.choice(self.everybody))
        elif movers:
            await self._move(self._rng.choice(movers))
        elif self.live.table.phase != "over":
            await self.spectator.hear_more()

    async def _move(self, person: Witness) -> None:
        known = person.known
        legal = known["view"]["legal"]
        if "bid" in legal:
            cards = self._rng.sample(legal["bid"], self._rng.randint(1, min(2, len(legal["bid"]))))
            await person.say("bid", cards=cards, seq=known["seq"])
        else:
            await person.say("build", robots=random_build(legal["build"], self._rng), seq=known["seq"])

    async def _diversion(self, person: Witness) -> None:
        """Something besides the game."""
        match self._rng.choice(["prepare", "chat", "away", "link", "ask", "come again", "nonsense", "company"]):
            case "prepare":
                known = person.known
                hand = known["view"]["hand"] or ["p1-1"]
                await person.say("prepare", cards=[self._rng.choice(hand)], seq=known["seq"])
            case "chat":
                await person.say("chat", text=TALK)
            case "company":
                await person.say("typing", on=True)
                await person.say("ask", seat=self._rng.randrange(len(self.seated)))
                await person.say("answer", request=self.live.seq, on=True)
                await person.say("reclaim")
            case "away":
                await person.say("away")
                await person.say("back")
            case "link":
                answer = await person.ask(f"/api/tables/{self.live.id}/seats/mine/link", "POST")
                if answer.startswith(b"HTTP/1.1 200"):
                    person.got.pop()  # it is for this person's eyes
                    self.tokens.append(body_of(answer)["token"])
            case "ask":
                await self._ask_around()
            case "come again":
                await person.connect(self._rng.randint(0, self.live.seq))
            case _:
                await person.say("bid", cards=["none-such"], seq=self.live.seq)

    async def _ask_around(self) -> None:
        for person in (self.spectator, self.seated[0]):
            for path in (
                f"/api/tables/{self.live.id}",
                "/api/mine",
                "/api/tables",
                "/api/metrics",
                "/api/daily",
                f"/api/groups/{GROUP}",
                *HISTORY,
            ):
                await person.ask(path)
            if self.live.table.phase != "over":
                await person.ask(f"/api/tables/{self.live.id}/record")


def body_of(answer: bytes) -> Json:
    """The JSON of an answer."""
    body: Json = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    return body


@contextmanager
def _logged(lines: list[bytes]) -> Iterator[None]:
    """Keep all that the server would write to its log, in both formats."""

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.extend(form.format(record).encode() for form in (TextLines(), JsonLines()))

    logger, keeper = logging.getLogger("fzzzt"), Keeper()
    level = logger.level
    logger.setLevel(logging.DEBUG)
    logging.getLogger().addHandler(keeper)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(keeper)
        logger.setLevel(level)
