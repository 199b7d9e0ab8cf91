"""Packages that only some matches need."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def extra_module(module: str, extra: str, option: str) -> Any:
    """A module of an extra; if it is not installed, raises ValueError that says how to come by it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ValueError(f"{option} needs {error.name or module}: pip install 'fzzzt[{extra}]'") from error
