"""The command line. Each command is a module of its own; errors are one line; exit codes are 0, 1 and 2."""

from __future__ import annotations

import os
import re
import shlex
import signal
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal, TextIO

import typer
import typer.main

from fzzzt import __version__
from fzzzt.cli import arena, bot, bots, dataset, deck, play, replay, rules, score, serve, simulate, verify, watch
from fzzzt.voice.voice import one_line

HELP = """Fzzzt!, the robot-auction card game.

[bold]fzzzt[/] alone opens a table in your browser, [bold]fzzzt play[/] one in the terminal; [bold]fzzzt serve[/] lets
friends join by a link; [bold]fzzzt rules[/] explains the game on one screen; [bold]fzzzt score[/] settles a game played
with the printed cards.

Designed by Tony Boydell, published by Surprised Stare Games. This is an unofficial fan implementation without their
artwork or text.
"""

ALONE = ["serve", "--open"]
"""What `fzzzt` does without arguments."""

_SECRETS = re.compile(r"(?<=://)\S*(?=@)|(?<=password=)[^&\s\'\"]+")
"""Who has a database, with the password, and one among its parameters."""

app = typer.Typer(
    name="fzzzt",
    help=HELP,
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play.play)
app.command()(serve.serve)
app.command()(rules.rules)
app.command()(score.score)
app.command()(replay.replay)
app.command()(watch.watch)
app.command()(simulate.simulate)
app.command()(dataset.dataset)
app.command()(verify.verify)
app.command()(bots.bots)
app.command()(bot.bot)
app.command()(arena.arena)
app.add_typer(deck.app, name="deck")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fzzzt {__version__}")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    del version


def main(arguments: list[str] | None = None) -> None:
    """Run the command line. 0: done; 1: it did not hold, or was broken off; 2: asked for the impossible."""
    given = sys.argv[1:] if arguments is None else arguments
    if arguments is None:
        _end_in_order()
    code = _exit_code(given or ALONE)
    for stream in (sys.stdout, sys.stderr):
        _let_go(stream)
    sys.exit(code)


def _end_in_order() -> None:
    """Let a kill or a closed terminal end us as Ctrl-C does: bots that are programs must not outlive us."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is signal.SIG_DFL:  # not under nohup
            signal.signal(getattr(signal, name), signal.default_int_handler)


def _exit_code(arguments: list[str]) -> int:
    try:
        _open_streams()
        code = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, `head` perhaps, has seen enough
        return 0
    except (KeyboardInterrupt, EOFError):
        if sys.stderr.isatty():  # leave the line with the prompt
            typer.echo(err=True)
        return _stop(1, "broken off")
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "fzzzt"
        return _stop(2, f"{error.format_message()} (try: {command} --help)")
    except (ValueError, OSError) as error:
        return _stop(2, str(error))
    except Exception as error:
        if os.environ.get("FZZZT_DEBUG"):
            traceback.print_exc()
        what = f"{type(error).__name__}: {error}"
        return _stop(
            2, f"this is a bug, please report it with the command: {shlex.join(['fzzzt', *arguments])} ({what})"
        )
    return code


def _run(arguments: list[str]) -> int:
    """Run a command. Typer's own way to do it would keep Ctrl-C and closed pipes to itself."""
    command = typer.main.get_command(app)
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
        raise OSError("the standard output is closed")


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
