"""`fzzzt verify`: replays records and names everything that is false."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fzzzt.dealer import Dealer
from fzzzt.record import RecordFault, read_records, replay_record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fzzzt.engine import Deal, Game, Setup


@dataclass(frozen=True)
class Finding:
    """Something wrong with one game of a file: its line, the place in its events, and why."""

    line: int
    event: int | None
    reason: str


def verify(
    file: Annotated[Path, typer.Argument(help="A record, or a file of records, one a line; - for standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="Report as JSON.")] = False,
) -> None:
    """Replay every record of a file and check it against the rules.

    Exit code 0: every record is right and finished. Exit code 1: not so; each fault is told with its line, the place
    of the event in its record (events[0] is the first) and the reason. A record that names its seed also has its
    shuffles checked.
    """
    games, findings = 0, []
    with nullcontext(sys.stdin) if str(file) == "-" else file.open(encoding="utf-8") as source:
        for line, data in read_records(source):
            games += 1
            findings += list(_findings(line, data))
    if not games:
        findings.append(Finding(1, None, "the file holds no record"))
    _report(games, findings, as_json)
    raise typer.Exit(1 if findings else 0)


def _findings(line: int, data: object) -> Iterator[Finding]:
    try:
        if isinstance(data, ValueError):
            raise data
        _, game = replay_record(data, _shuffle_check(data))
        if game.score is None:
            yield Finding(line, None, f"unfinished: it stops in round {game.round} of {game.rounds}")
    except RecordFault as fault:
        yield Finding(line, fault.event, str(fault))
    except ValueError as error:
        yield Finding(line, None, str(error))


def _shuffle_check(data: object) -> Callable[[Game, Setup | Deal], str | None] | None:
    """For a record that names its seed: objects to a shuffle that the seed does not give."""
    shuffle: Any = data.get("shuffle") if isinstance(data, dict) else None
    if not isinstance(shuffle, dict) or shuffle.get("method") != "seeded" or not isinstance(shuffle.get("seed"), str):
        return None
    dealer = Dealer(shuffle["seed"])

    def objection(game: Game, event: Setup | Deal) -> str | None:
        return None if dealer.answers(game, event) else f"seed {dealer.seed!r} shuffles otherwise"

    return objection


def _report(games: int, findings: list[Finding], as_json: bool) -> None:
    if as_json:
        report = {"games": games, "right": games - len({finding.line for finding in findings})}
        typer.echo(json.dumps({**report, "faults": [asdict(finding) for finding in findings]}))
        return
    for finding in findings:
        typer.echo(f"line {finding.line}: {finding.reason}")
    counted = f"{games} game" if games == 1 else f"{games} games"
    typer.echo(f"{counted}: all right" if not findings else f"{counted}, {len(findings)} not right", err=bool(findings))
