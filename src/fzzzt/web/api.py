"""The API: tables, seats and records. Who asks is told by the cookie alone."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING

import segno
from starlette.responses import Response

from fzzzt import __version__
from fzzzt.bots import LEVELS
from fzzzt.engine import Deck
from fzzzt.locale import LANGUAGE_NAMES
from fzzzt.presets import CLOCKS, DEFAULTS, VARIANTS, level_character
from fzzzt.tables import Terms
from fzzzt.web.answers import LARGEST_RECORD, LARGEST_TERMS, body, json
from fzzzt.web.desk import address_of, desk_of
from fzzzt.web.identity import companion, company
from fzzzt.web.languages import catalogue_for
from fzzzt.web.metrics import exposition
from fzzzt.web.openapi import description
from fzzzt.web.replay import SPECTATOR, checked_record, replay
from fzzzt.web.score_pad import settle
from fzzzt.wire.bodies import Bot, Claim, Health, Link, Me, Name, NewTable, Nothing, Pad, Replaying, SeatWish
from fzzzt.wire.faces import face_of
from fzzzt.wire.presets import Language, Presets

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request

    from fzzzt.tables import LiveTable
    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor


async def who_am_i(_: Desk, __: Request, visitor: Visitor) -> Response:
    """The guest's name, and whether nobody has chosen it yet."""
    return json(Me(visitor.guest.name, visitor.new))


async def rename_me(_: Desk, request: Request, visitor: Visitor) -> Response:
    """Give the guest another name."""
    visitor.rename((await body(request, Name)).name)
    return json(Me(visitor.guest.name, visitor.new))


async def list_bots(_: Desk, request: Request, __: Visitor) -> Response:
    """The levels, weakest first."""
    return json(_levels(request))


async def offer_presets(_: Desk, request: Request, __: Visitor) -> Response:
    """What can be chosen when a table is opened."""
    languages = tuple(Language(tag, name) for tag, name in LANGUAGE_NAMES.items())
    return json(Presets(tuple(VARIANTS.values()), _levels(request), CLOCKS, languages, DEFAULTS))


def _levels(request: Request) -> tuple[Bot, ...]:
    say = catalogue_for(request)
    return tuple(Bot(name, level_character(say, name), level.ready()) for name, level in LEVELS.items())


async def list_open_tables(desk: Desk, _: Request, __: Visitor) -> Response:
    """Public tables that wait for people."""
    return json(await desk.hall.open_tables())


async def list_my_tables(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """The tables of the guest and of everybody else at its device."""
    return json(await desk.hall.tables_of(*company(visitor.guest)))


async def open_table(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Open a table."""
    terms = await body(request, Terms, LARGEST_TERMS)
    desk.gate.table(visitor.guest.id, address_of(request))
    table = await desk.hall.open_table(visitor.guest, terms)
    return json(NewTable(table, desk.url(request, f"/tables/{table}")), 201)


async def show_table(desk: Desk, request: Request, _: Visitor) -> Response:
    """A table as a spectator sees it."""
    return json(await (await table_of(desk, request)).page())


async def sit_down(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Take a seat."""
    wish = await body(request, SeatWish)
    table = await table_of(desk, request)
    return json(await table.sit(companion(visitor.guest, wish.person, wish.name), wish.seat, wish.commitment))


async def get_up(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Leave before the game."""
    await body(request, Nothing)
    await (await table_of(desk, request)).leave(visitor.guest)
    return json(Nothing())


async def link_my_seat(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A private link to one's seat. The token stands behind the `#`, which browsers keep to themselves."""
    await body(request, Nothing)
    table = await table_of(desk, request)
    token = await table.pass_on(visitor.guest)
    url = desk.url(request, f"/tables/{table.id}#claim={token}")
    return json(Link(url, token, segno.make(url, error="m").svg_inline(scale=4)))


async def draw_invitation(desk: Desk, request: Request, _: Visitor) -> Response:
    """A table's address as a QR code, to be scanned by whoever sits nearby."""
    table = await table_of(desk, request)
    picture = BytesIO()
    code = segno.make(desk.url(request, f"/tables/{table.id}"), error="m")
    code.save(picture, kind="svg", scale=4, light="white")
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def claim_seat(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Take over the seat of a private link."""
    claim = await body(request, Claim)
    table = await table_of(desk, request)
    return json(await table.claim(visitor.guest, claim.token))


async def download_record(desk: Desk, request: Request, _: Visitor) -> Response:
    """The full record of a game that is over."""
    table = await table_of(desk, request)
    named = {"Content-Disposition": f'attachment; filename="fzzzt-{table.id}.json"'}
    return Response(await table.record(), media_type="application/json", headers=named)


async def replay_table(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A game that is over, step by step."""
    desk.gate.work(visitor.guest.id, address_of(request))
    table = await table_of(desk, request)
    record = await table.recorded()
    eyes = request.query_params.get("seat", SPECTATOR)
    return json(await asyncio.to_thread(replay, record, eyes))


async def replay_record(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A record that the client has, step by step."""
    desk.gate.work(visitor.guest.id, address_of(request))
    wish = await body(request, Replaying, LARGEST_RECORD)
    return json(await asyncio.to_thread(lambda: replay(checked_record(wish.record), wish.seat)))


async def settle_score(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """What cards on a real table come to."""
    desk.gate.work(visitor.guest.id, address_of(request))
    return json(await asyncio.to_thread(settle, await body(request, Pad)))


async def show_deck(_: Desk, __: Request, ___: Visitor) -> Response:
    """Every face there is."""
    return json({card.id: face_of(card) for card in Deck.standard().cards.values()})


async def tell_health(request: Request) -> Response:
    """Whether the server can do its work."""
    desk = desk_of(request)
    healthy = not desk.stopping and await desk.healthy()
    return json(Health("fzzzt", __version__, healthy), 200 if healthy else 503)


async def tell_metrics(request: Request) -> Response:
    """Counts for whoever runs the server."""
    return Response(exposition(desk_of(request)), media_type="text/plain; version=0.0.4")


async def describe(_: Request) -> Response:
    """The description of this API."""
    return Response(description(), media_type="application/json")


async def table_of(desk: Desk, connection: HTTPConnection) -> LiveTable:
    """The table a path names."""
    return await desk.hall.table(connection.path_params["id"])
