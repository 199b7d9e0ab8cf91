"""The program that reviews games for the server: records come in, and what is done goes out, each with its length.

It works at the lowest priority there is, one game after another, and ends with its input, even in the middle of one.
"""

from __future__ import annotations

import os
import sys
import threading
from queue import SimpleQueue
from typing import IO, TYPE_CHECKING

import msgspec

from fzzzt.bots.compiling import is_installed
from fzzzt.tables import Refusal
from fzzzt.web.answers import parsed
from fzzzt.web.replay import checked_record, known_record
from fzzzt.web.replay_program import LENGTH, MOST_EVENTS, OURS
from fzzzt.wire import plain
from fzzzt.wire.reviews import Review, Reviewing
from fzzzt.wire.shape import Shape

if TYPE_CHECKING:
    from collections.abc import Callable

COMMAND = (sys.executable, "-P", "-m", "fzzzt.web.review_program")
_POLITENESS = 19


class Word(Shape, frozen=True):
    """What the program says: how far it is, and at last the review, or why there is none."""

    done: int = 0
    whole: int = 0
    review: Review | None = None
    code: str | None = None
    message: str = ""
    details: dict[str, object] = msgspec.field(default_factory=dict)


def answered(question: bytes, say: Callable[[Word], None]) -> Word:
    """The review that is asked for; `say` hears of every decision."""
    try:
        wish = parsed(question[1:], Reviewing)
        record = known_record(wish.record) if question[:1] == OURS else checked_record(wish.record)
        if not record.finished:
            raise Refusal("not-over")
        if len(record.events) > MOST_EVENTS:
            raise Refusal("too-long")
        if not is_installed():
            raise Refusal("no-reviews")
        from fzzzt.review.game_review import decisions_of, review_game  # noqa: PLC0415 - it needs the extra sim

        whole = sum(decisions_of(record, seat) for seat in range(record.options.players))
        done = 0

        def progress() -> None:
            nonlocal done
            done += 1
            say(Word(done, whole))

        say(Word(0, whole))
        try:
            return Word(whole, whole, review_game(record, progress=progress))
        except ValueError:  # a house deck too large to be simulated
            raise Refusal("no-reviews") from None
    except Refusal as refusal:
        return Word(code=refusal.code, message=str(refusal), details=plain(refusal.details))


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    questions, answers = sys.stdin.buffer, sys.stdout.buffer

    def say(word: Word) -> None:
        text = msgspec.json.encode(word)
        answers.write(len(text).to_bytes(LENGTH, "big") + text)
        answers.flush()

    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, lines), daemon=True).start()
    for line in iter(lines.get, None):
        say(answered(line, say))


def _listen(questions: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    while size := questions.read(LENGTH):
        lines.put(questions.read(int.from_bytes(size, "big")))
    os._exit(0)  # nobody is there any more, so nobody waits for what the main thread may be working at


if __name__ == "__main__":
    main()
