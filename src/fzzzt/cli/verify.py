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
from fzzzt.record import read_records, replay_record

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.engine import Deal, Game, Setup


_LONGEST_REASON = 400


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
    with nullcontext(sys.stdin.buffer) if str(file) == "-" else file.open("rb") as source:
        for line, data in read_records(source):
            games += 1
            if finding := _finding(line, data):
                findings.append(finding)
                if not as_json:
                    typer.echo(f"line {line}: {finding.reason}")
    _summary(games, findings, as_json)
    raise typer.Exit(0 if games and not findings else 1)


def _finding(line: int, data: object) -> Finding | None:
    """What is wrong with one game, if anything is."""
    try:
        if isinstance(data, ValueError):
            raise data
        record, game = replay_record(data, _shuffle_check(data))
    except ValueError as error:
        return Finding(line, getattr(error, "event", None), _clean(str(error)))
    if not record.finished:
        return Finding(line, None, f"unfinished: it stops in round {game.round} of {game.rounds}")
    return None


def _clean(reason: str) -> str:
    """A reason may quote what a record says: in one line, not too long, and nothing that steers a terminal."""
    printable = "".join(char if char.isprintable() else "?" for char in reason)
    return printable if len(printable) <= _LONGEST_REASON else printable[:_LONGEST_REASON] + " …"


def _shuffle_check(data: object) -> Callable[[Game, Setup | Deal], str | None] | None:
    """For a record that names its seed: objects to a shuffle that the seed does not give."""
    shuffle: Any = data.get("shuffle") if isinstance(data, dict) else None
    if not isinstance(shuffle, dict) or shuffle.get("method") != "seeded" or not isinstance(shuffle.get("seed"), str):
        return None
    dealer = Dealer(shuffle["seed"])

    def objection(game: Game, event: Setup | Deal) -> str | None:
        return None if dealer.answers(game, event) else f"seed {dealer.seed!r} shuffles otherwise"

    return objection


def _summary(games: int, findings: list[Finding], as_json: bool) -> None:
    if as_json:
        report = {"games": games, "right": games - len(findings), "faults": [asdict(finding) for finding in findings]}
        typer.echo(json.dumps(report))
        return
    counted = f"{games} game" if games == 1 else f"{games} games"
    if games and not findings:
        typer.echo(f"{counted}: all right")
    else:
        typer.echo(f"{counted}, {len(findings)} not right" if games else "there is no record to check", err=True)
