"""The program that makes replays for the server: questions come in and packed answers go out, each with its length.

It works at a lower priority than anything that people play with, one question after another, and ends with its input,
even in the middle of a replay: a server that dies leaves none behind.
"""

from __future__ import annotations

import gzip
import os
import sys
import threading
import time
import zlib
from queue import SimpleQueue
from typing import IO, TYPE_CHECKING

import msgspec

from fzzzt.tables import Refusal
from fzzzt.web.answers import parsed
from fzzzt.web.brought import weigh
from fzzzt.web.replay import checked_record, known_record, replay_text
from fzzzt.wire import plain
from fzzzt.wire.bodies import Replaying
from fzzzt.wire.played import Bringing
from fzzzt.wire.shape import Shape
from fzzzt.wire.tables import encode

if TYPE_CHECKING:
    from collections.abc import Iterable

COMMAND = (sys.executable, "-P", "-m", "fzzzt.web.replay_program")
LENGTH = 4
"""Bytes that tell how long a question or an answer is."""
LEAVE_IT = bytes(LENGTH)
"""An empty question: nobody waits for the answer to the one before any more."""
OURS, SENT, BROUGHT = b"o", b"s", b"b"
"""How a question begins: with the record of one of our tables, or one that a client has sent, or brings in."""
MOST_EVENTS = 4_000
"""The longest game that can be opened today has less than half of it."""
_MOST_WORK = 20.0
"""Seconds of the processor's time for one replay."""
_MOST_TEXT = 32 * 1024 * 1024
_POLITENESS = 10

_left = threading.Event()


class Outcome(Shape, frozen=True):
    """A replay, packed, or why there is none."""

    packed: bytes = b""
    code: str | None = None
    message: str = ""
    details: dict[str, object] = msgspec.field(default_factory=dict)


def answered(question: bytes) -> Outcome:
    """The replay that is asked for, within bounds."""
    try:
        if question[:1] == BROUGHT:
            return Outcome(gzip.compress(encode(weigh(parsed(question[1:], Bringing))), 1))
        wish = parsed(question[1:], Replaying)
        record = known_record(wish.record) if question[:1] == OURS else checked_record(wish.record)
        if len(record.events) > MOST_EVENTS:
            raise Refusal("too-long")
        return Outcome(_packed(replay_text(record, wish.seat)))
    except Refusal as refusal:
        return Outcome(b"", refusal.code, str(refusal), plain(refusal.details))


def _packed(parts: Iterable[bytes]) -> bytes:
    packer = zlib.compressobj(1, wbits=zlib.MAX_WBITS | 16)
    packed, size, until = bytearray(), 0, time.process_time() + _MOST_WORK
    for part in parts:
        size += len(part)
        if _left.is_set():
            raise Refusal("gone", "whoever asked has gone")
        if size > _MOST_TEXT or time.process_time() > until:
            raise Refusal("too-long")
        packed += packer.compress(part)
    return bytes(packed + packer.flush())


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, lines), daemon=True).start()
    for line in iter(lines.get, None):
        answer = msgspec.json.encode(answered(line))
        answers.write(len(answer).to_bytes(LENGTH, "big") + answer)
        answers.flush()


def _listen(questions: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    while size := questions.read(LENGTH):
        if size == LEAVE_IT:
            _left.set()
        else:  # it comes only after the answer to the one before
            _left.clear()
            lines.put(questions.read(int.from_bytes(size, "big")))
    os._exit(0)  # nobody is there any more, so nobody waits for what the main thread may be working at


if __name__ == "__main__":
    main()
