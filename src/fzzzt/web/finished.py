"""Games that are over, of our tables or brought in: their records, replays and reviews. The id is the key to each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from starlette.responses import Response

from fzzzt.tables import Refusal
from fzzzt.tables.refusal import asked
from fzzzt.web.answers import body, json, packed_json, while_there
from fzzzt.web.desk import address_of
from fzzzt.web.identity import company
from fzzzt.web.replay import OWN, SPECTATOR
from fzzzt.web.reviews import Players
from fzzzt.wire.bodies import Nothing

if TYPE_CHECKING:
    from starlette.requests import Request

    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

_LONGEST_EYES = 20


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over. `edition` changes when somebody in it is forgotten: what was made of it is made anew."""

    id: str
    edition: str
    record: bytes
    players: Players
    public: bool

    def seats_of(self, visitor: Visitor) -> list[int]:
        """The seats at which somebody played it."""
        mine = {person.id for person in company(visitor.guest)}
        return [seat for seat, owner in enumerate(self.players.owners) if owner in mine]


async def finished_game(desk: Desk, visitor: Visitor, name: str) -> FinishedGame:
    """A game by its id; `Refusal` while anything in it is secret, or has yet to be played by who asks."""
    try:
        live = await desk.hall.table_for(visitor.guest, name)
    except Refusal as refusal:
        if refusal.code != "no-such-table":
            raise
        return await _brought(desk, name, refusal)
    record, table = await live.record(), live.table
    players = Players(tuple(seat.owner for seat in table.seats), table.told[-1].at)
    return FinishedGame(name, f"{name}.{table.forgotten}", record, players, table.listed)


async def _brought(desk: Desk, name: str, otherwise: Refusal) -> FinishedGame:
    found = await asked(desk.store.results.brought(name))
    if found is None:
        raise otherwise
    owner, record = found
    game = await desk.hall.lists.game_of(owner, name)
    owners = tuple([owner if seat == game.seat else None for seat in range(len(game.seats))])
    return FinishedGame(name, name, record, Players(owners, game.finished), public=False)


async def _asked(desk: Desk, request: Request, visitor: Visitor) -> FinishedGame:
    return await finished_game(desk, visitor, request.path_params["id"])


async def download_record(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """The full record of a game that is over."""
    game = await _asked(desk, request, visitor)
    named = {"Content-Disposition": f'attachment; filename="fzzzt-{game.id}.json"'}
    return Response(game.record, media_type="application/json", headers=named)


async def replay_table(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A game that is over, step by step."""
    desk.gate.count("sums", visitor.guest.id, address_of(request))
    game = await _asked(desk, request, visitor)
    eyes = request.query_params.get("seat", SPECTATOR)[:_LONGEST_EYES]
    if eyes == OWN:
        eyes = str(next(iter(game.seats_of(visitor)), SPECTATOR))
    if (packed := desk.replays.kept(game.edition, eyes)) is None:
        making = desk.replays.of_table(game.edition, eyes, game.record, address_of(request))
        packed = await while_there(request, making)
    return packed_json(request, packed)


async def show_review(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """The review of a game that is over, or how far it is."""
    game = await _asked(desk, request, visitor)
    return json(await desk.reviews.of_table(game.id))


async def order_review(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Have a game that is over reviewed: for those who played it, and for anybody if the table was public."""
    await body(request, Nothing)
    game = await _asked(desk, request, visitor)
    state = await desk.reviews.of_table(game.id)
    if state.review is None and not state.whole:
        if not game.public and not game.seats_of(visitor):
            raise Refusal("not-seated")
        gate = partial(desk.gate.count, "reviews", visitor.guest.id, address_of(request))
        state = desk.reviews.order_table(game.id, game.record, game.players, address_of(request), gate)
    return json(state)
