"""The API: tables, seats and records. Who asks is told by the cookie alone."""

from __future__ import annotations

import asyncio
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING

import segno
from starlette.responses import Response

from fzzzt import __version__
from fzzzt.bots import LEVELS
from fzzzt.bots.compiling import is_installed
from fzzzt.bots.levels import is_quick
from fzzzt.engine import Deck
from fzzzt.locale import LANGUAGE_NAMES
from fzzzt.presets import CLOCKS, DEFAULTS, VARIANTS, level_character
from fzzzt.tables import Terms
from fzzzt.web.accounts.names import rename_account
from fzzzt.web.answers import LARGEST_RECORD, LARGEST_TERMS, body, json, packed_json, parsed, raw_body, while_there
from fzzzt.web.desk import address_of, desk_of, share_of
from fzzzt.web.identity import clean_name, companion, company, told_me
from fzzzt.web.languages import catalogue_for
from fzzzt.web.metrics import exposition
from fzzzt.web.openapi import description
from fzzzt.web.score_pad import settle
from fzzzt.wire.bodies import Bot, Claim, Health, Link, Name, NewTable, Nothing, Pad, SeatWish
from fzzzt.wire.faces import face_of
from fzzzt.wire.presets import Language, Presets
from fzzzt.wire.reviews import Reviewing

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request

    from fzzzt.tables import LiveTable
    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor


async def who_am_i(_: Desk, __: Request, visitor: Visitor) -> Response:
    """The guest's name, and whether nobody has chosen it yet."""
    return json(told_me(visitor))


async def rename_me(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Take another name, also at the tables where one sits. An account's must be nobody else's."""
    before, name = visitor.guest.name, clean_name((await body(request, Name)).name)
    if name != before:  # it is written down at many tables
        desk.gate.count("sums", visitor.guest.id, address_of(request))
    if visitor.guest.account and name != before:
        await rename_account(desk, visitor.guest.id, name)
    visitor.rename(name)
    if visitor.known and name != before:
        await desk.hall.rename(visitor.guest, before)
    return json(told_me(visitor))


async def list_bots(_: Desk, request: Request, __: Visitor) -> Response:
    """The levels, weakest first."""
    return json(_levels(request))


async def offer_presets(_: Desk, request: Request, __: Visitor) -> Response:
    """What can be chosen when a table is opened."""
    languages = tuple(Language(tag, name) for tag, name in LANGUAGE_NAMES.items())
    return json(Presets(tuple(VARIANTS.values()), _levels(request), CLOCKS, languages, DEFAULTS))


def _levels(request: Request) -> tuple[Bot, ...]:
    say = catalogue_for(request)
    return tuple(
        Bot(name, level_character(say, name), level.ready(), is_quick(name) or is_installed())
        for name, level in LEVELS.items()
    )


async def list_open_tables(desk: Desk, _: Request, __: Visitor) -> Response:
    """Public tables that wait for people."""
    return json(await desk.hall.lists.open_tables())


async def list_my_tables(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """The tables of the guest and of everybody else at its device."""
    return json(await desk.hall.lists.tables_of(*company(visitor.guest)))


async def open_table(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Open a table."""
    terms = await body(request, Terms, LARGEST_TERMS)
    if terms.play_on is not None:
        desk.gate.count("sums", visitor.guest.id, address_of(request))
    desk.gate.count("tables", visitor.guest.id, address_of(request))
    table = await desk.hall.open_table(visitor.guest, terms)
    return json(NewTable(table, desk.url(request, f"/tables/{table}")), 201)


async def show_table(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A table as a spectator sees it."""
    return json(await (await table_of(desk, request, visitor)).page())


async def sit_down(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Take a seat."""
    wish = await body(request, SeatWish)
    desk.gate.count("sittings", visitor.guest.id, address_of(request))
    table = await table_of(desk, request, visitor)
    return json(await table.sit(companion(visitor.guest, wish.person, wish.name), wish.seat, wish.commitment))


async def get_up(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Leave before the game."""
    await body(request, Nothing)
    await (await table_of(desk, request, visitor)).leave(visitor.guest)
    return json(Nothing())


async def open_rematch(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Another game with the same people."""
    await body(request, Nothing)
    desk.gate.count("tables", visitor.guest.id, address_of(request))
    table = await (await table_of(desk, request, visitor)).rematch(visitor.guest)
    return json(NewTable(table, desk.url(request, f"/tables/{table}")), 201)


async def link_my_seat(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A private link to one's seat. The token stands behind the `#`, which browsers keep to themselves."""
    await body(request, Nothing)
    desk.gate.count("sums", visitor.guest.id, address_of(request), share_of(request, visitor))
    table = await table_of(desk, request, visitor)
    token = await table.pass_on(visitor.guest)
    url = desk.url(request, f"/tables/{table.id}#claim={token}")
    return json(Link(url, token, segno.make(url, error="m").svg_inline(scale=4)))


async def draw_invitation(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A table's address as a QR code, to be scanned by whoever sits nearby."""
    desk.gate.count("sums", visitor.guest.id, address_of(request), share_of(request, visitor))
    table = await table_of(desk, request, visitor)
    picture = BytesIO()
    code = segno.make(desk.url(request, f"/tables/{table.id}"), error="m")
    code.save(picture, kind="svg", scale=4, light="white")
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def claim_seat(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Take over the seat of a private link."""
    claim = await body(request, Claim)
    table = await table_of(desk, request, visitor)
    return json(await table.claim(visitor.guest, claim.token))


async def tell_standing(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """What everybody would score now, from what all have seen."""
    desk.gate.count("sums", visitor.guest.id, address_of(request))
    return json(await (await table_of(desk, request, visitor)).totals())


async def replay_record(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A record that the client has, step by step."""
    desk.gate.count("sums", visitor.guest.id, address_of(request))
    making = desk.replays.of_record(await raw_body(request, LARGEST_RECORD), address_of(request))
    return packed_json(request, await while_there(request, making))


async def review_record(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """The review of a record that the client has, or how far it is."""
    asked = await raw_body(request, LARGEST_RECORD)
    parsed(asked, Reviewing)
    gate = partial(desk.gate.count, "reviews", visitor.guest.id, address_of(request))
    return json(desk.reviews.order_record(asked, address_of(request), gate))


async def settle_score(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """What cards on a real table come to."""
    desk.gate.count("sums", visitor.guest.id, address_of(request))
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


async def table_of(desk: Desk, connection: HTTPConnection, visitor: Visitor) -> LiveTable:
    """The table a path names, unless it has cards that the visitor has yet to play with."""
    return await desk.hall.table_for(visitor.guest, connection.path_params["id"])
