"""Going on from anywhere: clones, pickles, worlds, recorded games; and bots, who play here as they do elsewhere."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fzzzt.bots import make_player, play_out
from fzzzt.bots.playing import bot_rng
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options
from fzzzt.research import BotPolicy, PolicyPlayer, env, raw_env
from fzzzt.research.turns import Turns
from random_games import ALL_OPTIONS, options, seeds

from .decision_walk import course, lawful, table


def pickled(kept: Any) -> Any:
    """What comes back from a pickle."""
    return pickle.loads(pickle.dumps(kept))  # noqa: S301 - our own


@settings(max_examples=15, deadline=None)
@given(options, seeds, st.integers(0, 150), st.booleans())
def test_clones_pickles_and_resumed_games_go_on_identically(
    chosen: Options, seed: int, steps: int, building: bool
) -> None:
    played, rng = table(chosen), Random(seed)
    played.reset(seed=seed)
    while not played.turns.over and (steps > 0 or (building and not played.turns.choices)):
        played.step(lawful(played.turns.see(played.turns.seat), rng))
        steps -= 1
    others = [played.clone(), pickled(played), copy.deepcopy(played)]
    if not played.turns.choices and not played.game.sealed_builds and not played.turns.over:  # a record has no secrets
        again = Game.replay(chosen, played.game.log)
        others.append(played.at(Turns(played.encoding, again, played.turns.dealer.seed)))
    expected = list(course(played, Random(seed)))
    for other in others:
        assert list(course(other, Random(seed))) == expected
        assert other.game.log == played.game.log


def test_a_clone_is_independent() -> None:
    played = raw_env(players=2)
    played.reset(seed=3)
    before = played.state().tobytes()
    list(course(played.clone(), Random(1)))
    assert (played.state().tobytes(), played.rewards) == (before, {"player_0": 0.0, "player_1": 0.0})


def test_the_wrapped_environment_can_be_pickled_in_the_middle() -> None:
    wrapped = env(players=2)
    wrapped.reset(seed=5)
    wrapped.step(0)
    again = pickled(wrapped)
    assert again.state().tobytes() == wrapped.state().tobytes()
    assert again.agent_selection == wrapped.agent_selection


@pytest.mark.parametrize("chosen", ALL_OPTIONS, ids=str)
def test_bots_play_the_same_game_as_anywhere_else(chosen: Options) -> None:
    """Seed 7, second game: the deals of `fzzzt simulate --seed 7`."""
    played, bot = table(chosen), BotPolicy("tinker")
    played.reset(seed=7)
    played.reset()
    rngs = [bot_rng("7/1", seat) for seat in range(chosen.players)]
    while not played.turns.over:
        played.step(bot(played, rngs[played.turns.seat]))
    elsewhere = play_out(Game(chosen), Dealer("7/1"), [make_player("tinker") for _ in rngs])
    assert played.game.log == elsewhere.log


def test_a_policy_can_sit_where_bots_do() -> None:
    """And a new table finds it ready."""
    policy = PolicyPlayer(lawful)
    for chosen in (Options(3), Options(2)):
        players = [policy, make_player("tinker"), make_player("rookie")][: chosen.players]
        assert play_out(Game(chosen), Dealer(4), players).score is not None


def test_a_world_can_be_played_to_its_end() -> None:
    played = raw_env(players=4)
    played.reset(seed=2)
    world = played.sample_world("player_2", Random(1))
    list(course(world, Random(2)))
    assert world.game.score is not None
    assert played.game.score is None


def test_another_tables_game_does_not_fit() -> None:
    small, big = raw_env(players=2), raw_env(players=3)
    small.reset(seed=1)
    with pytest.raises(ValueError, match="other options"):
        big.at(small.turns)


def test_a_bot_can_take_over_in_the_middle_of_a_build() -> None:
    played, rng, bot = raw_env(players=2), Random(1), BotPolicy("random")
    played.reset(seed=1)
    while not played.turns.choices:
        played.step(lawful(played.turns.see(played.turns.seat), rng))
    while not played.turns.over:
        played.step(bot(played, rng))
    assert played.game.score is not None
