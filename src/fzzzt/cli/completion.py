"""Completion of commands and options in bash, zsh and fish."""

from __future__ import annotations

from contextlib import suppress

import typer
from typer._completion_classes import completion_init
from typer._completion_shared import get_completion_script, install
from typer.completion import shell_complete

from fzzzt.cli.refusal import Refusal

VARIABLE = "_FZZZT_COMPLETE"
"""Set by the shell that asks what could follow."""


def answer_shell(group: object, instruction: str) -> int:
    """Tell a shell what could follow what was typed; the exit code."""
    completion_init()
    return shell_complete(group, {}, "fzzzt", VARIABLE, instruction)  # type: ignore[arg-type]


def install_completion(wanted: bool) -> None:
    """Write what the shell needs, where it looks for it."""
    if wanted:
        _, path = install(_shell(), "fzzzt", VARIABLE)
        typer.echo(f"{path}: from the next shell on, Tab completes what follows fzzzt")
        raise typer.Exit


def show_completion(wanted: bool) -> None:
    """Print what the shell needs."""
    if wanted:
        typer.echo(get_completion_script(prog_name="fzzzt", complete_var=VARIABLE, shell=_shell()))
        raise typer.Exit


def _shell() -> str:
    """The shell that we were started from."""
    import shellingham  # type: ignore[import-untyped]  # noqa: PLC0415 - for this only

    shell = ""
    with suppress(shellingham.ShellDetectionFailure):
        shell, _ = shellingham.detect_shell()
    if shell not in ("bash", "zsh", "fish", "powershell", "pwsh"):
        raise Refusal("cli-no-completion", choices="bash, zsh, fish, PowerShell")
    return shell
