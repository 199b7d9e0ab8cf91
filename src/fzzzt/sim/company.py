"""Compiled games in which one seat is asked and the others play by themselves, each in its style."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import forget
from fzzzt.sim.batches import tell_points
from fzzzt.sim.compiled import compiled
from fzzzt.sim.decisions import begin_game, build_on, go_on
from fzzzt.sim.policy import plan_builds, play_bid
from fzzzt.sim.state import BID, OVER

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.sim.state import Log, Row, Rows

    Numbers = NDArray[np.int32]


@compiled
def play_others(
    games: Rows,
    units: Numbers,
    deck: Row,
    styles: Rows,
    me: int,
    mind: Row,
    bench: Row,
    points: Numbers,
    winners: Numbers,
    log: Log,
) -> None:
    """Play on in each game until a seat is asked. Where it ends before, tell the points and who won, and deal anew."""
    for number in range(games.size):
        game = games[number]
        units[number] = _play_until(game, deck, styles, me, mind, bench, units[number], log)
        if game["phase"] == OVER:
            winners[number] = tell_points(game, deck, points[number])
            first = begin_game(game, deck, log)
            units[number] = _play_until(game, deck, styles, me, mind, bench, first, log)


@compiled
def _play_until(game: Row, deck: Row, styles: Rows, me: int, mind: Row, bench: Row, unit: int, log: Log) -> int:
    """Play the other seats until this one is asked, or the game is over; the unit that it is asked about."""
    forget(mind)
    while game["phase"] != OVER and game["mover"] != me:
        seat = int(game["mover"])
        if game["phase"] == BID:
            play_bid(game, deck, styles[seat], mind, bench, log)
            unit = go_on(game, deck, log)
        else:
            forget(mind)
            plan_builds(game, deck, styles[seat], mind, bench, seat)
            unit = build_on(game, deck, int(deck["units"]), log)
            forget(mind)
    return unit
