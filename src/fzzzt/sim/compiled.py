"""How functions of the simulation are compiled: on first use, kept on disk for the next time.

With NUMBA_DISABLE_JIT=1 in the environment they stay plain Python, slow and bounds-checked: the tests do that.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

import numba
from platformdirs import user_cache_path

if TYPE_CHECKING:
    from collections.abc import Callable

Function = TypeVar("Function", bound="Callable[..., Any]")


def compiled(function: Function) -> Function:
    """The function, compiled; it holds no lock, so that threads share the cores."""
    kept_elsewhere = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = compiled_files()
    try:
        made: Function = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = kept_elsewhere
    return made


@cache
def compiled_files() -> str:
    """The folder for what was compiled from exactly these sources.

    Numba looks at the file of a function only, not at those of the functions it calls: any change needs a new folder.
    """
    sources = sorted((file for file in files("fzzzt.sim").iterdir() if file.name.endswith(".py")), key=lambda f: f.name)
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    return str(user_cache_path("fzzzt") / f"compiled-{digest[:16]}")
