"""Games to learn from, compiled: how every seat stood at the end of each round, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import forget, take_stock
from fzzzt.sim.chance import below
from fzzzt.sim.compiled import compiled
from fzzzt.sim.policy import plan_builds, play_bid
from fzzzt.sim.random_play import random_bid
from fzzzt.sim.rules import begin_round, bid, deal, set_up, show_builds
from fzzzt.sim.state import BID, DEAL, OVER
from fzzzt.sim.value import describe_seat, rounds_left

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.sim.state import Log, Numbers, Row, Rows

_SLIP = 12
"""One bid in so many is made at random, so that positions are met that no style would come to by itself."""


@compiled
def gather(
    games: Rows,
    deck: Row,
    styles: Rows,
    seats: Numbers,
    own: int,
    mind: Row,
    bench: Row,
    log: Log,
    lessons: NDArray[np.float64],
) -> None:
    """Play games and fill in `lessons[game, rounds left, seat]` with the features of each seat."""
    for number in range(games.size):
        game = games[number]
        set_up(game, deck)
        begin_round(game, log)
        forget(mind)
        while game["phase"] != OVER:
            if game["phase"] == DEAL:
                deal(game, deck, log)
            elif game["phase"] == BID:
                _bid_or_slip(game, deck, styles[seats[game["mover"]]], mind, bench, log)
                if game["phase"] != BID and game["head"] % deck["belt"] == 0 and game["phase"] != OVER:
                    _learn(game, deck, styles[own], mind, bench, lessons[number])
            else:
                for seat in range(deck["players"]):
                    plan_builds(game, deck, styles[seats[seat]], mind, bench, seat)
                show_builds(game, deck, log)
                forget(mind)


@compiled
def _bid_or_slip(game: Row, deck: Row, style: Row, mind: Row, bench: Row, log: Log) -> None:
    if below(game, _SLIP):
        play_bid(game, deck, style, mind, bench, log)
    else:
        bid(game, deck, bench, random_bid(game), log)
        forget(mind)


@compiled
def _learn(game: Row, deck: Row, style: Row, mind: Row, bench: Row, lesson: NDArray[np.float64]) -> None:
    take_stock(game, deck, style, mind)
    for seat in range(deck["players"]):
        describe_seat(game, deck, mind, bench, seat, lesson[rounds_left(game, deck), seat])
