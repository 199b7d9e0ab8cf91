"""A match on a real Dask cluster: two workers, one of which is killed in the middle."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from .conftest import finished, wait_for_games, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from .conftest import Arena


MATCH = ("tinker", "rookie", "random", "--players", "3", "--deals", "40", "--seed", "far away")


class DaskCluster:
    """A scheduler and two workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"tcp://127.0.0.1:{_free_port()}"
        port = self.address.rpartition(":")[2]
        self.scheduler = self._start("dask_scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard")
        wait_until(lambda: _listens(int(port)))
        self.workers = [self._worker(), self._worker()]
        log = folder / "dask_scheduler.log"
        wait_until(lambda: log.read_bytes().count(b"Starting worker compute stream") == 2)

    def _worker(self) -> subprocess.Popen[bytes]:
        return self._start("dask_worker", self.address, "--no-nanny", "--nthreads", "1", "--no-dashboard")

    def _start(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"{program}.log").open("ab") as log:
            command = [sys.executable, "-W", "ignore", "-m", f"distributed.cli.{program}", *arguments]
            return subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)  # noqa: S603 - our own

    def close(self) -> None:
        """End what still runs."""
        for process in (*self.workers, self.scheduler):
            if process.poll() is None:
                process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[DaskCluster]:
    """A cluster for one test."""
    cluster = DaskCluster(tmp_path)
    yield cluster
    cluster.close()


def test_a_match_loses_nothing_when_a_worker_is_killed(arena: Arena, dask: DaskCluster) -> None:
    process = arena.start(*MATCH, "--cluster", dask.address, "--json", "far.json", "--records", "far.jsonl")
    wait_for_games(arena, process, 15)
    dask.workers[0].send_signal(signal.SIGKILL)
    dask.workers[0].wait()
    assert arena.games() < 120
    assert process.poll() is None
    code, output, messages = finished(process)
    assert (code, messages) == (0, "")
    assert arena(*MATCH, "--json", "near.json", "--records", "near.jsonl")[0] == 0
    assert arena.report("far.json") == arena.report("near.json")
    assert (arena.folder / "far.jsonl").read_bytes() == (arena.folder / "near.jsonl").read_bytes()
    assert "120 games" in output
    assert not arena.journals()


def test_a_cluster_that_goes_away_is_told_and_what_was_played_is_kept(arena: Arena, dask: DaskCluster) -> None:
    process = arena.start(*MATCH, "--cluster", dask.address)
    wait_for_games(arena, process, 15)
    process.send_signal(signal.SIGINT)
    code, _, messages = finished(process)
    kept = arena.games()
    assert code == 1
    assert f"interrupted; {kept // 3} of 40 deals are kept" in messages
    process = arena.start(*MATCH, "--cluster", dask.address, "--resume")
    wait_for_games(arena, process, kept + 15)
    dask.close()
    code, _, messages = finished(process)
    assert code == 1
    assert "fzzzt: the cluster" in messages
    assert arena.games() > kept


def test_no_cluster_at_that_address(arena: Arena) -> None:
    code, output, messages = arena("random", "rookie", "--cluster", f"tcp://127.0.0.1:{_free_port()}")
    assert (code, output) == (2, "")
    assert messages.splitlines()[-1].startswith("fzzzt: no Dask scheduler answers at tcp://127.0.0.1:")
