"""What a position at the end of a round is worth, by a linear value of each seat's prospects: mostly the chance to win.

The value of a seat is the sum of its features times the weights for the rounds left; the chances are in proportion to
the exponential of the values. The weights are learned (tools/learn_value.py). When the game is over, it is who has won.
A part goes to placing above the others: who cannot win should still come second, and every duel tells something where
wins are rare. With two players both are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.appraisal import take_stock
from fzzzt.sim.compiled import compiled
from fzzzt.sim.rules import own_units
from fzzzt.sim.state import CLEANUPS, HAND, OVER, SEATS
from fzzzt.sim.widgets import SYMBOLS, best_bonus

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.sim.state import Row

FEATURES = (
    *("points", "bonus_now", "bonus_later", "hand_power", "cards", "units", "unit_points"),
    *("versatile", "strong", "chief"),
)
"""Points of all cards owned; the best bonus now, and with the robots expected; the power of an average hand to come;
cards in the deck; units; their points; robots with several symbols; cards of power 4 or 5; whether it is Chief."""
ROUNDS = CLEANUPS
_PLACING = 0.3
"""How much placing above the others counts beside winning."""
_MARGIN = 0.001
"""What a point of lead is worth when the game is over: only to choose among bids that win or lose alike."""

Weights = np.ndarray
"""One row of weights for each number of rounds left."""


@compiled
def describe_seat(game: Row, deck: Row, mind: Row, bench: Row, seat: int, features: NDArray[np.float64]) -> None:
    """Fill in the features of a seat; stock must have been taken."""
    low, high = game["free"][seat, 0], game["free"][seat, 1]
    owned = int(game["owned"][seat])
    own_units(game, deck, bench, seat)
    units = int(bench["count"])
    features[0] = game["base"][seat]
    features[1] = best_bonus(game, deck, bench, low, high)
    features[2] = best_bonus(game, deck, bench, low + mind["expected_low"], high + mind["expected_high"])
    features[3] = game["power"][seat] * min(1.0, HAND / max(1, owned))
    features[4] = owned
    features[5] = units
    features[6] = 0.0
    for index in range(units):
        features[6] += deck["points"][deck["unit_face"][bench["unit"][index]]]
    features[7] = 0.0
    features[8] = 0.0
    for place in range(owned):
        face = game["cards"][seat, place]
        features[7] += SYMBOLS[deck["mask"][face]] > 1
        features[8] += deck["power"][face] > 3
    features[9] = game["chief"] == seat


@compiled
def rounds_left(game: Row, deck: Row) -> int:
    """How many rounds follow the one that has just ended."""
    return int(deck["rounds"] - game["head"] // deck["belt"])


@compiled
def worth_of_position(
    game: Row,
    deck: Row,
    style: Row,
    weights: NDArray[np.float64],
    mind: Row,
    bench: Row,
    me: int,
    features: NDArray[np.float64],
) -> float:
    """What the end of a round, or of the game, is worth to a seat: from 0, last for certain, to 1, the winner."""
    if game["phase"] == OVER:
        return _worth_of_end(game, deck, me)
    _weigh_seats(game, deck, style, weights, mind, bench, features)
    likely = features[SEATS]
    mine, whole, above = likely[me], 0.0, 0.0
    for seat in range(deck["players"]):
        whole += likely[seat]
        if seat != me:
            above += mine / (mine + likely[seat])
    return _blend(deck, mine / whole, above)


@compiled
def win_shares(
    game: Row,
    deck: Row,
    style: Row,
    weights: NDArray[np.float64],
    mind: Row,
    bench: Row,
    features: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Everybody's share of the win at the end of a round, or of the game, in the last row of the features."""
    shares: NDArray[np.float64] = features[SEATS]
    whole = 0.0
    if game["phase"] == OVER:
        for seat in range(deck["players"]):
            shares[seat] = game["winners"] >> seat & 1
    else:
        _weigh_seats(game, deck, style, weights, mind, bench, features)
    for seat in range(deck["players"]):
        whole += shares[seat]
    for seat in range(deck["players"]):
        shares[seat] /= whole
    return shares


@compiled
def _weigh_seats(
    game: Row,
    deck: Row,
    style: Row,
    weights: NDArray[np.float64],
    mind: Row,
    bench: Row,
    features: NDArray[np.float64],
) -> None:
    """Fill in the last row of the features with the chances to win, in proportion; the greatest is 1."""
    take_stock(game, deck, style, mind)
    left = rounds_left(game, deck)
    most = -1e300
    values = features[SEATS]
    for seat in range(deck["players"]):
        describe_seat(game, deck, mind, bench, seat, features[seat])
        value = 0.0
        for index in range(weights.shape[1]):
            value += weights[left, index] * features[seat, index]
        values[seat] = value
        most = max(most, value)
    for seat in range(deck["players"]):
        values[seat] = np.exp(values[seat] - most)


@compiled
def _worth_of_end(game: Row, deck: Row, me: int) -> float:
    """A tie below the winners counts half, whoever has fewer robots; and there is a little for the lead."""
    mine, won = float(game["base"][me] + game["bonus"][me]), int(game["winners"] >> me & 1)
    shared, best, above = 0, -1e9, 0.0
    for seat in range(deck["players"]):
        shared += game["winners"] >> seat & 1
        if seat != me:
            total = float(game["base"][seat] + game["bonus"][seat])
            best = max(best, total)
            above += 0.5 + 0.5 * (np.sign(mine - total) or won - (game["winners"] >> seat & 1))
    return _blend(deck, won / shared, above) + _MARGIN * (mine - best)


@compiled
def _blend(deck: Row, win: float, above: float) -> float:
    """A share of the win, and how many others are behind."""
    others = int(deck["players"]) - 1
    return (1 - _PLACING) * win + _PLACING * above / others


def room_for_features() -> NDArray[np.float64]:
    """A row for each seat, and one for their values."""
    return np.zeros((SEATS + 1, max(len(FEATURES), SEATS)))
