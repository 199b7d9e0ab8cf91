"""Bots at tables decide in programs of their own (bots/any_bot.py), so that the event loop never waits for one.

Whatever a bot does, the game goes on: a decision that does not come is made by a quick bot, and the failure is counted.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.levels import installed_player, is_deaf, is_quick
from fzzzt.bots.protocol import FAULTS, HARMLESS, Failure, judged
from fzzzt.bots.rookie import RookiePlayer
from fzzzt.bots.sessions import Sitting
from fzzzt.tables.crew_worker import Worker
from fzzzt.tables.fair_queue import Asker, FairQueue, Ticket
from fzzzt.tables.patience import Within

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable

    from fzzzt.bots.player import Player
    from fzzzt.bots.protocol import Json
    from fzzzt.engine import Bid, Build, Event, Score, View

T = TypeVar("T")

DECISION_LIMIT = 5.0

_log = logging.getLogger(__name__)


class _Request:
    """A decision that waits for a worker."""

    def __init__(self, session: str) -> None:
        self.session = session
        self.worker: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class Crew:
    """A few workers that decide for bots, one thing at a time each, in an order that is fair to whoever waits."""

    def __init__(self, workers: int = 1, limit: float = DECISION_LIMIT, quick_workers: int = 0) -> None:
        """`limit` is how many seconds a decision may take, not counting the wait for a free worker.

        Workers for quick levels alone are never busy with a long thought when a quick one is asked for.
        """
        self.failures: Counter[str] = Counter()
        self._limit = limit
        self._quick = [Worker() for _ in range(quick_workers)]
        self._workers = [*self._quick, *(Worker() for _ in range(workers))]
        self._idle = list(self._workers)
        self._queue: FairQueue[_Request] = FairQueue()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._warming: set[str] = set()
        self._stopped = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Start the processes, so that the first decisions need not wait for them."""
        idle, self._idle = self._idle, []
        await asyncio.gather(*(self._in_background(self._make_ready(worker)) for worker in idle))

    async def stop(self) -> None:
        """End every process. Whoever still asks, or waits for an answer, gets a quick bot's."""
        self._stopped = True
        for worker in self._workers:
            worker.kill()
        while self._tasks:
            await asyncio.wait(self._tasks)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def decide(
        self,
        level: str,
        view: View,
        seed: str,
        events: Iterable[Event] = (),
        session: str = "",
        asker: Asker | None = None,
        *,
        exact: bool = False,
    ) -> Bid | Build:
        """What a bot of this level decides for a seat whose turn it is, with a random source made of the seed.

        `events`, all that has happened so far, are for players that listen: most levels know enough by their view. In
        a session that goes on a player is only told what is new to it. `exact`: should the program fail, no other
        level decides instead: it must be a quick one, which then decides here.
        """
        if not view.my_turn:
            raise ValueError("this seat has nothing to decide")
        heard = () if is_deaf(level) else tuple(events)
        sitting = Sitting(session, level, view.seat, view.options, view.faces, heard)
        worker = await self._free_worker(Ticket(_Request(session), asker or Asker(), is_quick(level)))
        # Whoever asked may give up waiting; the worker is then still at it, and free only afterwards.
        return await asyncio.shield(self._in_background(self._decided(worker, sitting, view, seed, exact=exact)))

    def close(self, sessions: Iterable[str], score: Score | None = None) -> None:
        """Forget sessions whose game is over, or is put away."""
        for session in sessions:
            for worker in self._workers:
                worker.close(session, score)

    async def _free_worker(self, ticket: Ticket[_Request]) -> Worker:
        """A worker that has nothing to do, when it is our turn."""
        self._queue.push(ticket)
        self._hand_out()
        try:
            return await ticket.what.worker
        except asyncio.CancelledError:
            self._queue.drop(ticket)
            if ticket.what.worker.done() and not ticket.what.worker.cancelled():
                self._take_back(ticket.what.worker.result())
            raise

    def _hand_out(self) -> None:
        """Give idle workers to those whose turn it is, those for quick levels first."""
        while any(worker in self._quick for worker in self._idle) and (ticket := self._queue.pop(quick_only=True)):
            self._give(ticket, self._quick)
        while any(worker not in self._quick for worker in self._idle) and (ticket := self._queue.pop()):
            self._give(ticket, [worker for worker in self._workers if worker not in self._quick])

    def _give(self, ticket: Ticket[_Request], able: list[Worker]) -> None:
        """If possible a worker that knows the session: each reads a game at most once."""
        if ticket.what.worker.cancelled():
            return
        idle = [worker for worker in self._idle if worker in able]
        worker = max(idle, key=lambda worker: worker.sessions.heard(ticket.what.session))
        self._idle.remove(worker)
        ticket.what.worker.set_result(worker)

    def _take_back(self, worker: Worker) -> None:
        self._idle.append(worker)
        self._hand_out()

    async def _decided(self, worker: Worker, sitting: Sitting, view: View, seed: str, *, exact: bool) -> Bid | Build:
        def judge(answer: Json) -> Bid | Build:
            self._note_stand_in(sitting.level, answer)
            return judged(view, answer)

        try:
            if not self._stopped:
                return await worker.ask(sitting, view, seed, self._limit, judge)
        except Failure as failure:
            self._note(failure, f"bot {sitting.level[:80]!r}")
            if failure.kind not in HARMLESS:
                worker.kill()
        finally:
            self._in_background(self._make_ready(worker))
        return quick_move(view, seed, installed_player(sitting.level) if exact else None)

    def _note(self, failure: Failure, whose: str) -> None:
        """Count a failure and tell of it, but nothing of the game: what the bot saw or answered is secret."""
        if not self._stopped:
            self.failures[failure.kind] += 1
            _log.warning("%s: %s; a quick bot decides instead", whose, FAULTS[failure.kind])

    def _note_stand_in(self, level: str, answer: Json) -> None:
        """Tell, once, that a level is not compiled yet; the page tells people so, too."""
        if answer.get("stood_in") and level not in self._warming:
            self._warming.add(level)
            _log.warning("bot %r is not ready yet; mechanic decides in its place", level)

    async def _make_ready(self, worker: Worker) -> None:
        """Start a worker's program if none runs, and let it be asked."""
        try:
            if not self._stopped:
                await worker.start()
        except Failure as failure:
            self._note(failure, "any bot")
            worker.kill()
        finally:
            self._take_back(worker)

    def _in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def quick_move(view: View, seed: str, player: Player | None = None) -> Bid | Build:
    """What a bot decides that needs no time to think."""
    with Within():
        return GuardedPlayer(player or RookiePlayer()).decide(view, None, Random(seed))
