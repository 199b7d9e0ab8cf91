"""The PettingZoo environment: its interface, its games, and going on from anywhere."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from fzzzt.cli.options import load_deck
from fzzzt.engine import Options, Score, SeatScore
from fzzzt.research import BotPolicy, env, raw_env
from fzzzt.research.rewards import margin, outcome, points, win
from random_games import options, seeds

from .decision_walk import course, lawful, table

if TYPE_CHECKING:
    from pathlib import Path

PETTINGZOO: Any = import_module("pettingzoo.test")
"""Its own tests, which say nothing of their types."""
DICTIONARIES = pytest.mark.filterwarnings(
    # PettingZoo's test knows by name which environments observe dictionaries, as all with a mask do.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably:UserWarning",
)
ONE_AT_A_TIME = pytest.mark.filterwarnings(
    "ignore:.*Illegal move made:UserWarning", "ignore:Action mask numpy array is all"
)


@DICTIONARIES
@pytest.mark.parametrize("chosen", [Options(2), Options(4, "extended", "leave"), Options.of(6)], ids=str)
def test_pettingzoo_finds_no_fault(chosen: Options, capsys: pytest.CaptureFixture[str]) -> None:
    PETTINGZOO.api_test(env(players=chosen.players, **chosen.variant), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@ONE_AT_A_TIME
def test_the_same_seed_gives_the_same_game() -> None:
    PETTINGZOO.seed_test(lambda: env(players=3), num_cycles=300)


@ONE_AT_A_TIME
def test_pettingzoo_takes_it_for_a_parallel_one_that_moves_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    PETTINGZOO.parallel_api_test(turn_based_aec_to_parallel(env(players=3)), num_cycles=400)
    assert "Passed Parallel API test" in capsys.readouterr().out
    PETTINGZOO.parallel_seed_test(lambda: turn_based_aec_to_parallel(env(players=3)), num_cycles=50)


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


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_rewards_come_at_the_end(reward: str) -> None:
    played = raw_env(players=2, reward=reward)
    played.reset(seed=1)
    rng, bot = Random(1), BotPolicy("tinker")
    earlier: list[float] = []
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


@given(st.lists(st.lists(st.integers(-30, 90), min_size=3, max_size=3), min_size=1, max_size=4), st.integers(1, 7))
def test_wins_are_shared_and_margins_are_to_the_best_of_the_others(totals: list[list[int]], bits: int) -> None:
    winners = tuple(seat for seat in range(3) if bits >> seat & 1)
    scores = [Score(tuple(SeatScore(0, 0, total, 0, ()) for total in row), winners) for row in totals]
    games = outcome(scores)
    assert win(*games).tolist() == [pytest.approx([(seat in winners) / len(winners) for seat in range(3)])] * len(
        totals
    )
    assert margin(*games).tolist() == [[a - max(b, c), b - max(a, c), c - max(a, b)] for a, b, c in totals]
    assert points(*games).tolist() == totals


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


def test_a_house_deck(tmp_path: Path) -> None:
    standard = files("fzzzt.engine").joinpath("deck.toml").read_text("utf-8")
    (tmp_path / "house.toml").write_text(standard.replace("power = 5", "power = 9"), "utf-8")
    played = raw_env(players=3, deck=load_deck(tmp_path / "house.toml"))
    played.reset(seed=1)
    list(course(played, Random(1)))
    assert played.game.score is not None
    assert played.encoding.catalogue.features[:, 0].max() == 9


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
    assert text == str(told.game.view(None))
