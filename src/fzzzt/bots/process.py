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
from typing import IO, TYPE_CHECKING, Self

from fzzzt.bots.bot_program import BotProgram, NotReady
from fzzzt.bots.player import default_move
from fzzzt.bots.protocol import (
    FAULTS,
    HARMLESS,
    Failure,
    event_message,
    game_message,
    judged,
    line_of,
    over_message,
    question_of,
)
from fzzzt.wire.bots import Quit

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from fzzzt.bots.transcript import Transcript
    from fzzzt.engine import Bid, Build, Deck, Event, Options, Score, View
    from fzzzt.wire.bots import BotLine

TIME_LIMIT = 1.0
"""Seconds a program is given for a decision if nobody says otherwise; the default is played after twice that."""
READY_WITHIN = 10.0
RESTARTS = 3
"""How often a program is started again in one game."""
PATIENCE = 3
"""After so many questions in a row without a sound a program is taken to hang."""

_STAYS = (*HARMLESS, "late", "absent", "start")
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
        self._program: BotProgram | None = None
        self._table: tuple[int, Options, Deck] | None = None
        self._told: list[bytes] = []
        """What a program that is started in the middle of the game must hear first."""
        self._asked = 0
        self.transcript: Transcript | None = None
        """Where all that is said is written down, if somebody wants that."""

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
        self._tell(Quit())
        self._stop(grace)
        self._table, self._told = None, []

    def begin(self, seat: int, options: Options, faces: Deck) -> None:
        """Take a seat in a new game: a new chance for a program that failed too often in the last."""
        self._table, self._told = (seat, options, faces), []
        self._starts_left = 1 + self._restarts
        self._tell(game_message(seat, options, faces), keep=True)
        try:
            self._ready()
        except Failure as failure:
            self._count(failure)

    def observe(self, event: Event) -> None:
        """Pass an event on, less what the seat may not know, should that still be in it."""
        if self._table is not None:
            self._tell(event_message(event, self._table[0]), keep=True)

    def finish(self, score: Score) -> None:
        """The game is over."""
        self._tell(over_message(score))
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
        return program.ask(question_of(view, self._asked, limit), 2 * limit, lambda answer: judged(view, answer))

    def _ready(self) -> BotProgram:
        """The program, ready for a question: started again if it ended, unless that has happened too often."""
        while True:
            program = self._program or self._start()
            try:
                program.catch_up()
            except Failure as failure:
                self._count(failure)
            else:
                return program

    def _start(self) -> BotProgram:
        if not self._starts_left:
            raise Failure("absent")
        self._starts_left -= 1
        try:
            program = BotProgram(self.command, self.faults, self._ready_within, self._stderr, self._note)
        except NotReady:
            self._starts_left = 0  # nobody should wait so long again and again
            raise
        self._program, self.name = program, program.talk.name or self.name
        program.send(b"".join(self._told))
        return program

    def _tell(self, message: BotLine, *, keep: bool = False) -> None:
        line = line_of(message)
        if keep:
            self._told.append(line)
        if self._program is not None:
            try:
                self._program.send(line)
            except Failure as failure:
                self._count(failure)

    def _note(self, direction: str, text: bytes) -> None:
        if self.transcript is not None:
            self.transcript.note(direction, text)

    def _count(self, failure: Failure) -> None:
        """Count a fault, and stop the program if there is no talking to it any more."""
        self.faults[failure.kind] += 1
        self._note("!", f"{failure.kind}: {FAULTS[failure.kind]}".encode())
        if failure.kind not in _STAYS:
            self._stop()
        elif failure.kind == "late" and self._program and self._program.talk.unheard >= PATIENCE:
            self.faults["hung"] += 1
            self._stop()

    def _stop(self, grace: float = 0.0) -> None:
        if self._program is not None:
            self._program.stop(grace)
            self._program = None


class NoSuchProgram(ValueError):
    """A program that cannot be run."""

    def __init__(self, message: str, program: str) -> None:
        super().__init__(message)
        self.program = program


def program_of(name: str) -> list[str] | None:
    """The command that a player's name stands for: a file, or a command line; None if it is just a name."""
    if Path(name).is_file():
        return _command(name)
    if not any(char in name for char in (os.sep, os.altsep or os.sep, " ")):
        return None
    try:
        words = shlex.split(name, posix=os.name == "posix")
    except ValueError as error:
        raise NoSuchProgram(f"the command line {name!r} cannot be read: {error}", name) from error
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
    raise NoSuchProgram(f"the program {program!r} {reason}", program)
