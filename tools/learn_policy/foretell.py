"""Teach a net to foretell the bids of players who look ahead, from their games; it becomes the style `searcher`.

    python -m tools.learn_policy.foretell --players 2 --minutes 4 --out src/fzzzt/bots/searcher_two

Needs the extras `sim` and `train`. It says how well it foretells the bids of games it did not learn from: the mean of
minus the logarithm of the chance it gave them, after each pass. How many games fit into the minutes is the machine's
affair, so no two trainings come to the same net.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

import numpy as np
import torch
from tools.learn_policy.learner import PROSPECT, Policy, log_shares
from tools.learn_policy.searchers import lessons

from fzzzt.bots.compiling import make_ready
from fzzzt.sim.net_file import content_of

PASSES, BATCH, RATE, DECAY = 14, 256, 1.5e-3, 0.05
HELD_BACK = 10
"""One game in so many is not learned from."""


class Pupil:
    """A net that learns from lessons."""

    def __init__(self, players: int, playouts: int, minutes: float, seed: str) -> None:
        self.learned = lessons(players, playouts, minutes, seed)
        torch.manual_seed(1)
        self.policy = Policy()
        with torch.no_grad():
            self.policy.straight.weight[0, PROSPECT] = 1.0  # of whims the one that fits searchers best
        self.optimiser = torch.optim.AdamW(self.policy.parameters(), lr=RATE, weight_decay=DECAY)

    def loss(self, some: np.ndarray) -> torch.Tensor:
        """Minus the logarithm of the chance that it gives to the bids that were made, on average."""
        inputs, bids, first, taken, _ = self.learned
        counts = first[some + 1] - first[some]
        begins = np.cumsum(counts) - counts
        rows = np.arange(counts.sum()) + np.repeat(first[some] - begins, counts)
        owner = torch.from_numpy(np.repeat(np.arange(len(some)), counts))
        scores = self.policy(torch.from_numpy(inputs[some]), torch.from_numpy(bids[rows]), owner)
        return -log_shares(scores, owner, len(some))[torch.from_numpy(taken[some] - first[some] + begins)].mean()

    def learn(self) -> None:
        """All passes over the lessons, ever more slowly."""
        back = self.learned.game % HELD_BACK == 0
        known, fresh = np.flatnonzero(~back), np.flatnonzero(back)
        rng = np.random.default_rng(1)
        batches = [some for _ in range(PASSES) for some in _batches(rng.permutation(known))]
        for number, some in enumerate(batches):
            for group in self.optimiser.param_groups:
                group["lr"] = RATE * (1 - number / len(batches))
            self.optimiser.zero_grad()
            self.loss(some).backward()
            torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
            self.optimiser.step()
            if (number + 1) % (len(batches) // PASSES) == 0:
                with torch.no_grad():
                    print(f"{number + 1}: {self.loss(fresh):.3f} of {len(fresh)} of {len(back)}", flush=True)


def _batches(places: np.ndarray) -> list[np.ndarray]:
    return np.array_split(places, max(1, len(places) // BATCH))


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--seed", default="searchers")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    make_ready()
    torch.set_num_threads(1)
    pupil = Pupil(given.players, given.playouts, given.minutes, given.seed)
    pupil.learn()
    command = shlex.join(["python", "-m", "tools.learn_policy.foretell", *sys.argv[1:]])
    given.out.with_suffix(".net").write_bytes(content_of(pupil.policy.record(), command))


if __name__ == "__main__":
    main()
