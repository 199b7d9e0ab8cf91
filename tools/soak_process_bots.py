"""Thousands of games between programs that answer rubbish, late, twice, too much, or die: every one must end rightly.

    python tools/soak_process_bots.py [GAMES [SEED]]

Each game has 2 to 6 players, misbehaving bots of all kinds beside the examples, and is checked by replaying its record,
shuffles included. Prints what was counted; exit code 1 if anything was wrong or a process is left over.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from fzzzt.bots import play_out
from fzzzt.bots.process import ProcessPlayer, program_of
from fzzzt.bots.protocol import FAULTS
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options
from fzzzt.record import Record, dump_record, replay_record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine import Deal, Setup

ROOT = Path(__file__).parents[1]
QUICK = 0.005
"""Seconds for a decision of those that will be late anyway."""


@dataclass(frozen=True)
class Kind:
    """A kind of bot: how often it sits at a table, compared with others, and what is its way."""

    often: float
    chance: float
    limit: float = 1.0


CHAOS = {
    "rubbish": Kind(1, 0.2),
    "illegal": Kind(1, 0.2),
    "twice": Kind(1, 0.3),
    "stray": Kind(1, 0.2),
    "late": Kind(1, 0.03, QUICK),
    "flood": Kind(1, 0.01),
    "huge": Kind(1, 0.01),
    "die": Kind(1, 0.02),
    "leave": Kind(1, 0.01),
    "closed": Kind(1, 0.01),
    "silent": Kind(0.5, 0.03, QUICK),
    "noisy": Kind(0.5, 0.01),
    "deaf": Kind(0.1, 1, QUICK),
    "stillborn": Kind(0.1, 1),
    "mute": Kind(0.1, 1),
}
"""The kinds of tests/bots/chaos_bot.py, each with the chance that it misbehaves at a decision."""

Pool = dict[str, tuple[float, ProcessPlayer]]


def pool(seed: str) -> Pool:
    """One program of each kind, with how often it plays; it goes on from game to game."""
    chaos = str(ROOT / "tests" / "bots" / "chaos_bot.py")
    found: Pool = {}
    for name, kind in CHAOS.items():
        command = [sys.executable, "-S", "-E", chaos, name, str(kind.chance), seed]
        found[name] = kind.often, _player(command, kind.limit)
    for example in ("lowball.py", "lowball.js"):
        for copy in "ab":
            found[f"{example} {copy}"] = 1, _player(program_of(str(ROOT / "examples" / example)) or [], 1.0)
    return found


def _player(command: Sequence[str], limit: float) -> ProcessPlayer:
    slow = 0.1 if "mute" in command else 10.0
    return ProcessPlayer(command, time_limit=limit, ready_within=slow, stderr=subprocess.DEVNULL)


def seated(bots: Pool, count: int, rng: Random) -> list[str]:
    """Different programs for all seats."""
    names = sorted(bots, key=lambda name: rng.random() ** (1 / bots[name][0]), reverse=True)
    return names[:count]


def play(bots: Pool, seed: str) -> int:
    """Play a game and check its record; answers the number of decisions."""
    rng = Random(seed)
    (players,) = rng.choices(range(2, 7), (3, 3, 2, 1, 1))
    options = Options.of(players, rng.choice(["base", "extended"]) if players < 5 else None)
    names = seated(bots, players, rng)
    dealer = Dealer(seed)
    game = play_out(Game(options), dealer, [bots[name][1] for name in names])
    record = Record.of(game, [{"name": name, "bot": name} for name in names], seed)

    def objection(replayed: Game, event: Setup | Deal) -> ValueError | None:
        return None if dealer.answers(replayed, event) else ValueError("another shuffle")

    _, replayed = replay_record(json.loads(dump_record(record)), objection)
    if game.score is None or replayed.score != game.score:
        raise ValueError(f"game {seed} has no right end")
    return sum(type(event).__name__ in ("Bid", "Build") for event in game.log)


def children_left() -> bool:
    """Whether this process has children, running or not yet reaped."""
    try:
        os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return False
    return True


def main(games: str = "10000", seed: str = "soak") -> int:
    """Play, and report."""
    bots, begun, decisions, wrong = pool(seed), time.monotonic(), 0, 0
    for number in range(int(games)):
        try:
            decisions += play(bots, f"{seed}/{number}")
        except ValueError as error:
            wrong += 1
            print(f"game {seed}/{number}: {error!r}", flush=True)
        if (number + 1) % 1000 == 0:
            print(f"{number + 1} games, {time.monotonic() - begun:.0f} s", flush=True)
    for _, player in bots.values():
        player.close(grace=0.2)
    _report(bots, decisions)
    left = children_left()
    print(f"processes left over: {'some' if left else 'none'}")
    print(f"{games} games in {time.monotonic() - begun:.0f} s, {int(games) - wrong} ended with a record that verifies")
    return 1 if wrong or left else 0


def _report(bots: Pool, decisions: int) -> None:
    faults = sum((player.faults for _, player in bots.values()), Counter[str]())
    defaults = sum(player.defaults for _, player in bots.values())
    print(f"decisions: {decisions}, by default: {defaults}; faults: {faults.total()}")
    for fault in FAULTS:
        by = {name: player.faults[fault] for name, (_, player) in bots.items() if player.faults[fault]}
        shown = ", ".join(f"{name} {count}" for name, count in by.items())
        print(f"  {fault:8} {faults[fault]:7}  ({shown})")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
