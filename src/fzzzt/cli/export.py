"""`fzzzt export`: recorded games as tables, for analysts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fzzzt.analysis.export import export as write_tables
from fzzzt.disk.streams import read_from


def export(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line; - for standard input.")],
    out: Annotated[
        Path, typer.Option(metavar="NAME.parquet|NAME.arrow", help="Write NAME-seats, NAME-auctions and NAME-bids.")
    ],
) -> None:
    """Write recorded games as tables of seats, auctions and bids (see docs/analysis.md).

    Games that are not finished, and guided ones, are left out. Needs: pip install 'fzzzt[analysis]'

    Example: fzzzt export games.jsonl --out games.parquet
    """
    with read_from(file) as source:
        done = write_tables(source, out)
    for count, what in ((done.unfinished, "not finished"), (done.guided, "guided")):
        if count:
            typer.echo(f"left out, because {what}: {count}", err=True)
    for table, path in done.files.items():
        typer.echo(f"{path.name}: {done.rows[table]} {table} of {done.games} games")
