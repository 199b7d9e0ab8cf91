"""Every action means one lawful move, and every lawful move has its actions."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import assume, given, settings

from fzzzt.engine import Game, Options
from fzzzt.research.actions import BIDS, LEAVE, asked_unit, built
from fzzzt.research.encoding import encoding
from random_games import positions, seeds
from tabletop import Table
from thoroughness import examples

from .decision_walk import lawful, turns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import Build, View
    from fzzzt.research.actions import Actions, Choices
    from fzzzt.research.turns import Turns


def bidder(game: Game) -> int:
    """The seat whose bid is awaited."""
    return min(game.deciding)


@settings(max_examples=examples(60), deadline=None)
@given(positions(("bid",)))
def test_lawful_actions_are_the_lawful_bids_each_once(game: Game) -> None:
    actions, view = encoding(game.options, game.faces).actions, game.view(bidder(game))
    bids = {action: actions.bid(view, action) for action in np.flatnonzero(actions.mask(view, None)).tolist()}
    assert set(bids.values()) == set(view.legal_bids())
    assert len(bids) == len(view.legal_bids()) <= BIDS
    for action, bid in bids.items():
        assert actions.of_bid(view.hand, bid.cards) == action
        assert actions.of_bid(view.hand, bid.cards[::-1]) == action


def test_of_two_copies_the_first_is_bid() -> None:
    game = Table(2).game
    view = replace(game.view(bidder(game)), hand=("fzzzt", "fzzzt", "p1-1"))
    mask = encoding(game.options, game.faces).actions.mask(view, None)
    assert np.flatnonzero(mask).tolist() == [0b001 - 1, 0b011 - 1, 0b100 - 1, 0b101 - 1, 0b111 - 1]


@settings(max_examples=60, deadline=None)
@given(positions(("build",)))
def test_choices_unit_by_unit_reach_every_lawful_build_and_no_other(game: Game) -> None:
    seat = bidder(game)
    assume(len(game.legal_builds(seat)) < 3000)
    view, actions = game.view(seat), encoding(game.options, game.faces).actions
    reached = [_frozen(build) for build in _all_builds(actions, view, {})]
    assert len(reached) == len(set(reached))
    assert set(reached) == {_frozen(build) for build in game.legal_builds(seat)}


def _all_builds(actions: Actions, view: View, choices: Choices) -> Iterator[Build]:
    unit = asked_unit(view, choices)
    if unit is None:
        yield built(view.seat or 0, choices)
        return
    for action in np.flatnonzero(actions.mask(view, choices)).tolist():
        yield from _all_builds(actions, view, {**choices, unit: actions.robot(action)})


def _frozen(build: Build) -> frozenset[tuple[str, str]]:
    return frozenset(build.robots.items())


@settings(max_examples=100, deadline=None)
@given(turns(), seeds)
def test_only_the_seat_that_is_asked_may_do_anything(stopped: Turns, seed: int) -> None:
    for seat in range(stopped.game.options.players):
        assert stopped.see(seat).action_mask.any() == (seat == stopped.seat)
    while not stopped.over:
        stopped.decide(lawful(stopped.see(stopped.seat), Random(seed)))
    assert not any(stopped.see(seat).action_mask.any() for seat in range(stopped.game.options.players))


@settings(max_examples=50, deadline=None)
@given(turns())
def test_an_unlawful_action_is_refused_and_changes_nothing(stopped: Turns) -> None:
    before = stopped.state().tobytes()
    mask = stopped.see(stopped.seat).action_mask
    for action in (-1, len(mask), *np.flatnonzero(mask == 0).tolist()):
        with pytest.raises(ValueError, match="see its action mask"):
            stopped.decide(action)
    assert stopped.state().tobytes() == before


def test_an_action_in_words() -> None:
    table = Table(2)
    view = table.game.view(bidder(table.game))
    actions = encoding(Options(2), table.game.faces).actions
    assert actions.told(view, 2) == "bid " + " ".join(view.hand[:2])
    assert actions.robot(LEAVE) is None
