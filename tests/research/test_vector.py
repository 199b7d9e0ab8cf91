"""The vectorised environment is PettingZoo's, many times over: same tensors, same actions, same rewards, no leaks."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fzzzt.cli.options import load_deck
from fzzzt.engine import Options, sample_world
from fzzzt.research.rewards import REWARDS
from fzzzt.research.vector import VectorEnv
from fzzzt.sim import sharing
from fzzzt.sim.batches import observe_games
from fzzzt.sim.bridge import record_of
from fzzzt.sim.decisions import BIDS, FIELDS, FIRST_ROBOT
from fzzzt.sim.faces import faces_of
from fzzzt.sim.state import BUILD, GAME
from random_games import ALL_OPTIONS, options, seeds
from research.mirror import differences, some_actions
from thoroughness import examples

if TYPE_CHECKING:
    from pathlib import Path

    from fzzzt.research.vector import Batch


@pytest.mark.parametrize("chosen", ALL_OPTIONS, ids=str)
def test_the_same_cards_and_decisions_give_the_same_as_in_pettingzoos(chosen: Options) -> None:
    for seed, reward in enumerate(REWARDS):
        assert list(differences(chosen, reward, seed)) == []


def test_uncompiled_and_bounds_checked_they_still_do() -> None:
    """Plain Python raises where compiled code would write beyond the end of a tensor."""
    program = (
        "import sys; sys.path.insert(0, 'tests')\n"
        "from research.mirror import Options, differences\n"
        "print([d for o in (Options.of(2, 'extended'), Options.of(5)) for d in differences(o, 'win', 3)])"
    )
    plain = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-W", "error", "-c", program],
        env={"NUMBA_DISABLE_JIT": "1", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (plain.stdout.strip(), plain.stderr) == ("[]", "")


def test_a_house_deck(tmp_path: Path) -> None:
    standard = files("fzzzt.engine").joinpath("deck.toml").read_text("utf-8")
    (tmp_path / "house.toml").write_text(standard.replace("power = 5", "power = 7"), "utf-8")
    assert list(differences(Options.of(3), "points", 1, load_deck(tmp_path / "house.toml"))) == []


def walked(chosen: Options, seed: int, steps: int, building: bool) -> tuple[VectorEnv, Batch]:
    """One game after so many steps, and on until it is in a build or in an auction."""
    env, rng = VectorEnv(1, chosen.players, seed=seed, **chosen.variant), Random(seed)
    batch = env.reset()
    while steps > 0 or (env.games[0]["phase"] == BUILD) != building:
        batch = env.step(some_actions(batch, rng))
        steps -= 1
    return env, batch


@settings(max_examples=examples(60), deadline=None)
@given(options, seeds, st.integers(0, 250), st.booleans(), seeds)
def test_worlds_that_fit_what_a_seat_knows_give_identical_bytes(
    chosen: Options, seed: int, steps: int, building: bool, other: int
) -> None:
    env, batch = walked(chosen, seed, steps, building)
    seat, unit, rng = int(batch.seats[0]), int(env.units[0]), Random(other)
    faces = faces_of(env.encoding.deck, chosen)
    twin = np.zeros(1, GAME)
    twin[0] = record_of(sample_world(env.game(0).view(seat), rng), faces)
    twin["mover"] = seat
    for number in range(len(faces.units)):  # what others seal is theirs; what I chose I know
        mine = env.games[0]["owner"][number] == seat and number < unit
        twin[0]["planned"][number] = env.games[0]["planned"][number] if mine else rng.choice([-1, 0, 1])
    seats, seen, masks = np.zeros(1, np.int32), np.zeros_like(batch.observations), np.zeros_like(batch.action_masks)
    observe_games(twin, env.units, faces.record, env._layout, seats, seen, masks)
    assert seen.tobytes() == batch.observations.tobytes()
    assert masks.tobytes() == batch.action_masks.tobytes()


def test_those_worlds_really_differ() -> None:
    """The law above would be empty if they did not."""
    env, batch = walked(Options.of(4), 1, 60, building=False)
    view = env.game(0).view(int(batch.seats[0]))
    worlds = [sample_world(view, Random(seed)) for seed in range(10)]
    assert len({str((world.hands, world.conveyor)) for world in worlds}) == 10


def course(env: VectorEnv, seed: int, steps: int = 400) -> list[bytes]:
    """All that is seen in so many random steps."""
    rng, batch = Random(seed), env.reset()
    seen = []
    for _ in range(steps):
        seen.append(b"".join(array.tobytes() for array in batch))
        batch = env.step(some_actions(batch, rng))
    return seen


def test_the_seed_decides_whatever_the_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "LEAST", 1)  # so few games are not shared otherwise
    one = course(VectorEnv(5, 3, seed=7), 1)
    assert one == course(VectorEnv(5, 3, seed=7, threads=2), 1)
    assert one == course(VectorEnv(5, 3, seed=7, threads=8), 1)
    assert one != course(VectorEnv(5, 3, seed=8), 1)


def test_a_game_does_not_depend_on_how_many_there_are() -> None:
    few, many = VectorEnv(2, 4), VectorEnv(50, 4)
    assert few.reset(seed=3).observations.tobytes() == many.reset(seed=3).observations[:2].tobytes()
    assert few.reset().observations.tobytes() != few.reset(seed=3).observations.tobytes()
    assert VectorEnv(2, 4).reset().observations.tobytes() != few.reset(seed=3).observations.tobytes()


def test_copied_or_pickled_anywhere_it_goes_on_the_same() -> None:
    env, batch = VectorEnv(20, 3, seed=1, threads=2), None
    batch, rng = env.reset(), Random(1)
    for _ in range(77):
        batch = env.step(some_actions(batch, rng))
    assert (env.units >= 0).any()
    twins = [deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    for _ in range(150):
        actions = some_actions(batch, rng)
        batch = env.step(actions)
        for twin in twins:
            assert all((ours == its).all() for ours, its in zip(batch, twin.step(actions), strict=True))


def test_what_was_seen_stays_as_it_was() -> None:
    env = VectorEnv(3, 2, seed=1)
    batch = env.reset()
    before = [array.tobytes() for array in batch]
    for array in env.step(some_actions(batch, Random(1))):
        array[...] = 0
    assert [array.tobytes() for array in batch] == before


@settings(max_examples=60, deadline=None)
@given(options, seeds, st.integers(0, 150), st.booleans())
def test_exactly_the_actions_of_the_mask_are_taken(chosen: Options, seed: int, steps: int, building: bool) -> None:
    env, batch = walked(chosen, seed, steps, building)
    before = env.games.tobytes()
    for action in [-1, *range(env.actions), env.actions, 1 << 40]:
        if 0 <= action < env.actions and batch.action_masks[0, action]:
            assert deepcopy(env).step([action]) is not None
            continue
        with pytest.raises(ValueError, match=f"game 0: seat {batch.seats[0]} may not do {action} now"):
            env.step([action])
    assert env.games.tobytes() == before


def test_wrong_use_is_told_in_words() -> None:
    with pytest.raises(ValueError, match="reward must be one of win, margin, points"):
        VectorEnv(2, reward="fame")
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv(0)
    env = VectorEnv(2)
    with pytest.raises(ValueError, match="reset"):
        env.step([0, 0])
    env.reset()
    for actions in ([0], [0.0, 1.0], [[0, 0]]):
        with pytest.raises(ValueError, match="2 whole numbers"):
            env.step(actions)


def test_it_speaks_of_fields_and_actions_as_the_encoding_does() -> None:
    env = VectorEnv(1, 6)
    assert tuple(env.encoding.observation.fields.fields) == FIELDS
    assert (BIDS, FIRST_ROBOT + len(env.encoding.catalogue.robots)) == (63, env.actions)
