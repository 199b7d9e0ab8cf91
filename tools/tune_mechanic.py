"""Tune the weights of `mechanic` by play against a pool, and measure it. Everything is seeded.

    python tools/tune_mechanic.py tune --players 4 --minutes 30 --jobs 2 --out weights.toml
    python tools/tune_mechanic.py measure --players 4 --deals 500 --seed check
    python tools/tune_mechanic.py measure --players 4 --against mechanic --change thin=0

Tuning is an evolution strategy: weights are varied in mirrored pairs, both of a pair play the same deals in the same
seats against the same tables of the pool, and the weights move towards the winners. With four players strength is not
transitive, so the pool holds the fixed references, odd styles, and earlier selves. STRANGERS are for measuring only;
docs/strategy.md says which of them are like something in the pool.
"""

from __future__ import annotations

import argparse
import time
import tomllib
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from itertools import cycle
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from fzzzt.bots import make_player, play_out
from fzzzt.bots.apprentice import bid_near, head, plain_worth
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.bots.tinker import own_worth, weak_builds
from fzzzt.bots.weights import NAMES, Weights, standard_weights
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Game, Options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fzzzt.bots import Player
    from fzzzt.engine import View

ANY_SIGN = {"unit_bias", "unit_parks", "fzzzt", "robot_glance", "card_cost", "upgrade"}
FLOORS = {"literal_spread": 0.2, "keen_spread": 0.2, "planned_spread": 0.2, "bend": 0.2, "unit_glance": 0.05}


class Styled:
    """An odd style: bids near `factor` times a worth, builds or not."""

    def __init__(self, factor: float, own: bool = False, builds: bool = False, units: float = 1.0) -> None:
        self.factor, self.own, self.builds, self.units = factor, own, builds, units

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """As the references do, with a twist."""
        del limit, rng
        seat = view.seat or 0
        if view.phase == "build":
            return Build(seat, weak_builds(view) if self.builds else {})
        worth = own_worth(view, seat) if self.own else plain_worth(head(view))
        twist = self.units if head(view).kind == "unit" else 1.0
        return bid_near(view, seat, int(worth * self.factor * twist))


class AllIn:
    """Bids everything for what it likes, and its weakest card for the rest."""

    def __init__(self, liked: int) -> None:
        self.liked = liked

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """All or nothing."""
        del limit, rng
        seat, power = view.seat or 0, view.faces.power
        if view.phase == "build":
            return Build(seat, weak_builds(view))
        hand = sorted(view.hand, key=lambda card: (power[card], card))
        return Bid(seat, tuple(hand) if plain_worth(head(view)) >= self.liked else (hand[0],))


class Even:
    """Spreads its power evenly over the belt, with a little chance."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The bid nearest to a fair part of its hand."""
        del limit
        seat, power = view.seat or 0, view.faces.power
        if view.phase == "build":
            return Build(seat, weak_builds(view))
        total = sum([power[card] for card in view.hand])
        return bid_near(view, seat, int(10 * total * min(1.0, rng.uniform(1, 4) / len(view.belt))))


STRANGERS: dict[str, Callable[[], Player]] = {
    "miser": lambda: Styled(0.3),
    "spender": lambda: Styled(2.5, own=True, builds=True),
    "gambler": lambda: AllIn(30),
    "robot-lover": lambda: Styled(1.3, own=True, builds=True, units=0.2),
    "even": Even,
    "unit-lover": lambda: Styled(0.8, own=True, builds=True, units=2.0),
    "careful": lambda: Styled(0.85, own=True, builds=True),
}


def player_named(name: str) -> Player:
    """A stranger or any player that the package knows."""
    return STRANGERS[name]() if name in STRANGERS else make_player(name)


def odd_style(rng: Random) -> Callable[[], Player]:
    """Any style at all, around the references."""
    if rng.random() < 1 / 8:
        return partial(AllIn, rng.choice([20, 45, 55]))
    units, own, builds = rng.choice([0.0, 0.5, 1.0, 1.4]), rng.random() < 2 / 3, rng.random() < 2 / 3
    return partial(Styled, rng.uniform(0.5, 1.7), own, builds, units)


