"""Rated games: which terms they have, which games count, and who came in which place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots import LEVELS
from fzzzt.engine import Bid, Build
from fzzzt.engine.cards import Deck
from fzzzt.engine.scoring import places
from fzzzt.ratings import level_name, level_rating, pool_of
from fzzzt.store import RatedGame, RatedSeat
from fzzzt.tables.guest import AT_DEVICE
from fzzzt.tables.refusal import Refusal
from fzzzt.wire import log
from fzzzt.wire.events import WireFinalScore

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.engine import Options
    from fzzzt.tables.table import Table
    from fzzzt.wire.terms import Terms


def check_rated_terms(terms: Terms, options: Options, faces: Deck) -> None:
    """`Refusal` unless a game on these terms can be rated: the standard deck, the usual variant, a clock, no hints."""
    if terms.guided or terms.play_on is not None or terms.hints or terms.clock.kind == "none":
        raise Refusal("rated-terms")
    if faces != Deck.standard() or options.unusual:
        raise Refusal("rated-terms")
    check_rated_bots(options.players, [bot for bot in (*(terms.bots or ()), terms.cover) if bot is not None])


def check_rated_bots(players: int, bots: Iterable[str]) -> None:
    """`Refusal` unless these bots have a rating, and play here as they did when it was measured."""
    for bot in bots:
        level = LEVELS.get(bot)
        if level is None or not level.ready() or level_rating(pool_of(players), level_name(bot, level.version)) is None:
            raise Refusal("rated-bot", bot=bot)


def versions_of(table: Table) -> dict[str, int]:
    """Of the levels that sit at a rated table."""
    bots = {seat.bot for seat in table.seats if seat.bot is not None} if table.rated else set()
    return {bot: LEVELS[bot].version for bot in sorted(bots) if bot in LEVELS}


def finished_at(table: Table) -> int:
    """When the game was over, or the table ended; people may have talked afterwards."""
    for filed in reversed(table.told):
        match filed.entry:
            case log.Ended() | log.Happened(event=WireFinalScore()):
                return filed.at
    return table.heard


def rated_game(table: Table) -> RatedGame | None:
    """What a game that is over, or was ended, means for the ratings; None: nothing.

    Whoever a bot has decided for has left it, for a while at least. Whoever agrees to end a game leaves it too; a table
    that was forgotten for months counts for nothing.
    """
    if not table.rated or not _counts(table) or table.game is None:
        return None
    if table.phase == "over" and table.game.score is not None:
        reached = places(table.game.score.seats)
        left = {event.seat for place in table.by if isinstance(event := table.game.log[place], Bid | Build)}
    elif _was_agreed(table):
        reached = [1] * len(table.seats)
        left = {number for number, seat in enumerate(table.seats) if seat.owner is not None}
    else:
        return None
    seats = tuple(
        RatedSeat(_level(table, seat.bot), seat.owner, reached[number], number in left)
        for number, seat in enumerate(table.seats)
    )
    return RatedGame(table.id, finished_at(table), seats)


def _counts(table: Table) -> bool:
    """Terms are checked when a table is opened; a seat may have passed on since."""
    owners = [seat.owner for seat in table.seats if seat.owner is not None]
    plain = table.guide is None and table.origin is None and table.daily is None and table.faces == Deck.standard()
    return plain and not table.unrated and bool(owners) and not any(AT_DEVICE in owner for owner in owners)


def _was_agreed(table: Table) -> bool:
    return any(isinstance(filed.entry, log.Ended) and filed.entry.why == "agreed" for filed in table.told)


def _level(table: Table, bot: str | None) -> str | None:
    return None if bot is None else level_name(bot, table.versions.get(bot, 0))
