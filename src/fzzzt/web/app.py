"""The web application: its routes, and what every request passes through."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import Route, WebSocketRoute

from fzzzt.tables import Refusal
from fzzzt.web import answers, api, daily, finished, groups, lessons, me, puzzles, ratings
from fzzzt.web.accounts import api as accounts
from fzzzt.web.desk import Desk, Settings, attended, desk_of, log
from fzzzt.web.headers import SecurityHeaders
from fzzzt.web.notices import api as notices
from fzzzt.web.page import page_routes
from fzzzt.web.socket import serve_table

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from fzzzt.store import Store
    from fzzzt.tables import Hall
    from fzzzt.web.desk import Handler
    from fzzzt.web.notices.network import Network

_TABLE = "/api/tables/{id}"


def make_app(settings: Settings, hall: Hall, store: Store, key: bytes, network: Network | None = None) -> Starlette:
    """The application for a hall, with the server's secret. Notices go out to the `network`."""
    app = Starlette(
        routes=[*_api_routes(), *page_routes()],
        middleware=[Middleware(Reception), Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: _refused},
    )
    app.router.redirect_slashes = False
    app.state.desk = Desk.of(settings, hall, store, key, network)
    return app


def _api_routes() -> list[Route | WebSocketRoute]:
    return [
        _route("/api/me", GET=api.who_am_i, PUT=api.rename_me, DELETE=me.forget_me),
        _route("/api/bots", GET=api.list_bots),
        _route("/api/presets", GET=api.offer_presets),
        _route("/api/mine", GET=api.list_my_tables),
        _route("/api/me/games", GET=me.list_my_games, POST=me.bring_game),
        _route("/api/me/figures", GET=me.sum_up_my_games),
        _route("/api/me/judgement", GET=me.tell_judgement, POST=me.review_my_games),
        _route("/api/me/export", GET=me.export_me),
        _route("/api/me/puzzles", GET=puzzles.list_my_puzzles),
        _route("/api/me/ratings", GET=ratings.tell_my_ratings),
        _route("/api/ratings", GET=ratings.list_ratings),
        _route("/api/groups", GET=groups.list_my_groups, POST=groups.make_group),
        _route("/api/groups/{id}", GET=groups.show_group),
        _route("/api/groups/{id}/tables", POST=groups.open_next_game),
        *_account_routes(),
        _route("/api/tables", GET=api.list_open_tables, POST=api.open_table),
        _route(_TABLE, GET=api.show_table),
        _route(f"{_TABLE}/record", GET=finished.download_record),
        _route(f"{_TABLE}/replay", GET=finished.replay_table),
        _route(f"{_TABLE}/review", GET=finished.show_review, POST=finished.order_review),
        _route(f"{_TABLE}/standing", GET=api.tell_standing),
        _route(f"{_TABLE}/rematch", POST=api.open_rematch),
        _route(f"{_TABLE}/qr", GET=api.draw_invitation),
        _route(f"{_TABLE}/seats", POST=api.sit_down),
        _route(f"{_TABLE}/seats/mine", DELETE=api.get_up),
        _route(f"{_TABLE}/seats/mine/link", POST=api.link_my_seat),
        _route(f"{_TABLE}/seats/claim", POST=api.claim_seat),
        WebSocketRoute(f"{_TABLE}/socket", serve_table),
        _route(
            "/api/notices",
            GET=notices.list_places,
            POST=notices.add_place,
            PUT=notices.set_quiet_hours,
            DELETE=notices.remove_all_places,
        ),
        _route("/api/notices/{id}", DELETE=notices.remove_place),
        _route("/api/replay", POST=api.replay_record),
        _route("/api/review", POST=api.review_record),
        _route("/api/score", POST=api.settle_score),
        _route("/api/deck", GET=api.show_deck),
        _route("/api/lessons", GET=lessons.list_lessons),
        _route("/api/lessons/{name}", GET=lessons.show_lesson, POST=lessons.answer_lesson),
        _route("/api/puzzles", GET=puzzles.list_puzzles),
        _route("/api/puzzles/{puzzle}", GET=puzzles.show_puzzle, POST=puzzles.answer_puzzle),
        _route("/api/daily", GET=daily.show_today, POST=daily.play_daily),
        _route("/api/daily/trusted", POST=daily.hand_in),
        _route("/api/daily/trusted/{day}", GET=daily.show_trusted),
        _route("/api/daily/days/{day}", GET=daily.show_results),
        Route("/api/health", api.tell_health),
        Route("/api/metrics", api.tell_metrics),
        Route("/api/openapi.json", api.describe),
    ]


def _account_routes() -> list[Route]:
    return [
        _route("/api/account", GET=accounts.show_account, POST=accounts.keep_guest),
        _route("/api/account/passkeys", POST=accounts.add_passkey),
        _route("/api/account/passkeys/options", POST=accounts.offer_passkey),
        _route("/api/account/passkeys/{id}", DELETE=accounts.remove_passkey),
        _route("/api/account/codes", POST=accounts.renew_codes),
        _route("/api/account/device-code", POST=accounts.make_device_code),
        _route("/api/account/sign-in", POST=accounts.sign_in),
        _route("/api/account/sign-in/options", POST=accounts.offer_sign_in),
        _route("/api/account/sessions", DELETE=accounts.end_other_sessions),
        _route("/api/account/sessions/{id}", DELETE=accounts.end_session),
    ]


def _route(path: str, **handlers: Handler) -> Route:
    """A path with a handler for each method."""
    return Route(path, attended(handlers), methods=list(handlers))


async def _refused(_: Request, error: Exception) -> Response:
    """What the routes do not take, told as the API tells everything."""
    status, detail = (error.status_code, error.detail) if isinstance(error, HTTPException) else (500, "")
    response = answers.refused(answers.by_status(status, detail))
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response


class Reception:
    """Turns away who asks for another host, counts the answers, and writes a line of log about each."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        connection = HTTPConnection(scope)
        desk = desk_of(connection)
        began = time.perf_counter()
        status = 101

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            await send(message)

        if desk.settings.addresses.is_ours(connection.headers.get("host", "")):
            await self._app(scope, receive, watched)
        else:
            await answers.refused(Refusal("wrong-host", "this server does not go by that name"))(
                scope, receive, watched
            )
        desk.counts[f"answers {status // 100}xx"] += 1
        if desk.tally.has_line(status):
            _write_down(scope, status, time.perf_counter() - began)


def _write_down(scope: Scope, status: int, seconds: float) -> None:
    """A line of log: the route only, since the path of a table is the key to it."""
    route = scope.get("route")
    about = {
        "method": scope.get("method", "SOCKET"),
        "route": getattr(route, "path", "-"),
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    log.info("request", extra=about)
