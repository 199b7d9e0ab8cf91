"""The command line. Each command is a module of its own; errors are one line; exit codes are 0, 1 and 2."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from fzzzt import __version__
from fzzzt.cli import arena, bot, bots, deck, play, replay, rules, score, simulate, verify

HELP = """Fzzzt!, the robot-auction card game, in your terminal.

[bold]fzzzt play[/] starts a game against bots; [bold]fzzzt rules[/] explains it on one screen;
[bold]fzzzt score[/] settles a game played with the printed cards.

Designed by Tony Boydell, published by Surprised Stare Games. This is an unofficial fan implementation without their
artwork or text.
"""

app = typer.Typer(
    name="fzzzt",
    help=HELP,
    no_args_is_help=True,
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play.play)
app.command()(rules.rules)
app.command()(score.score)
app.command()(replay.replay)
app.command()(simulate.simulate)
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
    try:
        sys.exit(app(arguments, prog_name="fzzzt", standalone_mode=False) or 0)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "fzzzt"
        _stop(2, f"{error.format_message()} (try: {command} --help)")
    except (typer.Abort, KeyboardInterrupt):
        _stop(1, "broken off")
    except BrokenPipeError:  # the reader, `head` perhaps, has seen enough
        sys.stderr.close()
        sys.exit(0)
    except (ValueError, OSError) as error:
        _stop(2, str(error))


def _stop(code: int, message: str) -> None:
    typer.echo(f"fzzzt: {' '.join(message.split())}", err=True)
    sys.exit(code)
