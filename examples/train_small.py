"""Learns to play Fzzzt! for two in about a minute, with NumPy alone.

A linear policy scores every lawful action by a dozen features and draws one by softmax; REINFORCE moves its weights
towards what came before good results. It begins at random. Run: python examples/train_small.py --games 1200
"""

from __future__ import annotations

import argparse
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.research import BotPolicy, raw_env
from fzzzt.research.actions import BIDS, LEAVE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

ME = "player_0"
BATCH = 5
"""Games between two changes of the weights."""
BITS = (np.arange(1, BIDS + 1)[:, None] >> np.arange(6)) & 1
"""A row a bid, a column a place in the hand: which cards it takes."""


class Learner:
    """A softmax policy over features of the actions, and what it has done in the game so far."""

    def __init__(self, env: raw_env, seed: int) -> None:
        self.fields = env.encoding.observation.fields
        self.faces = env.encoding.catalogue.features
        self.actions = env.encoding.actions.count
        self.weights, self.trend, self.size = np.zeros((3, 10))
        self.batches = 0
        self.rng = np.random.default_rng(seed)
        self.gradients: list[Floats] = []

    def features(self, observation: NDArray[np.int8]) -> Floats:
        """A row an action: the power and the number of cards of a bid, beside what is at auction; or what is built."""
        rows = np.zeros((self.actions, 10))
        rows[LEAVE, 8] = 1.0
        if self.fields.part(observation, "phase")[0]:
            power, points, *_ = self.faces.T
            places = self.fields.part(observation, "places")
            head = self.fields.part(observation, "belt")[0]
            value, cards = BITS @ (places @ power) / 10, BITS.sum(axis=1) / 3
            worth, strength, unit = head @ points / 5, head @ power / 5, head @ self.faces[:, 10]
            bids = (value, value**2, value * worth, value * strength, value * unit, cards, cards * worth, value == 0)
            rows[:BIDS, :8] = np.stack(bids, axis=1)
        return rows

    def act(self, seen: dict[str, NDArray[np.int8]]) -> int:
        """Draw a lawful action, and remember which way the weights would make it likelier."""
        lawful = np.flatnonzero(seen["action_mask"])
        rows = self.features(seen["observation"])[lawful]
        scores = rows @ self.weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        choice = self.rng.choice(len(lawful), p=chances)
        self.gradients.append(rows[choice] - chances @ rows)
        return int(lawful[choice])

    def learn(self, margins: Floats, directions: Floats, rate: float) -> None:
        """Make what was done in the better games of a batch likelier (Adam: every weight at a pace of its own)."""
        advantages = (margins - margins.mean()) / (margins.std() + 1e-6)
        step = advantages @ directions / len(margins)
        self.batches += 1
        self.trend = 0.9 * self.trend + 0.1 * step
        self.size = 0.99 * self.size + 0.01 * step**2
        trend, size = self.trend / (1 - 0.9**self.batches), self.size / (1 - 0.99**self.batches)
        self.weights += rate * trend / (np.sqrt(size) + 1e-8)


def play(env: raw_env, learner: Learner, bot: BotPolicy, rng: Random) -> float:
    """A game of the learner against a bot; the points by which it won or lost."""
    learner.gradients = []
    env.reset()
    while not env.terminations[env.agent_selection]:
        env.step(learner.act(env.observe(ME)) if env.agent_selection == ME else bot(env, rng))
    return env.rewards[ME]


def win_rate(env: raw_env, learner: Learner, bot: BotPolicy, games: int) -> float:
    """The share of games won against a bot, on the same deals whenever it is asked; a tie is half a win."""
    env.reset(seed=1_000_000)
    rng = Random(0)
    margins = [play(env, learner, bot, rng) for _ in range(games)]
    return sum((margin > 0) + (margin == 0) / 2 for margin in margins) / games


def train(games: int, opponent: str, seed: int = 1, rate: float = 0.2, tests: int = 200) -> tuple[float, float]:
    """Train for so many games; the win rates before and after."""
    env = raw_env(players=2, reward="margin")
    learner, bot, rng = Learner(env, seed), BotPolicy(opponent), Random(seed)
    before = win_rate(env, learner, bot, tests)
    env.reset(seed=seed)
    for _ in range(games // BATCH):
        margins, directions = np.zeros(BATCH), np.zeros((BATCH, 10))
        for game in range(BATCH):
            margins[game] = play(env, learner, bot, rng)
            directions[game] = np.sum(learner.gradients, axis=0)
        learner.learn(margins, directions, rate)
    return before, win_rate(env, learner, bot, tests)


def main() -> None:
    """Train and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--opponent", default="rookie", help="a bot: random, rookie, apprentice, …")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=200, help="games to measure by, before and after")
    given = parser.parse_args()
    before, after = train(given.games, given.opponent, given.seed, tests=given.tests)
    print(f"Wins against {given.opponent}: {before:.0%} before, {after:.0%} after {given.games} games.")


if __name__ == "__main__":
    main()
