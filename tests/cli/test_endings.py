"""How commands end: Ctrl-C, closed pipes and streams, bugs; and files that are there whole or not at all."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from subprocess import PIPE
from typing import TYPE_CHECKING, Any

import psutil
import pytest

from cli import in_process
from cli.at_a_terminal import read_screen, until_it_waits
from fzzzt.cli import rules, simulate, workers
from fzzzt.disk.whole_file import is_written_directly
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cli.conftest import Fzzzt

quick = in_process.fzzzt
"""The command without a process of its own."""
COMMAND = [sys.executable, "-c", "from fzzzt.cli import main; main()"]
MANY = ("simulate", "--games", "1000000")


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    """Commands as a shell runs them."""
    shell = Shell(tmp_path)
    yield shell
    for process in shell.running:
        process.kill()
        process.communicate()


class Shell:
    """Runs the command with pipes, signals and odd streams, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {"FZZZT_STATE_DIR": str(folder / "state"), "PATH": os.defpath, "PYTHONUTF8": "1"}
        self.running: list[subprocess.Popen[str]] = []

    def start(self, *arguments: str | Path) -> subprocess.Popen[str]:
        process = subprocess.Popen(  # noqa: S603
            [*COMMAND, *map(str, arguments)],
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            text=True,
            cwd=self.folder,
            env=self.environment,
            start_new_session=True,  # a terminal sends Ctrl-C to all processes of a group
        )
        self.running.append(process)
        return process

    def __call__(self, line: str, **more: str) -> tuple[int, str, str]:
        """Run a line of Bash in which `fzzzt` is the command: the exit code of fzzzt, output and messages."""
        fzzzt = f'fzzzt() {{ "{sys.executable}" -c "from fzzzt.cli import main; main()" "$@"; }}\n'
        done = subprocess.run(  # noqa: S603
            ["/bin/bash", "-c", fzzzt + line + "\nexit ${PIPESTATUS[0]}"],
            cwd=self.folder,
            env={**self.environment, **more},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.returncode, done.stdout, done.stderr


def interrupted(process: subprocess.Popen[str]) -> tuple[int, str]:
    os.killpg(process.pid, signal.SIGINT)
    _, messages = process.communicate(timeout=PATIENCE)
    return process.returncode, messages


# Ctrl-C


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_control_c_breaks_a_simulation_off(shell: Shell, jobs: str) -> None:
    process = shell.start(*MANY, "--jobs", jobs)
    assert process.stdout
    assert process.stdout.readline().startswith("{")
    assert interrupted(process) == (1, "fzzzt: broken off\n")


def test_control_c_at_a_prompt(shell: Shell) -> None:
    process = shell.start("score")
    assert process.stdout
    while process.stdout.read(1) != "?":
        pass
    assert interrupted(process) == (1, "fzzzt: broken off\n")


def test_control_c_at_a_terminal_leaves_the_line_of_the_prompt(shell: Shell) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(  # noqa: S603
        [*COMMAND, "score"], stdin=theirs, stdout=theirs, stderr=theirs, env={**shell.environment, "TERM": "xterm"}
    )
    os.close(theirs)
    screen = read_screen(ours, "? ")
    until_it_waits(process.pid, ours)
    process.send_signal(signal.SIGINT)
    screen += read_screen(ours, "broken off\r\n")
    assert process.wait(PATIENCE) == 1
    assert screen.splitlines()[-1] == "fzzzt: broken off"
    os.close(ours)


def test_input_that_ends_breaks_off_too(quick: Fzzzt) -> None:
    ended = quick("score", typed="2\nAda\n")
    assert (ended.returncode, ended.stderr) == (1, "fzzzt: broken off\n")


# Closed pipes and streams


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("fzzzt simulate --games 200 | head -c 9", '{"fzzzt":'),
        ("fzzzt simulate --games 200 --jobs 2 | head -c 9", '{"fzzzt":'),
        ("fzzzt rules | head -1", "Fzzzt! on one sheet\n"),
        ("fzzzt rules | true", ""),
        ("fzzzt deck | true", ""),
        ("fzzzt --help | true", ""),
        ("fzzzt bots | true", ""),
        ("fzzzt verify games.jsonl | true", ""),
        ("fzzzt replay games.jsonl | true", ""),
        ("fzzzt simulate --games 300 --out /dev/fd/1 | true", ""),
    ],
)
def test_a_closed_pipe_is_no_fault(shell: Shell, quick: Fzzzt, line: str, shown: str) -> None:
    if "games.jsonl" in line:
        quick("simulate", "--games", "5", "--out", "games.jsonl")
    assert shell(line) == (0, shown, "")


