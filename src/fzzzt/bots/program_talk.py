"""What a program that speaks the bot protocol says, sorted into answers and faults.

How lines come and go is not known here: each part of the talk is a generator that yields what to send, perhaps
nothing, and is given the next line that was heard. Threads (bot_program.py) and an event loop (the server's crew) run
the same talk.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, TypeVar

from fzzzt.bots.protocol import LONGEST_LINE, Failure, line_of, parsed, shown
from fzzzt.wire.bots import Hello, NotLawful

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable

    from fzzzt.bots.protocol import Json
    from fzzzt.engine import Bid, Build
    from fzzzt.wire.bots import DecisionDue

T = TypeVar("T")

Exchange = Generator[bytes, bytes | None, T]
"""Yields lines to send, gets the next line that is heard; None is the end of them."""

MOST_DISCARDED = 200
"""Lines that were of no use, for one question; more are a flood."""


class ProgramTalk:
    """The talk with one run of a program, from `hello` on."""

    def __init__(self, forgiven: Counter[str] | None = None) -> None:
        """`forgiven` counts the faults that are passed over; without it every fault is a failure."""
        self.name = ""
        self.holds_sessions = False
        self.unheard = 0
        """Questions in a row to which there was no sound."""
        self._forgiven = forgiven
        self._asked = self._discarded = 0
        self._unanswered: set[int] = set()

    def introduce(self) -> Exchange[None]:
        """Say hello, and hear who is there."""
        message = yield from self._message(line_of(Hello()))
        while message.get("type") != "ready":
            self._discard("rubbish", f'{shown(message)}, where a message of the type "ready" was due')
            message = yield from self._message()
        self.name = "".join(char for char in str(message.get("name", "")) if char.isprintable())[:80]
        self.holds_sessions = message.get("sessions") is True

    def overhear(self) -> Exchange[None]:
        """Pass over what it says unasked, which also shows if it has ended."""
        self._discarded = 0
        while True:
            self._pass_over((yield from self._message()))

    def ask(
        self, question: DecisionDue, judge: Callable[[Json], Bid | Build], news: bytes = b""
    ) -> Exchange[Bid | Build]:
        """The move it answers; `judge` raises `ValueError` for one that is not lawful, which may be mended once."""
        self._asked, self._discarded = question.id, 0
        self.unheard += 1
        answer = yield from self._answer(news + line_of(question))
        try:
            return judge(answer)
        except ValueError as error:
            why = str(error)[:200]
            if self._forgiven is None:
                raise Failure("illegal", f"{shown(answer)}: {why}") from None
            self._forgiven["illegal"] += 1
        answer = yield from self._answer(line_of(NotLawful(self._asked, why)))
        try:
            return judge(answer)
        except ValueError as error:
            raise Failure("illegal", f"{shown(answer)}: {error}") from None

    def _answer(self, line: bytes) -> Exchange[Json]:
        self._unanswered.add(self._asked)
        message = yield from self._message(line)
        while _number(message) != self._asked:
            self._pass_over(message)
            message = yield from self._message()
        self._unanswered.discard(self._asked)
        if message.get("type") == "error":
            raise Failure("error")
        return message

    def _message(self, line: bytes = b"") -> Exchange[Json]:
        """The next line that is a JSON object."""
        while True:
            heard = yield line
            line = b""
            self.unheard = 0
            if heard is None:
                raise Failure("died")
            if len(heard) > LONGEST_LINE:
                raise Failure("flood")
            if (message := parsed(heard)) is not None:
                return message
            told = shown(heard.decode(errors="replace").rstrip())
            self._discard("rubbish", f"{told}, which is no JSON object (notes of its own belong on standard error)")

    def _pass_over(self, message: Json) -> None:
        number = _number(message)
        if number is None:
            self._discard("rubbish", f"{shown(message)}: {_why_no_number(message, self._asked)}")
        elif number in self._unanswered:  # that was counted when it did not come
            self._unanswered.remove(number)
            self._discard("late", counted=True)
        else:
            self._discard("twice" if 0 < number <= self._asked else "stray", shown(message))

    def _discard(self, fault: str, detail: str = "", *, counted: bool = False) -> None:
        if self._forgiven is None:
            raise Failure(fault, detail)
        if not counted:
            self._forgiven[fault] += 1
        self._discarded += 1
        if self._discarded > MOST_DISCARDED:
            raise Failure("flood")


def _why_no_number(message: Json, asked: int) -> str:
    if "id" not in message:
        return f'an answer has the "id" of the question, here {asked}'
    return f'"id" must be the number {asked}, not {shown(message["id"])}'


def _number(message: Json) -> int | None:
    """The question that a message answers, if it answers one."""
    number = message.get("id")
    return number if type(number) is int else None
