"""Many games of `Fzzzt-v0` at once, on the compiled core, by Gymnasium's interface for vectors of environments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from fzzzt.research.rewards import UNLAWFUL
from fzzzt.research.spaces import action_space, seen_space
from fzzzt.research.vector import VectorEnv

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fzzzt.research.vector import Batch

    Observed = dict[str, NDArray[np.int8]]
    Stepped = tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatVectorEnv(gymnasium.vector.VectorEnv["Observed", "NDArray[np.int64]", "NDArray[Any]"]):
    """One seat in each of many games. An unlawful action ends its game and costs a point.

    Where a step ends a game, what is seen is the next one's (autoreset in the same step): nothing is to be decided on
    the last sight of a game, so that is not told.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium has it so

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        seat: int = 0,
        opponents: str | Sequence[str] = "mechanic",
        action_features: bool = False,
        **how: Any,
    ) -> None:
        self.games = VectorEnv(num_envs, players, seat=seat, opponents=opponents, **how)
        """The games themselves, all cards open: for analysis, never for the seat that learns."""
        self.num_envs = num_envs
        table = self.games.encoding
        self.single_observation_space = seen_space(table, action_features=action_features)
        self.single_action_space = action_space(table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._features = table.action_features if action_features else None
        self._batch: Batch | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal new games, and let the others play until this seat is asked. The seed decides cards and opponents."""
        super().reset(seed=seed, options=options)
        self._batch = self.games.reset(seed)
        return self._seen(self._batch), {}

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Decide in each game, and let the others play until the seat is asked again."""
        if self._batch is None:
            raise ValueError("reset() deals the first games")
        masks, chosen = self._batch.action_masks, np.asarray(actions)
        lawful = np.array([action in self.single_action_space for action in chosen], np.bool_)
        lawful[lawful] = masks[lawful, chosen[lawful]] == 1
        batch = self.games.step(np.where(lawful, chosen, masks.argmax(axis=1)))
        rewards, done = batch.rewards[:, self.games.seat].astype(np.float64), batch.done.copy()
        if not lawful.all():
            batch = self.games.redeal(~lawful)
            rewards[~lawful], done[~lawful] = UNLAWFUL, True
        self._batch = batch
        return self._seen(batch), rewards, done, np.zeros_like(done), {}

    def _seen(self, batch: Batch) -> Observed:
        seen = {"observation": batch.observations, "action_mask": batch.action_masks}
        if self._features is not None:
            seen["action_features"] = self._features.of(batch.observations, batch.action_masks)
        return seen
