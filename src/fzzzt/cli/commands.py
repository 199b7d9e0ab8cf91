"""Which commands there are. A module is loaded when its command is called: most need much that others do not."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
import typer.core
import typer.main
from typer.core import TyperArgument, TyperCommand, TyperGroup

from fzzzt.cli.refusal import parameter_name
from fzzzt.cli.values import TypedValue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from typer._click.core import Command, Context

    from fzzzt.cli.values import Parameter

COMMANDS = {
    "play": "play",
    "learn": "learn",
    "puzzle": "puzzle",
    "daily": "daily",
    "games": "games",
    "serve": "serve",
    "account": "account",
    "rules": "rules",
    "score": "score",
    "replay": "replay",
    "review": "review",
    "watch": "watch",
    "simulate": "simulate",
    "dataset": "dataset",
    "export": "export",
    "verify": "verify",
    "bots": "bots",
    "bot": "bot",
    "check-bot": "check_bot",
    "ratings": "ratings",
    "arena": "arena",
    "deck": "deck",
    "help": "help",
}
"""The module of each command, in the order they are listed. The function in it has the same name; one with commands
of its own has them in `app`."""

_EXAMPLES = re.compile(r"^(?=Examples?:$)", re.MULTILINE)
_UNWRAPPED = "\b\n"
"""What Click wants before a paragraph whose lines stay as they are."""


_KINDS = {int: "N", float: "N", str: "TEXT", Path: "FILE"}


def _understand(parameter: Parameter) -> TypedValue:
    return TypedValue(parameter)


def told_kind(parameter: Parameter, ctx: Context | None = None) -> str:
    """What follows an option in its help. Typer would tell Python's types; of an argument the name says enough."""
    del ctx
    if parameter.param_type_name == "argument":
        return ""
    described = parameter.type_descriptor
    return "|".join(described.choices) if described.choices else _KINDS.get(described.annotation, "")


def told_argument(argument: TyperArgument) -> str:
    """An argument in the line that shows how a command is used."""
    name = parameter_name(argument)
    return name if argument.required else f"[{name}]" + "..." * (argument.nargs != 1)


typer.core._TyperParameter.get_runtime_param = _understand  # type: ignore[method-assign,assignment]
typer.core._TyperParameter.display_type = told_kind  # type: ignore[method-assign,assignment]
typer.core._TyperParameter.display_name_raw = property(parameter_name)  # type: ignore[method-assign,assignment]
TyperArgument._usage_display_name = told_argument  # type: ignore[method-assign,assignment]


class ListedCommand(TyperCommand):
    """A command in a list: the first sentence of its help is read from its source, and nothing is loaded for it."""

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first sentence, whole."""
        del limit
        return _first_sentence(COMMANDS[self.name or ""])


class CommandGroup(TyperGroup):
    """All commands; the one that is called is loaded."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{**settings, "commands": {name: ListedCommand(name=name) for name in COMMANDS}})

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, Command | None, list[str]]:
        """The command that is called."""
        name, listed, rest = super().resolve_command(ctx, args)
        return name, None if listed is None else loaded(args[0]), rest


def plain_typer(**settings: Any) -> typer.Typer:
    """Commands whose help is plain text: nothing is boxed, no bracket is markup, and it starts at once."""
    return typer.Typer(rich_markup_mode=None, add_completion=False, pretty_exceptions_enable=False, **settings)


def loaded(name: str) -> Command:
    """A command with all that belongs to it."""
    module = import_module(f"fzzzt.cli.{COMMANDS[name]}")
    if hasattr(module, "app"):
        command = typer.main.get_command(module.app)
    else:
        alone = plain_typer()
        alone.command()(getattr(module, COMMANDS[name]))
        command = typer.main.get_command(alone)
    command.name = name
    for _, part in parts(name, command):
        part.help = _EXAMPLES.sub(_UNWRAPPED, part.help or "")
    return command


def parts(name: str, command: Command) -> Iterator[tuple[str, Command]]:
    """A command and, if it is a group, the commands in it, each by its full name."""
    yield name, command
    for inner, part in getattr(command, "commands", {}).items():
        yield from parts(f"{name} {inner}", part)


def _first_sentence(module: str) -> str:
    spec = find_spec(f"fzzzt.cli.{module}")
    source = getattr(spec and spec.loader, "get_source", lambda _: None)(f"fzzzt.cli.{module}")
    for node in ast.parse(source or "").body:
        if isinstance(node, ast.FunctionDef) and node.name == module:
            return (ast.get_docstring(node) or "").partition("\n")[0]
    return ""
