"""Games to learn from, compiled: every decision of the learner's seats, with all that its net saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.appraisal import forget, gain_now, notice_win, plain_worth
from fzzzt.sim.chance import below
from fzzzt.sim.compiled import compiled
from fzzzt.sim.mechanic_play import places_of
from fzzzt.sim.net_shape import BID_INPUTS, INPUTS
from fzzzt.sim.plain_play import bid_near, plan_weak_builds
from fzzzt.sim.policy import choose_bid, plan_builds
from fzzzt.sim.policy_net import consider, pick, think
from fzzzt.sim.rules import begin_round, bid, deal, set_up, show_builds
from fzzzt.sim.state import BID, DEAL, OVER

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.sim.state import Log, Numbers, Row, Rows

LONGEST = 300
"""Most decisions of a game."""
MANY_BIDS = 24
"""Bids to choose among, on average at the most: the room for them is reckoned so."""
ODD = 99
"""The kind of an odd style: what it bids is told by a row of `odd`."""
PLAIN, OWN, SHARE, UNITS, ALL_IN, LOOSE = range(6)
"""An odd style bids near a sum: of a card's plain worth, its worth to the seat, and a share of the hand, each times a
factor; for units times another; loosely. Or, from a plain worth on, it bids all it has."""


@compiled
def odd_bid(game: Row, deck: Row, mind: Row, bench: Row, odd: NDArray[np.float64]) -> int:
    """What an odd style bids."""
    face, seat = int(game["conveyor"][game["head"]]), int(game["mover"])
    plain = plain_worth(deck, face)
    if odd[ALL_IN]:
        return (1 << int(game["held"][seat])) - 1 if plain >= odd[ALL_IN] else bid_near(game, deck, 0)
    unit = deck["unit"][face] >= 0
    own = 6 * plain + 50 * gain_now(game, deck, mind, bench, seat, face)
    if not unit:
        own += 50 * int(deck["points"][face]) + 40 * int(deck["power"][face])
    total = 0
    for place in range(game["held"][seat]):
        total += deck["power"][game["cards"][seat, place]]
    auctions = int(game["round"] * deck["belt"] - game["head"])
    aim = odd[PLAIN] * plain + odd[OWN] * own / 10 + 10 * odd[SHARE] * total / auctions
    if unit:
        aim *= odd[UNITS]
    aim *= 1 + odd[LOOSE] * (below(game, 1001) / 500 - 1)
    return bid_near(game, deck, int(aim))


@compiled
def roll(
    games: Rows,
    deck: Row,
    styles: Rows,
    odd: NDArray[np.float64],
    seats: Numbers,
    minds: Rows,
    bench: Row,
    log: Log,
    inputs: NDArray[np.float32],
    bids: NDArray[np.float32],
    first: Numbers,
    taken: Numbers,
    likely: NDArray[np.float32],
    whose: Numbers,
) -> tuple[int, int]:
    """Play games as long as there is room. `seats[game, seat]` is the style; the learner's is the first.

    A decision fills a row of `inputs`, rows of `bids` from `first` on, which of them was `taken`, how `likely` that
    was, as a logarithm, and `whose` it was, game and seat. How many games were played, and how many decisions.
    """
    decisions = 0
    for number in range(games.size):
        if decisions + LONGEST > len(inputs) or first[decisions] + LONGEST * MANY_BIDS > len(bids):
            return number, decisions
        game = games[number]
        set_up(game, deck)
        begin_round(game, log)
        _forget_all(deck, minds)
        while game["phase"] != OVER:
            if game["phase"] == DEAL:
                deal(game, deck, log)
            elif game["phase"] == BID:
                seat = int(game["mover"])
                style = seats[number, seat]
                if style == 0 and game["held"][seat] > 1:
                    chosen = _decide(game, deck, styles[0], minds[seat], bench, decisions, inputs, bids, first, taken)
                    likely[decisions] = _log_share(minds[seat]["thought"], taken[decisions] - first[decisions])
                    whose[decisions, 0] = number
                    whose[decisions, 1] = seat
                    decisions += 1
                else:
                    chosen = _answer(game, deck, styles[style], odd[style], minds[seat], bench)
                _bid(game, deck, minds, bench, chosen, log)
            else:
                _build(game, deck, styles, seats[number], minds, bench, log)
    return int(games.size), decisions


@compiled
def _forget_all(deck: Row, minds: Rows) -> None:
    for seat in range(deck["players"]):
        forget(minds[seat])


@compiled
def _decide(
    game: Row,
    deck: Row,
    style: Row,
    mind: Row,
    bench: Row,
    number: int,
    inputs: NDArray[np.float32],
    bids: NDArray[np.float32],
    first: Numbers,
    taken: Numbers,
) -> int:
    """The learner's bid, drawn by its scores; what it saw is kept."""
    thought, begins = mind["thought"], first[number]
    consider(game, deck, style, mind, bench, thought)
    think(style["net"], thought)
    choice, count = pick(game, thought, 1.0), int(thought["count"])
    for place in range(INPUTS):
        inputs[number, place] = thought["inputs"][place]
    for index in range(count):
        for place in range(BID_INPUTS):
            bids[begins + index, place] = thought["bids"][index, place]
    taken[number] = begins + choice
    first[number + 1] = begins + count
    return places_of(mind, int(game["held"][game["mover"]]), int(thought["parts"][choice]))


@compiled
def _log_share(thought: Row, choice: int) -> float:
    """The logarithm of the probability of a bid, by the scores of all."""
    whole, scores = 0.0, thought["scores"]
    for index in range(thought["count"]):
        whole += np.exp(float(scores[index]) - float(scores[choice]))
    return -float(np.log(whole))


@compiled
def _answer(game: Row, deck: Row, style: Row, odd: NDArray[np.float64], mind: Row, bench: Row) -> int:
    """The bid of anybody else."""
    if style["kind"] == ODD:
        return odd_bid(game, deck, mind, bench, odd)
    return choose_bid(game, deck, style, mind, bench)


@compiled
def _bid(game: Row, deck: Row, minds: Rows, bench: Row, chosen: int, log: Log) -> None:
    head = game["head"]
    bid(game, deck, bench, chosen, log)
    if game["head"] != head:
        for seat in range(deck["players"]):
            notice_win(game, minds[seat])


@compiled
def _build(game: Row, deck: Row, styles: Rows, seats: Numbers, minds: Rows, bench: Row, log: Log) -> None:
    _forget_all(deck, minds)
    for seat in range(deck["players"]):
        if styles[seats[seat]]["kind"] == ODD:
            plan_weak_builds(game, deck, seat)
        else:
            plan_builds(game, deck, styles[seats[seat]], minds[seat], bench, seat)
    show_builds(game, deck, log)
    _forget_all(deck, minds)


@compiled
def advantages(
    values: NDArray[np.float32],
    whose: Numbers,
    rewards: NDArray[np.float32],
    fade: float,
    gained: NDArray[np.float32],
) -> None:
    """Generalised advantage estimation, from the last decision to the first; each seat is a row of its own."""
    following, ahead = np.zeros(8, np.float32), np.zeros(8, np.float32)
    last = -1
    for place in range(len(values) - 1, -1, -1):
        game, seat = whose[place, 0], whose[place, 1]
        if game != last:
            last = game
            for other in range(rewards.shape[1]):
                following[other] = rewards[game, other]
                ahead[other] = 0
        error = following[seat] - values[place]
        ahead[seat] = error + fade * ahead[seat]
        gained[place] = ahead[seat]
        following[seat] = values[place]
