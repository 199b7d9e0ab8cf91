"""What everybody may see is made once for all who look at a table: nobody's view may differ because of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings

from fzzzt.engine import Build, Game
from random_games import moves, options, seeds

if TYPE_CHECKING:
    from fzzzt.engine import Options


@settings(max_examples=50, deadline=None)
@given(options, seeds)
def test_a_view_that_shares_the_public_part_is_the_same_view(chosen: Options, seed: int) -> None:
    game = Game(chosen)
    for event in moves(game, seed):
        game.push(event)
        public = game.view(None)
        for seat in (*range(chosen.players), None):
            assert game.view(seat, public) == game.view(seat)
            assert game.view(seat, public) == game.view(seat)


@settings(max_examples=50, deadline=None)
@given(options, seeds)
def test_the_public_part_changes_with_events_only(chosen: Options, seed: int) -> None:
    """A sealed build is no event: what is kept by the number of events stays true."""
    game = Game(chosen)
    for event in moves(game, seed):
        before = game.view(None) if game.log else None
        if not game.push(event):
            assert isinstance(event, Build)
            assert game.view(None) == before
