"""What the library and the commands cost to start, by the time of the processor (`make bench`)."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAMS = {
    "import fzzzt": 5.0,
    "import fzzzt; fzzzt.Game": 60.0,
    "import fzzzt; fzzzt.Game(fzzzt.Options(2))": None,
    "import fzzzt; fzzzt.read_games": None,
    "import fzzzt; fzzzt.play": None,
}
"""Programs, and what they may cost at most, in milliseconds."""
_COMMAND = "import sys; from fzzzt.cli import main\nsys.argv[1:] = {}\ntry: main()\nexcept SystemExit: pass"
COMMANDS = {"fzzzt --help": 300.0, "fzzzt score 5n 3b 1bc fzzzt --units nb": 300.0, "fzzzt rules": None}
"""Commands, and what they may cost at most, in milliseconds, with the interpreter."""
NOTHING = "pass"
ROUNDS = 25
_TELL = "\nimport resource; used = resource.getrusage(resource.RUSAGE_SELF); print(used.ru_utime + used.ru_stime)"


def main() -> None:
    """Print what each program costs, the best of several rounds taken in turns, and whether it is what we promise."""
    commands = {command: _COMMAND.format(command.split()[1:]) for command in COMMANDS}
    best = dict.fromkeys([NOTHING, *PROGRAMS, *commands.values()], float("inf"))
    for _ in range(ROUNDS):
        for program in best:
            best[program] = min(best[program], milliseconds(program))
    for program, most in PROGRAMS.items():
        _tell(program, best[program] - best[NOTHING], most)
    for command, most in COMMANDS.items():
        _tell(command, best[commands[command]], most)


def _tell(program: str, cost: float, most: float | None) -> None:
    verdict = "" if most is None else f" (under {most:g} ms: {'held' if cost < most else 'NOT held'})"
    print(f"{program:44} {cost:6.1f} ms{verdict}")


def milliseconds(program: str) -> float:
    """What a program costs in a process of its own, once its modules are compiled."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", program + _TELL]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environ)  # noqa: S603
    return float(done.stdout.splitlines()[-1]) * 1000


if __name__ == "__main__":
    main()
