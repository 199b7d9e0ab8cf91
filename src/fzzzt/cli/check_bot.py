"""`fzzzt check-bot`: tells the author of a bot what is wrong with it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from fzzzt.bots.examination import Examination, FaultFound
from fzzzt.bots.process import TIME_LIMIT, NoSuchProgram, program_of
from fzzzt.bots.transcript import Transcript
from fzzzt.cli.refusal import Refusal
from fzzzt.disk.whole_file import whole_file


def check_bot(
    program: Annotated[str, typer.Argument(metavar="PROGRAM", help="The bot: a file, or a command line in quotes.")],
    limit: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.01, max=3600, help="Time limit of a decision.")
    ] = TIME_LIMIT,
    transcript: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all that was said to it and by it; - for the screen.")
    ] = None,
) -> None:
    """Play a bot through every kind of situation, and say what is wrong with its first bad answer.

    Exit code 0: it answered rightly everywhere. Exit code 1: not so; it is told where, what the answer was and what it
    should have been, or how the program ended and what it wrote last on its standard error. See docs/bots.md.

    Example: fzzzt check-bot ./my-bot.py
    """
    command = _command(program)
    spoken = Transcript()
    try:
        with closing(Examination(command, limit, spoken.note)) as examination:
            right = _examine(examination)
    finally:
        if transcript is not None:
            with whole_file(transcript) as file:
                file.writelines(f"{line}\n" for line in spoken.lines)
    raise typer.Exit(0 if right else 1)


def _command(program: str) -> list[str]:
    try:
        command = program_of(program)
    except NoSuchProgram as error:
        raise Refusal("cli-no-such-program", name=error.program) from error
    if command is None:
        raise Refusal("cli-no-such-program", name=program)
    return command


def _examine(examination: Examination) -> bool:
    try:
        for sentence in examination.passed():
            typer.echo(sentence)
    except FaultFound as fault:
        typer.echo(f"{fault}.", err=True)
        if fault.log:
            typer.echo("The last lines of its standard error:", err=True)
            typer.echo("\n".join(f"    {line}" for line in fault.log), err=True)
        return False
    for remark in examination.remarks:
        typer.echo(remark)
    slowest = f"the slowest took {1000 * examination.slowest:.0f} ms of {1000 * examination.limit:.0f}"
    typer.echo(f"All right: {examination.decisions} decisions, {slowest}.")
    if examination.slowest > examination.limit:
        typer.echo("That is more than its time; after twice the time a default is played.")
    return True
