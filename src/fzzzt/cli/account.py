"""`fzzzt account`: sign a terminal in at a server, and what whoever runs a server does for its accounts."""

from __future__ import annotations

from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from fzzzt.cli.commands import plain_typer
from fzzzt.cli.database_work import run_work
from fzzzt.cli.options import Language
from fzzzt.cli.refusal import Refusal
from fzzzt.cli.server_errand import ServerErrand
from fzzzt.locale import Catalogue
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from typing import TypeVar

    from fzzzt.store import Account, Store

    T = TypeVar("T")

app = plain_typer(no_args_is_help=True)

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="The server's: postgresql://… or a SQLite file (default: as serve).")
]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The account's name.")]
Server = Annotated[str, typer.Argument(metavar="URL", help="The server, http://HOST:PORT or https://…")]
_AT_ONCE = 500
_LOCAL = "http://localhost:8009"


@app.callback()
def account(lang: Language = None) -> None:
    """Sign in at a server, or look after the accounts of one's own.

    list, recover and delete work on the database, also while the server runs. See docs/serving.md.
    """
    del lang  # each of them says it for itself


@app.command("sign-in")
def sign_in(
    server: Server,
    code: Annotated[str, typer.Argument(metavar="CODE", help="A code that the page shows, or a recovery code.")],
    lang: Language = None,
) -> None:
    """Sign this terminal in at a server, by a code that works once.

    Example:
    fzzzt account sign-in https://fzzzt.example.org 7KQ2M-X9B4T
    """
    from fzzzt.wire.accounts import SignedInHere, SigningIn  # noqa: PLC0415 - so that help comes at once

    say = Catalogue.of(lang)
    wish = SigningIn(code=code, bring=True)
    signed = ServerErrand(say, server).ask(SignedInHere, "POST", "/api/account/sign-in", wish)
    typer.echo(say("account-signed-in", name=spoken(signed.me.name)))


@app.command("sign-out")
def sign_out(server: Server, lang: Language = None) -> None:
    """Sign this terminal out at a server: it is a guest again."""
    from fzzzt.wire.accounts import AccountPage  # noqa: PLC0415
    from fzzzt.wire.bodies import Me  # noqa: PLC0415

    say = Catalogue.of(lang)
    errand = ServerErrand(say, server)
    page = errand.ask(AccountPage, "GET", "/api/account")
    here = next(session.id for session in page.sessions if session.here)
    errand.ask(Me, "DELETE", f"/api/account/sessions/{here}")
    typer.echo(say("account-signed-out"))


@app.command("list")
def list_accounts(database: Database = None, lang: Language = None) -> None:
    """List all accounts: since when each is there, and what it signs in with."""
    say = Catalogue.of(lang)

    async def work() -> None:
        async with _opened(database) as store:
            after = ""
            while page := await store.accounts.listed(after, _AT_ONCE):
                for each in page:
                    typer.echo(await _line(say, store, each))
                after = page[-1].likeness

    run_work(work())


@app.command()
def recover(
    name: Name,
    database: Database = None,
    base_url: Annotated[str, typer.Option(metavar="URL", help="Where people reach the server.")] = _LOCAL,
    lang: Language = None,
) -> None:
    """Print a link that signs in once, within a day, for somebody who has lost everything.

    Be sure who asks: whoever opens it has the account.
    """
    from fzzzt.web.accounts.codes import OPERATOR_LINK_WORKS, code_hash, new_operator_code  # noqa: PLC0415

    async def work() -> str:
        async with _opened(database) as store:
            found, code, now = await _found(store, name), new_operator_code(), _now()
            until = now + OPERATOR_LINK_WORKS
            await store.accounts.codes.add(found.id, "operator", code_hash(code), until, now)
            return code

    code = run_work(work())
    del lang
    typer.echo(f"{base_url.rstrip('/')}/sign-in#{code}")


@app.command()
def delete(
    name: Name,
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    lang: Language = None,
) -> None:
    """Delete an account with all it signs in with.

    It is signed out everywhere within seconds. Its games stay: whoever wants those gone too deletes everything on the
    page, under My games.
    """
    say = Catalogue.of(lang)

    async def work() -> None:
        async with _opened(database) as store:
            found = await _found(store, name)
            if yes or typer.confirm(say("account-delete-sure", name=spoken(found.name))):
                await store.accounts.remove(found.id, _now())
                typer.echo(say("account-deleted", name=spoken(found.name)))

    run_work(work())


async def _line(say: Catalogue, store: Store, each: Account) -> str:
    keys = await store.accounts.passkeys.of(each.id)
    sessions = await store.accounts.sessions.of(each.id)
    since = datetime.fromtimestamp(each.created / 1000, UTC).date().isoformat()
    counts = {"passkeys": len(keys), "codes": await store.accounts.codes.left(each.id), "sessions": len(sessions)}
    return say("account-listed", name=spoken(each.name), when=since, **counts)


async def _found(store: Store, name: str) -> Account:
    found = await store.accounts.find(name)
    if found is None:
        raise Refusal("account-unknown", name=spoken(name))
    return found


@asynccontextmanager
async def _opened(database: str | None) -> AsyncIterator[Store]:
    from fzzzt.store import Store  # noqa: PLC0415

    store = await Store.open(database, beside=True)
    try:
        yield store
    finally:
        await store.close()


def _now() -> int:
    return int(datetime.now(UTC).timestamp() * 1000)
