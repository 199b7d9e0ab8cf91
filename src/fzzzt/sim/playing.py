"""Whole random games, one or many at once on all cores."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.chance import new_games
from fzzzt.sim.compiled import compiled
from fzzzt.sim.random_play import plan_random_builds, random_bid
from fzzzt.sim.rules import begin_round, bid, deal, set_up, show_builds
from fzzzt.sim.state import BID, DEAL, OVER
from fzzzt.sim.widgets import WORKBENCH

if TYPE_CHECKING:
    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Log, Row, Rows

NO_LOG = np.zeros(0, np.int32)


def workbench() -> Row:
    """Room for one thread to work in."""
    return np.zeros(1, WORKBENCH)[0]


@compiled
def play_random_game(game: Row, deck: Row, bench: Row, log: Log) -> int:
    """A whole random game; how many decisions it took."""
    set_up(game, deck)
    begin_round(game, log)
    decisions = 0
    while game["phase"] != OVER:
        if game["phase"] == BID:
            bid(game, deck, bench, random_bid(game), log)
            decisions += 1
        elif game["phase"] == DEAL:
            deal(game, deck, log)
        else:
            for seat in range(deck["players"]):
                decisions += plan_random_builds(game, deck, seat)
            show_builds(game, deck, log)
    return decisions


@compiled
def play_random_games(games: Rows, deck: Row, bench: Row, log: Log) -> int:
    """So many whole random games; how many decisions they took."""
    decisions = 0
    for number in range(games.size):
        decisions += play_random_game(games[number], deck, bench, log)
    return decisions


def random_games(faces: Faces, count: int, seed: int, threads: int = 1) -> Rows:
    """So many random games, played to the end. The seed decides all of them, on however many threads."""
    games = new_games(count, seed)
    with ThreadPoolExecutor(threads) as pool:
        shares = np.array_split(games, threads)
        list(pool.map(lambda share: play_random_games(share, faces.record, workbench(), NO_LOG), shares))
    return games
