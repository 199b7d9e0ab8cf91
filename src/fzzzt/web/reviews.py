"""Reviews, made by a program of their own at the lowest priority: once each, in turns by address, whoever waits.

Those of our own tables are kept in the database; of records that a client has, some are kept in memory.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from asyncio.subprocess import DEVNULL, PIPE, create_subprocess_exec
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import msgspec

from fzzzt.review.version import VERSION
from fzzzt.tables import Refusal
from fzzzt.tables.fair_queue import Asker, FairQueue, Ticket
from fzzzt.tables.judgement import judged
from fzzzt.web.limits import neighbourhood, too_fast
from fzzzt.web.replay_program import LENGTH, OURS, SENT
from fzzzt.web.review_program import COMMAND, Word
from fzzzt.wire.reviews import Review, ReviewState

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Awaitable, Callable

    from fzzzt.store import Store

_MOST_WAITING, _MOST_OF_ONE = 24, 3
"""Reviews that are worked at or wait: in all, and of one address."""
_KEPT = 24
"""Reviews of records that clients have, kept in memory, those that were asked for last."""
_SILENCE = 600.0
"""Seconds without a word after which the program is given up: the first review has to compile first."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Players:
    """Who played a game, by seat, and when it was over."""

    owners: tuple[str | None, ...]
    finished: int


class _Job:
    """A review that was ordered."""

    def __init__(self, question: bytes, place: str) -> None:
        self.question, self.place = question, place
        self.turn = asyncio.Event()
        self.word = Word()
        self.task: asyncio.Task[None]


class Reviews:
    """Has reviews made, one after another, and knows those that were made."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: FairQueue[_Job] = FairQueue()
        self._jobs: dict[str, _Job] = {}
        self._kept: dict[str, Review] = {}
        self._process: Process | None = None

    async def of_table(self, table: str) -> ReviewState:
        """The review of a game at one of our tables, or how far it is."""
        if (kept := await self._store.review(table, VERSION)) is not None:
            review = msgspec.json.decode(kept, type=Review)
            return ReviewState(review=review)
        return self._state(table)

    def order_table(
        self, table: str, record: bytes, players: Players, address: str, gate: Callable[[], None]
    ) -> ReviewState:
        """Have a game that we keep reviewed, unless it is worked at already; what it says of people is noted."""

        async def keep(review: Review) -> None:
            noted = judged(review, players.owners, players.finished)
            await self._store.keep_review(table, VERSION, msgspec.json.encode(review), noted)

        return self._order(table, OURS + b'{"record":%b}' % record, address, gate, keep)

    def order_record(self, asked: bytes, address: str, gate: Callable[[], None]) -> ReviewState:
        """The review of a record that a client has sent, or how far it is; asked for the first time, it is ordered."""
        key = f"sent {hashlib.sha256(asked).hexdigest()}"
        if (kept := self._kept.pop(key, None)) is not None:
            self._kept[key] = kept
            return ReviewState(review=kept)

        async def keep(review: Review) -> None:
            self._kept[key] = review
            while len(self._kept) > _KEPT:
                del self._kept[next(iter(self._kept))]

        return self._order(key, SENT + asked, address, gate, keep)

    async def stop(self) -> None:
        """End the program, and whatever it was at."""
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._end()

    def _state(self, key: str) -> ReviewState:
        """How far a review is; why there is none, once."""
        job = self._jobs.get(key)
        if job is None:
            return ReviewState()
        if job.word.code is not None:
            del self._jobs[key]
            raise Refusal(job.word.code, job.word.message, **job.word.details)
        return ReviewState(job.word.done, max(1, job.word.whole))

    def _order(
        self,
        key: str,
        question: bytes,
        address: str,
        gate: Callable[[], None],
        keep: Callable[[Review], Awaitable[None]],
    ) -> ReviewState:
        if key not in self._jobs:
            place = neighbourhood(address)
            ordered = Counter(job.place for job in self._jobs.values() if not job.task.done())
            if ordered[place] >= _MOST_OF_ONE or ordered.total() >= _MOST_WAITING:
                raise too_fast("too many reviews at once: wait until some are done")
            gate()
            self._forget_failures()
            job = self._jobs[key] = _Job(question, place)
            self._queue.push(Ticket(job, Asker((place,))))
            job.task = asyncio.create_task(self._do(key, job, keep))
            self._next()
        return self._state(key)

    def _forget_failures(self) -> None:
        """Those that nobody has asked about again, but for the last."""
        for key in [key for key, job in self._jobs.items() if job.task.done()][:-_KEPT]:
            del self._jobs[key]

    def _next(self) -> None:
        """Let the next in turn have the program, if it is free."""
        busy = any(job.turn.is_set() and not job.task.done() for job in self._jobs.values())
        if not busy and (ticket := self._queue.pop()) is not None:
            ticket.what.turn.set()

    async def _do(self, key: str, job: _Job, keep: Callable[[Review], Awaitable[None]]) -> None:
        await job.turn.wait()
        try:
            await self._talk(job)
            if job.word.review is not None:
                await keep(job.word.review)
                del self._jobs[key]
        except asyncio.CancelledError:
            raise
        except (OSError, TimeoutError, asyncio.IncompleteReadError, Refusal):
            await self._end()
            job.word = Word(code="unavailable")
        except Exception:
            _log.exception("bug", extra={"route": "review"})
            await self._end()
            job.word = Word(code="bug")
        finally:
            asyncio.get_running_loop().call_soon(self._next)

    async def _talk(self, job: _Job) -> None:
        """Ask the program, and listen until it has said its last word."""
        if self._process is None or self._process.returncode is not None:
            # A session of its own: Ctrl-C is for the server, which ends this program itself.
            self._process = await create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        stdin = cast("asyncio.StreamWriter", self._process.stdin)
        stdout = cast("asyncio.StreamReader", self._process.stdout)
        stdin.write(len(job.question).to_bytes(LENGTH, "big") + job.question)
        await stdin.drain()
        job.question = b""
        while job.word.review is None and job.word.code is None:
            async with asyncio.timeout(_SILENCE):
                length = int.from_bytes(await stdout.readexactly(LENGTH), "big")
                job.word = msgspec.json.decode(await stdout.readexactly(length), type=Word)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
