"""`fzzzt arena`: duplicate matches between bots, with figures that can be checked."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fzzzt.arena.chart import check_chart, draw
from fzzzt.arena.cluster import Cluster
from fzzzt.arena.contest import Outcome, hold
from fzzzt.arena.journal import Journal
from fzzzt.arena.match import Match
from fzzzt.arena.playing import check_players
from fzzzt.arena.report import report
from fzzzt.arena.runners import processes
from fzzzt.arena.sheet import check_writable, write_records, write_sheet
from fzzzt.cli.options import Cards, DeckFile, Players, UnusedRobots, table_options
from fzzzt.disk.whole_file import behind_links

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.arena.results import GameResult
    from fzzzt.arena.runners import Runner

_SHOWN = 4
"""How many names the progress bar has room for."""


def arena(
    names: Annotated[
        list[str], typer.Argument(metavar="A B [C D ...]", help="Two or more bots: levels, or paths to programs.")
    ],
    players: Players = 2,
    deals: Annotated[int, typer.Option(min=1, help="How many deals; each is played in every seating.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same figures; any text.")] = "1",
    cards: Cards = None,
    unused_robots: UnusedRobots = None,
    deck: DeckFile = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes play (default: one a processor).")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster with this scheduler.")
    ] = None,
    limit: Annotated[float | None, typer.Option(metavar="SECONDS", help="Time limit of a decision.")] = None,
    sample: Annotated[
        int | None, typer.Option(metavar="M", help="Play M line-ups a deal, drawn by the seed, not every combination.")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the full report as JSON.")
    ] = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the records of all games.")] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw a chart with intervals: .png or .svg.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with this match where it was broken off.")] = False,
) -> None:
    """Let bots play a duplicate match and tell how strong they are.

    Every deal is played with the seats rotated. Two bots at a bigger table: one of the first against the others, in
    every seat. Three and more: every combination, and a rating table. Ctrl-C keeps what was played; --resume goes on.

    Example: fzzzt arena mechanic tinker --players 4 --deals 500 --seed 1
    """
    options, faces = table_options(players, cards, unused_robots, deck)
    match = Match(tuple(names), options, faces, deals, seed, limit, sample)
    check_players(match.names)
    _check_files(json_file, records, plot)
    with _runner(jobs, cluster) as runner, _journal(match, resume) as journal:
        running = _RunningResult(match, journal)
        with running.bar:
            outcome = hold(match, runner, journal, records is not None, running.watch)
        typer.echo("\n".join(report(outcome)))
        _write(outcome, journal, json_file, records, plot)
        if outcome.broken_off is None:
            journal.remove()
            return
    kept = f"{len(outcome.deals)} of {match.deals} deals are kept"
    raise _broken_off(f"{outcome.broken_off}; {kept}: add --resume to the same command to go on")


def _check_files(json_file: Path | None, records: Path | None, plot: Path | None) -> None:
    """Say now, not after an hour's play, that a file cannot be written."""
    if plot is not None:
        check_chart(plot)
    files = [path for path in (json_file, records, plot) if path is not None]
    for path in files:
        if path.is_dir():
            raise ValueError(f"{path} is a folder, not a file")
        if sum(behind_links(path) == behind_links(other) for other in files) > 1:
            raise ValueError(f"{path} is asked for twice: name different files")
        check_writable(path)


@contextmanager
def _runner(jobs: int | None, cluster: str | None) -> Iterator[Runner]:
    if cluster is None:
        yield processes(jobs or os.cpu_count() or 1)
        return
    if jobs is not None:
        raise ValueError("--jobs is for this machine, --cluster for another: choose one")
    runner = Cluster(cluster)
    try:
        if not runner.workers:
            typer.echo("the cluster has no workers yet: waiting for some", err=True)
        yield runner
    finally:
        runner.close()


def _journal(match: Match, resume: bool) -> Journal:
    journal = Journal(match, resume)
    if resume and not journal.results:
        typer.echo("nothing is kept of this match: it begins anew", err=True)
    if journal.thrown_away:
        typer.echo("this match was broken off earlier; without --resume it begins anew", err=True)
    return journal


class _RunningResult:
    """A progress bar on standard error with the result so far."""

    def __init__(self, match: Match, journal: Journal) -> None:
        self._shares: dict[str, float] = dict.fromkeys(match.names, 0.0)
        self._journal = journal
        self._games = dict.fromkeys(match.names, 0)
        columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        running = TextColumn("{task.fields[running]}", markup=False)
        console = Console(stderr=True)
        self.bar = Progress(*columns, running, console=console, transient=True, disable=not console.is_terminal)
        self._task = self.bar.add_task("", total=match.games, running="")
        for result in journal.results.values():
            self.watch(result)

    def watch(self, result: GameResult) -> None:
        """Count a game."""
        for name, share in result.shares().items():
            self._shares[name] += share
            self._games[name] += 1
        means = {name: self._shares[name] / games for name, games in self._games.items() if games}
        best = sorted(means, key=lambda name: -means[name])[:_SHOWN]
        self.bar.update(
            self._task,
            completed=len(self._journal.results),
            running=", ".join(f"{name} {means[name]:.0%}" for name in best),
        )


def _write(outcome: Outcome, journal: Journal, json_file: Path | None, records: Path | None, plot: Path | None) -> None:
    if not outcome.deals:
        return
    if json_file is not None:
        write_sheet(outcome, json_file)
    if records is not None:
        write_records(journal.records(), records)
    if plot is not None:
        draw(outcome, plot)


def _broken_off(reason: str) -> typer.Exit:
    typer.echo(f"fzzzt: {reason}", err=True)
    return typer.Exit(1)
