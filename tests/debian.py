"""Debian's packages, where we may install them: for tests that need a real browser, database or terminal."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from fzzzt.disk.locks import held

if TYPE_CHECKING:
    from collections.abc import Callable

Found = TypeVar("Found")

_SILENT = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
_PATIENT = ("-o", "Acquire::Retries=3", "-o", "DPkg::Lock::Timeout=300")


def installed(find: Callable[[], Found | None], *packages: str) -> Found | None:
    """What `find` finds, after these packages have been installed if it finds nothing before."""
    apt = shutil.which("apt-get")
    if (found := find()) is not None or apt is None or os.geteuid() != 0:
        return found
    install = ["install", "-y", "--no-install-recommends", *packages]
    with (Path(tempfile.gettempdir()) / "fzzzt-apt.lock").open("w") as lock:
        while not held(lock.fileno()):  # another worker installs something
            time.sleep(0.5)
        for words in (install, ["update"], install):  # the lists of packages may be old, or not there yet
            if find() is None:
                subprocess.run([apt, *_PATIENT, *words], env=_SILENT, check=False, stdout=sys.stderr)  # noqa: S603
    return find()
