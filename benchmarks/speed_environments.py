"""Steps of the environments for learning: many games at once, compiled, beside one at a time in PettingZoo's.

A step is an action taken and the next seat's observation and mask; how the action is chosen takes no part.
"""

from __future__ import annotations

import time
from random import Random

import numpy as np
from benchmarks.speed_rates import ROUNDS

from fzzzt.research import raw_env
from fzzzt.research.vector import VectorEnv

COUNT = 1024
STEPS = 200
SINGLE_STEPS = 1000
COUNTS = (16, 256, 1024, 4096)


def report_environments() -> None:
    """Print both rates and their ratio."""
    vector, single = VectorEnv(COUNT, seed=1), raw_env()
    batch, numbers, rng = vector.reset(), np.random.default_rng(1), Random(1)
    many = one = 0.0
    for number in range(ROUNDS):
        seconds = 0.0
        for _ in range(STEPS):
            actions = (batch.action_masks * numbers.random(batch.action_masks.shape, np.float32)).argmax(axis=1)
            start = time.thread_time()
            batch = vector.step(actions)
            seconds += time.thread_time() - start
        many = max(many, COUNT * STEPS / seconds)
        one = max(one, _single_steps(single, number, rng))
    print(f"{'vectorised environment, 4 players':44} {many:9,.0f} steps/s")
    print(f"{'PettingZoo environment, 4 players':44} {one:9,.0f} steps/s, 1 : {many / one:.0f}")


def report_threads() -> None:
    """Print what two threads make of one's steps, by the clock on the wall: they need two cores that are free."""
    for count in COUNTS:
        best = dict.fromkeys((1, 2), 0.0)
        tables = {threads: VectorEnv(count, seed=1, threads=threads) for threads in best}
        batches, numbers = {threads: env.reset() for threads, env in tables.items()}, np.random.default_rng(1)
        for _ in range(max(50, 100_000 // count)):
            for threads, env in tables.items():
                masks = batches[threads].action_masks
                actions = (masks * numbers.random(masks.shape, np.float32)).argmax(axis=1)
                start = time.perf_counter()
                batches[threads] = env.step(actions)
                best[threads] = max(best[threads], count / (time.perf_counter() - start))
        print(f"{f'two threads against one, {count} games':44} {best[2] / best[1]:9.2f}")


def _single_steps(env: raw_env, seed: int, rng: Random) -> float:
    """Steps a second of the one that plays a game at a time."""
    env.reset(seed=seed)
    seconds, seen = 0.0, env.observe(env.agent_selection)
    for _ in range(SINGLE_STEPS):
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        start = time.thread_time()
        env.step(action)
        if env.turns.over:
            env.reset()
        seen = env.observe(env.agent_selection)
        seconds += time.thread_time() - start
    return SINGLE_STEPS / seconds
