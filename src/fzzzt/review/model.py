"""The playout model, in one place: how everybody is thought to play on, and what the end of a round is worth.

Whoever changes it counts up `VERSION`. `mechanic` plays on, not `foreman`: it is quicker by far, and a review plays
some hundred thousand rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.bots.lookahead import Method, Opponent, Search
from fzzzt.bots.rival_styles import RivalStyles
from fzzzt.sim.chance import reseed
from fzzzt.sim.estimates import roll_bids, roll_builds, roll_position
from fzzzt.sim.faces import faces_of
from fzzzt.sim.playing import NO_LOG

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.engine import Deck, Options
    from fzzzt.sim.state import Log, Row, Rows

    Shares = NDArray[np.float64]
    Beliefs = NDArray[np.float64]

METHOD = Method(
    opponents=(
        Opponent("random", 0.0, 0.03),
        Opponent("rookie", 0.0, 0.05),
        Opponent("apprentice", 0.0, 0.2),
        Opponent("tinker", 0.0, 0.2),
        Opponent("mechanic", 0.0, 0.3),
        Opponent("mechanic", 0.5, 0.22),
    ),
    own=4,
)
"""The styles that others may play in, how common each is before a bid was seen, and which the seat goes on in."""

_POINTS = 100.0


class Model:
    """Plays positions on in sampled worlds; shares of the win come in points, a row a world.

    A deck that is too large to be simulated raises `ValueError`.
    """

    def __init__(self, options: Options, deck: Deck) -> None:
        self.faces = faces_of(deck, options)
        self._search = Search(options.players, METHOD)

    def rival_styles(self, seat: int) -> RivalStyles:
        """What a seat believes of the others; it hears what the seat is told."""
        return RivalStyles(seat, self.faces.options, self.faces, self._search)

    def learned_bid(self, root: Row) -> int:
        """The places of the cards that `foreman` bids for the seat to move."""
        return self._search.learned_bid(root, self.faces)

    def roll_bids(
        self, root: Row, bids: NDArray[np.int64], worlds: int, beliefs: Beliefs, seed: int
    ) -> tuple[Shares, NDArray[np.int64]]:
        """What bids of the seat to move are worth in so many worlds, and in how many each wins the card."""
        outcomes, wins = np.zeros((worlds, len(bids))), np.zeros(len(bids), np.int64)
        with self._search.lock:
            self._begin(root, seed)
            games, deck, players = self._search.games, self.faces.record, self._players(beliefs)
            roll_bids(games, deck, int(root["mover"]), bids, *players, outcomes, wins)
        return _POINTS * outcomes, wins

    def roll_builds(
        self, root: Row, seat: int, builds: NDArray[np.int32], worlds: int, beliefs: Beliefs, seed: int
    ) -> Shares:
        """What builds of a seat are worth."""
        outcomes = np.zeros((worlds, len(builds)))
        with self._search.lock:
            self._begin(root, seed)
            roll_builds(self._search.games, self.faces.record, seat, builds, *self._players(beliefs), outcomes)
        return _POINTS * outcomes

    def roll_position(self, root: Row, seat: int, anew: int, worlds: int, beliefs: Beliefs, seed: int) -> Shares:
        """What the beginning of an auction is worth to every seat, or would be if chance had drawn some of it anew."""
        outcomes = np.zeros((worlds, self.faces.options.players))
        with self._search.lock:
            self._begin(root, seed)
            roll_position(self._search.games, self.faces.record, seat, anew, *self._players(beliefs), outcomes)
        return _POINTS * outcomes

    def _begin(self, root: Row, seed: int) -> None:
        self._search.games[0] = root
        reseed(self._search.games[:1], seed)

    def _players(self, beliefs: Beliefs) -> tuple[Rows, Beliefs, int, Shares, Row, Row, Shares, Log]:
        """Who plays on and how, what the end of a round is worth, and room to work in."""
        search = self._search
        play = (search.styles, beliefs, METHOD.own)
        return *play, search.weights, search.mind, search.bench, search.features, NO_LOG
