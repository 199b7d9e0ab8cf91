"""What was typed for an option or argument, as the command takes it.

Typer would do this with Pydantic, which takes longer to load than most commands to run, and refuses in English.
"""

from __future__ import annotations

from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from fzzzt.cli.refusal import Refusal, parameter_name
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from typer import Context
    from typer.core import TyperArgument, TyperOption

    Parameter = TyperArgument | TyperOption

_NUMBERS: dict[type, str] = {int: "cli-not-a-whole-number", float: "cli-not-a-number"}
_LONGEST_NUMBER = 20
_LARGEST_NUMBER = 10**_LONGEST_NUMBER - 1


class TypedValue:
    """Understands the values of one parameter."""

    def __init__(self, parameter: Parameter) -> None:
        described = parameter.type_descriptor
        kind: Any = described.annotation
        self._kind = get_args(kind)[0] if get_origin(kind) is list else kind
        self._low, self._high = described.parameter_info.min, described.parameter_info.max
        self._name = parameter_name(parameter)
        self._required = parameter.required

    def coerce(self, value: Any, param: Parameter, ctx: Context) -> Any:
        """The value; `Refusal` if it is none of this kind."""
        several = param.nargs == -1 or getattr(param, "multiple", False)
        if value is None:
            return () if several else None
        return [self._one(each, ctx) for each in value] if several else self._one(value, ctx)

    def _one(self, value: Any, context: Context) -> Any:
        if not isinstance(value, str):  # a default
            return value
        if not value:  # a variable of the shell that is not set, perhaps
            raise self._refusal("cli-missing" if self._required else "cli-empty", value, context, what=self._name)
        if self._kind is str and not _is_text(value):
            raise self._refusal("cli-not-text", value, context)
        if self._kind in _NUMBERS:
            return self._number(value, context)
        if get_origin(self._kind) is Literal and value not in get_args(self._kind):
            raise self._refusal("cli-not-a-choice", value, context, choices=", ".join(get_args(self._kind)))
        return Path(value) if self._kind is Path else value

    def _number(self, value: str, context: Context) -> float:
        number = float("nan")
        with suppress(ValueError):
            number = self._kind(value) if len(value) <= _LONGEST_NUMBER else number
        if value.isdecimal() and len(value) > _LONGEST_NUMBER:
            raise self._refusal("cli-too-large", value, context, high=self._high or _LARGEST_NUMBER)
        if not isfinite(number):
            raise self._refusal(_NUMBERS[self._kind], value, context)
        if self._low is not None and number < self._low:
            raise self._refusal("cli-too-small", value, context, low=self._low)
        if self._high is not None and number > self._high:
            raise self._refusal("cli-too-large", value, context, high=self._high)
        return number

    def _refusal(self, key: str, value: str, context: Context, **details: object) -> Refusal:
        refusal = Refusal(key, option=self._name, input=spoken(value), **details)
        refusal.command = context.command_path
        return refusal


def _is_text(value: str) -> bool:
    """Whether it can be told to others. Python takes bytes that are none as halves of signs; a file may have them."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
