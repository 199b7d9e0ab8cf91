"""Worlds drawn by the compiled code: what is hidden is drawn evenly, and what is seen stays."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fzzzt.bots.lookahead import Search
from fzzzt.engine import Deck, Game, Options, sample_world
from fzzzt.sim.appraisal import forget
from fzzzt.sim.bridge import game_of, record_of_view
from fzzzt.sim.chance import below, branch, new_games
from fzzzt.sim.faces import faces_of
from fzzzt.sim.state import SEATS
from fzzzt.sim.worlds import draw_world, redraw_hand
from random_games import moves, positions

if TYPE_CHECKING:
    from fzzzt.engine import View

DRAWS = 6000


def late_position() -> tuple[View, int]:
    """What a seat sees in a third round, and another seat of whose cards some were shown and some may lie anywhere."""
    for seed in range(1000):
        game = Game(Options.of(3))
        for event in moves(game, seed):
            game.push(event)
            if game.round == 3 and game.auction > 2 and game.phase == "bid":
                (seat,) = game.deciding
                view = game.view(seat)
                for other, public in enumerate(view.seats):
                    if other != seat and 0 < len(public.known_hand) < public.hand_size - 1 and public.discard_size > 3:
                        return view, other
    raise AssertionError("there is no such position")


@given(positions(("bid",)), st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_a_world_looks_to_its_seat_as_the_view_does(game: Game, seed: int) -> None:
    (seat,) = game.deciding
    faces, search = faces_of(Deck.standard(), game.options), Search(game.options.players)
    games = new_games(2, seed)
    random = games[0]["random"].copy()
    games[0] = record_of_view(game.view(seat), faces)
    games[0]["random"] = random
    forget(search.mind)
    styles = np.array([seed % len(search.styles)] * SEATS, np.int64)
    draw_world(games, faces.record, seat, search.styles, styles, search.mind, search.bench)
    assert game_of(games[1], faces).view(seat) == game.view(seat)


def test_every_card_that_may_be_in_a_hand_is_there_as_often_as_the_engine_says() -> None:
    view, other = late_position()
    faces = faces_of(Deck.standard(), view.options)
    games = new_games(2, 5)
    games[0] = record_of_view(view, faces)
    games[0]["random"] = new_games(1, 6)[0]["random"]
    compiled: Counter[str] = Counter()
    for _ in range(DRAWS):
        games[1] = games[0]
        branch(games[0], games[1])
        redraw_hand(games[1], other)
        compiled.update(faces.ids[face] for face in games[1]["cards"][other, : games[1]["held"][other]])
    rng, engine = Random(7), Counter[str]()
    for _ in range(DRAWS):
        engine.update(sample_world(view, rng).hands[other])
    assert compiled.keys() == engine.keys()
    for card, count in engine.items():
        assert compiled[card] / DRAWS == pytest.approx(count / DRAWS, abs=0.04), card


def test_branches_have_random_numbers_of_their_own() -> None:
    root, first, second = new_games(3, 1)
    branch(root, first)
    branch(root, second)
    numbers = [[below(game, 1 << 31) for _ in range(200)] for game in (root, first, second)]
    shared = [len(set(one) & set(two)) for place, one in enumerate(numbers) for two in numbers[place + 1 :]]
    assert shared == [0, 0, 0]
