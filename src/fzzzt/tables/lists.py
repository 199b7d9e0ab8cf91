"""What people see of tables and games without being there: lists, pages of finished games, what these come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fzzzt.review.version import VERSION
from fzzzt.store import Conflict
from fzzzt.tables.judgement import MOST_GAMES, judgement
from fzzzt.tables.played import figures
from fzzzt.tables.refusal import Refusal, asked
from fzzzt.tables.table import TABLE_ID
from fzzzt.wire.bodies import Listed, Mine
from fzzzt.wire.played import Figures, Judgement, Played, PlayedGame, PlayedGames
from fzzzt.wire.tables import About

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fzzzt.store import Choice, Counted, Standing, Store
    from fzzzt.tables.guest import Guest

_OVER = 20
"""Tables that are over which are still listed among somebody's: the list of finished games has all."""
_UNREVIEWED = 10
"""Games among which those are looked for that could be reviewed: the newest."""


class Lists:
    """Asks the store: none of it needs a table in memory."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def open_tables(self) -> list[Listed]:
        """Public tables that wait for people, the newest first."""
        return [listed(name, standing) for name, standing in await asked(self._store.listed())]

    async def tables_of(self, *guests: Guest) -> list[Mine]:
        """The tables of everybody at one device: those that wait for them, others that run, the newest of the rest."""
        ids = [guest.id for guest in guests]
        found = await asked(self._store.seated(*ids, over=_OVER))
        mine = [_mine(name, standing, ids) for name, standing in found]
        return sorted(mine, key=lambda table: (not table.your_turn, table.phase in ("over", "ended")))

    async def games_of(self, guest: Guest, choice: Choice, limit: int) -> PlayedGames:
        """A page of a person's finished games, newest first."""
        found = await asked(self._store.results.played((guest.id,), choice, limit + 1))
        games = tuple([_played(*game) for game in found[:limit]])
        return PlayedGames(games, f"{games[-1].finished}-{games[-1].id}" if len(found) > limit else None)

    async def game_of(self, owner: str, name: str) -> PlayedGame:
        """One finished game of somebody's."""
        found = await asked(self._store.results.one(owner, name))
        if found is None:
            raise Refusal("no-such-table")
        return _played(*found)

    async def was_played_here(self, name: str, owners: Sequence[str]) -> bool:
        """Whether a game is one of ours, and of these people's; `Refusal` if it is somebody else's, or not over."""
        standing = await asked(self._store.standing(name)) if TABLE_ID.fullmatch(name) else None
        if standing is None:
            return False
        if not set(owners) & set(standing.owners):
            raise Refusal("not-seated")
        return True

    async def bring(self, game: Counted, played: str, record: bytes, most: int) -> str:
        """Take a game that was played elsewhere into somebody's list; answers by which id it is there."""
        try:
            name = await asked(self._store.results.bring(game, played, record, self._now(), most))
        except Conflict:  # it came twice at once
            return game.table
        if name is None:
            raise Refusal("enough-games", count=most)
        return name

    async def judgement_of(self, guest: Guest) -> Judgement:
        """What reviews say of somebody's last games."""
        bodies = await asked(self._store.judgements.of(guest.id, VERSION, MOST_GAMES))
        return judgement(bodies, len(await self.unreviewed(guest)))

    async def unreviewed(self, guest: Guest) -> list[str]:
        """Somebody's last games that were not reviewed, the newest first."""
        return await asked(self._store.judgements.missing(guest.id, _UNREVIEWED))

    async def figures_of(self, guest: Guest) -> Figures:
        """What a person's finished games come to."""
        return figures(await asked(self._store.results.tallies((guest.id,))))


def listed(name: str, standing: Standing) -> Listed:
    """A table in a list."""
    about = msgspec.structs.asdict(msgspec.json.decode(standing.about, type=About))
    return Listed(id=name, phase=standing.phase, updated=standing.updated, **about)


def _played(finished: int, name: str, about: str) -> PlayedGame:
    return PlayedGame(id=name, finished=finished, **msgspec.structs.asdict(msgspec.json.decode(about, type=Played)))


def _mine(name: str, standing: Standing, ids: Sequence[str]) -> Mine:
    seats = [seat for seat, owner in enumerate(standing.owners) if owner in ids]
    called = [seat for seat in seats if seat in standing.waiting]
    shown = msgspec.structs.asdict(listed(name, standing))
    return Mine(seat=(called or seats)[0], your_turn=bool(called), **shown)
