"""`engineer` and `chief`: one bid ahead in sampled worlds, against what they have come to believe of the others.

They build as `mechanic` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fzzzt.bots.compiled_player import CompiledPlayer
from fzzzt.bots.weights import DUEL

if TYPE_CHECKING:
    from random import Random

    from fzzzt.bots.compiling import CompiledTools, Methods
    from fzzzt.bots.lookahead import Method
    from fzzzt.bots.rival_styles import RivalStyles
    from fzzzt.engine import Deck, Event, Options, Score, View

_SEEDS = 1 << 62


class Look(NamedTuple):
    """How hard to look: playouts for a decision, and how many bids are tried, if not all."""

    playouts: int
    breadth: int | None = None


class SearchingPlayer(CompiledPlayer):
    """Looks ahead, under a limit for so many seconds at the most."""

    def __init__(self, look: Look, seconds: float, duel: Look | None = None, methods: Methods | None = None) -> None:
        """`duel`: how it looks with two players, if otherwise; `methods`: in which styles, if not the standard ones."""
        super().__init__()
        self._look = look
        self._duel = duel or look
        self._seconds = seconds
        self._methods = methods
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
        look = self._duel if view.options.players == DUEL else self._look
        effort = (look.playouts, deadline, look.breadth)
        return tools.best_bid(view, self._rivals.beliefs, effort, rng.randrange(_SEEDS))


def engineer() -> SearchingPlayer:
    """Looks ahead a little: some milliseconds a decision."""
    return SearchingPlayer(Look(60, 3), 0.1)


def chief() -> SearchingPlayer:
    """Looks ahead as well as it can in less than a second."""
    return SearchingPlayer(Look(6000), 0.9, duel=Look(2000), methods=_wary_method)


def _wary_method(players: int) -> Method:
    from fzzzt.bots.lookahead import wary_method  # noqa: PLC0415 - it needs the extra `sim`

    return wary_method(players)
