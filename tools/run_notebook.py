"""Play games and run docs/analysis.ipynb on them: `python tools/run_notebook.py` keeps what it shows in the file."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[1] / "docs/analysis.ipynb"
LEVELS = "mechanic,tinker,apprentice,rookie"


def main() -> None:
    """Play, run, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default=LEVELS)
    parser.add_argument("--out", type=Path, default=NOTEBOOK)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder) / "games.jsonl"
        command = ["simulate", "--players", "4", "--bots", wanted.bots, "--games", str(wanted.games), "--seed", "7"]
        play = "from fzzzt.cli import main; main()"
        subprocess.run([sys.executable, "-c", play, *command, "--out", str(games)], check=True)  # noqa: S603
        os.environ["FZZZT_GAMES"] = str(games)
        notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
        NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # when it ran is no part of it
    nbformat.write(notebook, wanted.out)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
