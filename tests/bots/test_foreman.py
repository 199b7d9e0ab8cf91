"""`foreman`: it plays everywhere, sees no more than its view, and says so where it cannot play itself."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from fzzzt.bots import compiling, make_player, play_out
from fzzzt.bots.foreman import ForemanPlayer
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, sample_world
from random_games import ALL_OPTIONS, positions, seeds

if TYPE_CHECKING:
    from fzzzt.engine import Options


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    compiling.make_ready()


@settings(max_examples=60, deadline=None)
@given(game=positions(), seed=seeds)
def test_same_view_same_decision_whatever_is_hidden(game: Game, seed: int) -> None:
    for seat in game.deciding:
        view = game.view(seat)
        expected = ForemanPlayer().decide(view, None, Random(seed))
        assert expected in (view.legal_builds() if view.phase == "build" else view.legal_bids())
        world = sample_world(view, Random(seed))
        assert ForemanPlayer().decide(world.view(seat), None, Random(seed + 1)) == expected


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_whole_lawful_games_of_its_own(options: Options) -> None:
    players = [make_player("foreman") for _ in range(options.players)]
    assert play_out(Game(options), Dealer("foremen"), players).score is not None
    assert [player.stands_in for player in players] == [0] * options.players  # type: ignore[attr-defined]


def test_without_the_extra_it_plays_as_mechanic_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "_preparation", compiling._Preparation())
    monkeypatch.setattr(compiling, "is_installed", lambda: False)
    game, dealer, player = Game(ALL_OPTIONS[0]), Dealer("alone"), ForemanPlayer()
    while not game.deciding:
        game.push(dealer.answer(game))
    view = game.view(min(game.deciding))
    assert player.decide(view, None, Random(1)) == MechanicPlayer().decide(view, None, Random(1))
    assert player.stands_in == 1
