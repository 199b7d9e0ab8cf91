"""Walking through games decision by decision."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
from hypothesis import strategies as st

from fzzzt.research import raw_env
from fzzzt.research.encoding import encoding
from fzzzt.research.turns import Turns
from random_games import positions, seeds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import Options
    from fzzzt.research.encoding import Seen


def table(chosen: Options, **more: Any) -> raw_env:
    """An environment with these options."""
    return raw_env(chosen.players, **chosen.variant, **more)


def lawful(seen: Seen, rng: Random) -> int:
    """A lawful action."""
    return int(rng.choice(np.flatnonzero(seen.action_mask).tolist()))


@st.composite
def turns(draw: st.DrawFn, phases: tuple[str, ...] = ("bid", "build")) -> Turns:
    """A game stopped in one of these phases, one as often as the other; in the middle of a seat's build too."""
    phase = draw(st.sampled_from(phases))
    game = draw(positions((phase,)))
    stopped = Turns(encoding(game.options, game.faces), game, str(draw(seeds)))
    rng = Random(draw(seeds))
    for _ in range(draw(st.integers(0, 3))):
        before = stopped.copy()
        stopped.decide(lawful(stopped.see(stopped.seat), rng))
        if stopped.game.phase != phase:
            return before
    return stopped


def course(env: raw_env, rng: Random) -> Iterator[tuple[object, ...]]:
    """An environment played to the end at random: everything that can be seen of it at each step."""
    while env.agents:
        seen = [env.observe(agent) for agent in env.possible_agents]
        bytes_seen = [(each["observation"].tobytes(), each["action_mask"].tobytes()) for each in seen]
        yield env.agent_selection, bytes_seen, env.last(observe=False), env.state().tobytes()
        over = env.terminations[env.agent_selection]
        env.step(None if over else lawful(env.turns.see(env.turns.seat), rng))
