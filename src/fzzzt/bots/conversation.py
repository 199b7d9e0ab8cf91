"""One run of a program that speaks the bot protocol: what it says is sorted into answers and faults."""

from __future__ import annotations

import json
import queue
from time import monotonic
from typing import IO, TYPE_CHECKING, Any

import msgspec

from fzzzt.bots.channel import LONGEST_LINE, Channel

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, Sequence

    from fzzzt.engine import Bid, Build

PROTOCOL = 1
MOST_DISCARDED = 200
"""Lines that were of no use, for one question; more are a flood."""

Json = dict[str, Any]


class Failure(Exception):
    """A decision did not come; `kind` is the kind of fault."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class NotReady(Failure):
    """A program that was started and did not get ready in time."""


def line_of(message: Json) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


class Conversation:
    """A running program, from `hello` on. Faults that do not end a question are counted here, others are raised."""

    def __init__(
        self, command: Sequence[str], faults: Counter[str], ready_within: float, stderr: int | IO[bytes] | None
    ) -> None:
        self.faults = faults
        self.unheard = 0
        """Questions in a row to which there was no sound."""
        self._overdue: set[int] = set()
        self._asked = self._discarded = 0
        try:
            self._channel = Channel(command, stderr)
        except OSError as error:
            raise Failure("start") from error
        self.pid, self.stop = self._channel.pid, self._channel.stop
        self.name = self._introduced(monotonic() + ready_within)

    def _introduced(self, deadline: float) -> str:
        """Say hello, and hear the program's name."""
        self.send(line_of({"type": "hello", "protocol": PROTOCOL}), at_once=True)
        try:
            while (message := self._message(deadline)).get("type") != "ready":
                self._discard("rubbish")
        except Failure as failure:
            self.stop()
            raise (NotReady if failure.kind == "late" else Failure)("start") from failure
        return "".join(char for char in str(message.get("name", "")) if char.isprintable())[:80]

    def send(self, line: bytes, *, at_once: bool = False) -> None:
        """Send a line; it is a fault if too many were left unread."""
        try:
            self._channel.send(line, at_once=at_once)
        except queue.Full:
            raise Failure("deaf") from None

    def catch_up(self) -> None:
        """Pass over what it said unasked, which also shows if it has ended meanwhile."""
        self._discarded = 0
        try:
            while True:
                self._pass_over(self._message(0.0))
        except Failure as failure:
            if failure.kind != "late":  # that is: there is nothing more to hear
                raise

    def ask(self, question: Json, seconds: float, judge: Callable[[Json], Bid | Build]) -> Bid | Build:
        """The move it answers; `judge` raises `ValueError` for one that is not lawful, and it may answer once more."""
        self._asked, self._discarded = question["id"], 0
        self.unheard += 1
        deadline = monotonic() + seconds
        self.send(line_of(question), at_once=True)
        try:
            return judge(self._answer(deadline))
        except ValueError as error:
            self.faults["illegal"] += 1
            self.send(line_of({"type": "illegal", "id": self._asked, "why": str(error)[:200]}), at_once=True)
        try:
            return judge(self._answer(deadline))
        except ValueError:
            raise Failure("illegal") from None

    def _answer(self, deadline: float) -> Json:
        try:
            while _number(message := self._message(deadline)) != self._asked:
                self._pass_over(message)
        except Failure as failure:
            if failure.kind == "late":
                self._overdue.add(self._asked)
            raise
        return message

    def _message(self, deadline: float) -> Json:
        """The next line that is a JSON object."""
        while True:
            try:
                line = self._channel.receive(deadline - monotonic())
            except queue.Empty:
                raise Failure("late") from None
            self.unheard = 0
            if line is None:
                raise Failure("died")
            if len(line) > LONGEST_LINE:
                raise Failure("flood")
            if (message := _parsed(line)) is not None:
                return message
            self._discard("rubbish")

    def _pass_over(self, message: Json) -> None:
        number = _number(message)
        if number is None:
            self._discard("rubbish")
        elif number in self._overdue:  # that was counted when it did not come
            self._overdue.remove(number)
            self._discard(None)
        else:
            self._discard("twice" if 0 < number <= self._asked else "stray")

    def _discard(self, fault: str | None) -> None:
        if fault:
            self.faults[fault] += 1
        self._discarded += 1
        if self._discarded > MOST_DISCARDED:
            raise Failure("flood")


def _parsed(line: bytes) -> Json | None:
    try:
        message = json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


def _number(message: Json) -> int | None:
    """The question that a message answers, if it answers one."""
    number = message.get("id")
    return number if type(number) is int else None
