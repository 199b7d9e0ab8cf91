"""What was acknowledged outlives kill -9 at any moment, and nothing is there by halves."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from store.logbook import opened
from store.scribe import LINES, TABLES

TESTS = Path(__file__).parent.parent


def killed_scribe(url: str, acknowledged: int) -> set[tuple[str, int]]:
    """The appends of a process that was killed after it had told of so many."""
    paths = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    with subprocess.Popen(  # noqa: S603 - it is our own
        [sys.executable, "-m", "store.scribe", url],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    ) as scribe:
        assert scribe.stdout is not None
        told = [scribe.stdout.readline() for _ in range(acknowledged)]
        scribe.kill()
        told.extend(line for line in scribe.stdout if line.endswith("\n"))
    return {(table, int(seq)) for table, seq in (line.split() for line in told)}


async def check(url: str, acknowledged: set[tuple[str, int]]) -> None:
    async with opened(url) as store:
        for table in TABLES:
            seqs = [line.seq for line in await store.lines(table)]
            assert seqs == list(range(1, len(seqs) + 1))
            assert len(seqs) % LINES == 0
            firsts = set(seqs[::LINES])
            assert {seq for name, seq in acknowledged if name == table} <= firsts
            standing = await store.standing(table)
            assert (standing.updated if standing else 0) == len(seqs)
            for seq in firsts:
                assert await store.receipt(table, "ada", f"c{seq}") == f"answer to c{seq}"


def test_every_acknowledged_append_outlives_kill_and_none_is_there_by_halves(url: str) -> None:
    acknowledged: set[tuple[str, int]] = set()
    rng = Random(9)
    for _ in range(5):
        acknowledged |= killed_scribe(url, rng.randint(1, 60))
        asyncio.run(check(url, acknowledged))
    assert len(acknowledged) > 5
