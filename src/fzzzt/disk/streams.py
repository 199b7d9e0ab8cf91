"""A file by its path, where "-" stands for what is typed or piped in."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from pathlib import Path


def is_stream(path: Path) -> bool:
    """Whether a path stands for the standard input, or the standard output."""
    return str(path) == "-"


def read_from(path: Path) -> AbstractContextManager[IO[bytes]]:
    """A file to read, or the standard input, which stays open."""
    return nullcontext(sys.stdin.buffer) if is_stream(path) else path.open("rb")
