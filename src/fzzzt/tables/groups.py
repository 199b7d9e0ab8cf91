"""Groups: where their next game is, and what a finished one adds to them."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

from fzzzt.engine.scoring import places
from fzzzt.store import Group, GroupGame, GroupSeat
from fzzzt.tables.rating import finished_at
from fzzzt.tables.refusal import Refusal, asked
from fzzzt.wire import log
from fzzzt.wire.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.store import Standing
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.hall import Hall
    from fzzzt.tables.live import LiveTable
    from fzzzt.tables.table import Table

MOST_GROUPS = 50
"""Groups of one person."""
_ID = re.compile(r"[A-Za-z0-9_-]{22}")
_OVER = ("over", "ended", "aside")
_AS_USUAL = Terms(players=4)


def group_game(table: Table, group: str | None = None) -> GroupGame | None:
    """What a finished game adds to its group, or to a new one that begins with it; None: nothing."""
    group = group or table.group
    if group is None or table.phase != "over" or table.game is None or table.game.score is None:
        return None
    score = table.game.score.seats
    reached = places(score)
    seats = tuple(
        GroupSeat(seat.owner, seat.name, seat.bot, score[number].total, reached[number])
        for number, seat in enumerate(table.seats)
    )
    return GroupGame(group, table.id, finished_at(table), seats)


async def new_group(hall: Hall, people: Sequence[Guest], name: str, table: str | None) -> str:
    """A new group; answers its id, which nobody can guess. Of a finished game only who played it may make one."""
    if len(await asked(hall.store.groups.of([people[0].id], MOST_GROUPS))) >= MOST_GROUPS:
        raise Refusal("enough-groups")
    group = Group(secrets.token_urlsafe(16), name, hall.now(), table)
    first = None if table is None else _first(await hall.table(table), people, group.id)
    await asked(hall.store.groups.create(group, people[0].id, people[0].name, first))
    return group.id


def _first(live: LiveTable, people: Sequence[Guest], group: str) -> GroupGame:
    table = live.table
    if not any(table.seat_of(guest.id) is not None for guest in people):
        raise Refusal("not-seated")
    game = group_game(table, group)
    if game is None:
        raise Refusal("not-over")
    if table.guide is not None or table.origin is not None or table.daily is not None:
        raise Refusal("no-group-game")
    return game


async def find_group(hall: Hall, name: str) -> Group:
    """The group of an id."""
    group = await asked(hall.store.groups.find(name)) if _ID.fullmatch(name) else None
    if group is None:
        raise Refusal("no-such-group")
    return group


async def present_table(hall: Hall, group: Group) -> tuple[str, Standing] | None:
    """The table where a group plays, or is about to; None: the next game is to be opened."""
    standing = None if group.table is None else await asked(hall.store.standing(group.table))
    if group.table is None or standing is None or standing.phase in _OVER:
        return None
    return group.table, standing


async def next_game(hall: Hall, guest: Guest, group: Group, terms: Terms | None) -> str:
    """Open the next game of a group: with the same people as the last one, unless terms are given.

    Of several who ask at once the first opens the table; the others come to it.
    """
    last = None if group.table is None else await asked(hall.store.standing(group.table))
    if group.table is None or last is None or last.phase == "aside" or terms is not None:
        opened = await hall.open_table(guest, terms or _AS_USUAL, group)
    else:
        live = await hall.table(group.table)
        opened = await hall.open_rematch(live.table, group)
        await live.act(lambda table, now: _name_next(table, opened, now))
    noted = (await find_group(hall, group.id)).table
    if noted is None or noted == opened:
        return opened
    await (await hall.table(opened)).act(lambda table, now: table.write(log.Ended("host"), now))  # nobody needs it
    return noted


def _name_next(table: Table, following: str, now: int) -> None:
    """Whoever still sits at the last table sees where it goes on."""
    if table.next is None and table.game is not None:
        table.write(log.Rematched(following), now)
