"""What bids, builds and positions are worth, compiled: shares of the win, world by world, so that errors can be told.

As in search.py every world is played on to the end of the round by styles, and valued there; after a build, to the end
of the next round, because only there it shows what the build was good for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.appraisal import forget, mark_position, notice_win, return_to_position, take_stock
from fzzzt.sim.chance import branch
from fzzzt.sim.compiled import compiled
from fzzzt.sim.policy import plan_builds, play_bid
from fzzzt.sim.rules import begin_auction, begin_round, bid, deal, set_up, show_builds
from fzzzt.sim.search import draw_style, play_round
from fzzzt.sim.state import NOBODY, SEATS
from fzzzt.sim.value import win_shares
from fzzzt.sim.worlds import draw_world, shuffle_rest

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.sim.state import Log, Numbers, Row, Rows

AS_IT_IS, OTHER_CARDS, OTHER_HANDS, OTHER_GAME = 0, 1, 2, 4
"""What is drawn anew, as bits: the cards turned up last; the hands; everything from the first shuffle on."""


@compiled
def roll_bids(
    games: Rows,
    deck: Row,
    me: int,
    candidates: Numbers,
    styles: Rows,
    beliefs: NDArray[np.float64],
    own: int,
    weights: NDArray[np.float64],
    mind: Row,
    bench: Row,
    features: NDArray[np.float64],
    log: Log,
    outcomes: NDArray[np.float64],
    wins: Numbers,
) -> None:
    """Fill in `outcomes[world, candidate]` with the seat's share of the win, in worlds that fit games[0].

    `wins` counts for each candidate in how many worlds it wins the card.
    """
    forget(mind)
    take_stock(games[0], deck, styles[own], mind)
    mark_position(mind)
    end = int(games[0]["round"] * deck["belt"])
    seats = np.zeros(SEATS, np.int64)
    for world in range(outcomes.shape[0]):
        _draw_seats(games[0], deck, me, beliefs, own, seats)
        return_to_position(mind)
        draw_world(games, deck, me, styles, seats, mind, bench)
        for index in range(candidates.size):
            games[2] = games[1]
            return_to_position(mind)
            bid(games[2], deck, bench, int(candidates[index]), log)
            while games[2]["head"] == games[1]["head"]:
                play_bid(games[2], deck, styles[seats[games[2]["mover"]]], mind, bench, log)
            notice_win(games[2], mind)
            wins[index] += games[2]["winner"] == me
            play_round(games[2], deck, end, styles, seats, mind, bench, log)
            outcomes[world, index] = win_shares(games[2], deck, styles[own], weights, mind, bench, features)[me]


@compiled
def roll_builds(
    games: Rows,
    deck: Row,
    me: int,
    builds: NDArray[np.int32],
    styles: Rows,
    beliefs: NDArray[np.float64],
    own: int,
    weights: NDArray[np.float64],
    mind: Row,
    bench: Row,
    features: NDArray[np.float64],
    log: Log,
    outcomes: NDArray[np.float64],
) -> None:
    """Fill in `outcomes[world, build]`; a build is a robot, or nobody, for each unit there is."""
    seats = np.zeros(SEATS, np.int64)
    end = int((games[0]["round"] + 1) * deck["belt"])
    for world in range(outcomes.shape[0]):
        _draw_seats(games[0], deck, me, beliefs, own, seats)
        draw_world(games, deck, me, styles, seats, mind, bench)
        forget(mind)
        for seat in range(deck["players"]):
            if seat != me:
                plan_builds(games[1], deck, styles[seats[seat]], mind, bench, seat)
        for index in range(builds.shape[0]):
            games[2] = games[1]
            for unit in range(deck["units"]):
                if games[2]["owner"][unit] == me:
                    games[2]["planned"][unit] = builds[index, unit]
            show_builds(games[2], deck, log)
            forget(mind)
            play_round(games[2], deck, end, styles, seats, mind, bench, log)
            outcomes[world, index] = win_shares(games[2], deck, styles[own], weights, mind, bench, features)[me]


@compiled
def roll_position(
    games: Rows,
    deck: Row,
    me: int,
    anew: int,
    styles: Rows,
    beliefs: NDArray[np.float64],
    own: int,
    weights: NDArray[np.float64],
    mind: Row,
    bench: Row,
    features: NDArray[np.float64],
    log: Log,
    outcomes: NDArray[np.float64],
) -> None:
    """Fill in `outcomes[world, seat]` for the beginning of an auction, or for what else chance could have made of it.

    Hidden is what the seat `me` cannot see; to nobody all hands lie open.
    """
    seats = np.zeros(SEATS, np.int64)
    for world in range(outcomes.shape[0]):
        _draw_seats(games[0], deck, me, beliefs, own, seats)
        forget(mind)
        if me == NOBODY:
            games[1] = games[0]
            branch(games[0], games[1])
            shuffle_rest(games[1], deck)
        else:
            draw_world(games, deck, me, styles, seats, mind, bench)
        _draw_anew(games[1], deck, anew, log)
        end = int(games[1]["round"] * deck["belt"])
        forget(mind)
        play_round(games[1], deck, end, styles, seats, mind, bench, log)
        shares = win_shares(games[1], deck, styles[own], weights, mind, bench, features)
        for seat in range(deck["players"]):
            outcomes[world, seat] = shares[seat]


@compiled
def _draw_seats(
    game: Row, deck: Row, me: int, beliefs: NDArray[np.float64], own: int, seats: NDArray[np.int64]
) -> None:
    """Who plays in which style in this world; the seat itself in its own."""
    for seat in range(deck["players"]):
        seats[seat] = own if seat == me else draw_style(game, beliefs[seat])


@compiled
def _draw_anew(game: Row, deck: Row, anew: int, log: Log) -> None:
    if anew & OTHER_GAME:
        set_up(game, deck)
        begin_round(game, log)
        deal(game, deck, log)
        return
    if anew & OTHER_CARDS:
        game["face_up"] = 0
        shuffle_rest(game, deck)
    if anew & OTHER_HANDS:
        deal(game, deck, log)
    elif anew:
        begin_auction(game, deck, log)
