"""Replays, made by a program of their own: nobody who plays waits for one, and none is made that nobody waits for."""

from __future__ import annotations

import asyncio
import hashlib
from asyncio.subprocess import DEVNULL, PIPE, create_subprocess_exec
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, cast

import msgspec

from fzzzt.tables import Refusal
from fzzzt.tables.fair_queue import Asker, FairQueue, Ticket
from fzzzt.web.limits import neighbourhood, too_fast
from fzzzt.web.replay_program import BROUGHT, COMMAND, LEAVE_IT, LENGTH, OURS, SENT, Outcome

if TYPE_CHECKING:
    from asyncio.subprocess import Process

_MOST_WAITING, _MOST_OF_ONE = 64, 8
"""Replays that wait: in all, and for one address."""
_KEPT = 32 * 1024 * 1024
"""Bytes of packed replays that are kept, those that were asked for last."""
_PATIENCE = 60.0
"""Seconds until a replay is given up. The program itself stops long before, unless it hangs."""
_LEFT_WITHIN = 1.0


class _Job:
    """A replay that somebody waits for, or several people. It ends with the last of them."""

    def __init__(self) -> None:
        self.turn = asyncio.Event()
        self.waiting = 0
        self.task: asyncio.Task[bytes]


class Replays:
    """Makes replays one after another, in turns by address, and keeps some."""

    def __init__(self) -> None:
        self._queue: FairQueue[_Job] = FairQueue()
        self._jobs: dict[str, _Job] = {}
        self._waiting: Counter[str] = Counter()
        self._kept: dict[str, bytes] = {}
        self._process: Process | None = None
        self._busy = False

    async def of_record(self, asked: bytes, address: str) -> bytes:
        """The replay, packed, of a record that a client has sent, as it came."""
        return await self._made(hashlib.sha256(asked).hexdigest(), SENT + asked, address)

    async def of_table(self, table: str, seat: str, record: bytes, address: str) -> bytes:
        """The replay, packed, of a game that is over at one of our tables."""
        asked = b'{"record":%b,"seat":%b}' % (record, msgspec.json.encode(seat))
        return await self._made(f"{table} {seat}", OURS + asked, address)

    async def weighed(self, asked: bytes, address: str) -> bytes:
        """What a record that a client brings in comes to, packed."""
        return await self._made(f"brought {hashlib.sha256(asked).hexdigest()}", BROUGHT + asked, address)

    def kept(self, table: str, seat: str) -> bytes | None:
        """That replay, if it was asked for before."""
        return self._kept.get(f"{table} {seat}")

    async def stop(self) -> None:
        """End the program."""
        for job in list(self._jobs.values()):
            job.task.cancel()
        await self._end()

    async def _made(self, key: str, question: bytes, address: str) -> bytes:
        if (kept := self._kept.pop(key, None)) is not None:
            self._kept[key] = kept
            return kept
        place = neighbourhood(address)
        if self._waiting[place] >= _MOST_OF_ONE or self._waiting.total() >= _MOST_WAITING:
            raise too_fast("too many replays at once: wait a little")
        self._waiting[place] += 1
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = self._begin(key, question, place)
        job.waiting += 1
        try:
            return await asyncio.shield(job.task)
        finally:
            self._waiting[place] -= 1
            job.waiting -= 1
            if not job.waiting:
                self._jobs.pop(key, None)
                job.task.cancel()
            del job  # its error knows us: a circle would keep the question, for long

    def _begin(self, key: str, question: bytes, place: str) -> _Job:
        job = _Job()
        ticket = Ticket(job, Asker((place,)))
        self._queue.push(ticket)
        job.task = asyncio.create_task(self._do(key, job.turn, question))
        job.task.add_done_callback(lambda _: self._done(ticket))
        self._next()
        return job

    def _done(self, ticket: Ticket[_Job]) -> None:
        self._queue.drop(ticket)
        if ticket.what.turn.is_set():
            self._busy = False
            self._next()

    def _next(self) -> None:
        """Let the next in turn have the program, if it is free."""
        if not self._busy and (ticket := self._queue.pop()) is not None:
            self._busy = True
            ticket.what.turn.set()

    async def _do(self, key: str, turn: asyncio.Event, question: bytes) -> bytes:
        await turn.wait()
        packed = self._kept[key] = await self._asked(question)
        while sum(map(len, self._kept.values())) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return packed

    async def _asked(self, question: bytes) -> bytes:
        """What the program answers. It breaks off if it does not, or if nobody waits for that any more."""
        talk = asyncio.ensure_future(self._talk(question))
        try:
            async with asyncio.timeout(_PATIENCE):
                answer = await asyncio.shield(talk)
        except BaseException as error:
            await asyncio.shield(self._break_off(talk))
            if isinstance(error, TimeoutError):
                raise Refusal("too-long") from None
            raise
        outcome = msgspec.json.decode(answer, type=Outcome)
        if outcome.code is not None:
            raise Refusal(outcome.code, outcome.message, **outcome.details)
        return outcome.packed

    async def _talk(self, question: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            # A session of its own: Ctrl-C is for the server, which ends this program itself.
            self._process = await create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        stdin = cast("asyncio.StreamWriter", self._process.stdin)
        stdout = cast("asyncio.StreamReader", self._process.stdout)
        stdin.write(len(question).to_bytes(LENGTH, "big") + question)
        await stdin.drain()
        return await stdout.readexactly(int.from_bytes(await stdout.readexactly(LENGTH), "big"))

    async def _break_off(self, talk: asyncio.Future[bytes]) -> None:
        """Tell the program to leave it. If it does not it is killed, and the next has to wait for a new one."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(LEAVE_IT)
        await asyncio.wait({talk}, timeout=_LEFT_WITHIN)
        if not talk.done() or talk.exception() is not None:
            talk.cancel()
            await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
