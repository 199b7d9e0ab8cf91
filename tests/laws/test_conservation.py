"""Law 5 and the engine's promises: no card is lost, replay needs no random numbers, copies are independent."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from fzzzt.engine import Bid, Build, Deal, Game, MoveError, Options, Setup
from fzzzt.record import Record, dump_record, replay_record
from laws.test_worlds import cards_of
from random_games import moves, options, play, positions, seeds
from thoroughness import examples

if TYPE_CHECKING:
    from collections import Counter


def seats(game: Game) -> list[dict[str, str]]:
    return [{"name": f"seat {seat}"} for seat in range(game.options.players)]


@settings(max_examples=examples(300), deadline=None)
@given(options, seeds)
def test_cards_are_conserved(chosen: Options, seed: int) -> None:
    game = Game(chosen)
    everything: Counter[str] | None = None
    for event in moves(game, seed):
        game.push(event)
        everything = everything or cards_of(game)
        assert cards_of(game) == everything
    assert game.score is not None


@settings(max_examples=examples(100), deadline=None)
@given(options, seeds)
def test_record_to_game_to_record_is_the_identity(chosen: Options, seed: int) -> None:
    game = play(Game(chosen), seed)
    text = dump_record(Record.of(game, seats(game), "law 5", date="2026-01-01"))
    record, replayed = replay_record(json.loads(text))
    assert dump_record(record) == text
    assert replayed.score == game.score
    assert [replayed.view(seat) for seat in range(chosen.players)] == [
        game.view(seat) for seat in range(chosen.players)
    ]


@settings(max_examples=examples(100), deadline=None)
@given(positions(("bid", "build", "deal")))
def test_an_unfinished_record_resumes_where_it_stopped(game: Game) -> None:
    if game.sealed_builds:  # sealed builds become events when the last is in; until then a record does not have them
        return
    text = dump_record(Record.of(game, seats(game)))
    record, resumed = replay_record(json.loads(text))
    assert dump_record(record) == text
    assert not record.finished
    assert resumed.score is None
    assert resumed.view(0) == game.view(0)


@settings(max_examples=100, deadline=None)
@given(positions(), seeds)
def test_a_copy_goes_its_own_way(game: Game, seed: int) -> None:
    views = [game.view(seat) for seat in range(game.options.players)]
    log = list(game.log)
    twin = game.copy()
    assert [twin.view(seat) for seat in range(game.options.players)] == views
    play(twin, seed)
    assert [game.view(seat) for seat in range(game.options.players)] == views
    assert game.log == log


@settings(max_examples=100, deadline=None)
@given(positions())
def test_what_is_listed_as_legal_is_taken_and_nothing_else(game: Game) -> None:
    for seat in range(game.options.players):
        bids, builds = game.legal_bids(seat), game.legal_builds(seat)
        may_bid = game.phase == "bid" and game.to_move == frozenset({seat})
        assert len(bids) == len(list(bids)) == len({bid.cards for bid in bids})
        assert bool(len(bids)) == may_bid
        for bid in bids:
            assert bid in bids
            game.copy().push(bid)
        hand = game.hands[seat]
        for wrong in (Bid(seat, ()), Bid(seat, (*hand, hand[0]) if hand else ("fzzzt",))):
            assert wrong not in bids
            with pytest.raises(MoveError):
                game.push(wrong)
        may_build = game.phase == "build" and game.view(seat).my_turn
        assert bool(len(builds)) == may_build
        if len(builds) < 2000:
            listed = list(builds)
            assert len(listed) == len(builds) == len({json.dumps(build.robots, sort_keys=True) for build in listed})
            for build in listed:
                assert build in builds
                game.copy().push(build)


@settings(max_examples=50, deadline=None)
@given(options, seeds)
def test_replaying_the_log_gives_the_same_log(chosen: Options, seed: int) -> None:
    game = play(Game(chosen), seed)
    assert Game.replay(chosen, game.log).log == game.log


def test_chance_and_moves_are_all_that_is_pushed() -> None:
    game = play(Game(Options(3)), 1)
    pushed = [event for event in game.log if isinstance(event, Setup | Deal | Bid | Build)]
    assert Game.replay(game.options, pushed).log == game.log
