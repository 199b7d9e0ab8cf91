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

from fzzzt.bots.bulk import begin_work, compiled_table, written_by_bots
from fzzzt.cli.options import DeckFile, Players, table_options, takes_variant
from fzzzt.cli.simulate import Faults, bot_names, game_seed, played_plainly, tell_faults
from fzzzt.cli.workers import numbered
from fzzzt.extras import extra_module
from fzzzt.presets import HOUSE_LEVEL

if TYPE_CHECKING:
    from fzzzt.research.dataset import Dataset
    from fzzzt.research.samples import SampledGame


@takes_variant
def dataset(
    out: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write: a new folder, or one broken off.")],
    players: Players = 2,
    bots: Annotated[str, typer.Option(help="Bots by name, one a seat; a single name takes every seat.")] = HOUSE_LEVEL,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same bytes; any text.")] = "1",
    per_file: Annotated[int, typer.Option(min=1, max=10_000, help="How many games a file.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    deck: DeckFile = None,
    **variant: str | None,
) -> None:
    """Let bots play whole games and write them as records and as tensors for learning (see docs/research.md).

    Broken off, the same command goes on where it was. Needs: pip install 'fzzzt[research]'

    Example: fzzzt dataset games --players 4 --bots mechanic,tinker,tinker,rookie --games 1000 --jobs 2
    """
    begin_work()
    options, faces = table_options(players, deck, variant)
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
    file = missing[place]
    lines, games, faults = [], [], []
    for number in wanted.numbers(file):
        line, game, found = _play_one(wanted, game_seed(wanted.seed, number))
        lines.append(line)
        games.append(game)
        faults += found
    wanted.write(file, lines, games)
    return faults


def _play_one(wanted: Dataset, shuffle: str) -> tuple[str, SampledGame, Faults]:
    """A game as a line and as arrays, and the faults of programs in it."""
    options, deck, names = wanted.options, wanted.deck, list(wanted.bots)
    table = compiled_table(options, deck, wanted.bots)
    played = None if table is None else table.play(shuffle)
    if table is None or played is None:
        line, faults = played_plainly(options, deck, names, shuffle)
        return line, wanted.sampled(line), faults
    line = written_by_bots(options, deck, wanted.bots, shuffle, played.events)
    return line, wanted.sampled_compiled(table, shuffle, played), []
