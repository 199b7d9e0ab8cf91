"""Rates that can be compared: each the best of several rounds, taken in turns so that a noisy moment hits all alike.

Seconds are those of the processor: nothing here waits, and what others do on a shared machine does not count.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ROUNDS = 7


class Rate(NamedTuple):
    """Games and decisions a second; chance moves take their time but are not counted."""

    games: float
    decisions: float


Kind = tuple[str, "Callable[[int], Rate]"]
"""What is measured, and how one round of it, given its number, is."""


def timed(games: int, play: Callable[[], int]) -> Rate:
    """The rate of playing so many games, which tells how many decisions there were."""
    start = time.thread_time()
    decisions = play()
    seconds = time.thread_time() - start
    return Rate(games / seconds, decisions / seconds)


def in_turns(kinds: list[Kind]) -> dict[str, Rate]:
    """The best rate of each kind."""
    rates = {label: Rate(0, 0) for label, _ in kinds}
    for number in range(ROUNDS):
        for label, measure in kinds:
            rates[label] = max(rates[label], measure(number), key=lambda rate: rate.decisions)
    return rates


def report_rates(rates: Mapping[str, Rate]) -> None:
    """Print rates, a line each."""
    for label, rate in rates.items():
        print(f"{label:44} {rate.games:9,.0f} games/s {rate.decisions:12,.0f} decisions/s")


def report_aim(what: str, ratio: float, aim: float) -> None:
    """Print a ratio and whether it is what was aimed at."""
    print(f"  {what}: {ratio:.2f} (aim: at least {aim}) {'held' if ratio >= aim else 'NOT held'}")


def microseconds(action: Callable[[], Any], times: int) -> float:
    """The best mean time of an action over several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.thread_time()
        for _ in range(times):
            action()
        best = min(best, (time.thread_time() - start) / times)
    return best * 1e6
