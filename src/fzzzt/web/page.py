"""The plain page: a table against bots in one click. Its files are read once; no path from a client is opened."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import Route

from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.web.desk import attended
from fzzzt.web.languages import catalogue_for

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

_KINDS = {"app.js": "text/javascript", "style.css": "text/css"}

WORDS = (
    *("web-players", "web-play", "web-sit", "web-belt", "web-hand", "web-seats", "web-units", "web-bid"),
    *("web-build", "web-nothing", "web-log", "web-inside", "web-your-turn", "web-waiting", "web-over", "web-record"),
    *("web-lost", "web-needs-script"),
    *("card-kind-robot", "card-kind-upgrade", "card-kind-fzzzt", "card-kind-unit", "card-kind-mechanic"),
    *("card-symbol-nut", "card-symbol-bolt", "card-symbol-cog", "card-symbol-oil", "card-face-down"),
)
"""The texts that stand in the page as {{ key }}."""


def page_routes() -> list[Route]:
    """The page and what belongs to it."""
    shown = attended({"GET": show_page})
    for language in LANGUAGES:
        _page(language)  # reading Fluent takes a while: better now than while people play
    return [
        Route("/", shown),
        Route("/tables/{id}", shown),
        *(Route(f"/static/{name}", _file(name, kind)) for name, kind in _KINDS.items()),
    ]


async def show_page(_: Desk, request: Request, __: Visitor) -> Response:
    """The same page for every table: it finds out by itself where it is."""
    say = catalogue_for(request.headers.get("accept-language", ""))
    headers = {"Vary": "Accept-Language", "Content-Language": say.language}
    return Response(_page(say.language), media_type="text/html", headers=headers)


@cache
def _text(name: str) -> str:
    return files("fzzzt.web").joinpath("static", name).read_text("utf-8")


@cache
def _page(language: str) -> str:
    """The page in a language."""
    say = Catalogue(language)
    words = {"language": language, **{key: say(key) for key in WORDS}}
    return re.sub(r"\{\{ ([a-z-]+) \}\}", lambda match: escape(words[match[1]]), _text("index.html"))


def _file(name: str, kind: str) -> Callable[[Request], Awaitable[Response]]:
    body = _text(name).encode()
    headers = {"Cache-Control": "no-cache", "ETag": f'"{hashlib.sha256(body).hexdigest()[:32]}"'}

    async def serve(request: Request) -> Response:
        """One file; not again to who has it."""
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type=kind, headers=headers)

    return serve
