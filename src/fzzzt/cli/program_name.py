"""What to type to start this program again."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path


def program_name() -> str:
    """`fzzzt` if the shell finds this very program by that name, else the path to it from the current folder."""
    started = Path(sys.argv[0])
    if started.stem != "fzzzt" or not started.is_file():  # another program has started it, and is not ours to name
        return "fzzzt"
    found = shutil.which("fzzzt")
    if found is not None and started.samefile(found):
        return "fzzzt"
    path = started.absolute()
    if not path.is_relative_to(Path.cwd()):
        return shlex.quote(str(path))
    near = path.relative_to(Path.cwd())
    return shlex.quote(str(near) if near.parent.name else f"./{near}")
