"""The compiled styles decide as the players of the same name do."""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fzzzt.bots.apprentice import ApprenticePlayer
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.bots.tinker import TinkerPlayer
from fzzzt.bots.weights import standard_weights
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Deck, Game
from fzzzt.sim.appraisal import MIND, forget
from fzzzt.sim.bridge import record_of
from fzzzt.sim.faces import faces_of
from fzzzt.sim.playing import workbench
from fzzzt.sim.policy import choose_bid, plan_builds
from fzzzt.sim.styles import style
from random_games import ALL_OPTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.bots import Player
    from fzzzt.engine import Options, View

PLAYERS: dict[str, Player] = {"apprentice": ApprenticePlayer(), "tinker": TinkerPlayer(), "mechanic": MechanicPlayer()}


def decisions(name: str, options: Options, seed: int) -> Iterator[tuple[object, object, View]]:
    """Pairs of what the player decides and what the style does, in games with random bids mixed in."""
    faces = faces_of(Deck.standard(), options)
    sim_style = style(name, asdict(standard_weights()[options.players]))
    mind, bench, rng = np.zeros(1, MIND)[0], workbench(), Random(seed)
    game, dealer, player = Game(options), Dealer(seed), PLAYERS[name]
    while game.phase != "over":
        if not game.deciding:
            game.push(dealer.answer(game))
            continue
        record = record_of(game, faces)
        for seat in sorted(game.deciding):
            view = game.view(seat)
            move = player.decide(view, None, rng)
            forget(mind)
            if isinstance(move, Bid):
                chosen = choose_bid(record, faces.record, sim_style, mind, bench)
                cards = [faces.ids[face] for face in record["cards"][seat, : record["held"][seat]]]
                yield sorted(move.cards), [card for place, card in enumerate(cards) if chosen >> place & 1], view
                game.push(move if rng.random() < 0.7 else game.legal_bids(seat).draw(rng))
            else:
                plan_builds(record, faces.record, sim_style, mind, bench, seat)
                planned = {
                    card: faces.ids[record["planned"][unit]]
                    for unit, card in enumerate(faces.units)
                    if record["planned"][unit] >= 0 and record["owner"][unit] == seat
                }
                yield dict(move.robots), planned, view
                game.push(move)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_style_decides_as_its_player(name: str) -> None:
    for number, options in enumerate(ALL_OPTIONS):
        for expected, decided, view in decisions(name, options, number):
            assert decided == expected, view
