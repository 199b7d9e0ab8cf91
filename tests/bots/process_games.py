"""Whole games with players that are programs, each checked by replaying its record."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fzzzt.bots import make_player, play_out
from fzzzt.bots.process import ProcessPlayer
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options
from fzzzt.record import Record, dump_record, replay_record
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.bots import Player

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples"
FZZZT = [sys.executable, "-c", "from fzzzt.cli import main; main()"]


def program(script: str, *arguments: object, **settings: Any) -> ProcessPlayer:
    """A player that runs a script of this folder."""
    command = [sys.executable, str(HERE / script), *map(str, arguments)]
    return ProcessPlayer(command, **{"time_limit": PATIENCE, "stderr": subprocess.DEVNULL, **settings})


def chaos(kind: str, chance: float = 1.0, **settings: Any) -> ProcessPlayer:
    """A player that misbehaves."""
    return program("chaos_bot.py", kind, chance, **settings)


def played(players: Sequence[Player], seed: str = "1") -> Game:
    """A game that was played to its end, with a record that is right."""
    game = play_out(Game(Options.of(len(players))), Dealer(seed), players)
    record = Record.of(game, [{"name": str(seat)} for seat in range(len(players))], seed)
    _, replayed = replay_record(json.loads(dump_record(record)))
    assert replayed.score == game.score is not None
    return game


def against_apprentice(player: Player, seed: str = "1") -> int:
    """Play a game with this player; answers how many decisions it had to make."""
    game = played([player, make_player("apprentice")], seed)
    return sum(getattr(event, "seat", None) == 0 and type(event).__name__ in ("Bid", "Build") for event in game.log)


def is_gone(pid: int) -> bool:
    """Whether a process and all of its group have ended, at the latest when the system has got round to it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.killpg(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False