def test_verify_keeps_its_exit_code_when_nobody_reads_on(shell: Shell, quick: Fzzzt) -> None:
    quick("simulate", "--games", "2", "--out", "games.jsonl")
    (shell.folder / "bad.jsonl").write_text("{}\n" * 500, encoding="utf-8")
    assert shell("fzzzt verify games.jsonl | true")[0] == 0
    for rest in ("| true", "| head -1", "--json | true"):
        assert shell(f"fzzzt verify bad.jsonl {rest}")[0] == 1, rest


@pytest.mark.parametrize("command", ["rules", "deck", "bots", "score 3n", "--version", "simulate --games 2"])
def test_without_an_output_one_line_says_so(shell: Shell, command: str) -> None:
    assert shell(f"fzzzt {command} >&-") == (2, "", "fzzzt: The standard output is closed.\n")
    full = "fzzzt: There is no space left on the disk.\n"
    assert shell(f"fzzzt {command} > /dev/full") == (2, "", full)


def test_other_closed_streams_do_not_matter(shell: Shell) -> None:
    code, shown, _ = shell("fzzzt rules --section ties <&- 2>&-")
    assert (code, shown.count("\n")) == (0, 3)
    assert shell("fzzzt simulate --games 1 <&- 2>&-")[0] == 0
    assert shell("fzzzt score <&-")[::2] == (1, "fzzzt: broken off\n")
    assert shell("fzzzt dance <&- >&- 2>&-") == (2, "", "")


def test_only_records_are_written_if_nobody_watches(shell: Shell) -> None:
    assert shell("fzzzt simulate --games 3 --jobs 2 | wc -l") == (0, "3\n", "")


# Bugs


def test_a_bug_is_one_line_that_asks_for_a_report(quick: Fzzzt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "rules_lines", lambda *_: 1 / 0)
    broken = quick("rules", "--section", "ties")
    assert (broken.returncode, broken.stdout, broken.stderr.count("\n")) == (2, "", 1)
    assert "This is a bug. Please report it with the command fzzzt rules --section ties" in broken.stderr
    assert "ZeroDivisionError" in broken.stderr
    monkeypatch.setenv("FZZZT_DEBUG", "1")
    told = quick("rules", "--section", "ties").stderr
    assert told.startswith("Traceback")
    assert told.endswith(broken.stderr)


def test_no_message_tells_a_password(quick: Fzzzt, fzzzt: Fzzzt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "rules_lines", lambda *_: 1 / 0)
    for secret in ("postgresql://ada:hunter2@host/x", "postgresql://ada:hun/ter2@host/x", "x?password=hunter2&y"):
        broken = quick("rules", "--section", "ties", "--lang", "en", "--section", secret)
        assert broken.returncode == 2
        assert "ter2" not in broken.stderr
    refused = fzzzt("serve", "--port", "0", "--database", "postgresql://ada:hunter2@127.0.0.1:1/fzzzt")
    assert refused.returncode == 2
    assert refused.stderr.startswith(
        "fzzzt: The database cannot be used (postgresql://127.0.0.1:1/fzzzt: the database failed: "
    )
    assert refused.stderr.count("\n") == 1


def test_the_narrowest_terminal_still_shows_the_rules(shell: Shell) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(  # noqa: S603
        [*COMMAND, "rules", "--section", "ties"],
        stdout=theirs,
        stderr=theirs,
        env={**shell.environment, "COLUMNS": "1", "TERM": "xterm"},
    ) as process:
        os.close(theirs)
        screen = ""
        while "clockwise" not in screen:
            assert select.select([ours], [], [], 30)[0], f"nothing came after {screen!r}"
            screen += os.read(ours, 4096).decode()
        os.set_blocking(ours, False)
        while process.poll() is None:
            select.select([ours], [], [], 0.1)
            try:
                os.read(ours, 4096)
            except OSError:
                continue
    assert process.returncode == 0
    os.close(ours)


# Files


def test_a_broken_off_simulation_leaves_the_older_file(shell: Shell) -> None:
    older = shell.folder / "games.jsonl"
    older.write_text("older\n", "utf-8")
    process = shell.start(*MANY, "--out", older)
    part = shell.folder / "games.jsonl.part"
    while not (part.exists() and part.stat().st_size):
        assert process.poll() is None
        time.sleep(0.02)
    assert interrupted(process) == (1, "fzzzt: broken off\n")
    assert [path.name for path in shell.folder.iterdir()] == ["games.jsonl"]
    assert older.read_text("utf-8") == "older\n"


