"""`fzzzt serve`: live tables for people and bots, in the browser."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from fzzzt.cli.database_work import run_work
from fzzzt.cli.options import Language
from fzzzt.cli.refusal import Refusal
from fzzzt.locale import Catalogue
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

PORT = 8009
_TRIED = 20
"""Ports that are tried, one after another, where none was asked for."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody who can reach us.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=f"The port, {PORT} if not said; 0 for any that is free.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="postgresql://… or a SQLite file (default: one in your folder).")
    ] = None,
    base_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where people reach this server, https://… behind a proxy.")
    ] = None,
    log_format: Annotated[Literal["text", "json"], typer.Option(help="How logs are written.")] = "text",
    workers_for_bots: Annotated[int, typer.Option(min=1, max=64, help="Processes that think for the bots.")] = 1,
    limits: Annotated[
        float, typer.Option(min=0.01, metavar="N", help="Let clients ask N times as much as usual before refusing.")
    ] = 1.0,
    connections: Annotated[
        int | None,
        typer.Option(min=16, help="Connections at once (default: as many as files may be open, to 10000)."),
    ] = None,
    patience: Annotated[
        float, typer.Option(min=0.1, metavar="SECONDS", help="For the head of a request; six times that for its body.")
    ] = 10.0,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser on it, on the next free port if need be.")
    ] = False,
    lang: Language = None,
) -> None:
    """Serve live tables: play in the browser, with friends by a link and with bots.

    Everything is kept in a database and goes on after a restart. Ctrl-C stops it. See docs/serving.md.

    Examples:
    fzzzt serve --host 0.0.0.0
    fzzzt serve --database postgresql://fzzzt@localhost/fzzzt --base-url https://fzzzt.example.org
    """
    say = Catalogue.of(lang)
    if open_browser and port is None and (running := _running_server()):
        typer.echo(say("cli-serving-already", address=running))
        _browse(running)
        return
    import logging  # noqa: PLC0415 - the other commands start without all of this

    from fzzzt.bots.compiling import compile_ahead  # noqa: PLC0415
    from fzzzt.web.addresses import Addresses  # noqa: PLC0415
    from fzzzt.web.desk import Settings  # noqa: PLC0415
    from fzzzt.web.door import Room, allow_many_files  # noqa: PLC0415
    from fzzzt.web.limits import Limits  # noqa: PLC0415
    from fzzzt.web.logs import set_up_logs  # noqa: PLC0415
    from fzzzt.web.serving import Site  # noqa: PLC0415
    from fzzzt.web.serving import serve as serve_site  # noqa: PLC0415

    room = Room.of(allow_many_files(), connections, limits, patience)
    settings = Settings(Addresses.of(base_url, host), Limits().times(limits), room)
    with _listener(host, port, look_further=open_browser) as listener:
        set_up_logs(log_format, logging.WARNING if open_browser else logging.INFO)
        announce = _announcement(say, _address(host, listener), base_url, open_browser)
        compile_ahead()
        run_work(serve_site(Site(listener, settings, database, workers_for_bots), announce))


def _listener(host: str, port: int | None, *, look_further: bool) -> socket.socket:
    """A socket on the port that was asked for, or the next that is free where none was."""
    from fzzzt.web.serving import listen  # noqa: PLC0415

    ports = [PORT if port is None else port]
    if port is None and look_further:
        ports = [*range(PORT, PORT + _TRIED), 0]
    for tried in ports:
        with suppress(OSError):
            return listen(host, tried)
    raise Refusal("cli-cannot-listen", address=f"{spoken(host)}:{ports[-1]}")


def _address(host: str, listener: socket.socket) -> str:
    """Where this machine's browser finds us."""
    bound, port = listener.getsockname()[:2]
    # By name: passkeys need one. `web/accounts/moving.py` brings along who played at 127.0.0.1 before.
    shown = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "::1"}.get(bound, host)  # noqa: S104
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _announcement(say: Catalogue, address: str, base_url: str | None, open_browser: bool) -> Callable[[], None]:
    def announce() -> None:
        if base_url:
            typer.echo(say("cli-serving-others", address=address, name=base_url))
        else:
            typer.echo(say("cli-serving", address=address))
        sys.stdout.flush()
        if open_browser:
            _browse(address)

    return announce


def _browse(address: str) -> None:
    """Open the browser, unless it is not wanted; some wait until they are closed, so not on this thread."""
    if os.environ.get("FZZZT_NO_BROWSER"):
        return
    import webbrowser  # noqa: PLC0415

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _running_server() -> str | None:
    """The address of a server of ours that runs on this machine already."""
    import json  # noqa: PLC0415
    from urllib.request import ProxyHandler, build_opener  # noqa: PLC0415

    try:
        with build_opener(ProxyHandler({})).open(f"http://127.0.0.1:{PORT}/api/health", timeout=1) as answer:
            return f"http://localhost:{PORT}/" if json.load(answer)["service"] == "fzzzt" else None
    except (OSError, ValueError, KeyError, TypeError):
        return None
