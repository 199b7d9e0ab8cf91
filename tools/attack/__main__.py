"""`make attack`: every attack on a real server of its own, and what came of it into docs/security.md."""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.append(str(Path(__file__).parents[2] / "tests"))

from live_server import ServerProcess

if TYPE_CHECKING:
    from tools.attack.figures import Figures

ATTACKS = ("deck", "flood", "half_open", "crumbs", "replays", "starving", "memory")
REPORT = Path(__file__).parents[2] / "docs" / "security.md"


def main() -> None:
    """Run the attacks that are named, or all of them. A table of one that is not run stays as it is."""
    parser = argparse.ArgumentParser(prog="make attack", description=main.__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"of {', '.join(ATTACKS)}; all if none is named")
    wanted = parser.parse_args().attacks or ATTACKS
    if unknown := set(wanted) - set(ATTACKS):
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    for name in wanted:
        figures = run(name)
        print(f"\n{table_of(figures)}", flush=True)
        REPORT.write_text(with_table(REPORT.read_text("utf-8"), name, table_of(figures)), "utf-8")


def run(name: str) -> Figures:
    """One attack, on a server with an empty database. Those that need other options than everybody's name them."""
    module = importlib.import_module(f"tools.attack.{name}")
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), *getattr(module, "OPTIONS", ())) as server,
    ):
        figures: Figures = module.attack(server)
    return figures


def table_of(figures: Figures) -> str:
    """The figures as a table in Markdown."""
    lines = [f"**{figures.name}**", "", "| what | how much |", "|---|---|"]
    lines += [f"| {line.what} | {line.value:,.10g} {line.unit}".rstrip() + " |" for line in figures.lines]
    return "\n".join(lines)


def with_table(text: str, name: str, table: str) -> str:
    """A text with the table of an attack between its marks."""
    begin, end = f"<!-- attack {name}: written by make attack -->", f"<!-- end of {name} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"{REPORT} has no place for the figures of {name}: {begin} … {end}")
    return f"{before}{begin}\n{table}\n{end}{after}"


if __name__ == "__main__":
    main()
