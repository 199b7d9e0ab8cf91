"""A program at a seat whose first fault is raised, with all that was seen of it, not covered up by a default move."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from fzzzt.bots.protocol import event_message, game_message, judged, line_of, over_message, question_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from fzzzt.bots.bot_program import BotProgram
    from fzzzt.engine import Bid, Build, Deck, Event, Options, Score, View
    from fzzzt.wire.bots import BotLine


class ExaminedPlayer:
    """One seat of one game; `restart` is asked for another run of the program before decision number `restart_at`."""

    def __init__(
        self,
        program: BotProgram,
        limit: float,
        *,
        session: str | UnsetType = UNSET,
        first: int = 1,
        restart: Callable[[], BotProgram] | None = None,
        restart_at: int = 0,
    ) -> None:
        self.program, self._limit, self._session, self._first = program, limit, session, first
        self._restart, self._restart_at = restart, restart_at
        self._told: list[bytes] = []
        self._seat = 0
        self.decisions = 0
        self.slowest = 0.0
        self.at = ""
        """What it is doing now, in words."""

    def begin(self, seat: int, options: Options, faces: Deck) -> None:
        """Take a seat in a new game."""
        self._seat, self.at = seat, "when the game began"
        self._tell(game_message(seat, options, faces))

    def observe(self, event: Event) -> None:
        """Pass an event on."""
        self._tell(event_message(event, self._seat))

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """What the program answers; `Failure` if that is not what it should be."""
        del limit, rng
        self.decisions += 1
        self.at = f"at its decision {self.decisions}, a {view.phase} in round {view.round}"
        if self._restart is not None and self.decisions == self._restart_at:
            self.program = self._restart()
            self.program.send(b"".join(self._told))
        self.program.catch_up()
        question = question_of(view, self._first + self.decisions - 1, self._limit)
        asked = monotonic()
        move = self.program.ask(
            replace(question, session=self._session), 2 * self._limit, lambda answer: judged(view, answer)
        )
        self.slowest = max(self.slowest, monotonic() - asked)
        return move

    def finish(self, score: Score) -> None:
        """The game is over."""
        self.at = "when the game was over"
        self._tell(over_message(score))
        self.program.catch_up()

    def _tell(self, message: BotLine) -> None:
        line = line_of(message if self._session is UNSET else replace(message, session=self._session))
        self._told.append(line)
        self.program.send(line)
