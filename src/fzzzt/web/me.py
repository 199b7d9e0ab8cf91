"""What a place remembers of a person: finished games, and what they come to. The cookie alone tells who asks."""

from __future__ import annotations

import gzip
import re
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import StreamingResponse

from fzzzt.engine.options import FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.store import Choice
from fzzzt.tables import Refusal
from fzzzt.web.answers import LARGEST_RECORD, body, json, raw_body, while_there
from fzzzt.web.brought import Weighed
from fzzzt.web.desk import address_of
from fzzzt.web.exporting import exported
from fzzzt.web.finished import finished_game
from fzzzt.web.identity import company
from fzzzt.wire.bodies import Nothing

if TYPE_CHECKING:
    from starlette.datastructures import QueryParams
    from starlette.requests import Request
    from starlette.responses import Response

    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

PAGE = 30
"""Games that are told at once."""
MOST_BROUGHT = 5_000
"""Games that one person may bring in."""
_LONGEST_SEARCH = 60
_MORE = re.compile(r"(\d{1,18})-([A-Za-z0-9_-]{1,64})")


async def list_my_games(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A page of the guest's finished games, or of those that are looked for."""
    return json(await desk.hall.lists.games_of(visitor.guest, _choice(request.query_params), PAGE))


async def sum_up_my_games(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """What the guest's finished games come to."""
    return json(await desk.hall.lists.figures_of(visitor.guest))


async def tell_judgement(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """What reviews say of the guest's last games."""
    return json(await desk.hall.lists.judgement_of(visitor.guest))


async def review_my_games(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Have the guest's last games reviewed, as many as may wait at once; answers how many are left."""
    await body(request, Nothing)
    address = address_of(request)
    gate = partial(desk.gate.count, "reviews", visitor.guest.id, address)
    for name in await desk.hall.lists.unreviewed(visitor.guest):
        try:
            game = await finished_game(desk, visitor, name)
            desk.reviews.order_table(game.id, game.record, game.players, address, gate)
        except Refusal as refusal:
            if refusal.code == "too-fast":  # the others when some are done
                break
    return json(await desk.hall.lists.judgement_of(visitor.guest))


async def export_me(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Everything that is kept of the guest, as one file, made while it is sent."""
    desk.gate.count("reviews", visitor.guest.id, address_of(request))
    headers = {"Content-Disposition": 'attachment; filename="fzzzt-my-games.json"'}
    parts = exported(desk, visitor.guest, company(visitor.guest))
    return StreamingResponse(parts, media_type="application/json", headers=headers)


async def bring_game(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Take a game that was played elsewhere into the guest's list; one that is there already is only told again."""
    asked = await raw_body(request, LARGEST_RECORD)
    desk.gate.count("brought", visitor.guest.id, address_of(request))
    packed = await while_there(request, desk.replays.weighed(asked, address_of(request)))
    weighed = msgspec.json.decode(gzip.decompress(packed), type=Weighed)
    hall, owner = desk.hall, visitor.guest.id
    if await hall.lists.was_played_here(weighed.game, [person.id for person in company(visitor.guest)]):
        return json(await hall.lists.game_of(owner, weighed.game))
    game = weighed.counted(owner, hall.now())
    name = await hall.lists.bring(game, weighed.played, weighed.record.encode(), MOST_BROUGHT)
    return json(await hall.lists.game_of(owner, name), 201)


async def forget_me(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Delete all that is the guest's. Whoever asked is somebody new from now on."""
    await body(request, Nothing)
    desk.gate.count("sums", visitor.guest.id, address_of(request))
    people = [person.id for person in company(visitor.guest)]
    await desk.hall.forgetter.forget(people)
    for person in people:
        desk.hear_of(person, gone=True)
    visitor.become(desk.guests.newcomer(request).guest, None)
    return json(Nothing(), 202)


def place_in_list(query: QueryParams) -> tuple[int, str] | None:
    """After which game a list goes on; None: from its beginning."""
    more = _MORE.fullmatch(query.get("more", ""))
    return None if more is None else (int(more[1]), more[2])


def _choice(query: QueryParams) -> Choice:
    """What is asked for; whatever cannot be meant is not looked at."""
    players = query.get("players", "")
    known = [str(number) for number in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
    return Choice(
        before=place_in_list(query),
        company=query.get("with", "").replace("\0", "")[:_LONGEST_SEARCH].strip(),
        players=int(players) if players in known else None,
        won=query.get("won") == "true",
    )
