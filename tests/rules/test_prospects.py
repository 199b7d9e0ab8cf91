"""What a unit comes to with the robots on it, held against the score of exactly those cards."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from fzzzt.engine import Deck, Game, score_seat
from fzzzt.engine.prospects import Prospect, prospect, prospects
from random_games import positions

FACES = Deck.standard()


@pytest.mark.parametrize(
    ("unit", "robots", "expected"),
    [
        ("enhanced-no", [], (0, -6, "NO")),
        ("enhanced-no", ["r3-n"], (0, -6, "O")),
        ("enhanced-no", ["r3-n", "r3-o"], (1, 6, "NO")),
        ("enhanced-no", ["upgrade", "r3-n", "r3-n"], (1, 6, "O")),
        ("advanced-1", ["r1-nb", "p1-1", "p3-1"], (1, 9, "NBC")),
    ],
)
def test_a_unit_with_its_robots(unit: str, robots: list[str], expected: tuple[int, int, str]) -> None:
    assert prospect(FACES, unit, robots) == expected


@settings(max_examples=60, deadline=None)
@given(positions(("build",)))
def test_a_prospect_is_what_the_unit_would_score_alone(game: Game) -> None:
    for seat in sorted(game.deciding):
        legal = game.legal_builds(seat)
        for unit, robots in game.units[seat].items():
            outlooks: dict[tuple[str, ...], Prospect] = {(): prospect(game.faces, unit, robots)}
            outlooks |= {(card,): after for card, after in prospects(legal, unit, robots).items()}
            for more, after in outlooks.items():
                alone = {unit: (*robots, *more)}
                assert after.points == score_seat(game.faces, (), alone).bonus
                helpers = [f"r3-{symbol.lower()}" for symbol in after.missing]
                completed = score_seat(game.faces, (), {unit: (*alone[unit], *helpers)}).bonus
                assert completed == game.faces.points[unit] * (after.widgets + 1)
                Random(0).shuffle(helpers)
                if len(helpers) > 1:
                    lacking = score_seat(game.faces, (), {unit: (*alone[unit], *helpers[1:])}).bonus
                    assert lacking < completed
