"""What each thing that a seat could decide is worth, from what the seat knew: shares of the win with standard errors.

Everything is tried in a few worlds, the best of it in more, and at last what was decided and what seems best in fresh
worlds, which had no part in choosing it: whoever looks best by luck must prove it anew. All are tried in the same
worlds, so that luck hits them alike and their differences are known better than themselves. What peers would have
decided (peers.py) is chosen by no world, so it is tried beside what was decided in some of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypedDict

import numpy as np

from fzzzt.review.alike import like_bid, like_build
from fzzzt.review.choices import bids_of, builds_of, numbered
from fzzzt.review.marks import is_as_good
from fzzzt.review.peers import peer_bids, peer_builds
from fzzzt.sim.bridge import record_of_view
from fzzzt.wire.reviews import ReviewedChoice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from fzzzt.engine import View
    from fzzzt.review.model import Beliefs, Model, Shares

    Roll = Callable[[NDArray[np.int64], int, int], Shares]
    """The shares of some choices in so many worlds, drawn by a seed."""
    Peers = Callable[[], list[int]]
    """Which of the choices each peer would take."""

_DIGITS = 2


class Effort(NamedTuple):
    """In how many worlds everything is tried, then the best few, then what was decided beside the best.

    And in how many each side of a chance event, and what peers would have decided; 0 where that is not asked for.
    """

    all: int = 120
    few: int = 400
    fresh: int = 2000
    chance: int = 400
    finalists: int = 5
    peers: int = 600


REVIEW = Effort()


@dataclass(frozen=True)
class Estimate:
    """What a decision was worth, what the best would have been, and all there was to choose from, best first."""

    choices: tuple[ReviewedChoice, ...]
    played: int
    share: float
    best_share: float
    cost: float
    error: float
    stake: float
    behind: float
    """How much more than what was decided the peers' choices are worth, on average."""


class Estimator:
    """Values decisions at one kind of table."""

    def __init__(self, model: Model, effort: Effort = REVIEW) -> None:
        self._model = model
        self._effort = effort

    def bid(self, view: View, beliefs: Beliefs, cards: tuple[str, ...], seed: int) -> Estimate | None:
        """A bid that the seat of this view made; None if there was no choice."""
        root = record_of_view(view, self._model.faces)
        places, bids = bids_of(view, root, self._model.faces)
        alike = [like_bid(view, bid) for bid in bids]
        played = alike.index(like_bid(view, cards))
        bids[played] = cards
        wins = np.zeros(len(bids))

        def roll(chosen: NDArray[np.int64], worlds: int, number: int) -> Shares:
            shares, won = self._model.roll_bids(root, places[chosen], worlds, beliefs, number)
            wins[chosen] = won / worlds
            return shares

        def peers() -> list[int]:
            return [alike.index(like_bid(view, bid)) for bid in peer_bids(self._model, view, root)]

        found = self._compare(roll, len(bids), played, peers, seed)
        return found.estimate(lambda at: _Told(cards=bids[at], chance=round(100 * wins[at]))) if found else None

    def build(self, view: View, beliefs: Beliefs, robots: Mapping[str, str], seed: int) -> Estimate | None:
        """A build that the seat of this view made."""
        builds = builds_of(view, robots)
        alike = [like_build(view, build) for build in builds]
        played = alike.index(like_build(view, robots))
        root, rows = record_of_view(view, self._model.faces), numbered(builds, self._model.faces)

        def roll(chosen: NDArray[np.int64], worlds: int, number: int) -> Shares:
            return self._model.roll_builds(root, view.seat, rows[chosen], worlds, beliefs, number)

        def peers() -> list[int]:
            return [alike.index(like_build(view, build)) for build in peer_builds(view)]

        found = self._compare(roll, len(builds), played, peers, seed)
        return found.estimate(lambda at: _Told(robots=builds[at])) if found else None

    def _compare(self, roll: Roll, count: int, played: int, peers: Peers, seed: int) -> _Comparison | None:
        if count == 1:
            return None
        effort = self._effort
        first = roll(np.arange(count), effort.all, seed)
        finalists = np.argsort(-first.mean(axis=0), kind="stable")[: effort.finalists]
        second = roll(finalists, effort.few, seed + 1)
        best = int(finalists[int(np.argmax(second.mean(axis=0)))])
        behind = self._behind(roll, played, peers, seed + 3)
        pair = roll(np.array([played, best] if played != best else [best]), effort.fresh, seed + 2)
        return _Comparison(first, dict(zip(finalists.tolist(), second.T, strict=True)), played, best, pair, behind)

    def _behind(self, roll: Roll, played: int, peers: Peers, seed: int) -> float:
        if not self._effort.peers:
            return 0.0
        theirs = peers()
        chosen = list(dict.fromkeys([played, *theirs]))
        if chosen == [played]:
            return 0.0
        means = roll(np.array(chosen), self._effort.peers, seed).mean(axis=0)
        return float(np.mean([means[chosen.index(at)] for at in theirs]) - means[0])


class _Told(TypedDict, total=False):
    """What a choice is, apart from what it is worth."""

    cards: tuple[str, ...]
    chance: int
    robots: dict[str, str]


class _Comparison:
    """All that was rolled for a decision."""

    def __init__(
        self,
        first: Shares,
        second: dict[int, NDArray[np.float64]],
        played: int,
        best: int,
        pair: Shares,
        behind: float,
    ) -> None:
        self._first, self._second = first, second
        self._played, self._best, self._pair = played, best, pair
        self._behind = behind

    def estimate(self, told: Callable[[int], _Told]) -> Estimate:
        """The figures; `told` says what a choice is."""
        share, best_share = float(self._pair[:, 0].mean()), float(self._pair[:, -1].mean())
        cost, error = _mean_and_error(self._pair[:, -1] - self._pair[:, 0])
        means = self._first.mean(axis=0)
        shares = {at: float(mean) for at, mean in enumerate(means)}
        shares |= {at: float(second.mean()) for at, second in self._second.items()}
        shares |= {self._played: share, self._best: best_share}
        order = sorted(shares, key=lambda at: (at != self._best, -shares[at], at))
        choices = [self._choice(at, shares[at], cost, error, told(at)) for at in order]
        return Estimate(
            tuple(choices),
            order.index(self._played),
            _rounded(share),
            _rounded(best_share),
            _rounded(cost),
            _rounded(error),
            _rounded(best_share - float(means.mean())),
            _rounded(self._behind),
        )

    def _choice(self, at: int, share: float, cost: float, error: float, told: _Told) -> ReviewedChoice:
        """A choice beside the best: by what both were tried in most together."""
        if at == self._played:
            gap = cost, error
        elif at in self._second:
            gap = _mean_and_error(self._second[self._best] - self._second[at])
        else:
            gap = _mean_and_error(self._first[:, self._best] - self._first[:, at])
        as_good = at == self._best or is_as_good(*gap)
        figures = (_rounded(share), _rounded(gap[0]), _rounded(gap[1]))
        return ReviewedChoice(*figures, **told, as_good=as_good)


def _mean_and_error(values: NDArray[np.float64]) -> tuple[float, float]:
    return float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values)))


def _rounded(figure: float) -> float:
    return round(figure, _DIGITS) + 0.0
