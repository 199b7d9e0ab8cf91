"""Looking ahead: which bid does best in worlds that fit the view, played on by styles to the end of the round.

Sequential halving: all candidates are tried in a few worlds, the better half of them in more, until one is left. All
are tried in the same worlds, so that luck hits them alike.
"""

from __future__ import annotations

import threading
import time
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fzzzt.bots.learned import standard_style
from fzzzt.bots.weights import DUEL
from fzzzt.sim.appraisal import MIND, forget
from fzzzt.sim.chance import new_games, reseed
from fzzzt.sim.playing import NO_LOG, workbench
from fzzzt.sim.policy_net import foreman_bid, rank_bids
from fzzzt.sim.search import try_bids
from fzzzt.sim.state import HAND
from fzzzt.sim.styles import STYLE
from fzzzt.sim.value import FEATURES, ROUNDS, room_for_features

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Row

_SLICE = 500
"""After so many playouts the clock is asked."""

_TRUST = 0.08
"""By how much of its standard error another bid must do better than the one that the learned player likes best. What a
bid is worth differs by about twice as much from world to world."""


class Opponent(NamedTuple):
    """A style that others may play in, with its whim, and how common it is thought to be before a bid was seen."""

    kind: str
    whim: float
    common: float
    later: int | None = None
    """In which of the styles it goes on after the auction at hand, if in another."""


class Method(NamedTuple):
    """How to look ahead."""

    opponents: tuple[Opponent, ...]
    """The styles that others may play in."""
    own: int
    """Which of them the seat itself goes on in."""


DUEL_METHOD = Method(
    opponents=(
        Opponent("random", 0.0, 0.02),
        Opponent("rookie", 0.0, 0.04),
        Opponent("apprentice", 0.0, 0.12),
        Opponent("tinker", 0.0, 0.12),
        Opponent("mechanic", 0.0, 0.15),
        Opponent("mechanic", 0.5, 0.15),
        Opponent("foreman", 0.0, 0.2),
        Opponent("foreman", 1.0, 0.2),
    ),
    own=6,
)
TABLE_METHOD = Method(
    opponents=(
        *DUEL_METHOD.opponents[:4],
        Opponent("mechanic", 0.0, 0.2),
        Opponent("mechanic", 0.5, 0.15),
        Opponent("mechanic", 1.0, 0.2),
        Opponent("foreman", 0.0, 0.15),
    ),
    own=7,
)
"""With three players or more: whoever looks ahead bids there more like a mechanic with a whim than like `foreman`."""


WARY_DUEL_METHOD = Method(
    opponents=(
        *DUEL_METHOD.opponents[:4],
        Opponent("mechanic", 0.0, 0.15),
        Opponent("mechanic", 0.5, 0.1),
        Opponent("foreman", 0.0, 0.15),
        Opponent("foreman", 1.0, 0.1),
        Opponent("searcher", 1.0, 0.2, later=6),
    ),
    own=6,
)
"""For those who look ahead as well: what they bid now is foretold, and afterwards they are as good as `foreman`."""


def standard_method(players: int) -> Method:
    """The styles of the levels, and with a whim for whoever is none of them; the seat itself goes on as `foreman`."""
    return DUEL_METHOD if players == DUEL else TABLE_METHOD


def wary_method(players: int) -> Method:
    """With two players one style more, for those who look ahead as well."""
    return WARY_DUEL_METHOD if players == DUEL else TABLE_METHOD


class Effort(NamedTuple):
    """How hard to look: playouts for a decision, and the time by `time.monotonic` after which no more are begun.

    `breadth` is how many bids are tried: those the learned player likes best; without it all that can be told apart.
    """

    playouts: int
    deadline: float
    breadth: int | None = None


