"""Whether a game that was played on begins as the game it came from, and whether its cards came as it claims."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from msgspec import UNSET

from fzzzt.engine import Deal, Game, GameError, Setup, redact
from fzzzt.locale.told_error import ToldError
from fzzzt.playon.origin import beginning, events_of, origin_told, true_beginning
from fzzzt.playon.redealt import Pushed
from fzzzt.record import RecordFault
from fzzzt.wire.events import told_event_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.dealer import Dealer
    from fzzzt.engine import Event
    from fzzzt.record import Record
    from fzzzt.wire.records import WireOrigin


def origin_fault(record: Record, dealer: Dealer | None, earlier: Dealer | None) -> RecordFault | None:
    """What is false in what a record says of where its game came from; None if nothing is, or if it says nothing.

    `dealer` deals on, `earlier` dealt the game before; None where that is not known.
    """
    try:
        origin = origin_told(record)
        return None if origin is None else _fault(record, origin, dealer, earlier)
    except GameError as error:
        return RecordFault.of("fault-origin-impossible", what=error)
    except ValueError as error:
        return RecordFault(error, part="origin")


def _fault(record: Record, origin: WireOrigin, dealer: Dealer | None, earlier: Dealer | None) -> RecordFault | None:
    seat = None if origin.seat is UNSET else origin.seat
    if seat is not None and not 0 <= seat < record.options.players:
        return RecordFault.of("fault-origin-seat", seat=seat)
    true = events_of(record.options, record.faces, true_beginning(origin))
    if len(true) != origin.event:
        return RecordFault.of("fault-origin-length", number=len(true), event=origin.event)
    otherwise = ToldError("fault-went-otherwise") if seat is None else ToldError("fault-went-otherwise-seat", seat=seat)
    if fault := _difference(record, true, otherwise, seat):
        return fault
    if earlier and (fault := _shuffle_fault(record, true, earlier, 0)):
        return RecordFault(fault, part="origin")
    if dealer is None:
        return None
    anew = events_of(record.options, record.faces, beginning(record.options, record.faces, origin, dealer.seed))
    fault = _difference(record, anew, ToldError("fault-seed-unseen", seed=repr(dealer.seed)))
    return fault or _shuffle_fault(record, record.events, dealer, len(anew))


def _difference(
    record: Record, expected: Sequence[Event], reason: ToldError, seat: int | None = None
) -> RecordFault | None:
    """The first event that is not what is expected, as this seat sees it (None: with open cards)."""
    for place, event in enumerate(expected):
        told = record.events[place] if place < len(record.events) else None
        if told is None or _seen(told, seat) != _seen(event, seat):
            return RecordFault(reason, place, _kind(event))
    return None


def _seen(event: Event, seat: int | None) -> object:
    return told_event_of(event if seat is None else redact(event, seat))


def _kind(event: Event) -> object:
    return told_event_of(event).__struct_config__.tag


def _shuffle_fault(record: Record, events: Sequence[Event], dealer: Dealer, since: int) -> RecordFault | None:
    """The first shuffle from this place on that this dealer would have made otherwise."""
    game = Game(record.options, record.faces)
    for place, event in enumerate(events):
        if place >= since and isinstance(event, Setup | Deal) and not dealer.answers(game, event):
            return RecordFault(ToldError("fault-seed", seed=repr(dealer.seed)), place, _kind(event))
        if isinstance(event, get_args(Pushed)):
            game.push(event)
    return None
