"""Looking one bid ahead, compiled: each candidate in the same sampled worlds, played on to the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.appraisal import forget, mark_position, notice_win, return_to_position, take_stock
from fzzzt.sim.chance import below
from fzzzt.sim.compiled import compiled
from fzzzt.sim.policy import play_bid
from fzzzt.sim.rules import bid, deal
from fzzzt.sim.state import BID, SEATS
from fzzzt.sim.value import worth_of_position
from fzzzt.sim.worlds import draw_world

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.sim.state import Log, Numbers, Row, Rows

_FINE = 1 << 20


@compiled
def try_bids(
    games: Rows,
    deck: Row,
    me: int,
    candidates: Numbers,
    worlds: int,
    styles: Rows,
    beliefs: NDArray[np.float64],
    own: int,
    later: Numbers,
    weights: NDArray[np.float64],
    mind: Row,
    bench: Row,
    features: NDArray[np.float64],
    log: Log,
    results: NDArray[np.float64],
) -> None:
    """Add to `results` what each candidate was worth in so many worlds that fit games[0].

    `beliefs` says how likely each seat plays in each style; the seat itself goes on in the style `own`. `later` is the
    style in which each goes on after the auction at hand.
    """
    forget(mind)
    take_stock(games[0], deck, styles[own], mind)
    mark_position(mind)
    sold, end = int(games[0]["head"]) + 1, int(games[0]["round"] * deck["belt"])
    seats, after = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for _ in range(worlds):
        for seat in range(deck["players"]):
            seats[seat] = own if seat == me else draw_style(games[0], beliefs[seat])
            after[seat] = later[seats[seat]]
        return_to_position(mind)
        draw_world(games, deck, me, styles, seats, mind, bench)
        for index in range(candidates.size):
            games[2] = games[1]
            return_to_position(mind)
            bid(games[2], deck, bench, int(candidates[index]), log)
            if games[2]["head"] != games[1]["head"]:
                notice_win(games[2], mind)
            play_round(games[2], deck, sold, styles, seats, mind, bench, log)
            play_round(games[2], deck, end, styles, after, mind, bench, log)
            results[index] += worth_of_position(games[2], deck, styles[own], weights, mind, bench, me, features)


@compiled
def draw_style(game: Row, beliefs: NDArray[np.float64]) -> int:
    """A style, as likely as it is believed to be."""
    drawn = below(game, _FINE) / _FINE
    for kind in range(beliefs.size):
        drawn -= beliefs[kind]
        if drawn < 0:
            return kind
    return int(beliefs.size) - 1


@compiled
def play_round(game: Row, deck: Row, end: int, styles: Rows, seats: Numbers, mind: Row, bench: Row, log: Log) -> None:
    """Play auctions until so many cards of the conveyor deck are sold."""
    while game["head"] < end:
        if game["phase"] == BID:
            play_bid(game, deck, styles[seats[game["mover"]]], mind, bench, log)
        else:
            deal(game, deck, log)
