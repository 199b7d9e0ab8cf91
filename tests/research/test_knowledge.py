"""An observation holds all that a seat may know, and nothing that it may not."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings

from fzzzt.engine import Game, Options
from fzzzt.research import raw_env
from fzzzt.research.encoding import encoding
from fzzzt.research.turns import Turns
from random_games import moves, seeds
from thoroughness import examples

from .decision_walk import lawful, table, turns
from .reading import expected, read


@settings(max_examples=examples(60), deadline=None)
@given(turns(), seeds)
def test_worlds_that_fit_a_view_give_identical_bytes(stopped: Turns, seed: int) -> None:
    env = table(stopped.game.options).at(stopped)
    for agent in env.agents:
        world = env.sample_world(agent, Random(seed))
        told, there = env.observe(agent), world.observe(agent)
        assert there["observation"].tobytes() == told["observation"].tobytes()
        assert there["action_mask"].tobytes() == told["action_mask"].tobytes()


def test_those_worlds_really_differ() -> None:
    """The law above would be empty if they did not; the state, which may know all, tells them apart."""
    env = raw_env(players=3)
    env.reset(seed=1)
    worlds = {env.sample_world("player_0", Random(seed)).state().tobytes() for seed in range(20)}
    assert len(worlds) == 20


def test_a_world_does_not_give_away_the_deals_to_come() -> None:
    """Two worlds that start with the same cards are dealt different hands later, none of them the true ones."""
    env = raw_env(players=2)
    env.reset(seed=1)
    deals = {env.sample_world("player_0", Random(seed)).turns.dealer.seed for seed in range(5)}
    assert len(deals | {env.turns.dealer.seed}) == 6


def test_what_others_choose_in_a_build_stays_sealed() -> None:
    """While a seat builds, whatever it chooses, nothing changes for the others until all have chosen."""
    turns = _building(Options(4))
    before = [turns.see(seat).observation.tobytes() for seat in range(4)]
    first, rng = turns.seat, Random(3)
    while turns.seat == first:
        turns.decide(lawful(turns.see(first), rng))
        assert [turns.see(seat).observation.tobytes() for seat in range(4) if seat not in (first, turns.seat)] == [
            tensor for seat, tensor in enumerate(before) if seat not in (first, turns.seat)
        ]
    assert turns.game.phase == "build"


def _building(chosen: Options) -> Turns:
    """A game in a build that several seats take part in, the first of them with three units or more."""
    for seed in range(100):
        game = Game(chosen)
        for event in moves(game, seed):
            if game.phase == "build" and len(game.deciding) > 1:
                turns = Turns(encoding(chosen, game.faces), game, "x")
                if len(game.units[turns.seat]) > 2:
                    return turns
            game.push(event)
    raise AssertionError("no such game")


@settings(max_examples=examples(60), deadline=None)
@given(turns())
def test_all_that_a_view_says_can_be_read_in_its_tensor(stopped: Turns) -> None:
    for seat in range(stopped.game.options.players):
        view = stopped.game.view(seat)
        tensor = stopped.encoding.observation.tensor(view)
        assert read(stopped.encoding, tensor, seat) == expected(view)
        parts = stopped.encoding.observation.fields.parts(tensor)
        assert parts["unseen"].sum() == parts["face_down"].sum() + parts["deck"][0]


@settings(max_examples=60, deadline=None)
@given(turns(("build",)))
def test_in_a_build_a_seat_sees_what_it_chose_and_which_unit_is_next(stopped: Turns) -> None:
    parts = stopped.encoding.observation.fields.parts(stopped.see(stopped.seat).observation)
    units = stopped.encoding.catalogue.units
    choices = stopped.choices or {}
    chosen = {unit for unit, row in zip(units, parts["my_build"], strict=True) if row.any()}
    left = {unit for unit, row in zip(units, parts["my_build"], strict=True) if row[-1]}
    assert (chosen, left) == (set(choices), {unit for unit, robot in choices.items() if robot is None})
    asked = [unit for unit, mark in zip(units, parts["unit"], strict=True) if mark]
    assert asked == sorted(stopped.game.units[stopped.seat].keys() - choices.keys())[:1]


@settings(max_examples=60, deadline=None)
@given(turns())
def test_the_state_is_the_whole_truth(stopped: Turns) -> None:
    game, cards = stopped.game, stopped.encoding.catalogue
    parts = stopped.encoding.state.fields.parts(stopped.state())
    for seat in range(game.options.players):
        assert parts["hands"][seat].tolist() == cards.count(game.hands[seat]).tolist()
        assert parts["bids"][seat].tolist() == cards.count(game.bids[seat] or ()).tolist()
    order = [cards.cards[row.argmax()] for row in parts["deck"] if row.any()]
    assert order == list(game.conveyor)


def test_a_spectators_view_of_a_huge_number_is_cut_off_not_wrapped() -> None:
    game = Game(Options(2))
    game.push(next(iter(moves(game, 1))))
    told = encoding(game.options, game.faces).observation
    assert told.fields.part(told.tensor(replace(game.view(0), conveyor_size=5000)), "deck")[0] == 127
