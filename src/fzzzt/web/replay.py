"""A finished game as a front end shows it: every event with the table after it. The client needs no rules for it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import UNSET

from fzzzt.engine import Award, Bid, Build, Score, SealedBid, score_seat
from fzzzt.engine.deckfile import check_size
from fzzzt.record import RecordFault, replay_record
from fzzzt.record.steps import pushes
from fzzzt.tables import Refusal
from fzzzt.voice.narrator import Narrator
from fzzzt.wire.bodies import Replay, ReplayedSeat, ReplayStep
from fzzzt.wire.events import told_event_of
from fzzzt.wire.faces import faces_of
from fzzzt.wire.options import options_of
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import Event, Game
    from fzzzt.record import Record

SPECTATOR, ALL = "spectator", "all"


def checked_record(data: object) -> Record:
    """The record in what a client sent; `Refusal` with the place of the first thing that is false in it."""
    try:
        return replay_record(data, check_deck=check_size)[0]
    except RecordFault as fault:
        raise Refusal("bad-record", f"this record is not right: {fault}", event=fault.event) from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise Refusal("bad-record", "this is no record of a game", event=None) from None


def replay(record: Record, eyes: str) -> Replay:
    """A record through the eyes of a seat (its number), of a spectator, or with all cards open."""
    if eyes not in (SPECTATOR, ALL, *map(str, range(record.options.players))):
        raise Refusal("no-such-seat", seat=eyes)
    seat = int(eyes) if eyes.isdecimal() else None
    return Replay(
        options=options_of(record.options),
        seats=tuple([ReplayedSeat(str(each["name"])[:60], each.get("bot")) for each in record.seats]),
        finished=record.finished,
        cards=faces_of(record.faces, record.options),
        steps=tuple(_steps(record, seat, open_cards=eyes == ALL)),
    )


def _steps(record: Record, seat: int | None, *, open_cards: bool) -> Iterator[ReplayStep]:
    narrator = Narrator(record.options, record.faces)
    for events, before, game in pushes(record, seat, open_cards=open_cards):
        seen = game.view(seat)
        after = replace(seen, belt=game.belt) if open_cards else seen
        told_before, told_after = view_of(before), view_of(after)
        for event in events:
            yield ReplayStep(
                events=(told_event_of(event),),
                sayings=tuple(narrator.tell(event)),
                view=told_before if _is_early(event, events) else told_after,
                hands=tuple(game.hands) if open_cards else UNSET,
                totals=_totals(game) if isinstance(event, Award | Score) else UNSET,
            )


def _is_early(event: Event, events: list[Event]) -> bool:
    """A move whose consequences come with it, in steps of their own, shows the table as the mover saw it."""
    return len(events) > 1 and isinstance(event, Bid | SealedBid | Build)


def _totals(game: Game) -> tuple[int, ...]:
    """What everybody would score now."""
    seats = range(game.options.players)
    return tuple([score_seat(game.faces, game.personal(seat), game.units[seat]).total for seat in seats])
