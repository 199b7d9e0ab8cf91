"""`python_fzzzt` holds what OpenSpiel asks of a game; the tiny one can be solved, and stays where it belongs."""

from __future__ import annotations

import warnings
from collections import Counter
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

import pyspiel
import pytest

from fzzzt.bots.protocol import game_message
from fzzzt.dealer import Dealer
from fzzzt.engine import Deal, Game, Options
from fzzzt.record import Record, dump_record
from fzzzt.research.draws import chances, drawn_event
from fzzzt.research.openspiel import as_tree
from fzzzt.research.tiny import TinyDeck, TinyOptions
from fzzzt.sim.faces import faces_of
from research.decision_walk import lawful

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = [
    "python_fzzzt",
    "python_fzzzt(players=4,reward=margin)",
    "python_fzzzt(players=5,reward=points)",
    "python_fzzzt(players=3,cards=extended,unused_robots=leave)",
    "python_fzzzt(tiny=2)",
    "python_fzzzt(tiny=3,reward=margin)",
]


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_tests_find_no_fault(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its other games' own
        from open_spiel.python.tests.games_sim_test import GamesSimTest  # noqa: PLC0415
    GamesSimTest().sim_game(game)


def drawn_deals(game: Game, drawn: tuple[int, ...] = (), chance: float = 1.0) -> Iterator[tuple[Deal, float]]:
    """Every deal that can be drawn, and how likely it is."""
    outcomes = chances(game, drawn)
    if not outcomes:
        event = drawn_event(game, drawn)
        assert isinstance(event, Deal)
        yield event, chance
    for outcome, likely in outcomes.items():
        yield from drawn_deals(game, (*drawn, outcome), chance * likely)


def test_every_hand_is_drawn_as_often_as_it_is_dealt() -> None:
    """Eight cards, two of them alike: of all ways to take six each counts the same."""
    game = Game(Options(players=2))
    game.push(Dealer(1).answer(game))
    game.hands = [("fzzzt", "fzzzt", "mechanic-1", "p1-1", "p1-2", "p1-3", "r4-n", "r5-n"), game.hands[1]]
    dealt = Counter({deal.hands[0]: chance for deal, chance in drawn_deals(game)})
    ways = Counter(tuple(sorted(hand)) for hand in combinations(game.hands[0], 6))
    assert dealt.keys() == ways.keys()
    assert all(dealt[hand] == pytest.approx(ways[hand] / ways.total()) for hand in ways)


def test_drawn_by_chance_it_is_the_game_that_others_play() -> None:
    """A drawn game replays in the engine, card by card; what it is worth is what the score says."""
    state, rng = pyspiel.load_game("python_fzzzt(players=3)").new_initial_state(), Random(4)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            assert state.legal_actions() == sorted(state.legal_actions())
            state.apply_action(lawful(state.turns.see(state.current_player()), rng))
    game = state.turns.game
    assert Game.replay(game.options, game.log).score == game.score
    shares = [(seat in game.score.winners) / len(game.score.winners) - 1 / 3 for seat in range(3)]
    assert state.returns() == pytest.approx(shares)
    assert sum(state.returns()) == pytest.approx(0)


def nodes(state: Any) -> Iterator[Any]:
    """Every decision of a small game."""
    if state.is_player_node():
        yield state
    for action in state.legal_actions():
        yield from nodes(state.child(action))


@pytest.fixture(scope="module")
def tiny() -> Any:
    """The tiny game as a tree."""
    return as_tree(pyspiel.load_game("python_fzzzt(tiny=2)"))


def test_what_a_seat_was_told_is_what_it_may_know() -> None:
    """In the whole tiny game: the same told, the same seen and lawful; and hidden cards that differ are told alike."""
    seen: dict[str, tuple[str, list[int]]] = {}
    worlds: dict[str, set[str]] = {}
    first = pyspiel.load_game("python_fzzzt(tiny=2)").new_initial_state()
    for state in nodes(first.child(first.legal_actions()[0])):
        told, now = state.information_state_string(), (state.observation_string(), state.legal_actions())
        assert seen.setdefault(told, now) == now
        worlds.setdefault(told, set()).add(str(state))
    assert max(map(len, worlds.values())) > 1


def test_counterfactual_regret_minimisation_comes_near_an_equilibrium(tiny: Any) -> None:
    """The more iterations, the less a best response wins against what was found: figures are in docs/research.md."""
    solver, gaps = pyspiel.CFRPlusSolver(tiny), []
    for iterations in (1, 9, 90):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        gaps.append(pyspiel.exploitability(tiny, solver.tabular_average_policy()))
    assert gaps == sorted(gaps, reverse=True)
    assert gaps[0] > 0.1
    assert gaps[-1] < 0.01


def test_records_programs_and_other_tables_refuse_the_tiny_game() -> None:
    game = Game(TinyOptions(), TinyDeck(2))
    with pytest.raises(ValueError, match="for research only"):
        dump_record(Record.of(game, [{"name": "a"}, {"name": "b"}]))
    with pytest.raises(ValueError, match="for research only"):
        game_message(0, game.options, game.faces)
    with pytest.raises(ValueError, match="too large or too strong to be simulated"):
        faces_of(game.faces, game.options)
    with pytest.raises(ValueError, match="do not fill a belt"):
        Game(Options(players=2), TinyDeck(2))
    wrongs: list[dict[str, Any]] = [{"players": 3}, {"short_belt": 8}]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="a tiny table is for 2 players, with a belt of 2 or 3 cards"):
            TinyOptions(**wrong)


def test_wrong_use_is_told_in_words() -> None:
    with pytest.raises(ValueError, match="reward must be one of win, margin, points"):
        pyspiel.load_game("python_fzzzt(reward=fame)")
