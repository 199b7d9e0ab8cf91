"""The deal of the day over the API. Who asks is told by the cookie alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.web.answers import LARGEST_RECORD, body, json
from fzzzt.web.desk import address_of
from fzzzt.wire.bodies import NewTable
from fzzzt.wire.daily import DailyWish, HandIn

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

_LONGEST_DAY = 10


async def show_today(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """Today's deal as everybody may know it, and one's own try."""
    return json(await desk.hall.daily.page(visitor.guest))


async def play_daily(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """The table of one's try of today's deal; for an earlier day a new table, which does not count."""
    wish = await body(request, DailyWish)
    desk.gate.count("tables", visitor.guest.id, address_of(request))
    table = await desk.hall.daily.open_table(visitor.guest, wish.day)
    return json(NewTable(table, desk.url(request, f"/tables/{table}")), 201)


async def show_results(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """What came of a day's deal: of today's only for who has finished it."""
    return json(await desk.hall.daily.results(visitor.guest, _day(request)))


async def show_trusted(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Games of a day's public deal that were handed in."""
    return json(await desk.hall.daily.trusted(visitor.guest, _day(request)))


async def hand_in(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Take a game of the public deal that was played elsewhere."""
    game = await body(request, HandIn, LARGEST_RECORD)
    desk.gate.count("sums", visitor.guest.id, address_of(request))
    return json(await desk.hall.daily.hand_in(visitor.guest, game), 201)


def _day(request: Request) -> str:
    return str(request.path_params["day"])[:_LONGEST_DAY]
