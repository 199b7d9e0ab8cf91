"""Games between players who look ahead, and how each decision looked to a net."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from tools.yesterdays_chief import method

from fzzzt.bots import play_out
from fzzzt.bots.learned import standard_style
from fzzzt.bots.searching import Look, SearchingPlayer
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Deck, Game, Options
from fzzzt.sim.appraisal import MIND, forget
from fzzzt.sim.bridge import record_of_view
from fzzzt.sim.compiled import compiled
from fzzzt.sim.faces import faces_of
from fzzzt.sim.mechanic_play import places_of
from fzzzt.sim.net_shape import BID_INPUTS, INPUTS
from fzzzt.sim.playing import workbench
from fzzzt.sim.policy_net import consider

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from fzzzt.bots import Player
    from fzzzt.engine import Build, View
    from fzzzt.sim.state import Numbers, Row, Rows

MOST_BIDS = 64
POWERS = 256
STRANGER = 4
"""One seat in so many is taken by the present look ahead: what it bids is not learned, but it leads elsewhere."""


class Lessons(NamedTuple):
    """Decisions: what was seen, the bids from `first` on, which of them was `taken`, and in which game."""

    inputs: NDArray[np.float32]
    bids: NDArray[np.float32]
    first: NDArray[np.int64]
    taken: NDArray[np.int64]
    game: NDArray[np.int64]


def lessons(players: int, playouts: int, minutes: float, seed: str) -> Lessons:
    """The decisions of the first `chief`, with so many playouts, in as many games as so many minutes hold."""
    options = Options.of(players)
    faces = faces_of(Deck.standard(), options)
    roots: list[Row] = []
    chosen: list[int] = []
    games: list[int] = []
    number = 0
    rng, ends = np.random.default_rng(len(seed)), time.monotonic() + 60 * minutes

    def decide(player: Player, view: View, random: Random) -> Bid | Build:
        move = player.decide(view, None, random)
        if isinstance(move, Bid) and len(view.hand) > 1 and player in watched:
            left = list(move.cards)
            roots.append(record_of_view(view, faces))
            chosen.append(sum(1 << place for place, card in enumerate(sorted(view.hand)) if _took(left, card)))
            games.append(number)
        return move

    while time.monotonic() < ends:
        watched = [SearchingPlayer(Look(playouts), 60.0, methods=method) for _ in range(players)]
        table = [one if rng.integers(STRANGER) else SearchingPlayer(Look(playouts // 2), 60.0) for one in watched]
        play_out(Game(options), Dealer(f"{seed}/{number}"), table, decide)
        number += 1
    count = len(roots)
    inputs, bids = np.zeros((count, INPUTS), np.float32), np.zeros((count * MOST_BIDS, BID_INPUTS), np.float32)
    first, taken = np.zeros(count + 1, np.int64), np.zeros(count, np.int64)
    style, mind = standard_style("mechanic", players), np.zeros(1, MIND)[0]
    see(np.array(roots), np.array(chosen), faces.record, style, mind, workbench(), inputs, bids, first, taken)
    return Lessons(inputs, bids[: first[-1]], first, taken, np.array(games))


def _took(left: list[str], card: str) -> bool:
    """Take a card, if it is among those that are left."""
    if card not in left:
        return False
    left.remove(card)
    return True


@compiled
def see(
    roots: Rows,
    chosen: Numbers,
    deck: Row,
    style: Row,
    mind: Row,
    bench: Row,
    inputs: NDArray[np.float32],
    bids: NDArray[np.float32],
    first: Numbers,
    taken: Numbers,
) -> None:
    """Fill in what the net sees of each decision, and which of its bids was made."""
    thought = mind["thought"]
    for number in range(roots.size):
        game, begins = roots[number], first[number]
        held = int(game["held"][game["mover"]])
        forget(mind)
        consider(game, deck, style, mind, bench, thought)
        for place in range(INPUTS):
            inputs[number, place] = thought["inputs"][place]
        for index in range(thought["count"]):
            for place in range(BID_INPUTS):
                bids[begins + index, place] = thought["bids"][index, place]
            if _alike(game, deck, held, places_of(mind, held, int(thought["parts"][index])), int(chosen[number])):
                taken[number] = begins + index
        first[number + 1] = begins + thought["count"]


@compiled
def _alike(game: Row, deck: Row, held: int, one: int, other: int) -> bool:
    """Whether two bids have cards of the same powers."""
    more = np.zeros(POWERS, np.int64)
    for place in range(held):
        power = deck["power"][game["cards"][game["mover"], place]]
        more[power] += (one >> place & 1) - (other >> place & 1)
    return not more.any()
