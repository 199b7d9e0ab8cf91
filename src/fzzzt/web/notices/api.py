"""The API of notices: where somebody gets them. Who asks is told by the cookie alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from fzzzt.store import Conflict, Unavailable
from fzzzt.tables import Refusal
from fzzzt.tables.guest import device_of
from fzzzt.web.answers import body, json
from fzzzt.web.desk import address_of
from fzzzt.web.identity import company
from fzzzt.web.languages import accepted
from fzzzt.web.notices.subscription import Subscription, check_quiet, place_of, subscription_of
from fzzzt.wire.bodies import Nothing
from fzzzt.wire.notices import NoticePlaces, NoticeWish, QuietWish

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from starlette.requests import Request
    from starlette.responses import Response

    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

T = TypeVar("T")

MOST_PLACES = 10
"""For one person, and for one table."""


async def list_places(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """Where the guest gets notices."""
    return json(await _places(desk, visitor))


async def add_place(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Get notices somewhere; the address is vetted before anything is kept."""
    wish = await body(request, NoticeWish)
    desk.gate.count("notices", visitor.guest.id, address_of(request))
    to = Subscription.wished(wish, accepted(request) or "en", desk.url(request, ""))
    table = None if wish.kind == "push" else wish.table
    if table is not None:
        await _check_seated(desk, table, visitor)
    await desk.network.vet(wish.address)
    kept = to.kept(_owner(visitor), table)
    if not await _asked(desk.store.notices.subscribe(kept, MOST_PLACES)):
        raise Refusal("enough-notices")
    return json(place_of(kept), 201)


async def set_quiet_hours(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Hear nothing at these hours, anywhere."""
    quiet = (await body(request, QuietWish)).quiet
    check_quiet(quiet)
    mine = await _asked(desk.store.notices.of(_owner(visitor)))
    bodies = {wish.id: replace(subscription_of(wish), quiet=quiet).text for wish in mine}
    await _asked(desk.store.notices.rewrite(_owner(visitor), bodies))
    return json(await _places(desk, visitor))


async def remove_place(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Get no more notices at one place."""
    await body(request, Nothing)
    if not await _asked(desk.store.notices.cancel(_owner(visitor), request.path_params["id"])):
        raise Refusal("no-such-notice")
    return json(Nothing())


async def remove_all_places(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Get no more notices at all."""
    await body(request, Nothing)
    await _asked(desk.store.notices.cancel(_owner(visitor)))
    return json(Nothing())


def _owner(visitor: Visitor) -> str:
    """All people at a device share its notices."""
    return device_of(visitor.guest.id)


async def _places(desk: Desk, visitor: Visitor) -> NoticePlaces:
    mine = await _asked(desk.store.notices.of(_owner(visitor)))
    return NoticePlaces(desk.push_key.public, MOST_PLACES, tuple(map(place_of, mine)))


async def _check_seated(desk: Desk, table: str, visitor: Visitor) -> None:
    """Only who sits at a table may have it told of elsewhere."""
    await desk.hall.table(table)
    if not desk.hall.is_seated(table, company(visitor.guest)):
        raise Refusal("not-seated")


async def _asked(question: Awaitable[T]) -> T:
    try:
        return await question
    except (Unavailable, Conflict):
        raise Refusal("unavailable") from None
