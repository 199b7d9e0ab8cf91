"""The same work many times over, on several processes, that ends at once when it is broken off."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from fzzzt.bots.interrupts import interrupts_held_back
from fzzzt.bots.orphans import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from multiprocessing.synchronize import Event

T = TypeVar("T")

_MOST_AT_ONCE = 50
"""What is sent to a process in one go, at most."""


def numbered(work: Callable[[int], T], count: int, jobs: int) -> Generator[T, None, None]:
    """What the work gives for 0, 1, 2 and so on, in that order. Whoever closes it stops the processes."""
    jobs = min(jobs, count)
    if jobs == 1:
        yield from map(work, range(count))
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy the progress bar's thread half alive
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _start, (stop,))
    try:
        with interrupts_held_back():
            results = pool.map(partial(_one, work), range(count), chunksize=_at_once(count, jobs))
        for result in results:
            yield from result
    except BrokenProcessPool:
        raise ChildProcessError("a process that played died (killed, or out of memory?)") from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _at_once(count: int, jobs: int) -> int:
    return max(1, min(_MOST_AT_ONCE, count // (4 * jobs)))


class _Worker:
    """What a worker process knows."""

    stop: Event


def _start(stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    _Worker.stop = stop


def _one(work: Callable[[int], T], number: int) -> list[T]:
    """The result of one piece of work; none if nobody waits for it any more."""
    return [] if _Worker.stop.is_set() else [work(number)]
