"""What a position is worth to a seat: to win is everything, and among those who do not, to be ahead of more."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fzzzt.bots.lookahead import value_weights
from fzzzt.bots.weights import standard_weights
from fzzzt.engine import Deck, Options
from fzzzt.sim.appraisal import MIND
from fzzzt.sim.faces import faces_of
from fzzzt.sim.matches import styled_games
from fzzzt.sim.playing import workbench
from fzzzt.sim.styles import style
from fzzzt.sim.value import room_for_features, worth_of_position

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

LEAD = 0.1
"""More than any lead in points adds."""


def worths(game: Row, players: int) -> list[float]:
    deck = faces_of(Deck.standard(), Options.of(players)).record
    mechanic = style("mechanic", asdict(standard_weights()[players]))
    rest = (value_weights(players), np.zeros(1, MIND)[0], workbench())
    return [worth_of_position(game, deck, mechanic, *rest, seat, room_for_features()) for seat in range(players)]


def finished(players: int) -> list[Row]:
    mechanic = style("mechanic", asdict(standard_weights()[players]))
    return list(styled_games(faces_of(Deck.standard(), Options.of(players)), [mechanic] * players, 40, 2))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_at_the_end_who_places_higher_has_more(players: int) -> None:
    for game in finished(players):
        totals = (game["base"] + game["bonus"])[:players]
        ranked = sorted(range(players), key=lambda seat: (totals[seat], game["winners"] >> seat & 1))
        found = [worths(game, players)[seat] for seat in ranked]
        assert found == sorted(found)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_to_win_alone_is_everything_and_last_is_nothing(players: int) -> None:
    for game in finished(players):
        totals = (game["base"] + game["bonus"])[:players]
        found = worths(game, players)
        if game["winners"].bit_count() == 1 and min(totals) < sorted(totals)[1]:
            assert max(found) == pytest.approx(1, abs=LEAD)
            assert min(found) == pytest.approx(0, abs=LEAD)


def test_a_win_counts_more_than_all_places_below_it() -> None:
    for game in finished(4):
        totals = (game["base"] + game["bonus"])[:4]
        if len(set(totals.tolist())) == 4:
            last, third, second, first = sorted(worths(game, 4))
            assert first - second > second - last > second - third > 0
