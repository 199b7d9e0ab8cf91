"""Where the games of a match are played: in this process, or in several. The cluster has a module of its own.

A runner takes a match and its tasks and yields the results of each task when they are there, in any order. Whoever
closes it stops the match.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import connection
from typing import TYPE_CHECKING

from fzzzt.arena.playing import MatchFailed, MatchStopped, play_sent_task, play_task
from fzzzt.bots.interrupts import interrupts_held_back
from fzzzt.bots.orphans import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from multiprocessing.connection import Connection

    from fzzzt.arena.match import Match
    from fzzzt.arena.playing import Task
    from fzzzt.arena.results import GameResult

    Results = Generator[list[GameResult], None, None]
    Runner = Callable[[Match, Sequence[Task]], Results]

_CAN_INTERRUPT = sys.platform != "win32"
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
        stop, go_on = context.Pipe(duplex=False)  # closed to stop: no worker, killed in any state, can hold that up
        pool = ProcessPoolExecutor(max(1, min(jobs, len(tasks))), context, _start_worker, (match.text, stop))
        try:
            yield from _finished(pool, tasks, _AHEAD * jobs)
        except BrokenProcessPool:
            raise MatchFailed("a process that played died (killed, or out of memory?)") from None
        finally:
            go_on.close()
            pool.shutdown(cancel_futures=True)
            stop.close()

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
    stopped = threading.Event()
    playing = False


def _start_worker(match: str, stop: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _CAN_INTERRUPT:
        signal.signal(signal.SIGUSR1, _interrupted)
    _Worker.match = match
    threading.Thread(target=_heed_parent, args=(stop,), daemon=True).start()
    end_with_parent()


def _heed_parent(stop: Connection) -> None:
    """Stop when the parent says so."""
    connection.wait([stop])
    _Worker.stopped.set()
    if _CAN_INTERRUPT:  # a bot that thinks for long is not waited for
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)


def _interrupted(*_: object) -> None:
    if _Worker.playing:
        _Worker.playing = False
        raise MatchStopped


def _work(task: Task) -> list[GameResult]:
    _Worker.playing = True
    try:
        return play_sent_task(_Worker.match, task, _Worker.stopped.is_set)
    finally:
        _Worker.playing = False
