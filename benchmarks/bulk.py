"""Bulk work beside the bare core: what each command makes of four `mechanic`, with and without it (`make bench`)."""

from __future__ import annotations

import io
import os
import tempfile
import time
from contextlib import redirect_stdout
from pathlib import Path

from benchmarks.speed_rates import report_aim

from fzzzt.bots import bulk
from fzzzt.bots.compiling import make_ready
from fzzzt.bots.learned import standard_style
from fzzzt.cli import main as fzzzt
from fzzzt.cli import quick_check
from fzzzt.engine import Deck, Options
from fzzzt.sim.faces import faces_of
from fzzzt.sim.matches import styled_games
from fzzzt.sim.styles import KINDS

PLAYERS = 4
ROUNDS = 3
PLAIN, COMPILED, BARE = 20, 1000, 4000
"""Games a round: by the engine, by the core inside a command, and by the core alone."""
AIM = 30


def main() -> None:
    """Print the rates of the core by style, then those of the commands."""
    make_ready()
    bare = {name: max(bare_rate(name) for _ in range(ROUNDS)) for name in KINDS}
    for name, rate in bare.items():
        print(f"{f'bare core, four {name}':44} {rate:9,.0f} games/s")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FZZZT_STATE_DIR"] = folder
        for command in ("simulate", "arena", "dataset", "verify"):
            report(command, Path(folder), bare["mechanic"])


def bare_rate(name: str) -> float:
    """Games a second of four of a style, nothing written."""
    faces = faces_of(Deck.standard(), Options.of(PLAYERS))
    styles = [standard_style(name, PLAYERS)] * PLAYERS
    styled_games(faces, styles, 1, 0)
    start = time.process_time()
    styled_games(faces, styles, BARE, 1)
    return BARE / (time.process_time() - start)


def report(command: str, folder: Path, bare: float) -> None:
    """Print what a command does with and without the core."""
    rates = {}
    for on, games in ((False, PLAIN), (True, COMPILED)):
        for module in (bulk, quick_check):
            setattr(module, "core_is_ready", lambda on=on: on)  # noqa: B010 - it is for others than mypy to know
        rates[on] = max(command_rate(command, games, folder / f"{command}-{on}-{number}") for number in range(ROUNDS))
    plain, compiled = rates[False], rates[True]
    print(f"{f'{command}, four mechanic':44} {compiled:9,.0f} games/s, {compiled / bare:.2f} of the bare core's")
    report_aim(f"{command}, against {plain:,.0f} games/s without the core", compiled / plain, AIM)


def command_rate(command: str, games: int, out: Path) -> float:
    """Games a second of a whole command, by the time of the processor."""
    bots = ("--players", str(PLAYERS), "--bots", "mechanic", "--games", str(games))
    arguments = {
        "simulate": ("simulate", *bots, "--out", str(out)),
        "dataset": ("dataset", str(out), *bots),
        "arena": ("arena", "mechanic", "tinker", "--players", str(PLAYERS), "--deals", str(games // PLAYERS)),
        "verify": ("verify", str(out)),
    }[command]
    if command == "arena":
        arguments = (*arguments, "--jobs", "1", "--records", str(out))
    if command == "verify":
        run("simulate", *bots, "--out", str(out))
    start = time.process_time()
    run(*arguments)
    return games / (time.process_time() - start)


def run(*arguments: str) -> None:
    """A command, whose words nobody needs."""
    with redirect_stdout(io.StringIO()):
        try:
            fzzzt(list(arguments))
        except SystemExit as ended:
            if ended.code:
                raise


if __name__ == "__main__":
    main()
