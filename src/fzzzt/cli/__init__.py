"""The command line. Each command is a module of its own; errors are one line; exit codes are 0, 1 and 2."""

from __future__ import annotations

import os
import re
import signal
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal, TextIO

import typer
import typer.main

from fzzzt.cli.commands import CommandGroup, plain_typer
from fzzzt.cli.completion import VARIABLE, answer_shell, install_completion, show_completion
from fzzzt.cli.refusal import Refusal, broken_off, bug, told
from fzzzt.voice.clusters import one_line

HELP = """Fzzzt!, the robot-auction card game.

"fzzzt" alone opens a table in your browser, "fzzzt play" one in the terminal; "fzzzt serve" lets friends join by a
link; "fzzzt rules" explains the game on one sheet; "fzzzt score" settles a game played with the printed cards.

Designed by Tony Boydell, published by Surprised Stare Games. This is an unofficial fan implementation without their
artwork or text.
"""

ALONE = ["serve", "--open"]
"""What `fzzzt` does without arguments."""

_SECRETS = re.compile(r"(?<=://)\S*(?=@)|(?<=password=)[^&\s\'\"]+")
"""Who has a database, with the password, and one among its parameters."""

app = plain_typer(
    name="fzzzt",
    help=HELP,
    cls=CommandGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _version(wanted: bool) -> None:
    if wanted:
        from fzzzt import __version__  # noqa: PLC0415 - looked up only when asked for

        typer.echo(f"fzzzt {__version__}")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
    install: Annotated[
        bool,
        typer.Option(
            "--install-completion",
            callback=install_completion,
            is_eager=True,
            help="Let this shell (bash, zsh, fish) complete commands and options.",
        ),
    ] = False,
    show: Annotated[
        bool,
        typer.Option(
            "--show-completion", callback=show_completion, is_eager=True, help="Print what that would install."
        ),
    ] = False,
) -> None:
    del version, install, show


def main(arguments: list[str] | None = None) -> None:
    """Run the command line. 0: done; 1: it did not hold, or was broken off; 2: asked for the impossible."""
    given = sys.argv[1:] if arguments is None else arguments
    if arguments is None:
        _end_in_order()
    code = _exit_code(given if given or VARIABLE in os.environ else ALONE)
    for stream in (sys.stdout, sys.stderr):
        _let_go(stream)
    sys.exit(code)


def _end_in_order() -> None:
    """Let a kill or a closed terminal end us as Ctrl-C does: bots that are programs must not outlive us."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is signal.SIG_DFL:  # not under nohup
            signal.signal(getattr(signal, name), signal.default_int_handler)


def _exit_code(arguments: list[str]) -> int:
    code = 0
    try:
        _open_streams()
        code = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, `head` perhaps, has seen enough
        return code
    except (KeyboardInterrupt, EOFError):
        if sys.stderr.isatty():  # leave the line with the prompt
            typer.echo(err=True)
        return _stop(1, broken_off(arguments))
    except (typer.TyperException, ValueError, OSError) as error:
        return _stop(error.exit_code if isinstance(error, Refusal) else 2, told(error, arguments))
    except Exception as error:
        if os.environ.get("FZZZT_DEBUG"):
            traceback.print_exc()
        return _stop(2, bug(error, arguments))
    return code


def _run(arguments: list[str]) -> int:
    """Run a command. Typer's own way to do it would keep Ctrl-C and closed pipes to itself."""
    command = typer.main.get_command(app)
    if instruction := os.environ.get(VARIABLE):
        return answer_shell(command, instruction)
    try:
        with command.make_context("fzzzt", list(arguments)) as context:
            command.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # so Rich answers a closed pipe
            raise end.__context__ from None
        raise
    return 0


def _open_streams() -> None:
    """A standard stream may be closed (`fzzzt rules >&-`). Only without its output is there nothing to be done."""
    if sys.stdin is None:
        sys.stdin = _nowhere("r")
    if sys.stderr is None:
        sys.stderr = _nowhere("w")
    if sys.stdout is None:
        sys.stdout = _nowhere("w")
        raise Refusal("cli-output-closed")


def _nowhere(mode: Literal["r", "w"]) -> TextIO:
    return Path(os.devnull).open(mode, encoding="utf-8")


def _stop(code: int, message: str) -> int:
    with suppress(OSError):
        typer.echo(f"fzzzt: {_SECRETS.sub('…', one_line(message))}", err=True)
    return code


def _let_go(stream: TextIO) -> None:
    """Flush a stream for the last time; what nobody takes is dropped, so that Python does not complain of it later."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
