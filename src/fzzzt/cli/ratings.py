"""`fzzzt ratings`: for whoever runs a server."""

from __future__ import annotations

from typing import Annotated

import typer

from fzzzt.cli.commands import plain_typer
from fzzzt.cli.database_work import run_work
from fzzzt.cli.options import Language
from fzzzt.locale import Catalogue

app = plain_typer()


@app.callback(no_args_is_help=True)
def ratings() -> None:
    """Rate all games of a server anew. See docs/ratings.md."""


@app.command()
def rebuild(
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="postgresql://… or a SQLite file (default: one in your folder).")
    ] = None,
    lang: Language = None,
) -> None:
    """Make all ratings again from the logs of the games, also while the server runs.

    The result is the same as before, unless something was changed by hand or in the rules of rating.

    Example:
    fzzzt ratings rebuild --database postgresql://fzzzt@localhost/fzzzt
    """
    from fzzzt.store import Store  # noqa: PLC0415 - the other commands start without all of this
    from fzzzt.tables.bookkeeper import Bookkeeper  # noqa: PLC0415

    async def rate_anew() -> int:
        store = await Store.open(database, beside=True)
        try:
            return await Bookkeeper(store).rate_anew()
        finally:
            await store.close()

    games = run_work(rate_anew())
    typer.echo(Catalogue.of(lang)("cli-ratings-rebuilt", games=games))
