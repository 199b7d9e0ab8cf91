"""Files that are complete at any time: a new one takes the place of the older only when all of it is written."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from fzzzt.disk.streams import is_stream

if TYPE_CHECKING:
    from collections.abc import Iterator

_OPEN_ALREADY = ("/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/")
"""Names of what this process, or another, has open already: it is added to, whatever it is."""


@contextmanager
def whole_file(path: Path, *, lasting: bool = False) -> Iterator[TextIO]:
    """A file to write to; if `lasting`, it outlives the machine's end too. A pipe or a device is written as it is.
    "-" is the standard output.

    If the path is a link, it stays one, and the file that it points to is replaced. Whatever goes wrong on the way,
    the older file stays as it was, and nothing half-written is left beside it.
    """
    if is_stream(path):
        yield sys.stdout
        sys.stdout.flush()
        return
    if is_written_directly(path):
        with path.open("a", encoding="utf-8") as file:
            yield file
        return
    target = behind_links(path)
    part = target.with_name(target.name + ".part")
    try:
        file = part.open("w", encoding="utf-8")
    except OSError as error:  # nobody has asked for a part
        raise OSError(error.errno, error.strerror, str(path)) from error
    try:
        with file:
            yield file
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def behind_links(path: Path) -> Path:
    """The file itself, where a path may be a link to it."""
    return Path(os.path.realpath(path))


def is_written_directly(path: Path) -> bool:
    """Whether a path is no ordinary file: nothing can take its place."""
    return str(path.absolute()).startswith(_OPEN_ALREADY) or (path.exists() and not path.is_file())


def check_writable(path: Path) -> None:
    """Raise OSError if a file could not be written; nothing is changed."""
    if is_stream(path):
        return
    if path.is_dir():
        raise _error(errno.EISDIR, path)
    if is_written_directly(path):
        if not os.access(path, os.W_OK):
            raise _error(errno.EACCES if path.exists() else errno.ENOENT, path)
        return
    target = behind_links(path)
    if not target.parent.is_dir():
        raise _error(errno.ENOTDIR if target.parent.exists() else errno.ENOENT, path)
    if not os.access(target.parent, os.W_OK | os.X_OK) or (target.exists() and not os.access(target, os.W_OK)):
        raise _error(errno.EACCES, path)


def _error(number: int, path: Path) -> OSError:
    return OSError(number, os.strerror(number), str(path))
