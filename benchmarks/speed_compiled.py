"""The compiled core: whole random games, and playouts to the end of a round as the levels that look ahead make them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
from benchmarks.speed_engine import middle_of_game
from benchmarks.speed_rates import ROUNDS, timed

from fzzzt.bots.lookahead import TABLE_METHOD, Search, candidates
from fzzzt.engine import Deck, Options
from fzzzt.sim.bridge import record_of
from fzzzt.sim.chance import new_games
from fzzzt.sim.faces import faces_of
from fzzzt.sim.playing import NO_LOG, play_random_games, workbench
from fzzzt.sim.search import try_bids
from fzzzt.sim.state import SEATS

if TYPE_CHECKING:
    from benchmarks.speed_rates import Kind, Rate

GAMES = 5000
WORLDS = 50


def compiled_games(players: int) -> Kind:
    """Random games with so many players, compiled, on one core."""
    deck, bench = faces_of(Deck.standard(), Options.of(players)).record, workbench()
    play_random_games(new_games(1, 0), deck, bench, NO_LOG)  # compiles, or loads what was compiled

    def measure(number: int) -> Rate:
        games = new_games(GAMES, number)
        return timed(GAMES, lambda: play_random_games(games, deck, bench, NO_LOG))

    return f"fzzzt, {players} players, compiled", measure


def report_playouts() -> None:
    """Print how many playouts to the end of the third round fit in a second, everybody in the same style."""
    for place, opponent in enumerate(TABLE_METHOD.opponents):
        if not opponent.whim:
            print(f"{f'playouts to the end of a round, 4 {opponent.kind}':44} {playouts(place):9,.0f} /s")


def playouts(place: int) -> float:
    """Playouts a second in the style at this place among those of opponents."""
    game = middle_of_game(4)
    faces, search = faces_of(Deck.standard(), game.options), Search(4)
    root = record_of(game, faces)
    tried = candidates(root, faces)
    beliefs = np.zeros((SEATS, len(search.styles)))
    beliefs[:, place] = 1
    search.games[0] = root
    search.games[0]["random"] = 1

    def play(worlds: int) -> float:
        start = time.thread_time()
        try_bids(
            *(search.games, faces.record, int(root["mover"]), tried, worlds, search.styles, beliefs, place),
            *(search.later, search.weights, search.mind, search.bench, search.features, NO_LOG, np.zeros(len(tried))),
        )
        return time.thread_time() - start

    play(1)
    return WORLDS * len(tried) / min(play(WORLDS) for _ in range(ROUNDS))
