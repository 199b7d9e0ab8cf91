"""Any program as a player: it speaks the bot protocol (docs/bots.md) on its standard input and output.

Whatever the program does, the game goes on: a decision that does not come is made by default, and the fault is counted.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections import Counter
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Self

from fzzzt.bots.conversation import Conversation, Failure, NotReady, line_of
from fzzzt.bots.player import default_move, is_legal
from fzzzt.engine import Bid, Build, redact
from fzzzt.engine.auction import bid_error
from fzzzt.engine.build import build_error
from fzzzt.wire.events import told_event_of
from fzzzt.wire.faces import faces_of
from fzzzt.wire.options import options_of
from fzzzt.wire.scores import score_of
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from fzzzt.engine import Deck, Event, Options, Score, View

TIME_LIMIT = 1.0
"""Seconds a program is given for a decision if nobody says otherwise; the default is played after twice that."""
READY_WITHIN = 10.0
RESTARTS = 3
"""How often a program is started again in one game."""
PATIENCE = 3
"""After so many questions in a row without a sound a program is taken to hang."""

FAULTS = {
    "start": "could not be started, or was not ready in time",
    "late": "no lawful answer within twice the time",
    "illegal": "an answer that is no lawful move",
    "rubbish": "a line that is no message of the protocol",
    "twice": "an answer to a question that was settled",
    "stray": "an answer to a question that was never asked",
    "flood": "too many useless lines, or one too long: it was stopped",
    "deaf": "too many lines left unread: it was stopped",
    "hung": "not a sound at several questions in a row: it was stopped",
    "died": "it ended, or closed its output",
    "absent": "a decision made without it, since it had failed too often in this game",
}
"""What is counted, by kind."""

_STAYS = ("late", "illegal", "absent", "start")
"""Failures after which there is nothing to stop."""


class ProcessPlayer:
    """A player that is a program. Close it, or use it in a `with`; if it is dropped, the program ends too."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        time_limit: float = TIME_LIMIT,
        ready_within: float = READY_WITHIN,
        restarts: int = RESTARTS,
        stderr: int | IO[bytes] | None = None,
    ) -> None:
        """`stderr` is where the program's log goes, as for `subprocess`: None is our own standard error."""
        self.command = tuple(command)
        self.name = self.command[0]
        self.faults: Counter[str] = Counter()
        self.defaults = 0
        """Decisions that were made for it."""
        self._time_limit, self._ready_within, self._restarts, self._stderr = time_limit, ready_within, restarts, stderr
        self._starts_left = 0
        self._program: Conversation | None = None
        self._table: tuple[int, Options, Deck] | None = None
        self._told: list[bytes] = []
        """What a program that is started in the middle of the game must hear first."""
        self._asked = 0

    def __repr__(self) -> str:
        return f"ProcessPlayer({list(self.command)!r})"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs."""
        return None if self._program is None else self._program.pid

    def close(self, grace: float = 1.0) -> None:
        """End the program, which is given `grace` seconds to end by itself."""
        self._tell({"type": "quit"})
        self._stop(grace)
        self._table, self._told = None, []

    def begin(self, seat: int, options: Options, faces: Deck) -> None:
        """Take a seat in a new game: a new chance for a program that failed too often in the last."""
        self._table, self._told = (seat, options, faces), []
        self._starts_left = 1 + self._restarts
        cards = faces_of(faces, options)
        self._tell({"type": "game", "seat": seat, "options": options_of(options), "cards": cards}, keep=True)
        try:
            self._ready()
        except Failure as failure:
            self._count(failure)

    def observe(self, event: Event) -> None:
        """Pass an event on, less what the seat may not know, should that still be in it."""
        if self._table is not None:
            self._tell({"type": "event", "event": told_event_of(redact(event, self._table[0]))}, keep=True)

    def finish(self, score: Score) -> None:
        """The game is over."""
        self._tell({"type": "over", "score": score_of(score)})
        self._table, self._told = None, []

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """What the program answers, or else the default move."""
        del rng
        if self._table != (view.seat, view.options, view.faces):  # a game that nobody announced
            self.begin(view.seat, view.options, view.faces)
        try:
            return self._ask(view, self._time_limit if limit is None else limit)
        except Failure as failure:
            self._count(failure)
        self.defaults += 1
        return default_move(view)

    def _ask(self, view: View, limit: float) -> Bid | Build:
        program = self._ready()
        self._asked += 1
        question = {"type": "decide", "id": self._asked, "what": view.phase, "view": view_of(view)}
        question["time_ms"] = max(1, round(limit * 1000))
        return program.ask(question, 2 * limit, lambda answer: judged(view, answer))

    def _ready(self) -> Conversation:
        """The program, ready for a question: started again if it ended, unless that has happened too often."""
        while True:
            program = self._program or self._start()
            try:
                program.catch_up()
            except Failure as failure:
                self._count(failure)
            else:
                return program

    def _start(self) -> Conversation:
        if not self._starts_left:
            raise Failure("absent")
        self._starts_left -= 1
        try:
            program = Conversation(self.command, self.faults, self._ready_within, self._stderr)
        except NotReady:
            self._starts_left = 0  # nobody should wait so long again and again
            raise
        self._program, self.name = program, program.name or self.name
        program.send(b"".join(self._told))
        return program

    def _tell(self, message: Mapping[str, Any], *, keep: bool = False) -> None:
        line = line_of(dict(message))
        if keep:
            self._told.append(line)
        if self._program is not None:
            try:
                self._program.send(line)
            except Failure as failure:
                self._count(failure)

    def _count(self, failure: Failure) -> None:
        """Count a fault, and stop the program if there is no talking to it any more."""
        self.faults[failure.kind] += 1
        if failure.kind not in _STAYS:
            self._stop()
        elif failure.kind == "late" and self._program and self._program.unheard >= PATIENCE:
            self.faults["hung"] += 1
            self._stop()

    def _stop(self, grace: float = 0.0) -> None:
        if self._program is not None:
            self._program.stop(grace)
            self._program = None


def judged(view: View, answer: Mapping[str, object]) -> Bid | Build:
    """The move in an answer; `ValueError` says why it is not a lawful one."""
    move = _parsed(view, answer)
    if is_legal(view, move):
        return move
    if isinstance(move, Bid):
        raise bid_error(view.faces, move, view.hand)
    raise build_error(view.faces, move, view.hand, view.legal_builds().units) or ValueError("not a lawful build")


def _parsed(view: View, answer: Mapping[str, object]) -> Bid | Build:
    if answer.get("type") != view.phase:
        raise ValueError(f"the answer must have the type {view.phase!r}, not {answer.get('type')!r}")
    if view.phase == "build":
        robots = answer.get("robots")
        if not isinstance(robots, dict) or not all(isinstance(card, str) for card in robots.values()):
            raise ValueError("robots must be an object that tells the robot for each unit")
        return Build(view.seat, robots)
    cards = answer.get("cards")
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise ValueError("cards must be a list of card ids")
    return Bid(view.seat, tuple(cards))


def program_of(name: str) -> list[str] | None:
    """The command that a player's name stands for: a file, or a command line; None if it is just a name."""
    if Path(name).is_file():
        return _command(name)
    if not any(char in name for char in (os.sep, os.altsep or os.sep, " ")):
        return None
    words = shlex.split(name, posix=os.name == "posix")
    return _command(*words) if words else None


def _command(program: str, *arguments: str) -> list[str]:
    path = Path(program)
    interpreters = {".py": (sys.executable, "-u"), ".js": ("node",)}
    if path.is_file() and path.suffix in interpreters:
        interpreter, *flags = interpreters[path.suffix]
        return [_found(interpreter), *flags, str(path.absolute()), *arguments]
    return [_found(str(path.absolute()) if path.is_file() else program), *arguments]


def _found(program: str) -> str:
    beside = str(Path(sys.executable).parent)  # what pip installed with us, Node.js perhaps
    if found := shutil.which(program) or shutil.which(program, path=beside):
        return found
    reason = "is not executable" if Path(program).is_file() else "was not found"
    raise ValueError(f"the program {program!r} {reason}")
