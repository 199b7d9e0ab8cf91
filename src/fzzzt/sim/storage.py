"""Where what was compiled is kept, and whether it is there: this needs no compiler."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import time
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from platformdirs import user_cache_path

_LONGEST = 900.0
"""Seconds after which a process that said it compiles is taken to have died."""
_FORGOTTEN = 30 * 24 * 3600.0
"""Seconds after which what was compiled for other versions is removed."""
_SOURCES = Path(__file__).parent


@cache
def compiled_files() -> Path:
    """The folder for what was compiled from exactly these sources, with these tools, on such a machine.

    Numba looks at the file of a function only, not at those of the functions it calls: any change needs a new folder.
    And it finds its files again only for the same place and time of a source, and the same versions.
    """
    parts = [sys.implementation.cache_tag, platform.machine(), platform.processor(), _version("numba"), str(_SOURCES)]
    for source in sorted(_SOURCES.glob("*.py")):
        parts += [source.name, str(source.stat().st_mtime_ns), hashlib.sha256(source.read_bytes()).hexdigest()]
    digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()
    return Path(os.environ.get("FZZZT_CACHE_DIR") or user_cache_path("fzzzt")) / f"compiled-{digest[:16]}"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


@cache
def can_be_kept() -> bool:
    """Whether there is a folder to keep it in; else it is compiled anew in each process."""
    try:
        compiled_files().mkdir(parents=True, exist_ok=True)
        (compiled_files() / f"written-{os.getpid()}").touch()
        (compiled_files() / f"written-{os.getpid()}").unlink()
    except OSError:
        return False
    return True


def is_compiled() -> bool:
    """Whether everything was compiled before."""
    return (compiled_files() / "complete").exists()


def note_compiled() -> None:
    """Say that everything has been compiled, and forget what was compiled long ago for other versions."""
    if not can_be_kept():
        return
    (compiled_files() / "complete").touch()
    for other in compiled_files().parent.glob("compiled-*"):
        with suppress(OSError):
            if other != compiled_files() and time.time() - other.stat().st_mtime > _FORGOTTEN:
                shutil.rmtree(other, ignore_errors=True)


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
    if os.name == "nt":  # there, to ask a process is to interrupt it
        return False
    try:
        os.kill(int(claim.read_text()), 0)
    except ProcessLookupError:
        return True
    except (OSError, ValueError):  # it is somebody else's, or just being written
        return False
    return False


def hand_claim_to(process: int) -> None:
    """Let the claim be that of the process which does the work: it may outlive the one that started it."""
    with suppress(OSError):
        (compiled_files() / "compiling").write_text(str(process))


def release_claim() -> None:
    """Let another process compile."""
    with suppress(OSError):
        (compiled_files() / "compiling").unlink()
