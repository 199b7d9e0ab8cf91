"""A record, event by event, as somebody may see it: what happened, and the table after exactly that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fzzzt.engine import redact
from fzzzt.record.onlooker import OpenOnlooker, onlooker_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import Event, SpectatorView
    from fzzzt.record.files import Record


@dataclass(frozen=True, slots=True)
class RecordedStep:
    """One event of a record, as it was told, and the table as all events up to it make it."""

    event: Event
    view: SpectatorView
    hands: tuple[tuple[str, ...], ...] | None
    """Everybody's, if all cards lie open."""


def steps(record: Record, seat: int | None, *, open_cards: bool = False) -> Iterator[RecordedStep]:
    """Every event as a seat, or a spectator (None), was told of it; with open cards nothing is hidden.

    It folds what was told: a game would have settled an auction with its last bid, before that bid is shown.
    """
    onlooker = OpenOnlooker(record.options, record.faces) if open_cards else None
    told_to = onlooker or onlooker_at(record.options, record.faces, seat)
    for event in record.events:
        told = event if open_cards else redact(event, seat)
        told_to.hear(told)
        yield RecordedStep(told, told_to.view(), None if onlooker is None else onlooker.hands)
