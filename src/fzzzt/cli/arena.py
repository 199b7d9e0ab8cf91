"""`fzzzt arena`: duplicate matches between bots, with figures that can be checked."""

from __future__ import annotations

import os
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fzzzt.arena.adjusted import AdjustedShare, adjusted_shares, line_places, luck_of_line
from fzzzt.arena.chart import check_chart, draw
from fzzzt.arena.cluster import Cluster
from fzzzt.arena.contest import Outcome, hold
from fzzzt.arena.journal import Journal
from fzzzt.arena.match import Match
from fzzzt.arena.playing import check_players
from fzzzt.arena.report import report
from fzzzt.arena.runners import processes
from fzzzt.arena.sheet import write_lines, write_sheet
from fzzzt.bots.bulk import begin_work
from fzzzt.bots.compiling import make_ready
from fzzzt.cli.options import DeckFile, Players, table_options, takes_variant
from fzzzt.cli.workers import numbered
from fzzzt.disk.whole_file import behind_links, check_writable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fzzzt.arena.results import GameResult
    from fzzzt.arena.runners import Runner

_SHOWN = 4
"""How many names the progress bar has room for."""


@takes_variant
def arena(
    names: Annotated[
        list[str], typer.Argument(metavar="A B [C D ...]", help="Two or more bots: levels, or paths to programs.")
    ],
    players: Players = 2,
    deals: Annotated[int, typer.Option(min=1, help="How many deals; each is played in every seating.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same figures; any text.")] = "1",
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
    adjusted: Annotated[
        bool,
        typer.Option(
            "--adjusted", help="Also tell win shares with luck taken out: it takes a tenth of a second a game."
        ),
    ] = False,
    transcript: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all that was said to programs and by them.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with this match where it was broken off.")] = False,
    **variant: str | None,
) -> None:
    """Let bots play a duplicate match and tell how strong they are.

    Every deal is played with the seats rotated. Two bots at a bigger table: one of the first against the others, in
    every seat. Three and more: every combination, and a rating table. Ctrl-C keeps what was played; --resume goes on.
    If a bot decided nothing itself, that is said first and the exit code is 1.

    Example: fzzzt arena mechanic tinker --players 4 --deals 500 --seed 1
    """
    begin_work()
    options, faces = table_options(players, deck, variant)
    match = Match(tuple(names), options, faces, deals, seed, limit, sample)
    check_players(match.names)
    files = Files(json_file, records, plot, transcript)
    files.check()
    with _runner(jobs, cluster) as runner, _journal(match, resume) as journal:
        running = _RunningResult(match, journal)
        with running.bar:
            overheard, recorded = transcript is not None, adjusted or records is not None
            outcome = hold(match, runner, journal, recorded, running.watch, transcripts=overheard)
        if adjusted:
            outcome = replace(outcome, adjusted=_without_luck(outcome, journal, jobs or os.cpu_count() or 1))
        typer.echo("\n".join(report(outcome)))
        files.write(outcome, journal)
        if outcome.broken_off is None:
            journal.remove()
            raise typer.Exit(1 if outcome.idle else 0)
    kept = f"{len(outcome.deals)} of {match.deals} deals are kept"
    raise _broken_off(f"{outcome.broken_off}; {kept}: add --resume to the same command to go on")


class Files(NamedTuple):
    """What a match is to be written to."""

    sheet: Path | None
    records: Path | None
    chart: Path | None
    transcript: Path | None

    def check(self) -> None:
        """Say now, not after an hour's play, that a file cannot be written."""
        if self.chart is not None:
            check_chart(self.chart)
        files = [path for path in self if path is not None]
        for path in files:
            if sum(behind_links(path) == behind_links(other) for other in files) > 1:
                raise ValueError(f"{path} is asked for twice: name different files")
            check_writable(path)

    def write(self, outcome: Outcome, journal: Journal) -> None:
        """Write all of them, as far as the match has come."""
        if not outcome.deals:
            return
        if self.sheet is not None:
            write_sheet(outcome, self.sheet)
        if self.records is not None:
            write_lines(journal.records(), self.records)
        if self.transcript is not None:
            write_lines(journal.transcripts(), self.transcript)
        if self.chart is not None:
            draw(outcome, self.chart)


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


def _without_luck(outcome: Outcome, journal: Journal, jobs: int) -> Mapping[str, AdjustedShare]:
    """The shares with luck taken out, from the records of all games."""
    make_ready()
    console = Console(stderr=True)
    bar = Progress(TextColumn("Luck"), BarColumn(), MofNCompleteColumn(), console=console, transient=True)
    bar.disable = not console.is_terminal
    with TemporaryDirectory() as folder, bar:
        path = Path(folder) / "records.jsonl"
        write_lines(journal.records(), path)
        places = line_places(path)
        task = bar.add_task("", total=len(places))
        lucks = {}
        with closing(numbered(partial(luck_of_line, path, places), len(places), jobs)) as found:
            for place, luck in found:
                lucks[place] = luck
                bar.advance(task)
    return adjusted_shares(outcome.match.names, outcome.deals, lucks)


def _broken_off(reason: str) -> typer.Exit:
    typer.echo(f"fzzzt: {reason}", err=True)
    return typer.Exit(1)
