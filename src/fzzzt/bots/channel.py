"""Lines to and from a running program. Whatever it does, the game is never blocked and the program never outlives us.

Two threads do the waiting, which works alike on every system: one reads, and stops reading when nobody takes the lines
(so a flood fills the program's pipe, not our memory); one writes, so a program that does not read holds up only that
thread. Each thread closes its own end of the pipe. Neither knows the channel: dropping it ends the program too.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
from contextlib import suppress
from multiprocessing.util import Finalize
from threading import Event, Thread
from time import monotonic, sleep
from typing import IO, TYPE_CHECKING

from fzzzt.bots.protocol import LONGEST_LINE

if TYPE_CHECKING:
    from collections.abc import Sequence

INBOX, OUTBOX = 64, 4096
"""Lines that may wait. A game has a few hundred events; one that goes on with a big deck tells thousands at once."""
_LINGER = 0.01
"""Seconds that lines without hurry wait for more: waking a program for each event would cost more than the game."""
_FLUSH = b""

Inbox = queue.Queue[bytes | None]
Outbox = queue.SimpleQueue[bytes | None]


class Channel:
    """A program that was started, in a process group of its own, with a queue of lines for each direction."""

    def __init__(self, command: Sequence[str], stderr: int | IO[bytes] | None = None, outbox: int = OUTBOX) -> None:
        process = subprocess.Popen(  # noqa: S603 - running the program that was asked for is the point
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, start_new_session=True
        )
        self.pid = process.pid
        self._process = process
        self._inbox: Inbox = queue.Queue(INBOX)
        self._outbox: Outbox = queue.SimpleQueue()
        self._most_unread = outbox
        stopped = Event()
        # Runs once: when told to, when the channel is dropped, or when this process ends, be it a pool's worker or not.
        self._end = Finalize(self, _end, (process, stopped, self._outbox), exitpriority=10)
        self._reader = Thread(target=_read, args=(process.stdout, self._inbox, stopped), daemon=True)
        self._writer = Thread(target=_write, args=(process.stdin, self._outbox), daemon=True)
        self._reader.start()
        self._writer.start()

    def send(self, line: bytes, *, at_once: bool = False) -> None:
        """Send a line, at once or soon, together with others; `queue.Full` if the program has left too many unread."""
        if self._outbox.qsize() >= self._most_unread:
            raise queue.Full
        self._outbox.put(line)
        if at_once:
            self._outbox.put(_FLUSH)

    def receive(self, seconds: float) -> bytes | None:
        """The next line; None at the end of the output; `queue.Empty` if none comes in time.

        A line longer than `LONGEST_LINE` is cut off, and nothing is read after it.
        """
        return self._inbox.get(timeout=max(0.0, seconds))

    def exit_status(self, seconds: float = 1.0) -> int | None:
        """How the program ended by itself, if it did within so many seconds: its exit code, or -n by signal n."""
        deadline = monotonic() + seconds
        while not (ended := _has_ended(self._process)) and monotonic() < deadline:
            sleep(_LINGER)
        self.stop()
        return self._process.returncode if ended else None

    def stop(self, grace: float = 0.0) -> None:
        """End the program and all it started; it has `grace` seconds to end by itself when its input does."""
        self._outbox.put(None)
        self._reader.join(grace)
        self._end()
        for thread in (self._reader, self._writer):
            thread.join(1.0)


def _has_ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether a program is no more, without taking its number from it: see `_end`."""
    if process.returncode is not None or not hasattr(os, "waitid"):
        return process.poll() is not None
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _read(stream: IO[bytes], inbox: Inbox, stopped: Event) -> None:
    with suppress(OSError), stream:
        while line := stream.readline(LONGEST_LINE + 1):
            _deliver(line, inbox, stopped)
            if len(line) > LONGEST_LINE or stopped.is_set():
                break
    _deliver(None, inbox, stopped)


def _deliver(line: bytes | None, inbox: Inbox, stopped: Event) -> None:
    while not stopped.is_set():
        with suppress(queue.Full):
            inbox.put(line, timeout=0.05)
            return


def _write(stream: IO[bytes], outbox: Outbox) -> None:
    with suppress(OSError), stream:
        while (line := _next_line(stream, outbox)) is not None:
            stream.write(line)
            if line == _FLUSH:
                stream.flush()


def _next_line(stream: IO[bytes], outbox: Outbox) -> bytes | None:
    try:
        return outbox.get(timeout=_LINGER)
    except queue.Empty:
        stream.flush()
        return outbox.get()


def _end(process: subprocess.Popen[bytes], stopped: Event, outbox: Outbox) -> None:
    stopped.set()
    # Kill before `wait`: until then the process, dead or alive, keeps its number, and nobody else's group can be hit.
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    outbox.put(None)
