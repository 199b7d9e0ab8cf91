"""A finished game as a front end shows it: every event with the table after it. The client needs no rules for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from fzzzt.engine import Award, Score
from fzzzt.engine.deckfile import check_size
from fzzzt.engine.scoring import standing
from fzzzt.record import RecordFault, replay_record
from fzzzt.record.steps import steps
from fzzzt.tables import Refusal
from fzzzt.voice.narrator import Narrator
from fzzzt.wire.bodies import Replay, ReplayedSeat, ReplayStep
from fzzzt.wire.events import told_event_of
from fzzzt.wire.faces import faces_of
from fzzzt.wire.options import options_of
from fzzzt.wire.tables import encode
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from fzzzt.engine import Deck, Options, SpectatorView
    from fzzzt.record import Record

SPECTATOR, ALL = "spectator", "all"
OWN = "own"
"""The seat of whoever asks, or a spectator's eyes where there is none; `view.seat` tells which."""


def checked_record(data: object) -> Record:
    """The record in what a client sent; `Refusal` with the place of the first thing that is false in it."""
    return _record(data, check_size)


def known_record(data: object) -> Record:
    """The record of one of our own tables, whose deck may be larger than that of a new one."""
    return _record(data, None)


def _record(data: object, check_deck: Callable[[Deck], None] | None) -> Record:
    try:
        return replay_record(data, check_deck=check_deck)[0]
    except RecordFault as fault:
        raise Refusal("bad-record", f"this record is not right: {fault}", event=fault.event) from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise Refusal("bad-record", "this is no record of a game", event=None) from None


def still(options: Options, faces: Deck, names: Iterable[str], view: SpectatorView) -> Replay:
    """A single moment as a replay of one step, which front ends can show."""
    return Replay(
        options=options_of(options),
        seats=tuple(ReplayedSeat(name, None) for name in names),
        finished=False,
        cards=faces_of(faces, options),
        steps=(ReplayStep(events=(), sayings=(), view=view_of(view)),),
    )


def replay(record: Record, eyes: str) -> Replay:
    """A record through the eyes of a seat (its number), of a spectator, or with all cards open."""
    return msgspec.structs.replace(_beginning(record), steps=tuple(_seen(record, eyes)))


def replay_text(record: Record, eyes: str) -> Iterator[bytes]:
    """A replay as it is sent, step by step: no more than one of them is in memory, and one can stop at any."""
    steps = _seen(record, eyes)
    yield encode(_beginning(record)).removesuffix(b"]}")
    for place, step in enumerate(steps):
        yield b"," + encode(step) if place else encode(step)
    yield b"]}"


def _beginning(record: Record) -> Replay:
    """A replay without its steps, which are the last of its fields."""
    return Replay(
        options=options_of(record.options),
        seats=tuple([ReplayedSeat(str(each["name"])[:60], each.get("bot")) for each in record.seats]),
        finished=record.finished,
        cards=faces_of(record.faces, record.options),
        steps=(),
    )


def _seen(record: Record, eyes: str) -> Iterator[ReplayStep]:
    if eyes not in (SPECTATOR, ALL, *map(str, range(record.options.players))):
        raise Refusal("no-such-seat", seat=eyes)
    return _steps(record, int(eyes) if eyes.isdecimal() else None, open_cards=eyes == ALL)


def _steps(record: Record, seat: int | None, *, open_cards: bool) -> Iterator[ReplayStep]:
    narrator = Narrator(record.options, record.faces)
    for step in steps(record, seat, open_cards=open_cards):
        yield ReplayStep(
            events=(told_event_of(step.event),),
            sayings=tuple(narrator.tell(step.event)),
            view=view_of(step.view),
            hands=UNSET if step.hands is None else step.hands,
            totals=standing(step.view) if isinstance(step.event, Award | Score) else UNSET,
        )
