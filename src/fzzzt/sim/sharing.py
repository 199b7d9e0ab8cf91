"""Work on many games at once, shared by threads where that pays: compiled functions hold no lock."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

LEAST = 384
"""Games that a thread must have to do: with fewer, waking it takes longer than it saves."""


def share(count: int, threads: int, work: Callable[[slice, int], None]) -> None:
    """Have so many games worked on, some by each of at most so many threads; the first of them is the caller's."""
    threads = max(1, min(threads, count // LEAST))
    ends = [count * thread // threads for thread in range(threads + 1)]
    shares = list(map(slice, ends, ends[1:]))
    others = [_pool(threads - 1).submit(work, some, thread) for thread, some in enumerate(shares) if thread]
    work(shares[0], 0)
    for other in others:
        other.result()


@lru_cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """Threads for whoever shares work."""
    return ThreadPoolExecutor(threads, "fzzzt-games")
