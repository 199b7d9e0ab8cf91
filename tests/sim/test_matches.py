"""Many games between styles: the seed decides them, and the better style wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fzzzt.bots.learned import standard_style
from fzzzt.engine import Deck, Options
from fzzzt.sim.faces import faces_of
from fzzzt.sim.matches import styled_games
from fzzzt.sim.styles import KINDS

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

FOUR = faces_of(Deck.standard(), Options.of(4))


def styles(*kinds: str) -> list[Row]:
    return [standard_style(kind, len(kinds)) for kind in kinds]


def test_the_seed_decides_whatever_the_threads() -> None:
    table = styles("mechanic", "rookie", "random", "tinker")
    one, two = styled_games(FOUR, table, 40, 3), styled_games(FOUR, table, 40, 3, threads=2)
    assert one["winners"].tolist() == two["winners"].tolist()
    assert (one["base"] == two["base"]).all()


@pytest.mark.parametrize(("first", "others", "least"), [("mechanic", "tinker", 0.8), ("rookie", "random", 0.3)])
def test_the_better_style_wins_more_than_its_share(first: str, others: str, least: float) -> None:
    games = styled_games(FOUR, styles(first, others, others, others), 400, 5, threads=2)
    assert (games["winners"] & 1).mean() > least


def test_every_style_plays_whole_games_of_its_kind_with_six() -> None:
    six = faces_of(Deck.standard(), Options.of(6))
    games = styled_games(six, styles(*KINDS), 50, 1)
    assert (games["winners"] > 0).all()


def test_a_style_for_each_seat() -> None:
    with pytest.raises(ValueError, match="4 seats need as many styles, not 2"):
        styled_games(FOUR, styles("random", "random"), 1, 1)
