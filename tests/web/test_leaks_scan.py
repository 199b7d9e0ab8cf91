"""Whole games: nothing that anybody got, and nothing in the log, names what is hidden or whom it belongs to."""

from __future__ import annotations

import asyncio

import pytest

from fzzzt.tables import moves
from fzzzt.wire.terms import Clock
from web.leak_game import WholeGame
from web.leak_verdict import check_game

KINDS = [
    (2, 2, {}),
    (3, 4, {"clock": Clock(kind="bank", seconds=7_200, increment=5)}),
    (2, 3, {"cards": "extended", "unused_robots": "leave"}),
    (1, 6, {}),
]


@pytest.mark.parametrize(("people", "players", "terms"), KINDS)
def test_a_whole_game_names_nothing_hidden(people: int, players: int, terms: dict[str, object]) -> None:
    game = WholeGame(people, players, seed=players, **terms)
    asyncio.run(game.play())
    assert game.live.table.phase == "over"
    check_game(game)


def test_a_mistake_of_ours_tells_nothing_either(monkeypatch: pytest.MonkeyPatch) -> None:
    make = moves.make_bid
    made: list[object] = []

    def mistaken(table: object, move: object, *rest: object) -> None:
        made.append(move)
        if len(made) == 3:
            raise RuntimeError(f"{move} at {vars(table)}")
        make(table, move, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(moves, "make_bid", mistaken)
    game = WholeGame(2, 2, seed=8)
    asyncio.run(game.play(steps=20))
    assert any(b"RuntimeError" in line for line in game.log)
    assert any(message.get("code") == "bug" for person in game.seated for message in person.messages)
    check_game(game)
