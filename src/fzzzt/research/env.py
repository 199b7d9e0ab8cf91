"""Fzzzt! as a PettingZoo environment: one agent a seat, one decision a step. docs/research.md describes it."""

from __future__ import annotations

from copy import copy
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fzzzt.engine import Deck, Game, Options
from fzzzt.research.encoding import encoding
from fzzzt.research.rewards import REWARDS, UNLAWFUL, outcome
from fzzzt.research.spaces import action_space, box, seen_space
from fzzzt.research.turns import Turns

if TYPE_CHECKING:
    from random import Random

    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    from fzzzt.engine import View

    Observed = dict[str, NDArray[np.int8]]

METADATA = {"name": "fzzzt_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}


def env(**how: Any) -> AECEnv[str, Observed, int | None]:
    """The environment as PettingZoo hands them out: an unlawful action ends the game and costs a point."""
    bare: AECEnv[str, Observed, int | None] = raw_env(**how)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=UNLAWFUL))


class raw_env(AECEnv[str, "Observed", int | None]):  # noqa: N801 - so PettingZoo names it
    """The environment itself: an unlawful action raises ValueError and changes nothing."""

    metadata = METADATA

    def __init__(
        self,
        players: int = 4,
        cards: str | None = None,
        unused_robots: str | None = None,
        deck: Deck | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **more: str | None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self.options = Options.of(players, cards, unused_robots, **more)
        self.encoding = encoding(self.options, deck or Deck.standard())
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._observation_spaces = dict.fromkeys(self.possible_agents, seen_space(self.encoding))
        self._action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self.state_space = box(self.encoding.state.fields.high)
        self._series: str | None = None
        self._number = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can observe: small whole numbers, each from 0 to the most that it can be."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions; the mask tells which are lawful now."""
        return self._action_spaces[agent]

    # A game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. After a seed the deals are those of `fzzzt simulate` with it, one reset after another."""
        del options
        if seed is not None or self._series is None:
            self._series = str(SystemRandom().getrandbits(64) if seed is None else seed)
            self._number = 0
        self._begin(Turns(self.encoding, Game(self.options, self.encoding.deck), f"{self._series}/{self._number}"))
        self._number += 1

    def _begin(self, turns: Turns) -> None:
        self.turns = turns
        """The game itself, all cards open: for training and analysis, never for an agent's eyes."""
        self.agents = list(self.possible_agents)
        self.agent_selection = self.agents[turns.seat]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, turns.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]

    @property
    def game(self) -> Game:
        """The game in play, all cards open."""
        return self.turns.game

    def view(self, agent: str) -> View:
        """What an agent may know, as bots get it."""
        return self.game.view(self.possible_agents.index(agent))

    def observe(self, agent: str) -> Observed:
        """What an agent may know as a tensor, and its lawful actions: none if it is not asked."""
        return self.turns.see(self.possible_agents.index(agent))._asdict()

    def step(self, action: int | None) -> None:
        """Make the decision of the agent in question; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.turns.decide(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.score is not None:
            (worth,) = REWARDS[self.reward](*outcome([self.game.score])).tolist()
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[self.turns.seat]
        if self.render_mode == "human":
            self.render()

    # Other games

    def at(self, turns: Turns) -> raw_env:
        """A new environment of this kind that goes on with another game."""
        if (turns.game.options, turns.game.faces) != (self.options, self.encoding.deck):
            raise ValueError("that game is played with other options or another deck")
        other = copy(self)
        other._begin(turns)
        return other

    def clone(self) -> raw_env:
        """An independent environment in the same position, with the same deals to come. The spaces are shared."""
        twin = copy(self)
        twin.turns = self.turns.copy()
        twin.agents = list(self.agents)
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        return twin

    def sample_world(self, agent: str, rng: Random) -> raw_env:
        """An environment that could be this one for all that the agent knows; all deals that fit are equally likely."""
        return self.at(self.turns.sample_world(self.possible_agents.index(agent), rng))

    # To look at

    def state(self) -> NDArray[np.int8]:
        """The whole truth as a tensor, all cards open: for a critic that trains, never for an agent that plays."""
        return self.turns.state()

    def render(self) -> str | None:
        """The table as a spectator sees it: as text (`ansi`), or printed (`human`)."""
        text = str(self.game.view(None))
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""
