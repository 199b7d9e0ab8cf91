"""Fit the fixed ratings of the levels to arena games: `python tools/rate_levels.py --journal FILE`.

It plays the matches below, on the standard deck and without a clock, and writes src/fzzzt/ratings/levels.json. What was
played is kept in the journal, deal by deal: the same command goes on where it was broken off. The likelihood is the
model's own (`fzzzt.ratings.model`): every place in a game, ties halved, with the spread of that many players. Ratings
of levels whose version has grown since stay in the file: old games are rated by them.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.arena.match import Match
from fzzzt.arena.playing import Task, play_task
from fzzzt.bots import LEVELS
from fzzzt.engine import Deck, Options
from fzzzt.ratings.model import MU, POOLS, pool_of, spread

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ANCHOR = "tinker"
"""In the middle of the ladder: a newcomer is believed to be as strong, and may well be any of the others."""
FILE = Path(__file__).parent.parent / "src" / "fzzzt" / "ratings" / "levels.json"
_WIDE = 25.0
"""The deviation of what is believed of a level before any game: so wide that it only keeps all of them finite."""
_STEPS, _CLOSE = 200, 1e-9

QUICK = ("random", "rookie", "apprentice", "tinker", "mechanic")


@dataclass(frozen=True)
class Plan:
    """Some deals of a match; of many line-ups a sample is played in each."""

    names: tuple[str, ...]
    players: int
    deals: int
    sample: int | None = None

    def match(self) -> Match:
        """The match itself."""
        return Match(self.names, Options.of(self.players), Deck.standard(), self.deals, "levels", sample=self.sample)


PLANS = (
    Plan(QUICK, 2, 400),
    Plan(QUICK, 3, 100),
    Plan(QUICK, 4, 100),
    Plan(QUICK, 5, 100),
    Plan(QUICK, 6, 10, 10),
    Plan(("mechanic", "foreman"), 2, 100),
    Plan(("tinker", "foreman"), 2, 40),
    Plan(("foreman", "engineer"), 2, 60),
    Plan(("mechanic", "engineer"), 2, 30),
    Plan(("engineer", "chief"), 2, 20),
    Plan(("foreman", "chief"), 2, 12),
    Plan(("tinker", "mechanic", "foreman"), 3, 20),
    Plan(("tinker", "mechanic", "foreman", "engineer"), 4, 8),
    Plan(("mechanic", "foreman", "engineer", "chief"), 4, 2),
    Plan(("chief", "mechanic"), 4, 3),
)

Places = tuple[tuple[str, int], ...]
"""A game: the name and the place at every seat."""


def played(plan: Plan, journal: Path, known: dict[str, list[Places]]) -> Iterator[Places]:
    """The games of a plan: those in the journal, and the others now."""
    match = plan.match()
    for deal in range(plan.deals):
        key = f"{','.join(plan.names)}/{plan.players}/{plan.sample}/{deal}"
        if key not in known:
            known[key] = [_places(game.line_up, game.totals, game.robots) for game in play_task(match, Task(deal))]
            with journal.open("a") as file:
                file.write(json.dumps([key, known[key]]) + "\n")
        yield from known[key]


def _places(names: Sequence[str], totals: Sequence[int], robots: Sequence[int]) -> Places:
    ranks = [(-points, count) for points, count in zip(totals, robots, strict=True)]
    return tuple((name, 1 + sum(other < rank for other in ranks)) for name, rank in zip(names, ranks, strict=True))


def fitted(names: Sequence[str], games: Sequence[Places]) -> dict[str, tuple[float, float]]:
    """The likeliest mean of each level, the anchor's being a newcomer's, and the deviation of each."""
    number = {name: place for place, name in enumerate(names)}
    means = np.full(len(names), MU)
    bend = np.eye(len(names))
    for _ in range(_STEPS):
        slope, bend = _derivatives(means, [[(number[name], place) for name, place in game] for game in games])
        step = np.linalg.solve(bend, slope)
        furthest = float(np.abs(step).max())
        means = means + step * min(1.0, 4.0 / furthest if furthest else 1.0)
        if furthest < _CLOSE:
            break
    among = np.linalg.inv(bend)
    zero = number[ANCHOR]
    errors = [np.sqrt(max(0.0, among[i, i] + among[zero, zero] - 2 * among[i, zero])) for i in range(len(names))]
    shifted = means - means[zero] + MU
    return {name: (round(float(shifted[i]), 4), round(float(errors[i]), 4)) for name, i in number.items()}


def _derivatives(means: np.ndarray, games: Sequence[Sequence[tuple[int, int]]]) -> tuple[np.ndarray, np.ndarray]:
    """The slope of the log-likelihood, and its curvature with the sign turned."""
    slope, bend = (MU - means) / _WIDE**2, np.eye(len(means)) / _WIDE**2
    for game in games:
        c = spread(len(game))
        places = [place for _, place in game]
        for name, place in game:
            weight = 1 / places.count(place)
            behind = [other for other, rank in game if rank >= place]
            chances = np.exp((means[behind] - means[behind].max()) / c)
            chances /= chances.sum()
            slope[name] += weight / c
            np.subtract.at(slope, behind, weight * chances / c)
            np.add.at(bend, (behind, behind), weight * chances / c**2)
            np.subtract.at(bend, np.ix_(behind, behind), weight * np.outer(chances, chances) / c**2)
    return slope, bend


def main() -> None:
    """Play what is missing, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--journal", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--pool", choices=POOLS, action="append", help="rate at these tables only")
    given = parser.parse_args()
    journal, pools = given.journal, given.pool or POOLS
    known: dict[str, list[Places]] = {}
    if journal.exists():
        for line in journal.read_text().splitlines():
            key, games = json.loads(line)
            known[key] = [tuple((name, place) for name, place in game) for game in games]
    kept = json.loads(FILE.read_text()) if FILE.exists() else {"two": {}, "more": {}}
    by_pool: dict[str, list[Places]] = {pool: [] for pool in pools}
    for plan in [plan for plan in PLANS if pool_of(plan.players) in by_pool]:
        by_pool[pool_of(plan.players)] += played(plan, journal, known)
        print(f"{plan.players} players, {plan.deals} deals: {', '.join(plan.names)}", flush=True)
    for pool, games in by_pool.items():
        for name, (mu, sigma) in fitted(tuple(LEVELS), games).items():
            count = sum(any(seated == name for seated, _ in game) for game in games)
            kept[pool][f"{name}/{LEVELS[name].version}"] = {"mu": mu, "sigma": sigma, "games": count}
    FILE.write_text(json.dumps(kept, indent=2) + "\n")


if __name__ == "__main__":
    main()
