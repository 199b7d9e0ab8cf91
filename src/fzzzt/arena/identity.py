"""Which bot a name stands for: two folders may have a bot of the same name, and a bot may be edited."""

from __future__ import annotations

import hashlib
import os
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from fzzzt.bots.levels import ENTRY_POINTS, LEVELS
from fzzzt.bots.process import program_of

Identity = dict[str, Any]


def identities(names: tuple[str, ...]) -> dict[str, Identity]:
    """What the names stand for here, as JSON. Built-in levels are left out: the program's own code says what they are.

    A program is its command, with a hash of every file in it; a command line is also the folder where it runs. A player
    of an installed package is that package with its version.
    """
    return {name: identity for name in names if (identity := _identity(name))}


def check_different(names: tuple[str, ...]) -> None:
    """Raise ValueError if two names stand for the same program."""
    seen: dict[tuple[str, ...], str] = {}
    for name in names:
        if command := _command(name):
            if other := seen.get(tuple(command)):
                raise ValueError(f"{other} is named twice, also as {name}: name every bot once")
            seen[tuple(command)] = name


def _command(name: str) -> list[str] | None:
    command = None if name in LEVELS else program_of(name)
    return command and [_in_full(word) for word in command]


def _in_full(word: str) -> str:
    """The full path, if a word is a file. Its last part stays as it is: a program may go by the name it is called."""
    path = Path(word)
    return str(Path(os.path.realpath(path.parent)) / path.name) if path.is_file() else word


def _identity(name: str) -> Identity | None:
    if name in LEVELS:
        return None
    if command := _command(name):
        files = {word: _sha256(Path(word)) for word in command if Path(word).is_file()}
        folder = {} if Path(name).is_file() else {"folder": str(Path.cwd())}
        return {"command": command, "files": files, **folder}
    for offer in entry_points(group=ENTRY_POINTS, name=name):
        package = {} if offer.dist is None else {"distribution": offer.dist.name, "version": offer.dist.version}
        return {"player": offer.value, **package}
    return None


def _sha256(path: Path) -> str | None:
    """A file's hash; None if it may be run but not read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return None
