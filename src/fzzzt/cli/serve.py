"""`fzzzt serve`: live tables for people and bots, in the browser."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Literal

import typer

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
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser on it, on the next free port if need be.")
    ] = False,
) -> None:
    """Serve live tables: play in the browser, with friends by a link and with bots.

    Everything is kept in a database and goes on after a restart. Ctrl-C stops it. See docs/serving.md.

    Examples:
    fzzzt serve --host 0.0.0.0
    fzzzt serve --database postgresql://fzzzt@localhost/fzzzt --base-url https://fzzzt.example.org
    """
    if open_browser and port is None and (running := _running_server()):
        typer.echo(f"Fzzzt! is at {running} already")
        _browse(running)
        return
    import asyncio  # noqa: PLC0415 - the other commands start without all of this
    import logging  # noqa: PLC0415

    from fzzzt.bots.compiling import compile_ahead  # noqa: PLC0415
    from fzzzt.web.addresses import Addresses  # noqa: PLC0415
    from fzzzt.web.desk import Settings  # noqa: PLC0415
    from fzzzt.web.limits import Limits  # noqa: PLC0415
    from fzzzt.web.logs import set_up_logs  # noqa: PLC0415
    from fzzzt.web.serving import Site  # noqa: PLC0415
    from fzzzt.web.serving import serve as serve_site  # noqa: PLC0415

    settings = Settings(Addresses.of(base_url, host), Limits().times(limits))
    with _listener(host, port, look_further=open_browser) as listener:
        set_up_logs(log_format, logging.WARNING if open_browser else logging.INFO)
        announce = _announcement(_address(host, listener), base_url, open_browser)
        compile_ahead()
        asyncio.run(serve_site(Site(listener, settings, database, workers_for_bots), announce))


def _listener(host: str, port: int | None, *, look_further: bool) -> socket.socket:
    """A socket on the port that was asked for, or the next that is free where none was."""
    from fzzzt.web.serving import listen  # noqa: PLC0415

    ports = [PORT if port is None else port]
    if port is None and look_further:
        ports = [*range(PORT, PORT + _TRIED), 0]
    for tried in ports[:-1]:
        with suppress(ValueError):
            return listen(host, tried)
    return listen(host, ports[-1])


def _address(host: str, listener: socket.socket) -> str:
    """Where this machine's browser finds us."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - what one may have asked for
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"


def _announcement(address: str, base_url: str | None, open_browser: bool) -> Callable[[], None]:
    def announce() -> None:
        public = f", for others {base_url}" if base_url else ""
        typer.echo(f"Fzzzt! is at {address}{public} (Ctrl-C stops it)")
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

    address = f"http://127.0.0.1:{PORT}/"
    try:
        with build_opener(ProxyHandler({})).open(f"{address}api/health", timeout=1) as answer:
            return address if json.load(answer)["service"] == "fzzzt" else None
    except (OSError, ValueError, KeyError, TypeError):
        return None