def test_a_simulation_that_fails_leaves_nothing(quick: Fzzzt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "game_seed", lambda *_: 1 / 0)
    assert quick("simulate", "--out", "games.jsonl").returncode == 2
    assert list(tmp_path.iterdir()) == []


def test_a_link_stays_a_link(quick: Fzzzt, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    target, link = tmp_path / "far" / "games.jsonl", tmp_path / "link"
    link.symlink_to(target)  # there is no such file yet
    for games in (2, 3):
        assert quick("simulate", "--games", str(games), "--out", link).returncode == 0
        assert link.is_symlink()
        assert target.read_text("utf-8").count("\n") == games
    assert [path.name for path in target.parent.iterdir()] == ["games.jsonl"]
    record = tmp_path / "record"
    record.symlink_to("far/record.json")
    assert quick("play", "--seed", "7", "--record", record, typed="1\n" * 400).returncode == 0
    assert record.is_symlink()
    assert (tmp_path / "far" / "record.json").read_text("utf-8").startswith('{"fzzzt":1')


def test_pipes_and_devices_are_written_as_they_are(shell: Shell, quick: Fzzzt) -> None:
    assert shell("mkfifo pipe; wc -l < pipe & fzzzt simulate --games 3 --out pipe; wait") == (0, "3\n", "")
    assert (shell.folder / "pipe").is_fifo()
    assert shell("fzzzt simulate --games 3 --out /dev/fd/1 | wc -l") == (0, "3\n", "")
    play = "yes 1 | head -400 | fzzzt play --seed 7 --record /dev/fd/2 > shown.txt"
    assert shell(play)[2].startswith('{"fzzzt":1')
    assert sorted(path.name for path in shell.folder.iterdir()) == ["pipe", "shown.txt", "state"]


def test_what_standard_output_is_joined_to_is_added_to(shell: Shell) -> None:
    shell("echo older > games.jsonl; for i in 1 2; do fzzzt simulate --games 3 --out /dev/fd/1 >> games.jsonl; done")
    lines = (shell.folder / "games.jsonl").read_text("utf-8").splitlines()
    assert [line[:8] for line in lines] == ["older", *['{"fzzzt"'] * 6]


@pytest.mark.parametrize("path", ["/dev/stdout", "/dev/stderr", "/dev/fd/1", "/dev/null"])
def test_nothing_under_dev_is_ever_replaced(path: str) -> None:
    """Asked, not tried: a program that did replace it would ruin the machine, if root runs the tests."""
    assert is_written_directly(Path(path))


# Processes


def children(process: subprocess.Popen[str], called: str) -> list[psutil.Process]:
    """The processes that a command has started, directly or not, with such a word in their command lines."""
    return [
        child
        for child in psutil.Process(process.pid).children(recursive=True)
        if any(called in part for part in child.cmdline())
    ]


def test_neither_workers_nor_their_programs_outlive_a_simulation_that_was_killed(shell: Shell) -> None:
    """The program does not end by itself when its input does."""
    stubborn = f"{sys.executable} {Path(__file__).parents[1] / 'bots' / 'chaos_bot.py'} stubborn"
    process = shell.start(*MANY, "--jobs", "2", "--bots", f"{stubborn},random")
    while not (children(process, "spawn_main") and children(process, "chaos_bot")):
        assert process.poll() is None
        time.sleep(0.02)
    orphans = [*children(process, "spawn_main"), *children(process, "chaos_bot")]
    process.kill()
    _, alive = psutil.wait_procs(orphans, timeout=PATIENCE)
    assert not alive


@pytest.mark.parametrize(("jobs", "games", "started"), [("500", "1", []), ("500", "2", [2]), ("2", "5", [2])])
def test_no_more_processes_than_games(
    quick: Fzzzt, monkeypatch: pytest.MonkeyPatch, jobs: str, games: str, started: list[int]
) -> None:
    pools: list[int] = []

    def pool(processes: int, *more: Any) -> ProcessPoolExecutor:
        pools.append(processes)
        return ProcessPoolExecutor(min(processes, 2), *more)

    monkeypatch.setattr(workers, "ProcessPoolExecutor", pool)
    played = quick("simulate", "--games", games, "--jobs", jobs)
    assert (played.returncode, played.stdout.count("\n"), pools) == (0, int(games), started)
