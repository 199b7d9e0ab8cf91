"""`fzzzt simulate`: whole games between bots, as records."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from fzzzt.bots import make_player, play_out
from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.process import ProcessPlayer
from fzzzt.bots.whole_game import record_of_bots
from fzzzt.cli.options import Cards, DeckFile, Players, UnusedRobots, table_options
from fzzzt.cli.workers import numbered
from fzzzt.dealer import Dealer
from fzzzt.disk.whole_file import whole_file
from fzzzt.engine import Game
from fzzzt.record import dump_record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.engine import Deck, Options


Guarded = ProcessPlayer | GuardedPlayer
"""Players of others' making: what goes wrong with them is counted, and they are to be closed."""
Faults = list[tuple[str, Counter[str]]]


def simulate(
    players: Players = 2,
    cards: Cards = None,
    unused_robots: UnusedRobots = None,
    bots: Annotated[str, typer.Option(help="Bots by name, one a seat; a single name takes every seat.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same bytes; any text.")] = "1",
    out: Annotated[
        Path | None, typer.Option(help="Write the records here, one a line (default: standard output).")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    deck: DeckFile = None,
) -> None:
    """Let bots play whole games against each other and write the records.

    Example: fzzzt simulate --players 4 --bots random --games 1000 --seed 7 --out games.jsonl
    """
    options, faces = table_options(players, cards, unused_robots, deck)
    names = bot_names(bots, players)
    play_one = partial(simulated, options, faces, names, seed)
    console = Console(stderr=True)
    output = nullcontext(sys.stdout) if out is None else whole_file(out)
    bar = Progress(console=console, transient=True, disable=not console.is_terminal)
    with output as file, bar, closing(numbered(play_one, games, jobs)) as played:
        task = bar.add_task("Playing", total=games)
        faults: dict[str, Counter[str]] = {name: Counter() for name in names}
        for line, found in played:
            file.write(line + "\n")
            bar.advance(task)
            for name, counted in found:
                faults[name] += counted
    tell_faults(faults)


def tell_faults(faults: Mapping[str, Counter[str]]) -> None:
    """Report what went wrong with programs, by name and kind."""
    for name, counted in faults.items():
        if counted:
            kinds = ", ".join(f"{kind} {count}" for kind, count in counted.most_common())
            typer.echo(f"faults of {name}: {kinds}", err=True)


def bot_names(bots: str, seats: int) -> list[str]:
    """The bot of each seat from a list of names; a single name is for all."""
    names = [name.strip() for name in bots.split(",")]
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise ValueError(f"{len(names)} bots for {seats} seats: name one, or one a seat")
    for name in names:
        make_player(name)
    return names


def simulated(options: Options, faces: Deck, names: list[str], seed: str, number: int) -> tuple[str, Faults]:
    """One game of a simulation as a line of a record file, and the faults of the programs in it, by name."""
    shuffle = f"{seed}/{number}"
    players = [make_player(name) for name in names]
    try:
        game = play_out(Game(options, faces), Dealer(shuffle), players)
    finally:
        for player in players:
            if isinstance(player, Guarded):
                player.close()
    faults = [(name, player.faults) for name, player in zip(names, players, strict=True) if isinstance(player, Guarded)]
    return dump_record(record_of_bots(game, names, shuffle)), faults
