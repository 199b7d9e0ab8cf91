"""`engineer` and `chief`: one bid ahead in sampled worlds, against what they have come to believe of the others.

They build as `mechanic` does. They need the extra `sim`, compiled: until that is ready they play as `mechanic`, and
`stands_in` says so.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from fzzzt.bots.compiling import begin, compiled_tools, make_ready
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.engine import Bid, Build

if TYPE_CHECKING:
    from random import Random

    from fzzzt.bots.compiling import CompiledTools
    from fzzzt.bots.rival_styles import RivalStyles
    from fzzzt.engine import Deck, Event, Options, Score, View

_SEEDS = 1 << 62
_SPARE = 0.5
"""How much of a limit is used at most: the rest is for whatever else the machine does."""


class SearchingPlayer:
    """Looks ahead with so many playouts a decision, and for so many seconds at the most."""

    def __init__(self, playouts: int, seconds: float) -> None:
        self._playouts = playouts
        self._seconds = seconds
        self._mechanic = MechanicPlayer()
        self._heard: list[Event] = []
        self._seat: int | None = None
        self._rivals: RivalStyles | None = None
        self.stands_in = 0
        """How many decisions `mechanic` made in its place."""
        begin()  # the sooner the better

    def get_ready(self) -> None:
        """Wait until it can look ahead."""
        make_ready()

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

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The bid that does best in worlds that fit the view."""
        if view.phase == "build" or len(view.hand) == 1:
            return self._mechanic.decide(view, limit, rng)
        seconds = self._seconds if limit is None else min(self._seconds, limit * _SPARE)
        deadline = time.monotonic() + seconds
        tools = compiled_tools(view.faces, view.options, seconds)
        if tools is None:
            self.stands_in += 1
            return self._mechanic.decide(view, limit, rng)
        return self._look_ahead(tools, view, deadline, rng.randrange(_SEEDS))

    def _look_ahead(self, tools: CompiledTools, view: View, deadline: float, seed: int) -> Bid:
        seat = view.seat
        if self._rivals is None:
            self._rivals = tools.rival_styles(seat)
        for event in self._heard if self._seat == seat else ():
            self._rivals.hear(event)
        self._heard = []
        return Bid(seat, tools.best_bid(view, self._rivals.beliefs, self._playouts, deadline, seed))


ENGINEER_PLAYOUTS = 100
CHIEF_PLAYOUTS = 4000


def engineer() -> SearchingPlayer:
    """Looks ahead a little: a few milliseconds a decision."""
    return SearchingPlayer(ENGINEER_PLAYOUTS, 0.05)


def chief() -> SearchingPlayer:
    """Looks ahead as well as it can in less than a second."""
    return SearchingPlayer(CHIEF_PLAYOUTS, 0.8)
