"""The description of the API in OpenAPI 3.1, made from the types that check and answer it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from fzzzt import __version__
from fzzzt.wire.bodies import (
    Bot,
    Claim,
    Health,
    Link,
    Listed,
    Me,
    Mine,
    Name,
    NewTable,
    Nothing,
    Pad,
    Replay,
    Replaying,
    Seated,
    SeatWish,
    Sheet,
    TableId,
    TablePage,
)
from fzzzt.wire.faces import WireFace
from fzzzt.wire.presets import Presets
from fzzzt.wire.records import WireRecord
from fzzzt.wire.refusals import Error
from fzzzt.wire.terms import Terms

Json = dict[str, Any]

_REASONS = {
    400: "It is not understood.",
    403: "It is not for this guest, or comes from a page of somebody else's.",
    404: "There is no such table.",
    409: "It cannot be done as the table is now, or no table can be so; the code and its details say why.",
    413: "It is too large.",
    415: "It is not JSON.",
    429: "Too much at once: wait a little.",
    503: "It could not be written down just now: try again.",
}
_CHANGE = (400, 403, 409, 413, 415)
"""What can go wrong with everything that changes something."""

_PATHS: dict[str, dict[str, tuple[str, Any, Any, int]]] = {
    "/api/me": {
        "get": ("The guest's name, and whether nobody has chosen it yet", None, Me, 200),
        "put": ("Take another name", Name, Me, 200),
    },
    "/api/bots": {"get": ("The levels of play, weakest first", None, list[Bot], 200)},
    "/api/presets": {"get": ("What can be chosen when a table is opened", None, Presets, 200)},
    "/api/mine": {
        "get": (
            "The tables of everybody at this device: those that wait for them first, then other running ones",
            None,
            list[Mine],
            200,
        )
    },
    "/api/tables": {
        "get": ("Public tables that wait for people", None, list[Listed], 200),
        "post": ("Open a table", Terms, NewTable, 201),
    },
    "/api/tables/{id}": {"get": ("A table as a spectator sees it", None, TablePage, 200)},
    "/api/tables/{id}/seats": {"post": ("Sit down", SeatWish, Seated, 200)},
    "/api/tables/{id}/seats/mine": {"delete": ("Leave before the game has begun", Nothing, Nothing, 200)},
    "/api/tables/{id}/seats/mine/link": {"post": ("A private link that moves one's seat", Nothing, Link, 200)},
    "/api/tables/{id}/seats/claim": {"post": ("Take over the seat of a private link", Claim, Seated, 200)},
    "/api/tables/{id}/record": {"get": ("The full record of a game that is over", None, WireRecord, 200)},
    "/api/tables/{id}/replay": {"get": ("A game that is over, step by step", None, Replay, 200)},
    "/api/replay": {"post": ("A record, step by step", Replaying, Replay, 200)},
    "/api/score": {"post": ("What cards on a real table come to, with the best widgets", Pad, Sheet, 200)},
    "/api/deck": {"get": ("Every card face", None, dict[str, WireFace], 200)},
}
"""By path and method: what it does, what is sent, what is answered, and with which status."""


@cache
def description() -> bytes:
    """The whole description."""
    types = [each for methods in _PATHS.values() for _, *both, _ in methods.values() for each in both if each]
    schemas, components = msgspec.json.schema_components(
        [*types, Error, Health], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(map(str, [*types, Error, Health]), schemas, strict=True))
    paths = {path: _path(path, methods, named) for path, methods in _PATHS.items()}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Fzzzt! live tables", "version": __version__, "license": {"name": "MIT"}},
            "paths": {**paths, **_for_operators(named)},
            "components": {"schemas": components},
        }
    )


def _path(path: str, methods: dict[str, tuple[str, Any, Any, int]], named: dict[str, Json]) -> Json:
    item: Json = {}
    if "{id}" in path:
        (schema,), _ = msgspec.json.schema_components([TableId])
        item["parameters"] = [{"name": "id", "in": "path", "required": True, "schema": schema}]
    if path.endswith("{id}/replay"):
        eyes = {"type": "string", "enum": ["spectator", "all", *"012345"], "default": "spectator"}
        item["parameters"].append({"name": "seat", "in": "query", "schema": eyes})
    for method, (summary, sent, answered, status) in methods.items():
        wrong = {429, 503, *(_CHANGE if sent else ()), *((403, 404, 409) if "{id}" in path else ())}
        operation: Json = {"summary": summary, "operationId": f"{method} {path}"}
        if sent:
            operation["requestBody"] = {"required": True, "content": _json(named[str(sent)])}
        done = {"description": "Done.", "content": _json(named[str(answered)])}
        operation["responses"] = {str(status): done, **_errors(sorted(wrong), named)}
        item[method] = operation
    return item


def _errors(statuses: list[int], named: dict[str, Json]) -> Json:
    content = _json(named[str(Error)])
    return {str(status): {"description": _REASONS[status], "content": content} for status in statuses}


def _json(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}


def _for_operators(named: dict[str, Json]) -> Json:
    health = {"content": _json(named[str(Health)])}
    counts = {"text/plain; version=0.0.4; charset=utf-8": {"schema": {"type": "string"}}}
    return {
        "/api/health": {
            "get": {
                "summary": "Whether the server can do its work",
                "responses": {
                    "200": {"description": "It can.", **health},
                    "503": {"description": "It cannot now: it stops, or does not reach its database.", **health},
                },
            }
        },
        "/api/metrics": {
            "get": {
                "summary": "Counts, for Prometheus",
                "responses": {"200": {"description": "The counts of this process.", "content": counts}},
            }
        },
    }
