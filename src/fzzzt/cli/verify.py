"""`fzzzt verify`: replays records and names everything that is false."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from fzzzt.bots.bulk import begin_work
from fzzzt.cli.options import Language
from fzzzt.cli.quick_check import RIGHT, quickly_parsed
from fzzzt.cli.shuffle_check import beginning_fault, shuffle_check, why_unchecked
from fzzzt.daily.check import daily_fault
from fzzzt.disk.streams import read_from
from fzzzt.locale import Catalogue
from fzzzt.locale.told_error import ToldError
from fzzzt.record import read_records, replay_record
from fzzzt.voice.fault_text import fault_text, quotable


@dataclass(frozen=True)
class Finding:
    """Something wrong with one game of a file: its line, the place in its events, and why, for programs and readers."""

    line: int
    event: int | None
    reason: str
    told: str

    @classmethod
    def of(cls, say: Catalogue, line: int, why: ValueError) -> Finding:
        """By the error. That is not kept: it holds on to its game, and a file may have many."""
        return cls(line, getattr(why, "event", None), quotable(str(why)), fault_text(say, why))

    def to_json(self) -> dict[str, object]:
        """What programs are told."""
        return {"line": self.line, "event": self.event, "reason": self.reason}


@dataclass
class Report:
    """What came of a file: its games, what is wrong with them, and whose shuffles could not be recomputed."""

    games: int = 0
    faults: list[Finding] = field(default_factory=list)
    unchecked: list[Finding] = field(default_factory=list)

    @property
    def right(self) -> int:
        """How many games are right and finished."""
        return self.games - len(self.faults)


def verify(
    file: Annotated[Path, typer.Argument(help="A record, or a file of records, one a line; - for standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="Report as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Replay every record of a file and check it against the rules.

    Exit code 0: every record is right and finished. Exit code 1: not so; each fault is told with its line, the place
    of the event in its record (events[0] is the first) and the reason. A record that tells where its shuffles came
    from has them recomputed; how many do not is told besides.
    """
    begin_work()
    say = Catalogue.of(lang)
    report = Report()
    with read_from(file) as source:
        for line, data in read_records(source, quickly_parsed):
            report.games += 1
            if data is RIGHT:
                continue
            if fault := _fault(data):
                report.faults.append(finding := Finding.of(say, line, fault))
                if not as_json:
                    _tell(say("cli-verify-line", number=line, what=finding.told))
            elif unchecked := why_unchecked(data):
                report.unchecked.append(Finding.of(say, line, unchecked))
    if as_json:
        _print_json(report)
    else:
        _print_summary(say, report)
    raise typer.Exit(0 if report.games and not report.faults else 1)


def _tell(line: str, *, err: bool = False) -> None:
    """Print a line. Whoever closes the pipe, like `head`, still gets the exit code."""
    with suppress(BrokenPipeError):
        typer.echo(line, err=err)


def _fault(data: object) -> ValueError | None:
    """What is wrong with one game, if anything is."""
    if isinstance(data, ValueError):
        return data
    try:
        record, game = replay_record(data, shuffle_check(data))
        fault = beginning_fault(record) or daily_fault(record)
    except ValueError as error:
        return error
    if fault is None and not record.finished:
        return ToldError("fault-unfinished", round=game.round, rounds=game.rounds)
    return fault


def _print_json(report: Report) -> None:
    lists = {"faults": report.faults, "unchecked": report.unchecked}
    findings = {key: [finding.to_json() for finding in findings] for key, findings in lists.items()}
    _tell(json.dumps({"games": report.games, "right": report.right, **findings}))


def _print_summary(say: Catalogue, report: Report) -> None:
    for reason, games in Counter(finding.told for finding in report.unchecked).items():
        _tell(say("cli-verify-unchecked", count=games, what=reason), err=True)
    if not report.games:
        _tell(say("cli-verify-none"), err=True)
    elif report.faults:
        _tell(say("cli-verify-wrong", count=report.games, number=len(report.faults)), err=True)
    else:
        _tell(say("cli-verify-right", count=report.games))
