"""Learn what a position at the end of a round is worth, and write src/fzzzt/bots/value_weights.toml.

    python tools/learn_value.py [--games 60000]

Mechanics play each other, with a slip now and then; a conditional logit finds the weights under which the winners were
most likely, one row for each number of players and of rounds left.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from fzzzt.bots.learned import standard_style
from fzzzt.engine import Deck, Options
from fzzzt.sim.appraisal import MIND
from fzzzt.sim.chance import new_games
from fzzzt.sim.faces import faces_of
from fzzzt.sim.playing import NO_LOG, workbench
from fzzzt.sim.state import SEATS
from fzzzt.sim.styles import STYLE
from fzzzt.sim.value import FEATURES, ROUNDS
from fzzzt.sim.value_samples import gather

TARGET = Path(__file__).parents[1] / "src/fzzzt/bots/value_weights.toml"
HEADER = """\
# What a position at the end of a round is worth to a seat (sim/value.py says what the features are): one row of weights
# for each number of rounds left, one table for each number of players. The chances to win are in proportion to the
# exponential of the values. Made by: python tools/learn_value.py --games {games}
"""
RIDGE = 1e-3
FEWEST = 1000
STEPS = 30


def lessons(options: Options, count: int, seed: int, against: str = "mechanic") -> tuple[np.ndarray, np.ndarray]:
    """Features by game, rounds left and seat; and each seat's share of the victory. A mechanic sits first."""
    faces = faces_of(Deck.standard(), options)
    styles = np.zeros(2, STYLE)
    for place, kind in enumerate(("mechanic", against)):
        styles[place] = standard_style(kind, options.players)
    games = new_games(count, seed)
    found = np.zeros((count, ROUNDS + 1, SEATS, len(FEATURES)))
    seats = np.array([0] + [1] * (SEATS - 1), np.int64)

    def play(places: np.ndarray) -> None:
        mind, share = np.zeros(1, MIND)[0], slice(places[0], places[-1] + 1)
        gather(games[share], faces.record, styles, seats, 0, mind, workbench(), NO_LOG, found[share])

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(play, np.array_split(np.arange(count), 2)))
    won = (games["winners"][:, None] >> np.arange(options.players)) & 1
    return found[:, :, : options.players], won / won.sum(axis=1, keepdims=True)


def logit(features: np.ndarray, shares: np.ndarray) -> np.ndarray:
    """The weights that make the winners most likely, by Newton's method on features of unit size."""
    size = features.std(axis=(0, 1)) + 1e-9
    scaled = features / size
    weights = np.zeros(features.shape[2])
    for _ in range(STEPS):
        values = scaled @ weights
        chances = np.exp(values - values.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = np.einsum("gs,gsf->f", shares - chances, scaled) / len(features) - RIDGE * weights
        middle = np.einsum("gs,gsf->gf", chances, scaled)
        bend = np.einsum("gs,gsf,gsh->fh", chances, scaled, scaled) - middle.T @ middle
        weights += np.linalg.solve(bend / len(features) + RIDGE * np.eye(len(weights)), slope)
    return np.asarray(weights / size)


def learned(features: np.ndarray, shares: np.ndarray) -> dict[int, np.ndarray]:
    """The weights for each number of rounds left that was met often enough."""
    rows = {}
    for left in range(1, ROUNDS):
        known = features[:, left].any(axis=(1, 2))
        if known.sum() >= FEWEST:
            rows[left] = logit(features[known, left], shares[known])
    return rows


def main() -> None:
    """Learn for every number of players, from games with the base and with the extended cards."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60_000)
    count = parser.parse_args().games
    text = HEADER.format(games=count)
    for players in range(2, 7):
        kinds = [Options.of(players)] if players > 4 else [Options.of(players), Options.of(players, "extended")]
        parts = [lessons(options, count // len(kinds), 7 + place) for place, options in enumerate(kinds)]
        features, shares = (np.concatenate(part) for part in zip(*parts, strict=True))
        text += f"\n[players-{players}]\n"
        for left, row in learned(features, shares).items():
            text += (
                f"left-{left} = {{ " + ", ".join(f"{n} = {w:.5f}" for n, w in zip(FEATURES, row, strict=True)) + " }\n"
            )
        print(text.rsplit("[", 1)[1], flush=True)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
