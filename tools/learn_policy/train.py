"""Train the learned player: self-play and play against a population, by proximal policy optimisation.

    python -m tools.learn_policy.train --players 2 --minutes 22 --out src/fzzzt/bots/foreman_two
    python -m tools.learn_policy.train --players 3,4,4,4,5,6 --minutes 58 --out src/fzzzt/bots/foreman_more

Needs the extras `sim` and `train`. It writes OUT.net after every round of games; docs/policy-net.md tells the rest. How
many games fit into a minute is the machine's affair, so no two trainings come to the same net.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from pathlib import Path

import numpy as np
import torch
from tools.learn_policy.learner import Policy, critic, log_shares
from tools.learn_policy.population import NAMES, draw_seats, draw_styles
from tools.learn_policy.rollouts import MANY_BIDS, advantages, roll

from fzzzt.engine import Deck, Options
from fzzzt.sim.appraisal import MIND
from fzzzt.sim.chance import new_games
from fzzzt.sim.faces import faces_of
from fzzzt.sim.matches import styled_games
from fzzzt.sim.net_file import content_of, net_of
from fzzzt.sim.net_shape import BID_INPUTS, INPUTS
from fzzzt.sim.playing import NO_LOG, workbench
from fzzzt.sim.state import SEATS

DECISIONS = 24_000
BATCH = 1200
CLIP = 0.2
FADE = 0.92
"""How fast what happens later fades in a decision's advantage."""
PLACING, MARGIN = 0.15, 0.15
"""What placing above others counts, and the lead, beside winning."""
MOST_SELVES = 12


def rewards_of(games: np.ndarray, players: int) -> np.ndarray:
    """What a game was worth to each seat."""
    points = (games["base"] + games["bonus"])[:, :players].astype(np.float64)
    won = (games["winners"][:, None] >> np.arange(players) & 1).astype(np.float64)
    win = won / won.sum(1, keepdims=True)
    rank = points + won * 1e-3
    above = (np.sign(rank[:, :, None] - rank[:, None, :]).sum(2) + players - 1) / 2 / (players - 1)
    best = np.where(np.eye(players, dtype=bool), -1e9, points[:, None, :]).max(2)
    lead = np.clip((points - best) / 40, -1, 1)
    return ((1 - PLACING) * win + PLACING * above + MARGIN * lead).astype(np.float32)


