"""`Fzzzt-v0` holds what Gymnasium asks of an environment, one game at a time or many at once."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from hypothesis import given, settings

from fzzzt.research.action_features import COUNT, FIRST_CARD, POWER
from fzzzt.research.actions import BIDS, LEAVE
from fzzzt.research.seat_env import SeatEnv
from fzzzt.research.seat_vector import SeatVectorEnv
from research.decision_walk import turns

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.research.turns import Turns

HOW: list[dict[str, Any]] = [
    {},
    {"players": 2, "opponents": "rookie", "reward": "margin", "action_features": True},
    {"players": 5, "seat": 3, "opponents": ["random", "rookie", "apprentice", "tinker"]},
]


def lawful(mask: NDArray[np.int8], rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize("how", HOW, ids=str)
@pytest.mark.parametrize("mode", [None, "ansi"])
def test_gymnasiums_checker_finds_no_fault(how: dict[str, Any], mode: str | None) -> None:
    check_env(gymnasium.make("Fzzzt-v0", render_mode=mode, **how).unwrapped)


def test_a_whole_game_by_lawful_actions() -> None:
    """With Gymnasium's passive checker around it, which looks at every step."""
    env, rng = gymnasium.make("Fzzzt-v0", players=3, opponents="tinker", reward="points"), Random(2)
    seen, _ = env.reset(seed=7)
    reward, over, steps = 0.0, False, 0
    while not over:
        assert reward == 0.0
        seen, reward, over, cut, info = env.step(lawful(seen["action_mask"], rng))  # type: ignore[assignment]
        assert (cut, info) == (False, {})
        steps += 1
    table = env.unwrapped.table  # type: ignore[attr-defined]
    assert reward == table.game.score.seats[0].total
    assert steps > 30
    with pytest.raises(ValueError, match="the game is over"):
        env.unwrapped.step(np.int64(0))


def test_the_seed_decides_cards_and_opponents() -> None:
    def course(seed: int | None) -> list[bytes]:
        env, rng = SeatEnv(3, opponents="random"), Random(1)
        seen, _ = env.reset(seed=seed)
        told = [seen["observation"].tobytes()]
        for _ in range(20):
            seen, *_ = env.step(np.int64(lawful(seen["action_mask"], rng)))
            told.append(seen["observation"].tobytes())
        return told

    assert course(5) == course(5)
    assert course(5) != course(6)
    assert course(None) != course(None)


def test_an_unlawful_action_ends_the_game_and_costs_a_point() -> None:
    single, many = SeatEnv(2), SeatVectorEnv(3, 2, seed=1)
    single.reset(seed=1)
    _, reward, over, _, info = single.step(np.int64(LEAVE))
    assert (reward, over, info) == (-1.0, True, {"unlawful": True})
    seen, _ = many.reset(seed=1)
    fine = lawful(seen["action_mask"][1], Random(1))
    for bad in (LEAVE, -1, many.games.actions):
        after, rewards, done, _, _ = many.step(np.array([bad, fine, bad]))
        assert (rewards.tolist(), done.tolist()) == ([-1.0, 0.0, -1.0], [True, False, True])
        fine = lawful(after["action_mask"][1], Random(1))
        auction = many.games.encoding.observation.fields.part(after["observation"], "auction")
        assert auction[0] == auction[2] == 1  # the next game


@pytest.mark.parametrize("how", HOW, ids=str)
def test_many_at_once(how: dict[str, Any]) -> None:
    """The interface: sizes, spaces, what is returned by its type and shape; games go on where others end."""
    envs = RecordEpisodeStatistics(gymnasium.make_vec("Fzzzt-v0", num_envs=16, seed=3, **how))
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.num_envs == 16
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    one = gymnasium.make("Fzzzt-v0", **how)
    assert (envs.single_observation_space, envs.single_action_space) == (one.observation_space, one.action_space)
    seen, _ = envs.reset(seed=3)
    rng, ended = Random(3), 0
    for _ in range(90):
        assert seen in envs.observation_space
        actions = np.array([lawful(mask, rng) for mask in seen["action_mask"]])
        assert actions in envs.action_space
        seen, rewards, over, cut, _ = envs.step(actions)
        assert (rewards.shape, over.shape) == ((16,), (16,))
        assert not cut.any()
        assert not rewards[~over].any()
        ended += int(over.sum())
    assert ended >= 16
    envs.close()
    assert envs.unwrapped.closed


def test_before_the_first_deal_nothing_can_be_done() -> None:
    with pytest.raises(ValueError, match="reset"):
        SeatVectorEnv(2, 2).step(np.zeros(2, np.int64))


@settings(max_examples=40, deadline=None)
@given(turns())
def test_action_features_are_what_the_action_spends(stopped: Turns) -> None:
    table, view, seen = stopped.encoding, stopped.game.view(stopped.seat), stopped.see(stopped.seat)
    features = table.action_features.of(*seen)
    assert (features <= table.action_features.high).all()
    assert not features[seen.action_mask == 0].any()
    assert (table.action_features.of(*(np.stack([each, each]) for each in seen))[1] == features).all()
    for action in np.flatnonzero(seen.action_mask).tolist():
        cards = table.actions.bid(view, action).cards if action < BIDS else [table.actions.robot(action)]
        spent = [card for card in cards if card is not None]
        assert features[action, POWER] == sum(table.deck.power[card] for card in spent)
        assert features[action, COUNT] == len(spent)
        assert (features[action, FIRST_CARD:] == table.catalogue.count(spent)).all()


def test_a_missing_extra_is_one_sentence() -> None:
    for module, missing, extra in (
        ("fzzzt.research", "gymnasium", "fzzzt.research needs gymnasium: pip install 'fzzzt[research]'"),
        ("fzzzt.research.vector", "numba", "the compiled game needs numba: pip install 'fzzzt[sim]'"),
        ("fzzzt.research.openspiel", "pyspiel", "python_fzzzt needs pyspiel: pip install 'fzzzt[openspiel]'"),
    ):
        program = (
            f"import sys; sys.modules[{missing!r}] = None\ntry:\n import {module}\nexcept ImportError as e: print(e)"
        )
        told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603
        assert told.stdout.strip() == extra
