"""What each onlooker gets of a table, less what it may not know: entries, table and view. Nothing else leaves it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, assert_never, cast

from msgspec import UNSET

from fzzzt.engine import redact, sees_more
from fzzzt.tables.story import around_the_game
from fzzzt.wire import log
from fzzzt.wire.events import told_event_of
from fzzzt.wire.options import options_of
from fzzzt.wire.tables import About, Chair, ListedSeat, TableState, You
from fzzzt.wire.told import (
    AnyTold,
    ToldAway,
    ToldBack,
    ToldChat,
    ToldEnded,
    ToldEvent,
    ToldFilled,
    ToldLeft,
    ToldMoved,
    ToldNonce,
    ToldOpened,
    ToldRematch,
    ToldSat,
    ToldSilenced,
    ToldStarted,
    ToldStarting,
)
from fzzzt.wire.views import encoded, own_view_in, seated

if TYPE_CHECKING:
    from collections.abc import Collection

    from fzzzt.engine import Event, Game, SpectatorView
    from fzzzt.tables.table import Filed, Table
    from fzzzt.wire.sayings import Saying


def told_entry(table: Table, filed: Filed, seat: int | None) -> AnyTold:  # noqa: C901 - a total match
    """A public entry less what a seat, or a spectator (None), may not know. Identities stay here."""
    seq, at, entry = filed.number, filed.at, filed.entry
    said = _said(table, filed, seat)
    match entry:
        case log.Happened(by=by):
            event = told_event_of(redact(_event(table, filed), seat))
            return ToldEvent(seq, at, said, event, UNSET if by is None else by)
        case log.Opened(previous=previous):
            return ToldOpened(seq, at, said, previous)
        case log.Sat(seat=number, name=name, commitment=commitment):
            # Everybody's commitments must be known before anyone reveals: docs/shuffles.md says why.
            return ToldSat(seq, at, said, number, name, commitment)
        case log.Filled(seat=number, bot=bot):
            return ToldFilled(seq, at, said, number, bot)
        case log.Left(seat=number):
            return ToldLeft(seq, at, said, number)
        case log.Starting(until=until):
            return ToldStarting(seq, at, said, until)
        case log.Nonce(seat=number, nonce=nonce):
            return ToldNonce(seq, at, said, number, nonce)
        case log.Started(missing=missing):
            return ToldStarted(seq, at, said, tuple(missing))
        case log.Away(seat=number, why=why):
            return ToldAway(seq, at, said, number, why)
        case log.Back(seat=number):
            return ToldBack(seq, at, said, number)
        case log.Moved(seat=number):
            return ToldMoved(seq, at, said, number)
        case log.Chat(seat=number, name=name, text=text):
            heard = seat is None or number not in table.muted.get(seat, ())
            return ToldChat(seq, at, said, number, name, text if heard else None)
        case log.Silenced(seat=whom, on=on):
            return ToldSilenced(seq, at, said, whom, on)
        case log.Ended(why=why):
            return ToldEnded(seq, at, said, why)
        case log.Rematched(table=following):
            return ToldRematch(seq, at, said, following)
        case _:
            assert_never(entry)


def told_apart(table: Table, filed: Filed) -> Collection[int]:
    """The seats that are told anything else of an entry than spectators are."""
    if filed.place is not None:
        return sees_more(_event(table, filed))
    return table.muted if isinstance(filed.entry, log.Chat) else ()


def _said(table: Table, filed: Filed, seat: int | None) -> tuple[Saying, ...]:
    if table.story is None or filed.place is None:
        return around_the_game(filed.entry)
    # It is written already: the encoder puts it in as it is.
    return cast("tuple[Saying, ...]", table.story.sayings(filed.place, seat))


def _event(table: Table, filed: Filed) -> Event:
    """The event of an entry as the game has it: in the log an award is without the bids it reveals."""
    if table.game is None or filed.place is None:
        raise ValueError(f"table {table.id}: entry {filed.number} is of no game")
    return table.game.log[filed.place]


def table_state(table: Table) -> TableState:
    """The table around the game, the same for everybody."""
    return TableState(
        id=table.id,
        phase=table.phase,
        options=options_of(table.options),
        deck=table.faces.name,
        public=table.listed,
        cover=table.cover,
        host=table.host_seat,
        commitment=table.commitment,
        silenced=_in_order(table.silenced),
        previous=table.previous,
        next=table.next,
        clock=table.clock,
        seats=tuple([_chair(table, number) for number in range(len(table.seats))]),
    )


def _chair(table: Table, number: int) -> Chair:
    seat = table.seats[number]
    left, since = shown_clock(table, number)
    return Chair(seat.name, seat.state, table.bot_of(number), left, since)


def _in_order(seats: set[int | None]) -> tuple[int | None, ...]:
    return tuple(sorted(seats, key=lambda seat: -1 if seat is None else seat))


def shown_clock(table: Table, number: int) -> tuple[int | None, int | None]:
    """A seat's clock as all may see it: while others build, nobody can tell who has done so already."""
    seat = table.seats[number]
    if table.building is None or table.game is None:
        return seat.left, seat.since
    began, left = table.building
    builds = number in table.waiting or number in table.game.sealed_builds
    return left[number], began if builds and seat.state == "person" else None


def you(table: Table, number: int | None, *, host: bool) -> You:
    """What somebody alone gets: the own seat, and what is sealed there."""
    if number is None:
        return You(None, host)
    seat, prepared = table.seats[number], table.prepared.get(number)
    return You(
        seat=number,
        host=host,
        prepared=None if prepared is None else tuple(sorted(prepared)),
        auto=number in table.auto,
        muted=_in_order(table.muted[number]) if number in table.muted else (),
        left_ms=seat.left,
        since=seat.since,
    )


def view(table: Table, seat: int | None) -> SpectatorView | None:
    """The game as a seat, or a spectator, may see it; None before it begins."""
    game = table.game
    if game is None or game.phase == "setup":
        return None
    public, _ = _shared(game, len(game.log))
    return public if seat is None else game.view(seat, public)


def encoded_view(table: Table, seat: int | None) -> bytes:
    """That view as JSON."""
    game = table.game
    if game is None or game.phase == "setup":
        return b"null"
    _, public = _shared(game, len(game.log))
    return public if seat is None else seated(own_view_in(game, seat), public)


@lru_cache(maxsize=1)
def _shared(game: Game, _events: int) -> tuple[SpectatorView, bytes]:
    """What everybody sees of a game after so many events: all who are told of them at once share it."""
    public = public_view(game)
    return public, encoded(public)


def public_view(game: Game) -> SpectatorView:
    """What everybody sees of a game."""
    return game.view(None)


def about(table: Table) -> About:
    """What a list says of a table."""
    seats = tuple([ListedSeat(seat.name, seat.state) for seat in table.seats])
    return About(options_of(table.options), table.faces.name, table.clock, seats, table.next)
