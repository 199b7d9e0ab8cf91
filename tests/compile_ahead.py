"""Compiles what the tests use compiled, once: else each of their processes would, and that takes a minute."""

from __future__ import annotations

import numpy as np

from fzzzt.bots.compiling import load
from fzzzt.research.vector import VectorEnv
from fzzzt.review.game_review import review_game
from review.finished_games import QUICK, played

if __name__ == "__main__":
    load()
    review_game(played("rookie", "random", seed="compile"), [0], effort=QUICK)
    env = VectorEnv(1, 2, seed=1)
    env.step(np.argmax(env.reset().action_masks, axis=1))
