"""`fzzzt help`: what a command does, or all of them as a manual page."""

from __future__ import annotations

from typing import Annotated

import typer
from typer.core import TyperGroup

from fzzzt.cli.commands import COMMANDS, loaded
from fzzzt.cli.refusal import Refusal


def help(  # noqa: A001 - what the command is called
    context: typer.Context,
    command: Annotated[list[str] | None, typer.Argument(metavar="COMMAND", help="Which command.")] = None,
    man: Annotated[
        bool, typer.Option("--man", help="All commands as a manual page: fzzzt help --man | man -l -")
    ] = False,
) -> None:
    """Explain a command, or list them all.

    Examples:
    fzzzt help
    fzzzt help play
    fzzzt help deck check
    """
    if man:
        from fzzzt.cli.man_page import man_page  # noqa: PLC0415 - it loads every command

        typer.echo(man_page(), nl=False)
        return
    shown = context.find_root()
    for place, name in enumerate(command or []):
        if place == 0 and name in COMMANDS:
            part = loaded(name)
        elif place and isinstance(shown.command, TyperGroup) and name in shown.command.commands:
            part = shown.command.commands[name]
        else:
            raise Refusal("cli-no-such-command", name=" ".join(command or []))
        shown = typer.Context(part, info_name=name, parent=shown)
    typer.echo(shown.get_help())
