"""Bots at tables decide in processes of their own (crew_member.py), so that the event loop never waits for one.

Whatever a bot does, the game goes on: a decision that does not come is made by a quick bot, and the failure is counted.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.levels import is_deaf
from fzzzt.bots.process import judged
from fzzzt.bots.rookie import RookiePlayer
from fzzzt.engine import Bid, Build, Deck, redact
from fzzzt.tables.crew_worker import Failure, Worker
from fzzzt.wire import plain
from fzzzt.wire.events import told_event_of
from fzzzt.wire.faces import face_tables
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from fzzzt.engine import Event, View

Json = dict[str, Any]

T = TypeVar("T")

DECISION_LIMIT = 5.0
_DECKS_KEPT = 32

FAILURES = {
    "start": "its worker could not be started",
    "late": "no answer in time: its worker was stopped",
    "died": "its worker ended",
    "rubbish": "an answer that cannot be read: its worker was stopped",
    "illegal": "an answer that is no lawful move",
    "error": "it failed, or there is no such bot",
}
"""What is counted, by kind."""

_log = logging.getLogger(__name__)


class Crew:
    """A few workers that decide for bots, one thing at a time each, in the order in which they are asked."""

    def __init__(self, workers: int = 1, limit: float = DECISION_LIMIT) -> None:
        """`limit` is how many seconds a decision may take, not counting the wait for a free worker."""
        self.failures: Counter[str] = Counter()
        self._limit = limit
        self._workers = [Worker() for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._warming: set[str] = set()
        self._stopped = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Start the processes, so that the first decisions need not wait for them."""
        idle = [self._idle.get_nowait() for _ in range(self._idle.qsize())]
        await asyncio.gather(*(self._in_background(self._make_ready(worker)) for worker in idle))

    async def stop(self) -> None:
        """End every process. Whoever still asks, or waits for an answer, gets a quick bot's."""
        self._stopped = True
        for worker in self._workers:
            worker.kill()
        while self._tasks:
            await asyncio.wait(self._tasks)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def decide(self, level: str, view: View, seed: str, events: Sequence[Event] = ()) -> Bid | Build:
        """What a bot of this level decides for a seat whose turn it is, with a random source made of the seed.

        `events`, what has happened so far, are for players that listen: most levels know enough by their view.
        """
        if not view.my_turn:
            raise ValueError("this seat has nothing to decide")
        worker = await self._idle.get()
        # Whoever asked may give up waiting; the worker is then still at it, and free only afterwards.
        return await asyncio.shield(self._in_background(self._decided(worker, level, view, seed, events)))

    async def _decided(self, worker: Worker, level: str, view: View, seed: str, events: Sequence[Event]) -> Bid | Build:
        try:
            if not self._stopped:
                answer = await worker.ask(_question(level, view, seed, events, self._limit), self._limit)
                self._note_stand_in(level, answer)
                return _lawful(view, answer)
        except Failure as failure:
            self._note(failure, f"bot {level[:80]!r}")
            if not failure.stays:
                worker.kill()
        finally:
            self._release(worker)
        return quick_move(view, seed)

    def _note(self, failure: Failure, whose: str) -> None:
        """Count a failure and tell of it, but nothing of the game: what the bot saw or answered is secret."""
        if not self._stopped:
            self.failures[failure.kind] += 1
            _log.warning("%s: %s; a quick bot decides instead", whose, FAILURES[failure.kind])

    def _note_stand_in(self, level: str, answer: Json) -> None:
        """Tell, once, that a level is not compiled yet; the page tells people so, too."""
        if answer.get("stood_in") and level not in self._warming:
            self._warming.add(level)
            _log.warning("bot %r is not ready yet; mechanic decides in its place", level)

    def _release(self, worker: Worker) -> None:
        if worker.runs:
            self._idle.put_nowait(worker)
        else:
            self._in_background(self._make_ready(worker))

    async def _make_ready(self, worker: Worker) -> None:
        """Start a worker's process if none runs, and let it be asked."""
        try:
            if not self._stopped:
                await worker.start()
        except Failure as failure:
            self._note(failure, "any bot")
            worker.kill()
        finally:
            self._idle.put_nowait(worker)

    def _in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def quick_move(view: View, seed: str) -> Bid | Build:
    """What a bot decides that needs no time to think."""
    return GuardedPlayer(RookiePlayer()).decide(view, None, Random(seed))


def _question(level: str, view: View, seed: str, events: Sequence[Event], limit: float) -> Json:
    """What a worker is asked. A player is told half the time: one that keeps to it is not taken to hang."""
    heard = [] if is_deaf(level) else [told_event_of(redact(event, view.seat)) for event in events]
    faces = None if view.faces is Deck.standard() else _faces(view.faces)
    question = {"level": level, "seed": seed, "limit": limit / 2, "deck": faces, "events": heard}
    return {**question, "view": view_of(view)}


@lru_cache(_DECKS_KEPT)
def _faces(deck: Deck) -> str:
    """The faces of a house deck as the text by which workers know it again."""
    return json.dumps(plain(face_tables(deck)), separators=(",", ":"))


def _lawful(view: View, answer: Json) -> Bid | Build:
    """The move in a worker's answer, checked here."""
    if (fault := answer.get("fault")) is not None:
        raise Failure("illegal" if fault == "illegal" else "error", stays=True)
    try:
        return judged(view, answer)
    except ValueError:
        raise Failure("illegal") from None