class Search:
    """Everything that looking ahead needs for tables with so many players, made once."""

    def __init__(self, players: int, method: Method | None = None, weights: NDArray[np.float64] | None = None) -> None:
        """`weights`: what a position is worth, if it is not what was learned for tables with so many players."""
        self.method = method = method or standard_method(players)
        self.styles = np.zeros(len(method.opponents), STYLE)
        for place, other in enumerate(method.opponents):
            self.styles[place] = standard_style(other.kind, players, other.whim)
        later = [place if other.later is None else other.later for place, other in enumerate(method.opponents)]
        self.later = np.array(later, np.int64)
        self._learned = standard_style("foreman", players)
        self.weights = value_weights(players) if weights is None else weights
        self.mind = np.zeros(1, MIND)[0]
        self.bench = workbench()
        self.features = room_for_features()
        self.games = new_games(3, 0)
        self.lock = threading.Lock()
        """Held by whoever uses it: compiled functions let other threads run."""

    def learned_bid(self, root: Row, faces: Faces) -> int:
        """The places of the cards that the learned player bids for the seat to move."""
        with self.lock:
            self.games[0] = root
            forget(self.mind)
            return int(foreman_bid(self.games[0], faces.record, self._learned, self.mind, self.bench))

    def best_bid(self, root: Row, faces: Faces, beliefs: NDArray[np.float64], effort: Effort, seed: int) -> int:
        """The places of the cards to bid for the seat to move."""
        with self.lock:
            self.games[0] = root
            reseed(self.games[:1], seed)
            left = self._candidates(faces, effort.breadth)
            results, tried, trust = np.zeros(len(left)), np.zeros(len(left)), np.zeros(len(left))
            if effort.breadth is not None:
                trust[0] = _TRUST
            stages = max(1, int(np.ceil(np.log2(len(left)))))
            while len(left) > 1:
                worlds = max(1, effort.playouts // (stages * len(left)))
                done = self._try(root, faces, left, beliefs, worlds, effort.deadline, results)
                tried += done
                means = results / tried + trust / np.sqrt(tried)
                kept = np.argsort(-means, kind="stable")[: 1 if done < worlds else (len(left) + 1) // 2]
                left, results, tried, trust = left[kept], results[kept], tried[kept], trust[kept]
            return int(left[0])

    def _candidates(self, faces: Faces, breadth: int | None) -> NDArray[np.int64]:
        if breadth is None:
            return candidates(self.games[0], faces)
        ranked = np.zeros(1 << HAND, np.int64)
        forget(self.mind)
        count = rank_bids(self.games[0], faces.record, self._learned, self.mind, self.bench, ranked)
        return ranked[: min(count, breadth)]

    def _try(
        self,
        root: Row,
        faces: Faces,
        left: NDArray[np.int64],
        beliefs: NDArray[np.float64],
        worlds: int,
        deadline: float,
        results: NDArray[np.float64],
    ) -> int:
        """Try candidates in so many worlds, or in as many as there is time for; in how many it was."""
        done = 0
        while done < worlds and (not done or time.monotonic() < deadline):
            some = min(worlds - done, max(1, _SLICE // len(left)))
            try_bids(
                *(self.games, faces.record, int(root["mover"]), left, some, self.styles, beliefs, self.method.own),
                *(self.later, self.weights, self.mind, self.bench, self.features, NO_LOG, results),
            )
            done += some
        return done


def candidates(root: Row, faces: Faces) -> NDArray[np.int64]:
    """The bids worth telling apart: of those with cards of the same powers one, since a bid's cards come back."""
    seat = int(root["mover"])
    powers = faces.record["power"][root["cards"][seat, : root["held"][seat]]].tolist()
    found: dict[tuple[int, ...], int] = {}
    for part in range(1, 1 << len(powers)):
        key = tuple(sorted(power for place, power in enumerate(powers) if part >> place & 1))
        found.setdefault(key, part)
    return np.array(list(found.values()), np.int64)


@cache
def value_weights(players: int) -> NDArray[np.float64]:
    """The learned weights for tables with so many players, a row for each number of rounds left."""
    tables = tomllib.loads(files("fzzzt.bots").joinpath("value_weights.toml").read_text(encoding="utf-8"))
    rows = np.zeros((ROUNDS + 1, len(FEATURES)))
    known = {int(name.removeprefix("left-")): row for name, row in tables[f"players-{players}"].items()}
    for left in range(1, ROUNDS + 1):  # for house decks with more rounds than were learned from, the longest is taken
        row = known[min(left, max(known))]
        rows[left] = [row[feature] for feature in FEATURES]
    return rows
