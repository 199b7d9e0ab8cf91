"""One run of a program that speaks the bot protocol, for whoever waits for it on a thread."""

from __future__ import annotations

import queue
import signal
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import IO, TYPE_CHECKING, TypeVar

from fzzzt.bots.channel import Channel
from fzzzt.bots.program_talk import ProgramTalk
from fzzzt.bots.protocol import Failure

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

    from fzzzt.bots.program_talk import Exchange
    from fzzzt.bots.protocol import Json
    from fzzzt.engine import Bid, Build
    from fzzzt.wire.bots import DecisionDue

T = TypeVar("T")

Tap = Callable[[str, bytes], None]
"""Hears lines: the direction, ">" or "<", and what was sent or heard."""


class NotReady(Failure):
    """A program that was started and did not get ready in time."""


class BotProgram:
    """A running program, from `hello` on. Faults that do not end a question are counted here, others are raised."""

    def __init__(
        self,
        command: Sequence[str],
        faults: Counter[str] | None,
        ready_within: float,
        stderr: int | IO[bytes] | None,
        tap: Tap | None = None,
    ) -> None:
        """Without `faults` nothing is forgiven, and all is told of what went wrong; `tap` hears every line."""
        self.talk = ProgramTalk(faults)
        self._strict = faults is None
        self.tap = tap
        try:
            self._channel = Channel(command, stderr)
        except OSError as error:
            raise Failure("start", error.strerror or str(error)) from error
        self.pid, self.stop, self.exit_status = self._channel.pid, self._channel.stop, self._channel.exit_status
        try:
            self._exchanged(self.talk.introduce(), ready_within)
        except Failure as failure:
            self.stop()
            raise (NotReady if failure.kind == "late" else Failure)("start", failure.detail) from failure

    def send(self, line: bytes, *, at_once: bool = False) -> None:
        """Send a line; it is a fault if too many were left unread."""
        if self.tap is not None:
            self.tap(">", line)
        try:
            self._channel.send(line, at_once=at_once)
        except queue.Full:
            raise Failure("deaf") from None

    def catch_up(self) -> None:
        """Pass over what it said unasked, which also shows if it has ended meanwhile."""
        try:
            self._exchanged(self.talk.overhear(), 0.0)
        except Failure as failure:
            if failure.kind != "late":  # that is: there is nothing more to hear
                raise

    def ask(self, question: DecisionDue, seconds: float, judge: Callable[[Json], Bid | Build]) -> Bid | Build:
        """The move it answers; `judge` raises `ValueError` for one that is not lawful, and it may answer once more."""
        return self._exchanged(self.talk.ask(question, judge), seconds)

    def _exchanged(self, exchange: Exchange[T], seconds: float) -> T:
        deadline = monotonic() + seconds
        try:
            line = next(exchange)
            while True:
                if line:
                    self.send(line, at_once=True)
                heard = self._channel.receive(deadline - monotonic())
                if self.tap is not None and heard is not None:
                    self.tap("<", heard)
                line = exchange.send(heard)
        except queue.Empty:
            raise Failure("late", f"nothing came within {seconds:g} s") from None
        except StopIteration as end:
            result: T = end.value
            return result
        except Failure as failure:
            if self._strict and failure.kind == "died":  # there is time to look
                raise Failure("died", how_it_ended(self._channel.exit_status())) from failure
            raise


def how_it_ended(status: int | None) -> str:
    """An exit status in words; None is that of a program that still runs."""
    if status is None:
        return "it closed its output, and runs on"
    if status >= 0:
        return f"it ended with exit code {status}"
    with suppress(ValueError):
        return f"it was ended by the signal {signal.Signals(-status).name}"
    return f"it was ended by the signal {-status}"
