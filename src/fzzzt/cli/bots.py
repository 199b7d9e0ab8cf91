"""`fzzzt bots`: who there is to play against."""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from typing import Annotated

import typer

from fzzzt.bots import LEVELS
from fzzzt.bots.levels import ENTRY_POINTS


def bots(as_json: Annotated[bool, typer.Option("--json", help="The list as JSON.")] = False) -> None:
    """List the bots: the built-in levels, weakest first, and those that other packages have installed.

    Wherever a bot is asked for, the path to a program that speaks the bot protocol will do too (docs/bots.md).
    """
    levels = {level.name: level.character for level in LEVELS.values()}
    installed = {
        offer.name: f"installed: {offer.value}"
        for offer in sorted(entry_points(group=ENTRY_POINTS))
        if offer.name not in levels
    }
    if as_json:
        listed = [{"name": name, "character": text, "built_in": True} for name, text in levels.items()]
        listed += [{"name": name, "character": text, "built_in": False} for name, text in installed.items()]
        typer.echo(json.dumps(listed, ensure_ascii=False))
        return
    width = max(map(len, [*levels, *installed]))
    for name, text in {**levels, **installed}.items():
        typer.echo(f"{name:{width}}  {text}")
