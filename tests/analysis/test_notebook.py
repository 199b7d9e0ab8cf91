"""docs/analysis.ipynb runs on a small file of games, whoever played them, and says what it promises."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from patience import PATIENCE

ROOT = Path(__file__).parents[2]


def printed(notebook: Path) -> str:
    """All that the cells of a notebook print."""
    cells: list[dict[str, Any]] = json.loads(notebook.read_text("utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    assert not [output for output in outputs if output["output_type"] == "error"]
    return "".join("".join(output.get("text", ())) for output in outputs)


@pytest.mark.parametrize("bots", ["mechanic,tinker,apprentice,rookie", "rookie"])
def test_it_answers_its_three_questions(tmp_path: Path, bots: str) -> None:
    out = tmp_path / "run.ipynb"
    tool = [sys.executable, str(ROOT / "tools/run_notebook.py"), "--games", "12", "--bots", bots, "--out", str(out)]
    subprocess.run(tool, check=True, capture_output=True, timeout=PATIENCE)  # noqa: S603
    told = printed(out)
    assert "12 games of 4 players" in told
    assert all(f"robot of power {power} " in told for power in range(1, 6))
    assert all(f"Mechanic {number} wins" in told for number in range(1, 5))
    assert "% of the variance of points within a table; the rest is luck" in told
    assert ("tinker ends ahead of mechanic" in told) == (bots != "rookie")


def test_what_stands_in_it_was_made_by_it() -> None:
    told = printed(ROOT / "docs/analysis.ipynb")
    assert told.startswith("2000 games of 4 players: mechanic")
    page = " ".join((ROOT / "docs/analysis.md").read_text("utf-8").split())
    for figure in (line.split("explains ")[1].split(" %")[0] for line in told.splitlines() if "explains" in line):
        assert figure in page
