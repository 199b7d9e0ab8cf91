"""A worker's process as the server sees it: started, asked, and stopped without fail."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, create_subprocess_exec
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from fzzzt.bots.conversation import line_of
from fzzzt.tables import crew_member

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter
    from asyncio.subprocess import Process

Json = dict[str, Any]

COMMAND = (sys.executable, "-P", crew_member.__file__)
"""By its file: as a module it would load all of the tables' package first, and be ready much later."""
READY_WITHIN = 30.0
"""Seconds a worker may take to load what it needs."""
_END_WITHIN = 5.0


class Failure(Exception):
    """A decision did not come; `kind` says why. A worker that `stays` has told so itself, and is well."""

    def __init__(self, kind: str, *, stays: bool = False) -> None:
        super().__init__(kind)
        self.kind = kind
        self.stays = stays


class Worker:
    """A place in the crew: its process, and a new one when that has ended."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._killed = False
        self._asked = 0

    @property
    def runs(self) -> bool:
        """Whether there is a process that can be asked."""
        return self._process is not None and self._process.returncode is None and not self._killed

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs."""
        return self._process.pid if self._process is not None and self.runs else None

    async def start(self) -> Process:
        """The process that can be asked: the one that runs, or else a new one, when it is ready."""
        if self._process is not None and self.runs:
            return self._process
        await self.end()
        try:
            # A session of its own: the interrupt that ends the server must not end decisions that it still waits for.
            process = await create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
            self._process, self._killed = process, False
            async with asyncio.timeout(READY_WITHIN):
                greeting = await _pipes(process)[1].readline()
        except (OSError, ValueError):
            raise Failure("start") from None
        if greeting != crew_member.READY:
            raise Failure("start")
        return process

    async def ask(self, question: Json, limit: float) -> Json:
        """The answer to a question, within so many seconds; after any other failure the process must be killed."""
        process = await self.start()
        self._asked += 1
        try:
            async with asyncio.timeout(limit):
                line = await _exchange(process, line_of({"id": self._asked, **question}))
        except TimeoutError:
            raise Failure("late") from None
        except OSError:
            raise Failure("died") from None
        except ValueError:  # a line without end
            raise Failure("rubbish") from None
        if not line.endswith(b"\n"):
            raise Failure("died")
        return self._parsed(line)

    def _parsed(self, line: bytes) -> Json:
        try:
            answer = json.loads(line.decode())
        except (ValueError, RecursionError):
            raise Failure("rubbish") from None
        if not isinstance(answer, dict) or answer.get("id") != self._asked:
            raise Failure("rubbish")
        return answer

    def kill(self) -> None:
        """Stop the process at once, with all that it has started."""
        if self._process is None or not self.runs:
            return
        self._killed = True
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def end(self) -> None:
        """Kill the process, and wait until nothing is left of it."""
        self.kill()
        process, self._process = self._process, None
        if process is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(_END_WITHIN):
                    await process.communicate()


async def _exchange(process: Process, line: bytes) -> bytes:
    stdin, stdout = _pipes(process)
    stdin.write(line)
    await stdin.drain()
    return await stdout.readline()


def _pipes(process: Process) -> tuple[StreamWriter, StreamReader]:
    return cast("StreamWriter", process.stdin), cast("StreamReader", process.stdout)
