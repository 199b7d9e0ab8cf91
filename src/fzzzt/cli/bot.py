"""`fzzzt bot`: one of our bots as a program that speaks the bot protocol."""

from __future__ import annotations

import sys
from functools import partial
from typing import Annotated

import typer

from fzzzt.bots.compiling import INSTALL, is_installed
from fzzzt.bots.levels import LEVELS, installed_player
from fzzzt.bots.serving import serve_bot


def bot(
    name: Annotated[str, typer.Argument(help="A bot by name: fzzzt bots lists them.")],
    seed: Annotated[str | None, typer.Option(help="Play the same again; any text (default: never the same).")] = None,
) -> None:
    """Run a bot as a program that others talk to: JSON lines in, JSON lines out (docs/bots.md).

    It plays one game after another, or many at once, until its input ends. Lines that it does not understand are told
    on standard error.

    Example: fzzzt bot mechanic
    """
    level = LEVELS.get(name)
    if level is not None and not level.ready():
        why = "is warming up" if is_installed() else f"lacks what it needs ({INSTALL})"
        print(f"fzzzt bot: {name} {why}; until it is ready it plays like mechanic", file=sys.stderr, flush=True)
    serve_bot(partial(installed_player, name), sys.stdin.buffer, sys.stdout, name=name, seed=seed)
