"""The page: the built front end (web/), read once when the server starts. No path from a client is opened."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import PurePath
from typing import TYPE_CHECKING

from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route

from fzzzt.web.accounts.moving import ARRIVE, ASK, arrive, hand_over, look_before
from fzzzt.web.desk import attended

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

    from starlette.requests import Request

    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

_PLACES = (
    "/",
    "/tables/{id}",
    "/replay",
    "/replay/{id}",
    "/rules",
    "/score",
    "/about",
    "/me",
    "/ratings",
    "/groups/{id}",
    "/notices",
    "/sign-in",
    "/learn",
    "/learn/{name}",
    "/puzzles",
    "/puzzles/{name}",
    "/daily",
    "/daily/{day}",
)
"""Where the page finds its way by itself."""
_FOREVER = "public, max-age=31536000, immutable"
"""For files that have the hash of their content in their names."""
_NOT_SERVED = ("cards.json", "rules.html", "page.cdx.json")
"""For notebooks, for `fzzzt rules --html`, and for the wheel."""
_LICENCES = "licences.json"
_WORKER = "sw.js"
"""The service worker: browsers look for it where it was, so its name is always the same."""
_KINDS = {".webmanifest": "application/manifest+json"}
_PACKED_ALREADY = ("font/woff2", "image/png")


@dataclass(frozen=True)
class Asset:
    """One file of the page, also packed, with what tells it from other versions."""

    content: bytes
    packed: bytes | None
    kind: str
    etag: str

    @classmethod
    def of(cls, name: str, content: bytes) -> Asset:
        """A file by its name."""
        kind = _KINDS.get(PurePath(name).suffix) or guess_type(name)[0] or "application/octet-stream"
        packed = None if kind in _PACKED_ALREADY else gzip.compress(content, mtime=0)
        return cls(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:32]}"')

    def answer(self, request: Request, keeping: str) -> Response:
        """The file, packed for who can unpack it; not again to who has it."""
        headers = {"Cache-Control": keeping, "ETag": self.etag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.content, media_type=self.kind, headers=headers)


class _Anywhere(Convertor[str]):
    """Any path but the API's, which tells programs itself what it does not have or do."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


def page_routes() -> list[Route]:
    """The page, and what belongs to it."""
    register_url_convertor("anywhere", _Anywhere())
    shown = attended({"GET": show_page})
    lost = attended({"GET": show_lost_page})
    pages = [Route(place, shown) for place in _PLACES]
    assets = [
        Route("/assets/{name}", serve_asset),
        Route(f"/{_LICENCES}", serve_licences),
        Route(f"/{_WORKER}", serve_worker),
    ]
    moving = [Route(ASK, attended({"GET": hand_over})), Route(ARRIVE, attended({"GET": arrive}))]
    return [*pages, *assets, *moving, Route("/{place:anywhere}", lost)]


async def show_page(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """The same page everywhere: it finds out by itself where it is. A first visit may look elsewhere who it is."""
    if (elsewhere := look_before(desk, request, visitor)) is not None:
        return elsewhere
    return page_files()["index.html"].answer(request, "no-cache")


async def show_lost_page(_: Desk, request: Request, __: Visitor) -> Response:
    """Where there is nothing, the page says so."""
    response = page_files()["index.html"].answer(request, "no-cache")
    response.status_code = 404
    return response


async def serve_asset(request: Request) -> Response:
    """A script, style, font or picture of the page."""
    asset = page_files().get(f"assets/{request.path_params['name']}")
    if asset is None:
        raise HTTPException(404)
    return asset.answer(request, _FOREVER)


async def serve_worker(request: Request) -> Response:
    """What shows notices where no page is open."""
    return page_files()[_WORKER].answer(request, "no-cache")


async def serve_licences(request: Request) -> Response:
    """What of others is inside the page, and on what terms."""
    return page_files()[_LICENCES].answer(request, "no-cache")


@cache
def page_files() -> dict[str, Asset]:
    """All files of the page by name; `ValueError` where it was not built."""
    built = _built(files("fzzzt.web").joinpath("static"))
    found = {name: Asset.of(name, file.read_bytes()) for name, file in built if name not in _NOT_SERVED}
    if "index.html" not in found:
        raise ValueError("the page is not built: install the package again (pip install .), or say `make play`")
    return found


def _built(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for file in folder.iterdir():
        if file.is_dir():
            yield from _built(file, f"{above}{file.name}/")
        elif not file.name.startswith("."):
            yield f"{above}{file.name}", file
