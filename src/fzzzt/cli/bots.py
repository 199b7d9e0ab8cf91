"""`fzzzt bots`: who there is to play against."""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from typing import Annotated

import typer

from fzzzt.bots import LEVELS
from fzzzt.bots.levels import ENTRY_POINTS
from fzzzt.cli.options import Language
from fzzzt.locale import Catalogue
from fzzzt.presets import level_character, level_name


def bots(
    as_json: Annotated[bool, typer.Option("--json", help="The list as JSON, in English without --lang.")] = False,
    lang: Language = None,
) -> None:
    """List the bots: the built-in levels, weakest first, and those that other packages have installed.

    Each line begins with the name by which a bot is asked for. Wherever one is, the path to a program that speaks the
    bot protocol will do too (docs/bots.md).
    """
    say = Catalogue.of("en" if as_json and lang is None else lang)
    characters = {name: level_character(say, name) for name in LEVELS}
    for offer in sorted(entry_points(group=ENTRY_POINTS)):
        characters.setdefault(offer.name, say("level-other", what=offer.value))
    if as_json:
        listed = [_told(name, text) for name, text in characters.items()]
        typer.echo(json.dumps(listed, ensure_ascii=False))
        return
    width = max(map(len, characters))
    for name, text in characters.items():
        title = f"{level_name(say, name)}. " if name in LEVELS else ""
        typer.echo(f"{name:{width}}  {title}{text}")


def _told(name: str, character: str) -> dict[str, object]:
    """A bot as JSON; a level tells its version, which changes when it plays otherwise."""
    level = LEVELS.get(name)
    told: dict[str, object] = {"name": name, "character": character, "built_in": level is not None}
    return told if level is None else {**told, "version": level.version}