def tables(players: int, selves: Sequence[Player], rng: Random) -> list[list[Callable[[], Player]]]:
    """The tables of the pool: the others at each."""
    others = players - 1
    named = {name: partial(make_player, name) for name in ("random", "rookie", "apprentice", "tinker")}
    ladder = cycle([named["tinker"], named["apprentice"], named["rookie"], named["random"]])
    kin: list[Callable[[], Player]] = [partial(_same, one) for one in selves]
    known: list[Callable[[], Player]] = [*named.values()]
    itself, odd = rng.choice(kin), odd_style(rng)
    if others == 1:  # the references are beaten nearly always: only selves teach more
        return [[one] for one in (itself, named["tinker"], itself, odd, itself, named["apprentice"])]
    return [
        [named["apprentice"]] * others,
        [named["tinker"]] * others,
        [itself] * others,
        [odd] * others,
        [rng.choice(kin) for _ in range(others)],
        [next(ladder) for _ in range(others)],
        [named["tinker"]] * others,
        [rng.choice([itself, *known[2:]]) for _ in range(others)],
        [odd_style(rng) for _ in range(others)],
        [odd] * others,
        [rng.choice([odd, itself, *known]) for _ in range(others)],
        [rng.choice(kin) for _ in range(others)],
    ]


def _same(player: Player) -> Player:
    return player


def play(
    options: Options, seed: str, seat: int, player: Player, others: Iterable[Callable[[], Player]]
) -> tuple[float, int]:
    """One game: the share of the win, and the points ahead of the best other."""
    seats = [make() for make in others]
    seats.insert(seat, player)
    score = play_out(Game(options), Dealer(seed), seats).score
    assert score is not None  # noqa: S101
    totals = [one.total for one in score.seats]
    mine = totals.pop(seat)
    return (1 / len(score.winners) if seat in score.winners else 0.0), mine - max(totals)


def fitness(weights: Weights, selves: Sequence[Weights], options: Options, seed: str, games: int) -> float:
    """The mean share of wins, smoothed by how close the games were."""
    player = MechanicPlayer({options.players: weights})
    frozen = [MechanicPlayer({options.players: one}) for one in selves]
    total = 0.0
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        pool = tables(options.players, frozen, rng)
        others = pool[number % len(pool)]
        win, ahead = play(options, f"{seed}/{number}", rng.randrange(options.players), player, others)
        total += 0.5 * win + 0.5 / (1 + exp(-max(-60, min(60, ahead)) / 5))
    return total / games


def step_of(name: str, value: float) -> float:
    """How far a weight is varied."""
    return max(0.15 * abs(value), 0.03 if name in ("aimless", "literal", "keen") else 0.05)


def moved(weights: Weights, direction: Sequence[float], by: float) -> Weights:
    """Weights a step away, kept within bounds."""
    values = {}
    for name, part in zip(NAMES, direction, strict=True):
        value = getattr(weights, name)
        value += by * part * step_of(name, value)
        floor = FLOORS.get(name, -10.0 if name in ANY_SIGN else 0.0)
        values[name] = round(max(floor, value), 4)
    return Weights(**values)


def kin(selves: Sequence[Weights], seed: str) -> tuple[Weights, ...]:
    """Earlier selves, and one of them twisted."""
    rng = Random(f"kin/{seed}")
    return *selves, moved(rng.choice(selves), [rng.gauss(0, 1) for _ in NAMES], 2)


def pair(job: tuple[Weights, tuple[Weights, ...], Options, str, int]) -> tuple[list[float], float, float]:
    """A mirrored pair of variations on the same deals: the direction, and both results."""
    weights, selves, options, seed, games = job
    rng = Random(f"direction/{seed}")
    direction = [rng.gauss(0, 1) for _ in NAMES]
    ahead, back = (fitness(moved(weights, direction, by), selves, options, seed, games) for by in (1, -1))
    return direction, ahead, back


