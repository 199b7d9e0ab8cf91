"""The description of the API in OpenAPI 3.1, made from the types that check and answer it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from fzzzt import __version__
from fzzzt.lessons import the_lessons
from fzzzt.puzzles.own import LONGEST_NAME
from fzzzt.web.replay import ALL, OWN, SPECTATOR
from fzzzt.wire.accounts import (
    AccountPage,
    DeviceCode,
    KeptAccount,
    NewAccount,
    NewPasskey,
    PasskeyLine,
    PasskeyOptions,
    PasskeyWish,
    RecoveryCodes,
    SignedInHere,
    SigningIn,
)
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
    Totals,
)
from fzzzt.wire.daily import DailyPage, DailyResults, DailyWish, Day, HandIn, TrustResults
from fzzzt.wire.exported import Exported
from fzzzt.wire.faces import WireFace
from fzzzt.wire.groups import GroupLine, GroupPage, GroupWish, NewGroup, NextGame
from fzzzt.wire.lessons import LessonAnswer, LessonLine, LessonSheet, LessonVerdict
from fzzzt.wire.notices import NoticePlace, NoticePlaces, NoticeWish, QuietWish
from fzzzt.wire.played import Bringing, Figures, Judgement, PlayedGame, PlayedGames
from fzzzt.wire.presets import Presets
from fzzzt.wire.puzzles import PuzzleAnswer, PuzzleLine, PuzzleSheet, PuzzleShelf, PuzzleVerdict
from fzzzt.wire.ratings import OwnRatings, RatingList
from fzzzt.wire.records import WireRecord
from fzzzt.wire.refusals import Error
from fzzzt.wire.reviews import Reviewing, ReviewState
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
_NAMING = ("/api/tables", "/api/groups", "/api/daily", "/api/notices")
"""What is sent there may name a table that there is not."""

_PATHS: dict[str, dict[str, tuple[str, Any, Any, int]]] = {
    "/api/me": {
        "get": ("The guest's name, and whether nobody has chosen it yet", None, Me, 200),
        "put": ("Take another name", Name, Me, 200),
        "delete": ("Delete all that is the guest's, and be a new one", Nothing, Nothing, 202),
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
    "/api/me/games": {
        "get": (
            "One's finished games, newest first, page by page; `with`, `players` and `won` choose among them",
            None,
            PlayedGames,
            200,
        ),
        "post": ("Bring in a game that was played elsewhere, by its record", Bringing, PlayedGame, 201),
    },
    "/api/me/figures": {"get": ("What one's finished games come to", None, Figures, 200)},
    "/api/me/judgement": {
        "get": ("What reviews say of one's last games", None, Judgement, 200),
        "post": ("Have one's last games reviewed, as many as may wait at once", Nothing, Judgement, 200),
    },
    "/api/me/export": {"get": ("Everything that is kept of the guest, with records, as a file", None, Exported, 200)},
    "/api/me/puzzles": {
        "get": ("Puzzles of one's own: mistakes in one's last games that were reviewed", None, list[PuzzleLine], 200)
    },
    "/api/me/ratings": {"get": ("One's own ratings, each with its interval", None, OwnRatings, 200)},
    "/api/ratings": {"get": ("Accounts and levels by rating, for two players and for more", None, RatingList, 200)},
    "/api/groups": {
        "get": ("The groups of everybody at this device", None, list[GroupLine], 200),
        "post": ("Make a group, of oneself or of all who played a game", GroupWish, NewGroup, 201),
    },
    "/api/groups/{id}": {"get": ("A group: who leads, and its games page by page", None, GroupPage, 200)},
    "/api/groups/{id}/tables": {"post": ("The table of a group's next game", NextGame, NewTable, 201)},
    "/api/account": {
        "get": ("One's account: passkeys, sessions, and how many recovery codes are left", None, AccountPage, 200),
        "post": ("Keep this guest as an account, by a passkey or by codes alone", NewAccount, KeptAccount, 201),
    },
    "/api/account/passkeys": {"post": ("One passkey more", NewPasskey, PasskeyLine, 201)},
    "/api/account/passkeys/options": {"post": ("What makes a passkey", PasskeyWish, PasskeyOptions, 200)},
    "/api/account/passkeys/{id}": {"delete": ("Sign in by a passkey no more", Nothing, Nothing, 200)},
    "/api/account/codes": {"post": ("New recovery codes in place of the old ones", Nothing, RecoveryCodes, 200)},
    "/api/account/device-code": {"post": ("A code that signs in once on another device", Nothing, DeviceCode, 200)},
    "/api/account/sign-in": {"post": ("Sign in by a passkey or a code", SigningIn, SignedInHere, 200)},
    "/api/account/sign-in/options": {"post": ("What asks for a passkey", Nothing, PasskeyOptions, 200)},
    "/api/account/sessions": {"delete": ("Sign out everywhere else", Nothing, Nothing, 200)},
    "/api/account/sessions/{id}": {"delete": ("Sign out somewhere", Nothing, Me, 200)},
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
    "/api/tables/{id}/review": {
        "get": ("The review of a game that is over, or how far it is", None, ReviewState, 200),
        "post": ("Have a game that is over reviewed", Nothing, ReviewState, 200),
    },
    "/api/tables/{id}/standing": {
        "get": ("What everybody would score now, from what all have seen", None, Totals, 200)
    },
    "/api/tables/{id}/rematch": {"post": ("Play again with the same people", Nothing, NewTable, 201)},
    "/api/notices": {
        "get": ("Where one gets notices of one's turns, and the server's key for Web Push", None, NoticePlaces, 200),
        "post": ("Get notices at a public https address: a browser's, or a webhook", NoticeWish, NoticePlace, 201),
        "put": ("Be quiet at some hours", QuietWish, NoticePlaces, 200),
        "delete": ("Get no more notices", Nothing, Nothing, 200),
    },
    "/api/notices/{id}": {"delete": ("Get no more notices at one place", Nothing, Nothing, 200)},
    "/api/replay": {"post": ("A record, step by step", Replaying, Replay, 200)},
    "/api/review": {"post": ("The review of a record, or how far it is", Reviewing, ReviewState, 200)},
    "/api/score": {"post": ("What cards on a real table come to, with the best widgets", Pad, Sheet, 200)},
    "/api/deck": {"get": ("Every card face", None, dict[str, WireFace], 200)},
    "/api/lessons": {"get": ("All lessons, in the language of Accept-Language", None, list[LessonLine], 200)},
    "/api/lessons/{name}": {
        "get": ("A lesson: a position and a question", None, LessonSheet, 200),
        "post": ("Judge an answer", LessonAnswer, LessonVerdict, 200),
    },
    "/api/puzzles": {"get": ("All puzzles that come with the program, the easiest first", None, PuzzleShelf, 200)},
    "/api/puzzles/{puzzle}": {
        "get": ("A puzzle: what would you bid?", None, PuzzleSheet, 200),
        "post": ("Judge a bid by stored estimates", PuzzleAnswer, PuzzleVerdict, 200),
    },
    "/api/daily": {
        "get": ("Today's deal as everybody may know it, and one's own try", None, DailyPage, 200),
        "post": ("The table of one's try of today's deal, or a new one of an earlier day's", DailyWish, NewTable, 201),
    },
    "/api/daily/days/{day}": {
        "get": ("What came of a day's deal: of today's for who has finished it", None, DailyResults, 200)
    },
    "/api/daily/trusted": {"post": ("Hand in a game of a day's public deal", HandIn, TrustResults, 201)},
    "/api/daily/trusted/{day}": {"get": ("Games of a day's public deal that were handed in", None, TrustResults, 200)},
}
"""By path and method: what it does, what is sent, what is answered, and with which status."""


_CHOICE: dict[str, Json] = {
    "more": {"type": "string"},
    "with": {"type": "string"},
    "players": {"type": "string"},
    "won": {"type": "string"},
}
"""What may be asked of a list of games; whatever cannot be meant is not looked at."""


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
    if "{name}" in path:
        names = {"type": "string", "enum": list(the_lessons())}
        item["parameters"] = [{"name": "name", "in": "path", "required": True, "schema": names}]
    if "{puzzle}" in path:
        name: Json = {"type": "string", "maxLength": LONGEST_NAME}
        item["parameters"] = [{"name": "puzzle", "in": "path", "required": True, "schema": name}]
    if "{day}" in path:
        (schema,), _ = msgspec.json.schema_components([Day])
        item["parameters"] = [{"name": "day", "in": "path", "required": True, "schema": schema}]
    if path == "/api/me/games":
        item["parameters"] = [{"name": name, "in": "query", "schema": schema} for name, schema in _CHOICE.items()]
    if path.endswith("{id}/replay"):
        eyes = {"type": "string", "enum": [SPECTATOR, ALL, OWN, *"012345"], "default": SPECTATOR}
        item["parameters"].append({"name": "seat", "in": "query", "schema": eyes})
    for method, (summary, sent, answered, status) in methods.items():
        wrong = {
            429,
            503,
            *(_CHANGE if sent else ()),
            *((403, 404, 409) if "{" in path or "account" in path else ()),
            *((404,) if path in _NAMING else ()),
        }
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
