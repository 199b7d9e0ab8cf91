"""What the library costs to load, by the time of the processor, beyond the interpreter (`make bench`)."""

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
NOTHING = "pass"
ROUNDS = 25
_TELL = "\nimport resource; used = resource.getrusage(resource.RUSAGE_SELF); print(used.ru_utime + used.ru_stime)"


def main() -> None:
    """Print what each program costs, the best of several rounds taken in turns, and whether it is what we promise."""
    best = dict.fromkeys([NOTHING, *PROGRAMS], float("inf"))
    for _ in range(ROUNDS):
        for program in best:
            best[program] = min(best[program], milliseconds(program))
    for program, most in PROGRAMS.items():
        cost = best[program] - best[NOTHING]
        verdict = "" if most is None else f" (under {most:g} ms: {'held' if cost < most else 'NOT held'})"
        print(f"{program:44} {cost:6.1f} ms{verdict}")


def milliseconds(program: str) -> float:
    """What a program costs in a process of its own, once its modules are compiled."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", program + _TELL]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environ)  # noqa: S603
    return float(done.stdout) * 1000


if __name__ == "__main__":
    main()
