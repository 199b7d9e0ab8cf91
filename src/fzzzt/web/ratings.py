"""Ratings: the list of accounts and levels, and one's own. They follow from finished games alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots import LEVELS
from fzzzt.ratings import POOLS, level_name, level_ratings
from fzzzt.tables.refusal import asked
from fzzzt.web.answers import json
from fzzzt.wire.ratings import OwnRating, OwnRatings, Ranked, RatingList, ShownRating

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import Request
    from starlette.responses import Response

    from fzzzt.ratings import Pool, Rating
    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

_LISTED = 100
"""People in the list."""
_STEPS = 100
"""Games that are shown of how a rating went."""


async def list_ratings(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """Everybody who is surely strongest, with the levels among them."""
    lists = [await _ranked(desk, pool, visitor.guest.id) for pool in POOLS]
    return json(RatingList(*lists))


async def tell_my_ratings(desk: Desk, _: Request, visitor: Visitor) -> Response:
    """One's own ratings."""
    if not visitor.guest.account:
        return json(OwnRatings(account=False))
    rated = await asked(desk.store.ratings.of(visitor.guest.id))
    mine = {
        pool: OwnRating(
            rating=each.rating.shown,
            within=each.rating.within,
            games=each.games,
            steps=tuple([_shown(step) for step in await _steps(desk, visitor, pool)]),
        )
        for pool, each in rated.items()
    }
    return json(OwnRatings(account=True, **mine))


async def _steps(desk: Desk, visitor: Visitor, pool: Pool) -> list[Rating]:
    return await asked(desk.store.ratings.steps(visitor.guest.id, pool, _STEPS))


async def _ranked(desk: Desk, pool: Pool, mine: str) -> tuple[Ranked, ...]:
    best = await asked(desk.store.ratings.best(pool, _LISTED))
    names = await asked(desk.store.accounts.known([each.owner for each in best]))
    people = [
        (each.rating, Ranked(*_parts(each.rating), name=names[each.owner], games=each.games, you=each.owner == mine))
        for each in best
        if each.owner in names  # who is not has been forgotten
    ]
    ranked = sorted([*people, *_levels(pool)], key=lambda each: -each[0].low)
    return tuple([shown for _, shown in ranked])


def _levels(pool: Pool) -> Iterator[tuple[Rating, Ranked]]:
    """The levels as they are now; what their earlier versions were worth is only needed for games of then."""
    fitted = level_ratings(pool)
    for name, level in LEVELS.items():
        if (found := fitted.get(level_name(name, level.version))) is not None:
            rating = found.rating
            yield rating, Ranked(*_parts(rating), name=name, games=found.games, version=level.version)


def _shown(rating: Rating) -> ShownRating:
    return ShownRating(*_parts(rating))


def _parts(rating: Rating) -> tuple[int, int]:
    return rating.shown, rating.within
