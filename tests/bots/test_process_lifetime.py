"""No program outlives the player that started it."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from bots.process_games import HERE, against_apprentice, chaos, is_gone
from fzzzt.engine import Game, Options
from patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path


def test_closing_ends_a_stubborn_program_and_its_children(started: list[int]) -> None:
    for kind in ("stubborn", "parent"):
        with chaos(kind) as player:
            against_apprentice(player)
            assert player.pid == started[-1]
            player.close(grace=0.1)
        assert is_gone(started[-1])


def test_a_program_ends_with_the_player_that_is_dropped(started: list[int]) -> None:
    player = chaos("stubborn")
    player.begin(0, Options(2), Game(Options(2)).faces)
    del player
    gc.collect()
    assert is_gone(started[0])
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and thread.name.endswith(("(_read)", "(_write)")):
            thread.join(30)


KEEP = f"""
import sys; sys.path.insert(0, {str(HERE.parent)!r})
from concurrent.futures import ProcessPoolExecutor
from bots.process_games import against_apprentice, chaos
kept = []
def play(_):
    kept.append(chaos("stubborn"))
    against_apprentice(kept[0])
    return kept[0].pid
if __name__ == "__main__":
"""


@pytest.mark.parametrize(
    "use",
    ["    print(play(0))", "    with ProcessPoolExecutor(1) as pool: print(*pool.map(play, [0]))"],
    ids=["exit", "worker"],
)
def test_no_program_outlives_the_process_or_the_worker_that_plays(use: str, tmp_path: Path) -> None:
    script = tmp_path / "keep.py"
    script.write_text(KEEP + use)
    done = subprocess.run(  # noqa: S603
        [sys.executable, script], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert is_gone(int(done.stdout))
