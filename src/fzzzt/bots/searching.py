"""`engineer` and `chief`: one bid ahead in sampled worlds, against what they have come to believe of the others.

They build as `mechanic` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.compiled_player import CompiledPlayer

if TYPE_CHECKING:
    from random import Random

    from fzzzt.bots.compiling import CompiledTools
    from fzzzt.bots.lookahead import Method
    from fzzzt.bots.rival_styles import RivalStyles
    from fzzzt.engine import Deck, Event, Options, Score, View

_SEEDS = 1 << 62


class SearchingPlayer(CompiledPlayer):
    """Looks ahead with so many playouts a decision, and under a limit for so many seconds at the most."""

    def __init__(self, playouts: int, seconds: float, breadth: int | None = None, method: Method | None = None) -> None:
        """`breadth`: how many bids it tries, if not all; `method`: how it looks ahead, if not as the levels do."""
        super().__init__()
        self._playouts = playouts
        self._breadth = breadth
        self._seconds = seconds
        self._method = method
        self._heard: list[Event] = []
        self._seat: int | None = None
        self._rivals: RivalStyles | None = None

    def begin(self, seat: int, options: Options, faces: Deck) -> None:
        """Take a seat in a new game: nothing is known of anybody."""
        del options, faces
        self._heard, self._seat, self._rivals = [], seat, None

    def observe(self, event: Event) -> None:
        """Keep an event; it is thought about when a decision is due."""
        self._heard.append(event)

    def finish(self, score: Score) -> None:
        """Forget the game."""
        del score
        self._heard, self._rivals = [], None

    def _choose(self, tools: CompiledTools, view: View, deadline: float, rng: Random) -> tuple[str, ...]:
        """The bid that does best in worlds that fit the view."""
        if self._rivals is None:
            self._rivals = tools.rival_styles(view.seat)
        for event in self._heard if self._seat == view.seat else ():
            self._rivals.hear(event)
        self._heard = []
        effort = (self._playouts, deadline, self._breadth)
        return tools.best_bid(view, self._rivals.beliefs, effort, rng.randrange(_SEEDS))


ENGINEER_PLAYOUTS, ENGINEER_BREADTH = 60, 3
CHIEF_PLAYOUTS, CHIEF_BREADTH = 2000, 12


def engineer() -> SearchingPlayer:
    """Looks ahead a little: some milliseconds a decision."""
    return SearchingPlayer(ENGINEER_PLAYOUTS, 0.1, ENGINEER_BREADTH)


def chief() -> SearchingPlayer:
    """Looks ahead as well as it can in less than a second."""
    return SearchingPlayer(CHIEF_PLAYOUTS, 0.9, CHIEF_BREADTH)