def tune(args: argparse.Namespace) -> None:
    """Move the weights towards the winners until the time is up, writing them down after every step."""
    options = Options.of(args.players, args.cards)
    weights = read(args.start, args.players)
    selves = [weights]
    speed = [0.0] * len(NAMES)
    started, generation = time.monotonic(), 0
    with ProcessPoolExecutor(args.jobs) as pool:
        while time.monotonic() - started < 60 * args.minutes:
            generation += 1
            seeds = [f"{args.seed}/{generation}/{number}" for number in range(args.pairs)]
            jobs = [(weights, kin(selves[-3:], seed), options, seed, args.games) for seed in seeds]
            results = list(pool.map(pair, jobs))
            spread = sqrt(sum((ahead - back) ** 2 for _, ahead, back in results) / len(results)) or 1.0
            for place in range(len(NAMES)):
                slope = sum((ahead - back) * direction[place] for direction, ahead, back in results)
                speed[place] = args.momentum * speed[place] + (1 - args.momentum) * slope / (spread * len(results))
            weights = moved(weights, speed, args.rate)
            if generation % 10 == 0:
                selves.append(weights)
            mean = sum(ahead + back for _, ahead, back in results) / (2 * len(results))
            taken = time.monotonic() - started
            print(f"{generation:4} {taken:6.0f} s  mean {mean:.4f}  spread {spread:.4f}", flush=True)
            write(args.out, args.players, weights)


def read(path: Path | None, players: int) -> Weights:
    """Weights from a file that `tune` wrote, else the standard ones."""
    if path is None:
        return standard_weights()[players]
    return Weights(**tomllib.loads(path.read_text())[f"players-{players}"])


def write(path: Path, players: int, weights: Weights) -> None:
    """Weights as a table of mechanic_weights.toml."""
    lines = [f"{name} = {value}" for name, value in asdict(weights).items()]
    path.write_text("\n".join([f"[players-{players}]", *lines, ""]))


def measure_one(job: tuple[Options, str, str, Sequence[str], Weights]) -> float:
    """One duplicate deal, every seat in turn: the mean share of wins."""
    options, seed, who, names, weights = job
    player = MechanicPlayer({options.players: weights}) if who == "mechanic" else player_named(who)
    others = [partial(player_named, name) for name in names]
    results = [play(options, seed, seat, player, others) for seat in range(options.players)]
    return sum(win for win, _ in results) / len(results)


def measure(args: argparse.Namespace) -> None:
    """Win shares of one player against tables of others, with a 95 % interval by deals."""
    options = Options.of(args.players, args.cards)
    changes = {name: float(value) for name, _, value in (change.partition("=") for change in args.change)}
    weights = read(args.start, args.players).changed(**changes)
    lineups = [lineup.split("+") for lineup in args.against.split(",")]
    lineups = [names * (args.players - 1) if len(names) == 1 else names for names in lineups]
    with ProcessPoolExecutor(args.jobs) as pool:
        for names in lineups:
            jobs = [(options, f"{args.seed}/{deal}", args.who, names, weights) for deal in range(args.deals)]
            shares = list(pool.map(measure_one, jobs, chunksize=8))
            mean = sum(shares) / len(shares)
            error = sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
            line = f"{options.players} players {options.cards:8} {args.who} v {', '.join(names):40}"
            print(f"{line} {100 * mean:5.1f} % ± {196 * error:.1f}  ({args.deals} deals, seed {args.seed})", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["tune", "measure"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--cards")
    parser.add_argument("--start", type=Path, help="begin with the weights in this file")
    parser.add_argument("--out", type=Path, default=Path("weights.toml"))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pairs", type=int, default=12)
    parser.add_argument("--games", type=int, default=36, help="games of each variation in a generation")
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--momentum", type=float, default=0.7)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--against", default="random,rookie,apprentice,tinker", help="tables; mixed: tinker+rookie")
    parser.add_argument("--who", default="mechanic", help="measure another player")
    parser.add_argument("--change", nargs="*", default=[], metavar="WEIGHT=VALUE", help="measure with other weights")
    args = parser.parse_args()
    (tune if args.command == "tune" else measure)(args)


if __name__ == "__main__":
    main()
