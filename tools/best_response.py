"""How exploitable is each level? A best response to it is learned, and docs/exploitability.md says how often it wins.

    python -m tools.best_response [--training 40] [--deals 150] [--playouts 400]

The response looks ahead as `chief` does, but it knows whom it plays: levels that can be simulated are their own model,
and a value of positions is learned in games against them; for the others each style is tried. What serves it best is
found out in training deals. Then it is measured on fresh ones. Whatever it wins more than its fair share, some player
can win; a better response may win even more.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from tools.learn_value import learned, lessons

from fzzzt.bots import LEVELS, compiling, make_player, play_out
from fzzzt.bots.lookahead import DUEL_METHOD, Effort, Search, value_weights
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Deck, Game, Options
from fzzzt.sim.bridge import record_of_view
from fzzzt.sim.faces import faces_of
from fzzzt.sim.state import SEATS
from fzzzt.sim.styles import KINDS

if TYPE_CHECKING:
    from random import Random

    from fzzzt.engine import View

DOCUMENT = Path(__file__).parents[1] / "docs" / "exploitability.md"
LESSONS = 8000
OPPONENTS = DUEL_METHOD.opponents
"""The models that are tried, at tables of any size."""
HEAD = """\
# How exploitable the levels are

Made by

```
{command}
```

A level that wins against everybody here may still lose to one who knows it. So a best response to each is learned: it
looks ahead with {playouts} playouts a bid, knows whom it plays, and has found out on {training} training deals which
model of the opponent and which value of positions serve it best. Then it plays {deals} fresh deals, each in every seat.
What it wins is a *lower bound*: some player wins that often against this level, a better response may win more. A level
nobody can exploit would hold it to the fair share; a response that wins less than that has found nothing. `chief` is
answered with two players only: three of them at a table take too long. Versions of the levels: {versions}.

| level | players | the response wins | 95 % interval | fair share | its model of the level | its value of positions |
|---|--:|--:|--:|--:|---|---|
"""


@dataclass(frozen=True)
class Response:
    """A way to answer a level: the style it is taken for, and whether the value of positions was learned against it."""

    model: int
    own_value: bool

    @property
    def described(self) -> tuple[str, str]:
        """The model and the value in words."""
        other = OPPONENTS[self.model]
        return (
            f"{other.kind} with a whim" if other.whim else other.kind,
            "learned against it" if self.own_value else "the common one",
        )


class Responder:
    """Plays a response."""

    def __init__(self, level: str, players: int, response: Response, playouts: int) -> None:
        self._search = _search(level, players, response.own_value)
        self._beliefs = np.zeros((SEATS, len(OPPONENTS)))
        self._beliefs[:, response.model] = 1.0
        self._effort = Effort(playouts, inf)
        self._mechanic = MechanicPlayer()

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The bid that wins most often if everybody plays as the model says."""
        if view.phase == "build" or len(view.hand) == 1:
            return self._mechanic.decide(view, limit, rng)
        faces = faces_of(view.faces, view.options)
        root = record_of_view(view, faces)
        chosen = self._search.best_bid(root, faces, self._beliefs, self._effort, rng.randrange(1 << 62))
        cards = tuple(card for place, card in enumerate(sorted(view.hand)) if chosen >> place & 1)
        return Bid(view.seat or 0, cards)


@lru_cache(maxsize=64)
def _search(level: str, players: int, own_value: bool) -> Search:
    if not own_value:
        return Search(players, DUEL_METHOD)
    weights = value_weights(players).copy()
    for left, row in learned(*lessons(Options.of(players), LESSONS, 11, level)).items():
        weights[left] = row
    return Search(players, DUEL_METHOD, weights)


def shares(job: tuple[str, int, Response, int, str, range]) -> list[float]:
    """What a response wins of each deal, played in every seat."""
    level, players, response, playouts, seed, deals = job
    compiling.make_ready()
    found = []
    for deal, seat in product(deals, range(players)):
        table = [make_player(level) for _ in range(players)]
        table[seat] = Responder(level, players, response, playouts)
        score = play_out(Game(Options.of(players), Deck.standard()), Dealer(f"{seed}/{deal}"), table).score
        assert score is not None  # noqa: S101 - it was played out
        found.append((seat in score.winners) / len(score.winners))
    return [sum(found[start : start + players]) / players for start in range(0, len(found), players)]


def responses(level: str) -> list[Response]:
    """What is tried against a level: every model, and for levels that can be simulated a value of its own."""
    values = (False, True) if level in KINDS else (False,)
    kinds = [other.kind for other in OPPONENTS]
    models = [kinds.index(level)] if level in kinds else range(2, len(OPPONENTS))
    return [Response(model, own) for model in models for own in values]


def main() -> None:
    """Train, measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in (("training", 40), ("deals", 150), ("playouts", 400), ("jobs", 2)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--out", type=Path, default=DOCUMENT)
    given = parser.parse_args()
    command = (
        f"python -m tools.best_response --training {given.training} --deals {given.deals} --playouts {given.playouts}"
    )
    versions = ", ".join(f"`{name}` {level.version}" for name, level in LEVELS.items())
    text = HEAD.format(command=command, versions=versions, **vars(given))
    with ProcessPoolExecutor(given.jobs) as pool:

        def share_of(job: tuple[str, int, Response, int, str], count: int) -> np.ndarray:
            parts = np.array_split(np.arange(count), given.jobs)
            jobs = [(*job, range(part[0], part[-1] + 1)) for part in parts if len(part)]
            return np.concatenate([np.array(found) for found in pool.map(shares, jobs)])

        for level, players in [*product(list(LEVELS)[:-1], (2, 4)), ("chief", 2)]:
            trained = [
                (share_of((level, players, one, given.playouts, "training"), given.training).mean(), place, one)
                for place, one in enumerate(responses(level))
            ]
            best = max(trained)[2] if len(trained) > 1 else trained[0][2]
            measured = share_of((level, players, best, given.playouts, "fresh"), given.deals)
            margin = max(1.96 * measured.std(ddof=1) / len(measured) ** 0.5, 3 / (players * len(measured)))
            mean, (model, value) = measured.mean(), best.described
            interval = f"{max(0, mean - margin):.1%} to {min(1, mean + margin):.1%}"
            line = f"| {level} | {players} | {mean:.1%} | {interval} | {1 / players:.0%} | {model} | {value} |\n"
            text += line.replace("%", " %")
            print(line, end="", file=sys.stderr, flush=True)
    given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
