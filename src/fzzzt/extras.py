"""Packages that only some people need: whoever lacks one is told in a sentence how to come by it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


class MissingExtra(ImportError, ValueError):
    """An extra that is not installed. Programs catch it as any import that fails, commands tell it in one line."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        super().__init__(f"{what} needs {package}: pip install 'fzzzt[{extra}]'", name=package)


def need(what: str, extra: str, *packages: str) -> None:
    """Raise `MissingExtra` unless all packages of an extra are there; none of them is loaded."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra(what, package, extra)


def extra_module(module: str, extra: str, what: str) -> Any:
    """A module of an extra; `MissingExtra` if that is not installed."""
    try:
        return import_module(module)
    except MissingExtra:  # it says itself what it needs
        raise
    except ImportError as error:
        raise MissingExtra(what, error.name or module, extra) from error