class Trainer:
    """A policy, its critic, its earlier selves, and the room for a round of games."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.players = [int(one) for one in given.players.split(",")]
        self.rng = np.random.default_rng(given.seed)
        torch.manual_seed(given.seed)
        self.policy, self.critic = Policy(), critic()
        if given.start:
            self.policy.take(net_of(given.start.read_bytes()))
        self.old = [self.policy.record()]
        self.minds, self.bench = np.zeros(SEATS, MIND), workbench()
        self.inputs = np.zeros((DECISIONS, INPUTS), np.float32)
        self.bids = np.zeros((DECISIONS * MANY_BIDS, BID_INPUTS), np.float32)
        self.first, self.taken = np.zeros(DECISIONS + 1, np.int64), np.zeros(DECISIONS, np.int64)
        self.whose = np.zeros((DECISIONS, 2), np.int64)
        self.likely = np.zeros(DECISIONS, np.float32)
        self.rate = given.rate
        self.optimiser = torch.optim.Adam([*self.policy.parameters(), *self.critic.parameters()], lr=given.rate)

    def play(self) -> tuple[int, np.ndarray]:
        """A round of games; how many decisions, and the rewards by game and seat."""
        players = int(self.rng.choice(self.players))
        options = Options.of(players, *self._variant(players))
        faces = faces_of(Deck.standard(), options)
        styles, odd = draw_styles(players, self.policy.record(), self.old, self.rng)
        games = new_games(DECISIONS // 20, int(self.rng.integers(1 << 60)))
        seats = draw_seats(players, len(games), self.rng)
        played, decisions = roll(
            *(games, faces.record, styles, odd, seats, self.minds, self.bench, NO_LOG),
            *(self.inputs, self.bids, self.first, self.taken, self.likely, self.whose),
        )
        return decisions, rewards_of(games[:played], players)

    def _variant(self, players: int) -> tuple[str | None, str | None]:
        if players > 4 or self.rng.random() < 0.75:
            return None, None
        return self.rng.choice(["base", "extended"]), self.rng.choice(["stay", "leave"])

    def learn(self, decisions: int, rewards: np.ndarray, warming: bool) -> tuple[float, float, float]:
        """One pass over a round of games; how well the critic knew, how open the choices were, how far they moved."""
        inputs = torch.from_numpy(self.inputs[:decisions])
        whose, gained = self.whose[:decisions], np.zeros(decisions, np.float32)
        with torch.no_grad():
            values = torch.cat([self.critic(some).squeeze(1) for some in inputs.split(BATCH)])
        advantages(values.numpy(), whose, rewards, FADE, gained)
        final = rewards[whose[:, 0], whose[:, 1]]
        target = torch.from_numpy(0.5 * (gained + values.numpy()) + 0.5 * final)
        known = 1 - float(np.var(final - values.numpy()) / np.var(final))
        gain = torch.from_numpy((gained - gained.mean()) / (gained.std() + 1e-8))
        before = torch.from_numpy(self.likely[:decisions])
        told = np.zeros(2)
        for some in np.array_split(self.rng.permutation(decisions), max(1, decisions // BATCH)):
            told = 0.9 * told + 0.1 * self._step(some, inputs, target, gain, before, warming)
        return known, *told

    def _shares(self, some: np.ndarray, inputs: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        counts = self.first[some + 1] - self.first[some]
        owner = np.repeat(np.arange(len(some)), counts)
        begins = np.cumsum(counts) - counts
        rows = np.arange(counts.sum()) + np.repeat(self.first[some] - begins, counts)
        whose = torch.from_numpy(owner)
        scores = self.policy(inputs, torch.from_numpy(self.bids[rows]), whose)
        mine = torch.from_numpy(self.taken[some] - self.first[some] + begins)
        return log_shares(scores, whose, len(some)), mine

    def _step(
        self,
        some: np.ndarray,
        inputs: torch.Tensor,
        target: torch.Tensor,
        gain: torch.Tensor,
        before: torch.Tensor,
        warming: bool,
    ) -> np.ndarray:
        rows = torch.from_numpy(some)
        seen = inputs[rows]
        loss = 2.0 * (self.critic(seen).squeeze(1) - target[rows]).square().mean()
        openness, moved = torch.zeros(()), torch.zeros(())
        if not warming:
            shares, mine = self._shares(some, seen)
            ratio = (shares[mine] - before[rows]).exp()
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            openness = -(shares.exp() * shares).sum() / len(some)
            moved = (before[rows] - shares[mine]).mean()
            loss = loss - torch.minimum(ratio * gain[rows], bounded * gain[rows]).mean() - self.entropy * openness
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.optimiser.step()
        return np.array([openness.item(), moved.item()])

    entropy = 0.004

    def pace(self, part: float) -> None:
        """Learn more slowly towards the end."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * (1.0 - 0.9 * part)
        self.entropy = 0.012 * (1 - part) + 0.001

    def measure(self, games: int) -> str:
        """What the learner wins if it always takes its best bid."""
        told = []
        for players in sorted({*self.players} & {2, 4}):
            faces = faces_of(Deck.standard(), Options.of(players))
            styles, _ = draw_styles(players, self.policy.record(), self.old[:1], self.rng)
            for name in ("mechanic", "old"):
                rivals = [styles[NAMES.index(name)]] * (players - 1)
                played = styled_games(faces, [styles[1], *rivals], games, int(self.rng.integers(1 << 60)))
                told.append(f"{players} players v {name} {np.mean(played['winners'] & 1):.3f}")
        return ", ".join(told)


def main() -> None:
    """Train for so many minutes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    trainer = Trainer(given)
    command = shlex.join(["python", "-m", "tools.learn_policy.train", *sys.argv[1:]])
    began, number, decided = time.monotonic(), 0, 0
    while (part := (time.monotonic() - began) / (60 * given.minutes)) < 1:
        trainer.pace(part)
        since = time.monotonic()
        decisions, rewards = trainer.play()
        played = time.monotonic() - since
        known, openness, moved = trainer.learn(decisions, rewards, number < 6)
        learnt = time.monotonic() - since - played
        decided += decisions
        number += 1
        given.out.with_suffix(".net").write_bytes(content_of(trainer.policy.record(), command))
        if number % 25 == 0:
            trainer.old = [*trainer.old, trainer.policy.record()]
            if len(trainer.old) > MOST_SELVES:
                del trainer.old[trainer.rng.integers(len(trainer.old) - 4)]
        told = f"{number} {part:.3f} {decided} decisions, played {played:.2f} s, learnt {learnt:.2f} s"
        told += f", knows {known:.3f}, open {openness:.3f}, moved {moved:.4f}"
        if number % 20 == 0:
            told += ": " + trainer.measure(1000)
        print(told, flush=True)


if __name__ == "__main__":
    main()
