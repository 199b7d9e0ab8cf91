"""An observation holds all that a seat may know, and nothing that it may not."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from hypothesis import given, settings

from fzzzt.engine import Game, Options
from fzzzt.research import raw_env
from fzzzt.research.encoding import encoding
from fzzzt.research.turns import Turns
from random_games import moves, options, seeds

from .decision_walk import lawful, table, turns

if TYPE_CHECKING:
    from fzzzt.engine import View


@settings(max_examples=150, deadline=None)
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
    """A game in a build that several seats take part in."""
    for seed in range(100):
        game = Game(chosen)
        for event in moves(game, seed):
            if game.phase == "build" and isinstance(game.to_move, frozenset) and len(game.to_move) > 1:
                return Turns(encoding(chosen, game.faces), game, "x")
            game.push(event)
    raise AssertionError("no such game")


@settings(max_examples=40, deadline=None)
@given(options, seeds)
def test_whatever_changes_for_a_seat_changes_its_tensor(chosen: Options, seed: int) -> None:
    game, told = Game(chosen), encoding(chosen, Game(chosen).faces).observation
    last: tuple[View, bytes] | None = None
    for event in moves(game, seed):
        game.push(event)
        if game.phase not in ("bid", "build"):
            continue
        view = game.view(seed % chosen.players)
        now = told.tensor(view).tobytes()
        if last is not None:
            assert (now == last[1]) == (view == last[0])
        last = view, now


@settings(max_examples=60, deadline=None)
@given(turns())
def test_the_fields_say_what_is_in_the_view(stopped: Turns) -> None:
    view = stopped.game.view(stopped.seat)
    cards = stopped.encoding.catalogue
    parts = stopped.encoding.observation.fields.parts(stopped.see(stopped.seat).observation)
    assert parts["hand"].tolist() == cards.count(view.hand or ()).tolist()
    assert parts["belt"].sum() + parts["face_down"].sum() == len(view.belt)
    assert parts["unseen"].sum() == parts["face_down"].sum() + parts["deck"][0]
    for place in range(stopped.game.options.players):
        public = view.seats[(stopped.seat + place) % stopped.game.options.players]
        assert parts["owned"][place].tolist() == cards.count(public.owned).tolist()
        assert parts["unit_owner"][:, place].sum() == len(public.units)
        assert parts["bids"][place] == (public.bid or 0)


@settings(max_examples=60, deadline=None)
@given(turns())
def test_the_state_is_the_whole_truth(stopped: Turns) -> None:
    game, cards = stopped.game, stopped.encoding.catalogue
    parts = stopped.encoding.state.fields.parts(stopped.state())
    for seat in range(game.options.players):
        assert parts["hands"][seat].tolist() == cards.count(game.hands[seat]).tolist()
        assert parts["bids"][seat].tolist() == cards.count(game.bids[seat] or ()).tolist()
    order = [cards.cards[row.argmax()] for row in parts["deck"] if row.any()]
    assert order == list(game.deck)


def test_a_spectators_view_of_a_huge_number_is_cut_off_not_wrapped() -> None:
    game = Game(Options(2))
    game.push(next(iter(moves(game, 1))))
    told = encoding(game.options, game.faces).observation
    assert told.fields.part(told.tensor(replace(game.view(0), deck=5000)), "deck")[0] == 127
