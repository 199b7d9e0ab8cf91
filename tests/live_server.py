"""A real `fzzzt serve` in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Self

from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

COMMAND = [sys.executable, "-c", "from fzzzt.cli import main; main()"]


class ServerProcess:
    """Starts, stops and kills a server. The same folder and database again: what was accepted is still there."""

    def __init__(
        self, folder: Path, *options: str, database: str | None = None, port: int = 0, command: Sequence[str] = COMMAND
    ) -> None:
        self.folder = folder
        self.command = command
        self.database = database or str(folder / "tables.sqlite")
        self.options = options
        self.port = port
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def log(self) -> str:
        """All that was written to standard error by now."""
        return (self.folder / f"log-{id(self)}.txt").read_text("utf-8")

    def start(self) -> Self:
        """Start, and wait until it listens. It keeps its port when it is started again."""
        arguments = ["serve", "--port", str(self.port), "--database", self.database, *self.options]
        with (self.folder / f"log-{id(self)}.txt").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(  # noqa: S603 - this very program
                [*self.command, *arguments], stdout=subprocess.PIPE, stderr=log, text=True, env=environment(self.folder)
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", self.process.stdout.readline())
        assert found, f"the server did not start: {self.log}"
        self.port = int(found[1])
        self.url = found[0].replace("localhost", "127.0.0.1")  # no looking for ::1 first, however many connect
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end, as a service manager or Ctrl-C does; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self._reap()

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        if self.process is not None:
            self.process.kill()
            self._reap()

    def _reap(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code


class ClockedServer(ServerProcess):
    """A server whose clock can be moved on: hours pass in a moment."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._ahead = folder / "ahead"
        self._passed = 0
        super().__init__(folder, *options, command=[sys.executable, "-c", _CLOCKED, str(self._ahead)])
        self.pass_time(0)

    def pass_time(self, seconds: float) -> None:
        """So much later."""
        self._passed += round(seconds * 1000)
        new = self._ahead.with_suffix(".new")
        new.write_text(str(self._passed), "utf-8")
        new.replace(self._ahead)


_CLOCKED = """
import sys
from functools import partial
from pathlib import Path
from fzzzt.tables import hall
from fzzzt.web import serving
ahead = Path(sys.argv.pop(1))
serving.Hall = partial(hall.Hall, now=lambda: hall.clock_now() + int(ahead.read_text("utf-8")))
from fzzzt.cli import main
main()
"""


def environment(folder: Path) -> dict[str, str]:
    """What a server sees of the machine: nothing of its user's."""
    return {"FZZZT_STATE_DIR": str(folder / "state"), "PATH": os.defpath, "PYTHONUTF8": "1", "FZZZT_NO_BROWSER": "1"}
