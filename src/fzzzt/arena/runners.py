"""Where the games of a match are played: in this process, or in several. The cluster has a module of its own.

A runner takes a match and its tasks and yields the results of each task when they are there, in any order. Whoever
closes it stops the match.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import connection
from typing import TYPE_CHECKING

from fzzzt.arena.playing import MatchFailed, play_sent_task, play_task
from fzzzt.bots.interrupts import interrupts_held_back

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from multiprocessing.synchronize import Event

    from fzzzt.arena.match import Match
    from fzzzt.arena.playing import Task
    from fzzzt.arena.results import GameResult

    Results = Generator[list[GameResult], None, None]
    Runner = Callable[[Match, Sequence[Task]], Results]

_AHEAD = 4
"""Tasks that wait for each process: enough that none is idle, few enough that results do not pile up."""


def in_process(match: Match, tasks: Sequence[Task]) -> Results:
    """Play here, game by game."""
    for task in tasks:
        for result in play_task(match, task):
            yield [result]


def processes(jobs: int) -> Runner:
    """A runner on so many processes of this machine."""
    if jobs == 1:
        return in_process

    def run(match: Match, tasks: Sequence[Task]) -> Results:
        context = multiprocessing.get_context("spawn")  # a fork would copy the progress bar's thread half alive
        stop = context.Event()
        pool = ProcessPoolExecutor(max(1, min(jobs, len(tasks))), context, _start_worker, (match.text, stop))
        try:
            yield from _finished(pool, tasks, _AHEAD * jobs)
        except BrokenProcessPool:
            raise MatchFailed("a process that played died (killed, or out of memory?)") from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)

    return run


def _finished(pool: ProcessPoolExecutor, tasks: Sequence[Task], ahead: int) -> Results:
    queue = iter(tasks)
    waiting: set[Future[list[GameResult]]] = set()
    while True:
        with interrupts_held_back():
            waiting |= {pool.submit(_work, task) for task in islice(queue, ahead - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


class _Worker:
    """What a worker process knows."""

    match: str
    stop: Event


def _start_worker(match: str, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.match, _Worker.stop = match, stop
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A process pool's workers would wait for ever for a parent that was killed."""
    if parent := multiprocessing.parent_process():
        connection.wait([parent.sentinel])
        os._exit(1)


def _work(task: Task) -> list[GameResult]:
    return play_sent_task(_Worker.match, task, _Worker.stop.is_set)
