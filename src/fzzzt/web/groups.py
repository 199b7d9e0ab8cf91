"""Groups: whoever has the link sees its games and standing, and comes to its next table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.tables.groups import MOST_GROUPS, find_group, new_group, next_game, present_table
from fzzzt.tables.lists import listed
from fzzzt.tables.refusal import asked
from fzzzt.web.answers import LARGEST_TERMS, body, json
from fzzzt.web.desk import address_of
from fzzzt.web.identity import clean_name, company
from fzzzt.web.me import PAGE, place_in_list
from fzzzt.wire.bodies import NewTable
from fzzzt.wire.groups import GroupGame, GroupLine, GroupMember, GroupPage, GroupWish, NewGroup, NextGame
from fzzzt.wire.played import PlayedSeat

if TYPE_CHECKING:
    from collections.abc import Collection

    from starlette.requests import Request
    from starlette.responses import Response

    from fzzzt.store import GroupGame as StoredGame
    from fzzzt.store import Member
    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor


async def list_my_groups(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """The groups of everybody at this device."""
    people = [guest.id for guest in company(visitor.guest)]
    found = await asked(desk.store.groups.of(people, MOST_GROUPS))
    return json([GroupLine(group.id, group.name) for group in found])


async def make_group(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """A new group."""
    wish = await body(request, GroupWish)
    desk.gate.count("tables", visitor.guest.id, address_of(request))
    group = await new_group(desk.hall, company(visitor.guest), clean_name(wish.name), wish.table)
    return json(NewGroup(group, _url(desk, request, group)), 201)


async def show_group(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Who leads, what was played, and where it goes on."""
    group = await find_group(desk.hall, request.path_params["id"])
    people = {guest.id for guest in company(visitor.guest)}
    before = place_in_list(request.query_params)
    games = await asked(desk.store.groups.games(group.id, before, PAGE + 1))
    members = await asked(desk.store.groups.members(group.id))  # with all of these games at least
    present = await present_table(desk.hall, group)
    page = GroupPage(
        id=group.id,
        name=group.name,
        url=_url(desk, request, group.id),
        members=tuple([_member(member, people) for member in sorted(members, key=_lead)]),
        games=tuple([_game(game) for game in games[:PAGE]]),
        more=f"{games[PAGE - 1].finished}-{games[PAGE - 1].table}" if len(games) > PAGE else None,
        table=None if present is None else listed(*present),
    )
    return json(page)


async def open_next_game(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """The table where the group plays now; a new one with the same people if there is none."""
    wish = await body(request, NextGame, LARGEST_TERMS)
    group = await find_group(desk.hall, request.path_params["id"])
    present = await present_table(desk.hall, group)
    if present is not None:
        table = present[0]
    else:
        desk.gate.count("tables", visitor.guest.id, address_of(request))
        table = await next_game(desk.hall, visitor.guest, group, wish.terms)
    return json(NewTable(table, desk.url(request, f"/tables/{table}")), 201)


def _url(desk: Desk, request: Request, group: str) -> str:
    return desk.url(request, f"/groups/{group}")


def _lead(member: Member) -> tuple[float, ...]:
    """Who leads: most wins, then the better places, then points."""
    return -member.wins, member.places / max(1, member.games), -member.points


def _member(member: Member, people: Collection[str]) -> GroupMember:
    sums = (member.games, member.wins, member.places, member.points, member.best)
    return GroupMember(member.name, member.owner in people, *sums)


def _game(game: StoredGame) -> GroupGame:
    seats = tuple([PlayedSeat(seat.name, seat.bot, seat.points, seat.place) for seat in game.seats])
    return GroupGame(game.table, game.finished, seats)
