"""`fzzzt dataset`: games between bots as records and tensors, for learning from."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from fzzzt.arena.extras import extra_module
from fzzzt.cli.options import Cards, DeckFile, Players, UnusedRobots, table_options
from fzzzt.cli.simulate import Faults, bot_names, simulated, tell_faults
from fzzzt.cli.workers import numbered

if TYPE_CHECKING:
    from fzzzt.research.dataset import Dataset


def dataset(
    out: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write: a new folder, or one broken off.")],
    players: Players = 2,
    cards: Cards = None,
    unused_robots: UnusedRobots = None,
    bots: Annotated[str, typer.Option(help="Bots by name, one a seat; a single name takes every seat.")] = "mechanic",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same bytes; any text.")] = "1",
    per_file: Annotated[int, typer.Option(min=1, max=10_000, help="How many games a file.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    deck: DeckFile = None,
) -> None:
    """Let bots play whole games and write them as records and as tensors for learning (see docs/research.md).

    Broken off, the same command goes on where it was. Needs: pip install 'fzzzt[research]'

    Example: fzzzt dataset games --players 4 --bots mechanic,tinker,tinker,rookie --games 1000 --jobs 2
    """
    options, faces = table_options(players, cards, unused_robots, deck)
    names = bot_names(bots, players)
    research = extra_module("fzzzt.research.dataset", "research", "fzzzt dataset")
    wanted: Dataset = research.Dataset(out, options, faces, tuple(names), seed, games, per_file)
    wanted.open()
    _fill(wanted, jobs)
    decisions = wanted.close()
    typer.echo(f"{games} games, {decisions} decisions: {out}")


def _fill(wanted: Dataset, jobs: int) -> None:
    """Play what is missing, file by file."""
    missing = wanted.missing
    if not missing:
        return
    console = Console(stderr=True)
    bar = Progress(console=console, transient=True, disable=not console.is_terminal)
    faults: dict[str, Counter[str]] = {name: Counter() for name in wanted.bots}
    with bar, closing(numbered(partial(_fill_one, wanted, missing), len(missing), jobs)) as written:
        task = bar.add_task("Playing", total=len(missing))
        for found in written:
            bar.advance(task)
            for name, counted in found:
                faults[name] += counted
    tell_faults(faults)


def _fill_one(wanted: Dataset, missing: list[int], place: int) -> Faults:
    """Play the games of one file and write it; the faults of programs in them."""
    names, file = list(wanted.bots), missing[place]
    games = [simulated(wanted.options, wanted.deck, names, wanted.seed, number) for number in wanted.numbers(file)]
    wanted.write(file, [line for line, _ in games])
    return [fault for _, faults in games for fault in faults]
