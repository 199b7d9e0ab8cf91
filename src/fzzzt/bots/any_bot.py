"""The program that the server's bots run in: it speaks the bot protocol and plays any installed level in its sessions.

It ends with its input, even in the middle of a decision: a server that dies leaves none behind.
"""

from __future__ import annotations

import os
import sys
import threading
from queue import SimpleQueue
from typing import IO, TYPE_CHECKING

from fzzzt.bots.levels import LEVELS, at_once
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.bots.serving import serve_bot
from fzzzt.engine import Deck

if TYPE_CHECKING:
    from collections.abc import Iterable

COMMAND = (sys.executable, "-P", "-m", "fzzzt.bots.any_bot")
_POLITENESS = 5


def main() -> None:
    """Answer, at a lower priority than the server's own, until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    questions, answers = _private_pipes()
    Deck.standard()
    for level in LEVELS.values():
        if level.ready is at_once:  # the others need much, and may never be asked for
            level.make()
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, lines), daemon=True).start()
    serve_bot(MechanicPlayer, iter(lines.get, None), answers)


def _private_pipes() -> tuple[IO[bytes], IO[str]]:
    """Our pipes, moved to where a player that prints or reads does not meet them."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    return questions, answers


def _listen(questions: Iterable[bytes], lines: SimpleQueue[bytes]) -> None:
    for line in questions:
        lines.put(line)
    os._exit(0)  # nobody is there any more, so nobody waits for what the main thread may be thinking about


if __name__ == "__main__":
    main()
