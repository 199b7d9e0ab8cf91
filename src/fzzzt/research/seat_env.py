"""Fzzzt! as a Gymnasium environment: one seat learns, bots play the others. Registered as `Fzzzt-v0`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium

from fzzzt.research.env import raw_env
from fzzzt.research.rewards import UNLAWFUL
from fzzzt.research.seats import BotPolicy, seated
from fzzzt.research.spaces import action_space, seen_space

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.bots import Player
    from fzzzt.engine import Deck

    Observed = dict[str, NDArray[np.int8]]

_SEEDS = 1 << 62


class SeatEnv(gymnasium.Env["Observed", "np.int64"]):
    """One seat of a table. An unlawful action ends the game and costs a point, as in `env`."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - Gymnasium has it so

    def __init__(
        self,
        players: int = 4,
        seat: int = 0,
        opponents: str | Sequence[str | Player] = "mechanic",
        deck: Deck | None = None,
        reward: str = "win",
        action_features: bool = False,
        render_mode: str | None = None,
        **variant: str | None,
    ) -> None:
        self.table = raw_env(players, deck=deck, reward=reward, render_mode=render_mode, **variant)
        """The table with all its seats, all cards open: for analysis, never for the seat that learns."""
        others = seated(seat, opponents, players)
        self.seat = seat
        self.render_mode = render_mode
        self.opponents = {place: BotPolicy(bot) for place, bot in others.items()}
        self.observation_space = seen_space(  # type: ignore[assignment]
            self.table.encoding, action_features=action_features
        )
        self.action_space = action_space(self.table.encoding)
        self._features = self.table.encoding.action_features if action_features else None
        self._rng = Random()
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game, and let the others play until this seat is asked. The seed decides cards and opponents."""
        super().reset(seed=seed)
        self.table.reset(seed, options)
        self._rng = Random(int(self.np_random.integers(_SEEDS)))
        self._over = False
        self._play_others()
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Decide for this seat, and let the others play until it is asked again."""
        if self._over:
            raise ValueError("the game is over: reset() deals the next")
        if not self.action_space.contains(action) or not self.action_masks()[action]:
            self._over = True
            return self._seen(), UNLAWFUL, True, False, {"unlawful": True}
        self.table.step(int(action))
        self._play_others()
        self._over = self.table.turns.over
        reward = float(self.table.rewards[self.table.possible_agents[self.seat]])
        return self._seen(), reward, self._over, False, {}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every lawful action, by the name that learning libraries ask for."""
        return self.table.turns.see(self.seat).action_mask

    def render(self) -> str | None:
        """The table as a spectator sees it: as text (`ansi`), or printed (`human`)."""
        return self.table.render()

    def _play_others(self) -> None:
        turns = self.table.turns
        while not turns.over and turns.seat != self.seat:
            self.table.step(self.opponents[turns.seat](self.table, self._rng))

    def _seen(self) -> Observed:
        seen = self.table.turns.see(self.seat)
        shown = seen._asdict()
        if self._features is not None:
            shown["action_features"] = self._features.of(*seen)
        return shown
