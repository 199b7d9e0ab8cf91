"""Many games at once as arrays, on the compiled core: observations and actions are those of env.py.

Needs the extras `research` and `sim`. docs/research.md describes it.
"""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fzzzt.engine import Deck, Options
from fzzzt.research.encoding import encoding
from fzzzt.research.layout import layout_of
from fzzzt.research.opponents import Opponents
from fzzzt.research.rewards import REWARDS
from fzzzt.sim.batches import begin_games, first_unlawful, observe_games, step_games
from fzzzt.sim.bridge import game_of
from fzzzt.sim.chance import new_games, reseed
from fzzzt.sim.faces import faces_of
from fzzzt.sim.sharing import share
from fzzzt.sim.state import NOBODY
from fzzzt.sim.widgets import WORKBENCH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import ArrayLike, NDArray

    from fzzzt.engine import Game

NO_LOG = np.zeros(0, np.int32)


class Batch(NamedTuple):
    """What came of a step, a row a game. Where a game is done, seat, observation and mask are the next one's."""

    seats: NDArray[np.int32]
    """The seat that is asked."""
    observations: NDArray[np.int8]
    """All that this seat may know."""
    action_masks: NDArray[np.int8]
    """1 for every action that is lawful for it."""
    rewards: NDArray[np.float32]
    """What the step brought to each seat: nothing, unless the game is done."""
    done: NDArray[np.bool_]
    """Whether the step ended a game."""


class VectorEnv:
    """So many games, each asking one seat at a time. The seed decides the deals, on however many threads."""

    def __init__(
        self,
        count: int,
        players: int = 4,
        cards: str | None = None,
        unused_robots: str | None = None,
        deck: Deck | None = None,
        seed: int | None = None,
        reward: str = "win",
        threads: int = 1,
        seat: int | None = None,
        opponents: str | Sequence[str] | None = None,
        **more: str | None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if count < 1 or threads < 1:
            raise ValueError("it takes at least one game and one thread")
        self.count = count
        self.options = Options.of(players, cards, unused_robots, **more)
        self.encoding = encoding(self.options, deck or Deck.standard())
        self.reward = reward
        self.games = new_games(count, SystemRandom().getrandbits(64) if seed is None else seed)
        """The games as records, all cards open: for training and analysis, never for an agent's eyes."""
        self.units = np.full(count, NOBODY, np.int32)
        """In a build, the number of the unit that each game asks about."""
        self._faces = faces_of(self.encoding.deck, self.options)
        self._layout = layout_of(self.encoding)
        self._benches = np.zeros(threads, WORKBENCH)
        self.seat = seat
        """The only seat that is asked, if the others are played by levels."""
        self._opponents = _opponents(seat, opponents, players, threads)
        self._begun = False

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self.encoding.observation.fields.size

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.encoding.actions.count

    def reset(self, seed: int | None = None) -> Batch:
        """Deal new games: those of a seed, or else those that come next."""
        if seed is not None:
            reseed(self.games, seed)
        self._begun = True
        return self.redeal(np.ones(self.count, np.bool_))

    def redeal(self, which: NDArray[np.bool_]) -> Batch:
        """Break off some games, and deal new ones in their place. Nobody gets anything for it."""
        games, units = self.games[which], self.units[which]
        points, winners = self._blank_outcome(len(games))
        begin_games(games, units, self._faces.record, NO_LOG)
        if self._opponents is not None:
            self._opponents.play(games, units, self._faces.record, self._benches[0], points, winners, 0)
        self.games[which], self.units[which] = games, units
        return self._batch(np.zeros((self.count, self.options.players), np.float32), np.zeros(self.count, np.bool_))

    def step(self, actions: ArrayLike) -> Batch:
        """Take an action in each game, and deal a new one where that ends it.

        If any is not lawful it raises ValueError and changes nothing.
        """
        chosen = self._checked(np.asarray(actions))
        points, winners = self._blank_outcome(self.count)
        record, layout, log = self._faces.record, self._layout, NO_LOG

        def step(some: slice, thread: int) -> None:
            games, units, bench = self.games[some], self.units[some], self._benches[thread]
            step_games(games, units, record, layout, bench, chosen[some], points[some], winners[some], log)
            if self._opponents is not None:
                self._opponents.play(games, units, record, bench, points[some], winners[some], thread)

        self._share(step)
        return self._batch(self._rewards(points, winners), winners != 0)

    def game(self, number: int) -> Game:
        """One of the games as the engine's, all cards open, without log and without what was chosen in this build."""
        return game_of(self.games[number], self._faces)

    def _checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        if not self._begun:
            raise ValueError("reset() deals the first games")
        if actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.count} whole numbers, one a game")
        chosen = actions.astype(np.int64)
        number = first_unlawful(self.games, self.units, self._faces.record, self._layout, chosen)
        if number < self.count:
            seat = int(self.games[number]["mover"])
            raise ValueError(f"game {number}: seat {seat} may not do {chosen[number]} now: see its action mask")
        return chosen

    def _blank_outcome(self, count: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        return np.zeros((count, self.options.players), np.int32), np.zeros(count, np.int32)

    def _rewards(self, points: NDArray[np.int32], winners: NDArray[np.int32]) -> NDArray[np.float32]:
        rewards = np.zeros(points.shape, np.float32)
        if (done := winners != 0).any():
            won = (winners[done, np.newaxis] >> np.arange(self.options.players) & 1).astype(np.bool_)
            rewards[done] = REWARDS[self.reward](points[done], won)
        return rewards

    def _batch(self, rewards: NDArray[np.float32], done: NDArray[np.bool_]) -> Batch:
        """What is seen now, in arrays of its own: the next step does not change them."""
        seats = np.zeros(self.count, np.int32)
        seen = np.zeros((self.count, self.observation_size), np.int8)
        masks = np.zeros((self.count, self.actions), np.int8)
        record, layout = self._faces.record, self._layout

        def observe(some: slice, thread: int) -> None:
            del thread
            observe_games(self.games[some], self.units[some], record, layout, seats[some], seen[some], masks[some])

        self._share(observe)
        return Batch(seats, seen, masks, rewards, done)

    def _share(self, work: Callable[[slice, int], None]) -> None:
        """Have all games worked on, some by each thread."""
        share(self.count, len(self._benches), work)


def _opponents(seat: int | None, names: str | Sequence[str] | None, players: int, threads: int) -> Opponents | None:
    if (seat is None) != (names is None):
        raise ValueError("seat and opponents go together: who is asked, and who plays the other seats")
    return None if seat is None or names is None else Opponents(seat, names, players, threads)
