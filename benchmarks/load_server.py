"""The server under load: a real `fzzzt serve` on a core of its own, and what it uses of the machine."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

_COMMAND = [sys.executable, "-c", "from fzzzt.cli import main; main()", "serve", "--port", "0", "--limits", "1000"]
"""The clients of a load come from one address: what one may ask for has to be more than usual."""
_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Server:
    """A server from its start to its end."""

    def __init__(self, folder: Path, database: str, core: int) -> None:
        self.port = 0
        self.core = core
        self._folder, self._database = folder, database
        self._process: subprocess.Popen[str]

    def __enter__(self) -> Self:
        ours = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {self.core})  # a process starts where the one is that starts it
        with (self._folder / "log").open("w") as log:
            self._process = subprocess.Popen(  # noqa: S603 - this very program
                [*_COMMAND, "--database", self._database],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "FZZZT_STATE_DIR": str(self._folder)},
            )
        os.sched_setaffinity(0, ours)
        said = self._process.stdout.readline() if self._process.stdout else ""
        if (found := re.search(r"http://\S+:(\d+)", said)) is None:
            raise SystemExit(f"the server did not start: {self.log}")
        self.port = int(found[1])
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()

    @property
    def log(self) -> str:
        """What the server has written about itself."""
        return (self._folder / "log").read_text("utf-8")

    @property
    def seconds(self) -> float:
        """Processor time it has used, without the bots' processes."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def memory(self) -> int:
        """Bytes of memory it has."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * _PAGE


def busy_seconds(core: int) -> float:
    """Processor time that a core was busy, with whatever it was."""
    for line in Path("/proc/stat").read_text().splitlines():
        name, *fields = line.split()
        if name == f"cpu{core}":
            user, nice, system, _idle, _waiting, irq, softirq, steal = map(int, fields[:8])
            return (user + nice + system + irq + softirq + steal) / _TICKS
    return 0.0


def move_aside() -> int:
    """Move this process away from the first core; answers which that is."""
    first, *others = sorted(os.sched_getaffinity(0))
    if others:
        os.sched_setaffinity(0, others)
    else:
        print("there is only one core: server and load share it")
    return first


def allow_many_sockets() -> None:
    """Let this process and the server have as many open sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
