"""Where what was compiled is kept, and whether it is there: this needs no compiler."""

from __future__ import annotations

import hashlib
import os
import time
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path

from platformdirs import user_cache_path

_LONGEST = 900.0
"""Seconds after which a process that said it compiles is taken to have died."""


@cache
def compiled_files() -> Path:
    """The folder for what was compiled from exactly these sources.

    Numba looks at the file of a function only, not at those of the functions it calls: any change needs a new folder.
    """
    sources = sorted((file for file in files("fzzzt.sim").iterdir() if file.name.endswith(".py")), key=lambda f: f.name)
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    return Path(os.environ.get("FZZZT_CACHE_DIR") or user_cache_path("fzzzt")) / f"compiled-{digest[:16]}"


def is_compiled() -> bool:
    """Whether everything was compiled before."""
    return (compiled_files() / "complete").exists()


def note_compiled() -> None:
    """Say that everything has been compiled."""
    with suppress(OSError):  # a folder that cannot be written to: it will be compiled anew each time
        compiled_files().mkdir(parents=True, exist_ok=True)
        (compiled_files() / "complete").touch()


def claim_compiling() -> bool:
    """Whether this process should compile; False while another one does."""
    claim = compiled_files() / "compiling"
    with suppress(OSError):
        compiled_files().mkdir(parents=True, exist_ok=True)
        if claim.exists() and _is_stale(claim):
            claim.unlink()
        try:
            with claim.open("x") as file:
                file.write(str(os.getpid()))
        except FileExistsError:
            return False
    return True


def _is_stale(claim: Path) -> bool:
    """Whether whoever claimed is no more, or has had time enough."""
    if time.time() - claim.stat().st_mtime > _LONGEST:
        return True
    try:
        os.kill(int(claim.read_text()), 0)
    except ProcessLookupError:
        return True
    except (OSError, ValueError):  # it is somebody else's, or just being written
        return False
    return False


def release_claim() -> None:
    """Let another process compile."""
    with suppress(OSError):
        (compiled_files() / "compiling").unlink()
