"""Players that need the extra `sim`, compiled: until that is ready they play as `mechanic`, and `stands_in` says so."""

from __future__ import annotations

import time
from math import inf
from typing import TYPE_CHECKING

from fzzzt.bots.compiling import begin, compiled_tools, make_ready
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.engine import Bid, Build

if TYPE_CHECKING:
    from random import Random

    from fzzzt.bots.compiling import CompiledTools, Methods
    from fzzzt.engine import View

_SPARE = 0.5
"""How much of a limit is used at most: the rest is for whatever else the machine does."""
_LOADING = 20.0
"""Seconds to wait for what is only to be loaded, where there is no limit."""


class CompiledPlayer:
    """Bids with the compiled tools, and builds as `mechanic` does. Without a limit no clock is asked."""

    _seconds = inf
    """The longest it thinks under any limit."""
    _methods: Methods | None = None

    def __init__(self) -> None:
        self._mechanic = MechanicPlayer()
        self.stands_in = 0
        """How many decisions `mechanic` made in its place."""
        begin()  # the sooner the better

    def get_ready(self) -> None:
        """Wait until it can play as it should."""
        make_ready()

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """A bid of its own, where it has a choice."""
        if view.phase == "build" or len(view.hand) == 1:
            return self._mechanic.decide(view, limit, rng)
        seconds = inf if limit is None else min(self._seconds, limit * _SPARE)
        deadline = time.monotonic() + seconds
        tools = compiled_tools(view.faces, view.options, min(seconds, _LOADING), self._methods)
        if tools is None:
            self.stands_in += 1
            return self._mechanic.decide(view, limit, rng)
        return Bid(view.seat, self._choose(tools, view, deadline, rng))

    def _choose(self, tools: CompiledTools, view: View, deadline: float, rng: Random) -> tuple[str, ...]:
        raise NotImplementedError
