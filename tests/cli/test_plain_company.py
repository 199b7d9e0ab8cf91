"""`--plain` with people: the tables of a server at a line prompt, to play at and to watch."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from fzzzt.locale import Catalogue
from live_server import ServerProcess
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

en = Catalogue.of("en")


class Guest:
    """Somebody at a prompt: hears everything, and types."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        environment = {**os.environ, "FZZZT_STATE_DIR": str(folder), "FZZZT_LANG": "en", "PYTHONUTF8": "1"}
        self.process = subprocess.Popen(  # noqa: S603 - this very program
            [sys.executable, "-u", "-c", "from fzzzt.cli import main; main()", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
        )
        self.heard = ""
        self._pieces: queue.Queue[bytes] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as said:
            while piece := os.read(said.fileno(), 65536):
                self._pieces.put(piece)
        self._pieces.put(b"")

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def hear(self, words: str, *, typing: str | None = None) -> None:
        """Wait until something is said; meanwhile type the same line again and again, if one is given."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.heard:
            assert time.monotonic() < deadline, self.heard[-2000:]
            try:
                piece = self._pieces.get(timeout=0.1)
            except queue.Empty:
                if typing is not None:
                    self.type(typing)
                continue
            assert piece, f"it ended without a word of {words!r}: {self.heard[-2000:]}"
            self.heard += piece.decode()

    def end(self) -> int:
        """Wait for its end; the exit code."""
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            assert self.process.stdin is not None
            with suppress(BrokenPipeError):
                self.process.stdin.close()
            self._listener.join()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, "--limits", "1000") as running:
        yield running


def test_a_whole_game_with_people_at_the_prompt(server: ServerProcess, tmp_path: Path) -> None:
    ada = Guest(tmp_path / "ada", "play", "--server", server.url, "--plain", "--name", "Ada")
    ada.hear(en("play-live-keys-none"))
    ada.type("n")
    ada.hear("You sit down.")
    ada.type("?")
    ada.hear(en("play-live-help-host"))
    table = ada.heard.partition("/tables/")[2].split()[0].rstrip(".")
    bob = Guest(tmp_path / "bob", "play", "--server", server.url, "--table", table, "--plain", "--name", "Bob")
    bob.hear("You sit down.")
    watcher = Guest(tmp_path / "eve", "watch", "--server", server.url, "--table", table, "--plain")
    bob.type("c good luck")
    ada.hear(en("play-live-talk", name="Bob", what="good luck"))
    ada.type("g")
    ada.hear(en("play-round", round=1, rounds=5))
    ada.type("log")
    ada.type("rules")
    ada.type("table")
    bob_plays = threading.Thread(target=bob.hear, args=(en("play-over"),), kwargs={"typing": "1"})
    bob_plays.start()
    ada.hear(en("play-over"), typing="1")
    bob_plays.join()
    watcher.hear(en("play-over"))
    assert "Cards to bid" not in watcher.heard
    watcher.type("1")
    watcher.type("q")
    assert watcher.end() == 0
    ada.type("again")
    ada.hear("Invite: ")
    ada.type("q")
    assert ada.end() == 0
    bob.type("q")
    assert bob.end() == 0


def test_leaving_keeps_the_seat_and_says_how_to_come_back(server: ServerProcess, tmp_path: Path) -> None:
    ada = Guest(tmp_path / "ada", "play", "--server", server.url, "--plain")
    ada.hear(en("play-live-keys-none"))
    ada.type("nonsense")
    ada.hear(en("play-not-understood-here", input="nonsense"))
    ada.type("n")
    ada.hear("You sit down.")
    ada.type("again")
    ada.hear(en("refused-not-over"))
    ada.type("q")
    assert ada.end() == 0
    ada.hear("--plain")
    command = ada.heard.split("fzzzt play ")[1].split()
    back = Guest(tmp_path / "ada", "play", *command)
    back.hear("Invite: ")
    assert back.process.stdin is not None
    back.process.stdin.close()
    assert back.end() == 1


def test_nobody_answers_and_no_such_table_are_one_line(server: ServerProcess, tmp_path: Path) -> None:
    for arguments in (["--server", "http://127.0.0.1:9"], ["--server", server.url, "--table", "nowhere"]):
        for command in ("play", "watch"):
            guest = Guest(tmp_path / "guest", command, *arguments, "--plain")
            assert guest.process.stdin is not None
            guest.process.stdin.close()
            assert guest.end() == 2
