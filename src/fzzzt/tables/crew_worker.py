"""A program of the crew as the server sees it: started, asked, and stopped without fail."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, create_subprocess_exec
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar, cast

from msgspec.structs import replace

from fzzzt.bots import any_bot
from fzzzt.bots.program_talk import ProgramTalk
from fzzzt.bots.protocol import LONGEST_LINE, Failure, question_of
from fzzzt.bots.sessions import Sessions

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter
    from asyncio.subprocess import Process
    from collections.abc import Callable

    from fzzzt.bots.program_talk import Exchange
    from fzzzt.bots.protocol import Json
    from fzzzt.bots.sessions import Sitting
    from fzzzt.engine import Bid, Build, Score, View

T = TypeVar("T")

COMMAND = any_bot.COMMAND
READY_WITHIN = 30.0
"""Seconds a program may take to load what it needs."""
_END_WITHIN = 5.0


class Worker:
    """A place in the crew: its program, and a new one, which is told everything again, when that has ended."""

    def __init__(self) -> None:
        self.sessions = Sessions()
        self._talk = ProgramTalk()
        self._process: Process | None = None
        self._killed = False
        self._asked = 0

    @property
    def runs(self) -> bool:
        """Whether there is a program that can be asked."""
        return self._process is not None and self._process.returncode is None and not self._killed

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs."""
        return self._process.pid if self._process is not None and self.runs else None

    async def start(self) -> Process:
        """The program that can be asked: the one that runs, or else a new one, when it is ready."""
        if self._process is not None and self.runs:
            return self._process
        await self.end()
        self.sessions, self._talk = Sessions(), ProgramTalk()
        try:
            # A session of its own: the interrupt that ends the server must not end decisions that it still waits for.
            process = await create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True, limit=LONGEST_LINE
            )
            self._process, self._killed = process, False
            await _exchanged(process, self._talk.introduce(), READY_WITHIN)
        except (OSError, Failure):
            raise Failure("start") from None
        if not self._talk.holds_sessions:
            raise Failure("start")
        return process

    async def ask(
        self, sitting: Sitting, view: View, seed: str, limit: float, judge: Callable[[Json], Bid | Build]
    ) -> Bid | Build:
        """What it decides in a session, within so many seconds. A player is told half of them."""
        process = await self.start()
        self._asked += 1
        question = replace(question_of(view, self._asked, limit / 2), session=sitting.session, seed=seed)
        exchange = self._talk.ask(question, judge, self.sessions.news(sitting))
        try:
            return await _exchanged(process, exchange, limit)
        except Failure:
            self.close(sitting.session)  # its player may be in a bad state
            raise

    def close(self, session: str, score: Score | None = None) -> None:
        """Let the program forget a session."""
        if (line := self.sessions.closing(session, score)) and self._process is not None and self.runs:
            _pipes(self._process)[0].write(line)

    def kill(self) -> None:
        """Stop the program at once, with all that it has started."""
        if self._process is None or not self.runs:
            return
        self._killed = True
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def end(self) -> None:
        """Kill the program, and wait until nothing is left of it."""
        self.kill()
        process, self._process = self._process, None
        if process is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(_END_WITHIN):
                    await process.communicate()


def _pipes(process: Process) -> tuple[StreamWriter, StreamReader]:
    return cast("StreamWriter", process.stdin), cast("StreamReader", process.stdout)


async def _exchanged(process: Process, exchange: Exchange[T], limit: float) -> T:
    stdin, stdout = _pipes(process)
    try:
        async with asyncio.timeout(limit):
            line = next(exchange)
            while True:
                stdin.write(line)
                await stdin.drain()
                line = exchange.send(await stdout.readline() or None)
    except StopIteration as end:
        result: T = end.value
        return result
    except TimeoutError:
        raise Failure("late") from None
    except OSError:
        raise Failure("died") from None
    except ValueError:  # a line without end
        raise Failure("flood") from None
