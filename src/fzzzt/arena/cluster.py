"""Playing a match on a Dask cluster. A worker that dies loses nothing: its deals are played again elsewhere."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from fzzzt.arena.playing import MatchFailed, play_sent_task
from fzzzt.extras import extra_module

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.arena.match import Match
    from fzzzt.arena.playing import Task
    from fzzzt.arena.runners import Results

_PATIENCE = 5
"""Seconds to wait for the scheduler's answer."""
_RETRIES = 3
"""How often a deal is played again that could not be played for a reason of its own."""


class Cluster:
    """A Dask cluster by the address of its scheduler. To be called as a runner, and closed."""

    def __init__(self, address: str) -> None:
        self._dask = extra_module("distributed", "cluster", "--cluster")
        for name in ("distributed", "distributed.client"):  # a worker that goes is no trouble, and none is to be told
            logging.getLogger(name).setLevel(logging.ERROR)
        try:
            self._client = self._dask.Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError, ImportError) as error:
            raise ValueError(f"no Dask scheduler answers at {address}: {error or type(error).__name__}") from error

    @property
    def workers(self) -> int:
        """How many workers there are now; more may come, some may go."""
        return len(self._client.scheduler_info(n_workers=-1)["workers"])

    def __call__(self, match: Match, tasks: Sequence[Task]) -> Results:
        """Play the tasks on whatever workers there are."""
        text = match.text
        futures = [self._client.submit(play_sent_task, text, task, pure=False, retries=_RETRIES) for task in tasks]
        finished = self._dask.as_completed(futures, loop=self._client.loop)
        del futures  # the cluster may forget a result once it is here
        try:
            for future in finished:
                yield self._result(future)
        finally:
            with suppress(Exception):  # what still waits need not be played; the cluster may be gone
                self._client.cancel(list(finished.futures))

    def _result(self, future: Any) -> Any:
        try:
            return future.result()
        except MatchFailed:
            raise
        except Exception as error:
            reason = " ".join(str(error).split()) or "the cluster is gone"
            raise MatchFailed(f"the cluster could not play a deal: {type(error).__name__}: {reason}") from error

    def close(self) -> None:
        """Say goodbye to the cluster; it goes on without us."""
        with suppress(Exception):
            self._client.close()
