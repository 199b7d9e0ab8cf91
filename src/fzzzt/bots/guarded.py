"""A player that others wrote, in our own process: its faults are its own, and the game goes on."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.bots.player import Beginner, Finisher, Observer, default_move, is_legal
from fzzzt.engine import Bid, Build

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from importlib.metadata import EntryPoint
    from random import Random

    from fzzzt.bots.player import Player
    from fzzzt.engine import Deck, Event, Options, Score, View

_log = logging.getLogger(__name__)
_ANY = (Exception, SystemExit)
"""Whatever a player may raise. One that wants to end the program only loses its move."""


class GuardedPlayer:
    """Plays the default move where the player inside raises (`error`) or answers what is no lawful move (`illegal`)."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.faults: Counter[str] = Counter()
        self.defaults = 0
        """Decisions that were made for it."""

    def __repr__(self) -> str:
        return f"GuardedPlayer({self.player!r})"

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """What the player inside decides, if that can be."""
        try:
            answer = self.player.decide(view, limit, rng)
            move = _plain(answer)
            if move is not None and is_legal(view, move):
                return move
            self._answered_illegally(answer)
        except _ANY:
            self._failed()
        self.defaults += 1
        return default_move(view)

    def begin(self, seat: int, options: Options, faces: Deck) -> None:
        """Pass it on to a player that wants to know."""
        if isinstance(self.player, Beginner):
            self._pass_on(self.player.begin, seat, options, faces)

    def observe(self, event: Event) -> None:
        """Pass it on to a player that wants to know."""
        if isinstance(self.player, Observer):
            self._pass_on(self.player.observe, event)

    def finish(self, score: Score) -> None:
        """Pass it on to a player that wants to know."""
        if isinstance(self.player, Finisher):
            self._pass_on(self.player.finish, score)

    def close(self) -> None:
        """Close the player inside, if it can be closed."""
        self._pass_on(getattr(self.player, "close", lambda: None))

    def _pass_on(self, call: Callable[..., object], *arguments: object) -> None:
        try:
            call(*arguments)
        except _ANY:
            self._failed()

    def _answered_illegally(self, answer: object) -> None:
        """Count what is no lawful move. As with exceptions, the first is shown."""
        if not self.faults["illegal"]:
            _log.warning("%r answered %.200r, which is no lawful move", self.player, answer)
        self.faults["illegal"] += 1

    def _failed(self) -> None:
        """Count an exception. The first is shown, for whoever wrote the player; more of them would be noise."""
        if not self.faults["error"]:
            _log.warning("%r failed; the default move is played instead", self.player, exc_info=True)
        self.faults["error"] += 1


def load_player(offer: EntryPoint) -> GuardedPlayer:
    """A player that an installed package offers; `ValueError` if it cannot be made."""
    try:
        return GuardedPlayer(offer.load()())
    except _ANY as error:
        raise ValueError(f"the bot {offer.name!r} of {offer.value} cannot be made: {error!r}") from error


def _plain(move: object) -> Bid | Build | None:
    """The move, if it is made of what moves are made of."""
    match move:
        case Bid(seat=int(seat), cards=(tuple() | list()) as cards) if _are_ids(cards):
            return Bid(seat, tuple(cards))
        case Build(seat=int(seat), robots=dict(robots)) if _are_ids([*robots, *robots.values()]):
            return Build(seat, dict(robots))
        case _:
            return None


def _are_ids(parts: Iterable[object]) -> bool:
    return all(isinstance(part, str) for part in parts)
