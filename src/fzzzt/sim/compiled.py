"""How functions of the simulation are compiled: on first use, kept on disk for the next time.

With NUMBA_DISABLE_JIT=1 in the environment they stay plain Python, slow and bounds-checked: the tests do that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

from fzzzt.extras import extra_module
from fzzzt.sim.storage import can_be_kept, compiled_files

if TYPE_CHECKING:
    from collections.abc import Callable

numba = extra_module("numba", "sim", "the compiled game")
Function = TypeVar("Function", bound="Callable[..., Any]")


def compiled(function: Function) -> Function:
    """The function, compiled; it holds no lock, so that threads share the cores."""
    config = numba.config
    kept_elsewhere, config.CACHE_DIR = config.CACHE_DIR, str(compiled_files())
    try:
        made: Any = numba.njit(cache=can_be_kept(), nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = kept_elsewhere
    return cast("Function", made)
