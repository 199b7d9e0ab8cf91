"""A game as a row of single decisions: whose turn it is, what that seat sees, and what comes of its action."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from fzzzt.dealer import Dealer
from fzzzt.engine import sample_world
from fzzzt.engine.auction import clockwise
from fzzzt.research.actions import asked_unit, built

if TYPE_CHECKING:
    from random import Random

    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.engine import Game
    from fzzzt.research.actions import Choices
    from fzzzt.research.encoding import Encoding, Seen


class Turns:
    """A game that deals by itself and asks one seat at a time; in a build, for all its units in a row."""

    def __init__(self, encoding: Encoding, game: Game, shuffle: str) -> None:
        self.encoding = encoding
        self.game = game
        self.dealer = Dealer(shuffle)
        self.seat = 0
        """The seat that is asked, or was asked last."""
        self.choices: Choices | None = None
        """In a build, the robots that this seat has chosen for its units so far."""
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether there is nothing left to decide."""
        return self.game.score is not None

    def _go_on(self) -> None:
        """Deal what is to be dealt, then ask the next seat, clockwise from the Chief."""
        while self.game.phase in ("setup", "deal"):
            self.game.push(self.dealer.answer(self.game))
        self._ask()

    def _ask(self) -> None:
        self.choices = {} if self.game.phase == "build" else None
        order = clockwise(self.game.options.players, self.game.chief)
        self.seat = next((seat for seat in order if seat in self.game.deciding), self.seat)

    def see(self, seat: int) -> Seen:
        """What a seat may know, and its lawful actions: none if it is not asked."""
        asked = seat == self.seat and not self.over
        return self.encoding.see(self.game.view(seat), self.choices if asked else None)

    def decide(self, action: int) -> None:
        """Take the action of the seat that is asked. One that is not lawful raises ValueError and changes nothing."""
        view = self.game.view(self.seat)
        mask = self.encoding.actions.mask(view, self.choices)
        if not 0 <= action < len(mask) or not mask[action]:
            raise ValueError(f"seat {self.seat} may not do {action!r} now: see its action mask")
        unit = asked_unit(view, self.choices)
        if self.choices is None or unit is None:
            self.game.push(self.encoding.actions.bid(view, action))
            self._go_on()
            return
        self.choices[unit] = self.encoding.actions.robot(action)
        if asked_unit(view, self.choices) is None:
            self.game.push(built(self.seat, self.choices))
            self._go_on()

    def copy(self) -> Turns:
        """An independent game in the same position, with the same deals to come."""
        twin = copy(self)
        twin.game = self.game.copy()
        twin.choices = None if self.choices is None else dict(self.choices)
        return twin

    def sample_world(self, seat: int, rng: Random) -> Turns:
        """A game that could be this one for all that a seat knows; all deals that fit are equally likely.

        Deals to come are new as well. Builds that others have sealed already are yet to be made there.
        """
        world = Turns(self.encoding, sample_world(self.game.view(seat), rng), str(rng.getrandbits(64)))
        if seat == self.seat and not self.over:
            world.seat = seat
            world.choices = None if self.choices is None else dict(self.choices)
        return world

    def state(self) -> NDArray[np.int8]:
        """The whole truth as a tensor."""
        return self.encoding.state.tensor(self.game, None if self.over else self.seat, self.choices)
