"""The PettingZoo environment: its interface, its games, and going on from anywhere."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from fzzzt.bots import make_player, play_out
from fzzzt.bots.playing import bot_rng
from fzzzt.cli.options import load_deck
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options, Score, SeatScore
from fzzzt.research import BotPolicy, PolicyPlayer, env, raw_env
from fzzzt.research.rewards import margin, win
from fzzzt.research.turns import Turns
from random_games import ALL_OPTIONS, options, seeds

from .decision_walk import course, lawful

DICTIONARIES = pytest.mark.filterwarnings(
    # PettingZoo's test knows by name which environments observe dictionaries, as all with a mask do.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably:UserWarning",
)
ONE_AT_A_TIME = pytest.mark.filterwarnings(
    "ignore:.*Illegal move made:UserWarning", "ignore:Action mask numpy array is all"
)


def table(chosen: Options, **more: Any) -> raw_env:
    """An environment with these options."""
    return raw_env(chosen.players, chosen.cards, chosen.unused_robots, **more)


def pickled(kept: Any) -> Any:
    """What comes back from a pickle."""
    return pickle.loads(pickle.dumps(kept))  # noqa: S301 - our own


@DICTIONARIES
@pytest.mark.parametrize("chosen", [Options(2), Options(4, "extended", "leave"), Options.of(6)], ids=str)
def test_pettingzoo_finds_no_fault(chosen: Options, capsys: pytest.CaptureFixture[str]) -> None:
    how = {"players": chosen.players, "cards": chosen.cards, "unused_robots": chosen.unused_robots}
    api_test(env(**how), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@ONE_AT_A_TIME
def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: env(players=3), num_cycles=300)


@ONE_AT_A_TIME
def test_pettingzoo_takes_it_for_a_parallel_one_that_moves_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(turn_based_aec_to_parallel(env(players=3)), num_cycles=400)
    assert "Passed Parallel API test" in capsys.readouterr().out
    parallel_seed_test(lambda: turn_based_aec_to_parallel(env(players=3)), num_cycles=50)


@settings(max_examples=20, deadline=None)
@given(options, seeds)
def test_all_that_is_told_lies_in_its_space(chosen: Options, seed: int) -> None:
    played, rng = table(chosen, reward="margin"), Random(seed)
    played.reset(seed=seed)
    while not played.turns.over:
        agent = played.agent_selection
        assert played.observation_space(agent).contains(played.observe(agent))
        assert played.state_space.contains(played.state())
        played.step(lawful(played.turns.see(played.turns.seat), rng))
    assert played.state_space.contains(played.state())


@settings(max_examples=25, deadline=None)
@given(options, seeds, st.integers(0, 150))
def test_clones_pickles_and_resumed_games_go_on_identically(chosen: Options, seed: int, steps: int) -> None:
    played, rng = table(chosen), Random(seed)
    played.reset(seed=seed)
    for _ in range(steps):
        if not played.turns.over:
            played.step(lawful(played.turns.see(played.turns.seat), rng))
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


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_rewards_come_at_the_end(reward: str) -> None:
    played = raw_env(players=2, reward=reward)
    played.reset(seed=1)
    rng, bot = Random(1), BotPolicy("tinker")
    earlier = []
    while not played.turns.over:
        earlier += played.rewards.values()
        played.step(bot(played, rng))
    assert set(earlier) == {0.0}
    assert played.game.score is not None
    one, other = (seat.total for seat in played.game.score.seats)
    assert one != other
    worth = {"win": (one > other, other > one), "margin": (one - other, other - one), "points": (one, other)}
    assert tuple(played.rewards.values()) == worth[reward]
    assert played.last(observe=False)[1] == played.rewards[played.agent_selection]
    assert all(played.terminations.values())


def test_a_shared_win_is_shared() -> None:
    seats = tuple(SeatScore(0, 0, total, 0, ()) for total in (5, 9, 9))
    score = Score(seats, (1, 2))
    assert win(score) == [0, 0.5, 0.5]
    assert margin(score) == [-4, 0, 0]


def test_an_unlawful_action_raises_in_the_bare_environment() -> None:
    played = raw_env(players=2)
    played.reset(seed=1)
    for action in (62, 63, None):
        with pytest.raises(ValueError, match="may not do"):
            played.step(action)
    with pytest.raises(ValueError, match="reward must be one of win, margin, points"):
        raw_env(reward="fame")


@pytest.mark.filterwarnings("ignore:.*Illegal move made:UserWarning")
def test_an_unlawful_action_ends_the_wrapped_one() -> None:
    wrapped = env(players=2)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(62)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def test_another_tables_game_does_not_fit() -> None:
    small, big = raw_env(players=2), raw_env(players=3)
    small.reset(seed=1)
    with pytest.raises(ValueError, match="other options"):
        big.at(small.turns)


def test_a_house_deck(tmp_path: Path) -> None:
    standard = Path(str(__import__("importlib.resources").resources.files("fzzzt.engine") / "deck.toml")).read_text(
        "utf-8"
    )
    (tmp_path / "house.toml").write_text(standard.replace("power = 5", "power = 9"), "utf-8")
    played = raw_env(players=3, deck=load_deck(tmp_path / "house.toml"))
    played.reset(seed=1)
    list(course(played, Random(1)))
    assert played.game.faces.power["r5-n"] == 9


def test_what_it_looks_like(capsys: pytest.CaptureFixture[str]) -> None:
    shown = raw_env(players=2, render_mode="human")
    shown.reset(seed=1)
    shown.step(0)
    told = raw_env(players=2, render_mode="ansi")
    told.reset(seed=1)
    told.step(0)
    text = told.render()
    assert text is not None
    assert capsys.readouterr().out == text + "\n"
    assert text.splitlines()[0] == f"Round 1 of 5: bid, {told.agent_selection} decides"
    assert ", bids 1" in text
