"""What each onlooker gets of a table, less what it may not know: entries, table and view. Nothing else leaves it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from msgspec import UNSET, UnsetType

from fzzzt.engine import redact, sees_more
from fzzzt.guide import PERSON
from fzzzt.tables.clocks import shown_clock
from fzzzt.tables.covering import covered_sayings
from fzzzt.tables.moves import why_not_prepared
from fzzzt.tables.powers import may_answer, powers_of
from fzzzt.tables.story import around_the_game
from fzzzt.voice.situation import situation
from fzzzt.wire import log
from fzzzt.wire.events import told_event_of
from fzzzt.wire.options import options_of
from fzzzt.wire.tables import About, Chair, ListedSeat, PlayedOn, Presence, SeatRequest, TableState, You
from fzzzt.wire.told import Told, ToldChat, ToldEvent, told_alike
from fzzzt.wire.views import encoded, own_view_in, seated

if TYPE_CHECKING:
    from collections.abc import Collection

    from fzzzt.engine import Event, Game, SpectatorView
    from fzzzt.tables.company import Company
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.powers import Charge
    from fzzzt.tables.table import Filed, Table
    from fzzzt.wire.guide import GuideStep
    from fzzzt.wire.records import WireOrigin
    from fzzzt.wire.sayings import Saying


def told_entry(table: Table, filed: Filed, seat: int | None) -> Told:
    """A public entry less what a seat, or a spectator (None), may not know. Identities stay here."""
    entry, said = filed.entry, _said(table, filed, seat)
    if isinstance(entry, log.Happened):
        event = told_event_of(redact(_event(table, filed), seat))
        return ToldEvent(filed.number, filed.at, said, event, UNSET if entry.by is None else entry.by)
    if isinstance(entry, log.Chat):
        heard = entry.text and (seat is None or entry.seat not in table.muted.get(seat, ()))
        return ToldChat(filed.number, filed.at, said, entry.seat, entry.name, entry.text if heard else None)
    return told_alike(filed.number, filed.at, said, entry)


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


def table_state(table: Table, company: Company) -> TableState:
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
        seats=tuple([_chair(table, company, number) for number in range(len(table.seats))]),
        hints=table.hints_given,
        situation=_situation(table),
        guided=table.guide is not None,
        daily=UNSET if table.daily is None else table.daily,
        origin=UNSET if table.origin is None else _played_on(table.origin),
        asleep=table.asleep,
        ending=tuple(sorted(table.ending)),
        requests=tuple([SeatRequest(number, asked.seat, asked.name) for number, asked in table.requests.items()]),
        rated=table.rated,
        unrated=table.unrated,
    )


def _played_on(origin: WireOrigin) -> PlayedOn:
    """The id of the other table is the key to it, and stays here until the game is over."""
    return PlayedOn(origin.event, origin.round, origin.auction, None if origin.seat is UNSET else origin.seat)


def presence(table: Table, company: Company) -> tuple[Presence | None, ...]:
    """Who is here, by seat."""
    return tuple([None if seat.owner is None else company.presence_of(seat.owner) for seat in table.seats])


def _situation(table: Table) -> tuple[Saying, ...]:
    public = view(table, None) if table.phase == "playing" else None
    return () if public is None else situation(public)


def _chair(table: Table, company: Company, number: int) -> Chair:
    seat = table.seats[number]
    left, since = shown_clock(table, number)
    presence = None if seat.owner is None else company.presence_of(seat.owner)
    return Chair(seat.name, seat.state, table.bot_of(number), left, since, presence, seat.account)


def _in_order(seats: set[int | None]) -> tuple[int | None, ...]:
    return tuple(sorted(seats, key=lambda seat: -1 if seat is None else seat))


def you(table: Table, charge: Charge, guest: Guest, number: int | None) -> You:
    """What somebody, at this seat or at none, gets alone: what is sealed there, and what they may do."""
    host, powers = guest.id == table.host, powers_of(table, charge, guest.id, number)
    if number is None:
        asked = next((asked.seat for asked in table.requests.values() if asked.owner == guest.id), None)
        return You(None, host, powers=powers, asked=asked, lost=table.lost_seat(guest.id))
    seat, prepared, requests = table.seats[number], table.prepared.get(number), table.requests.items()
    return You(
        seat=number,
        host=host,
        prepared=None if prepared is None else tuple(sorted(prepared)),
        auto=number in table.auto,
        muted=_in_order(table.muted[number]) if number in table.muted else (),
        left_ms=seat.left,
        since=seat.since,
        hint=table.hint_of(number),
        hints=table.hints_taken[number],
        can_prepare=number not in table.waiting and why_not_prepared(table, number) is None,
        guide=_guide(table, number),
        powers=powers,
        covered=covered_sayings(table, number),
        group=UNSET if table.group is None else table.group,
        answers=tuple([number for number, asked in requests if may_answer(table, charge.acting, guest, asked.seat)]),
    )


def _guide(table: Table, number: int) -> tuple[GuideStep, ...] | UnsetType:
    if table.guide is None or table.game is None or number != PERSON:
        return UNSET
    return table.guide.steps(table.game.log)


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
    seats = tuple([ListedSeat(seat.name, seat.state, seat.account) for seat in table.seats])
    return About(options_of(table.options), table.faces.name, table.clock, seats, table.next, table.rated)
