"""`fzzzt simulate`: whole games between bots, as records."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from fzzzt.bots import make_player, play_out
from fzzzt.bots.bulk import begin_work, compiled_table, written_by_bots
from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.levels import NoSuchBot
from fzzzt.bots.process import NoSuchProgram, ProcessPlayer
from fzzzt.bots.whole_game import record_of_bots
from fzzzt.cli.options import DeckFile, Players, table_options, takes_variant
from fzzzt.cli.refusal import Refusal
from fzzzt.cli.workers import numbered
from fzzzt.dealer import Dealer
from fzzzt.disk.whole_file import whole_file
from fzzzt.engine import Game
from fzzzt.record import dump_record
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.engine import Deck, Options


Guarded = ProcessPlayer | GuardedPlayer
"""Players of others' making: what goes wrong with them is counted, and they are to be closed."""
Faults = list[tuple[str, Counter[str]]]


@takes_variant
def simulate(
    players: Players = 2,
    bots: Annotated[str, typer.Option(help="Bots by name, one a seat; a single name takes every seat.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same bytes; any text.")] = "1",
    out: Annotated[
        Path | None, typer.Option(help="Write the records here, one a line (default: standard output).")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    deck: DeckFile = None,
    **variant: str | None,
) -> None:
    """Let bots play whole games against each other and write the records.

    Example: fzzzt simulate --players 4 --bots random --games 1000 --seed 7 --out games.jsonl
    """
    begin_work()
    options, faces = table_options(players, deck, variant)
    names = bot_names(bots, players)
    play_one = partial(simulated, options, faces, names, seed)
    console = Console(stderr=True)
    output = whole_file(Path("-") if out is None else out)
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
        raise Refusal("cli-bots-for-seats", count=len(names), players=seats)
    for name in names:
        check_bot_name(name)
    return names


def check_bot_name(name: str) -> None:
    """Refuse a name that no bot answers to."""
    try:
        make_player(name)
    except NoSuchBot as error:
        raise Refusal("cli-no-such-bot", name=spoken(name), names=", ".join(error.names)) from error
    except NoSuchProgram as error:
        raise Refusal("cli-no-such-program", name=spoken(error.program)) from error


def simulated(options: Options, faces: Deck, names: list[str], seed: str, number: int) -> tuple[str, Faults]:
    """One game of a simulation as a line of a record file, and the faults of the programs in it, by name."""
    shuffle = game_seed(seed, number)
    table = compiled_table(options, faces, tuple(names))
    game = None if table is None else table.play(shuffle)
    if game is not None:
        return written_by_bots(options, faces, tuple(names), shuffle, game.events), []
    return played_plainly(options, faces, names, shuffle)


def game_seed(seed: str, number: int) -> str:
    """What a game of a simulation is dealt from."""
    return f"{seed}/{number}"


def played_plainly(options: Options, faces: Deck, names: list[str], shuffle: str) -> tuple[str, Faults]:
    """The same without the compiled core, whoever plays."""
    players = [make_player(name) for name in names]
    try:
        game = play_out(Game(options, faces), Dealer(shuffle), players)
    finally:
        for player in players:
            if isinstance(player, Guarded):
                player.close()
    faults = [(name, player.faults) for name, player in zip(names, players, strict=True) if isinstance(player, Guarded)]
    return dump_record(record_of_bots(game, names, shuffle)), faults
