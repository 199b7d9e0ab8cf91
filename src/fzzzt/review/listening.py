"""A seat's way through a recorded game: every decision as it stood before it, and every time that chance had spoken.

Nothing but what the seat was told reaches the reviewer, and its random numbers are drawn by just that: games that
differ in what a seat never learned are reviewed alike, figure for figure.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from fzzzt.engine import Bid, Build, Deal, Reveal, Setup, redact
from fzzzt.record.onlooker import SeatedOnlooker
from fzzzt.review.version import VERSION
from fzzzt.wire.events import told_event_of
from fzzzt.wire.options import options_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.bots.rival_styles import Fits
    from fzzzt.engine import Event, View
    from fzzzt.record import Record
    from fzzzt.review.model import Beliefs, Model
    from fzzzt.wire.reviews import Chance

_CHANCES: dict[type[Event], Chance] = {Setup: "setup", Deal: "deal", Reveal: "cards"}
_SEED_BYTES = 7


@dataclass(frozen=True)
class Decided:
    """A decision of the seat: its place in the record, what was decided, and what the seat knew when it did."""

    event: int
    move: Bid | Build
    view: View
    beliefs: Beliefs
    seed: int


@dataclass(frozen=True)
class Fallen:
    """What chance brought before an auction: for each kind the place of its event, and what the seat knows now."""

    events: dict[Chance, int]
    view: View
    beliefs: Beliefs
    seed: int


class Listener:
    """Hears a game with the ears of a seat."""

    def __init__(self, model: Model, record: Record, seat: int, key: str = "") -> None:
        """`key` gives other random numbers: to see how far two reviews agree."""
        self._onlooker = SeatedOnlooker(record.options, record.faces, seat)
        self._rivals = model.rival_styles(seat)
        self._record, self._seat = record, seat
        table = (VERSION, key, seat, options_of(record.options), record.faces.sha256)
        self._heard = hashlib.sha256(msgspec.json.encode(table))
        self._fallen: dict[Chance, int] = {}

    def moments(self) -> Iterator[Decided | Fallen]:
        """Everything worth a look, in the order of the record."""
        building: tuple[View, Beliefs, int] | None = None
        for place, event in enumerate(self._record.events):
            if isinstance(event, Bid):
                if self._fallen:
                    yield Fallen(self._fallen, *self._known("chance"))
                    self._fallen = {}
                if event.seat == self._seat:
                    yield Decided(place, event, *self._known("bid"))
            if isinstance(event, Build):
                # Builds stand one after another in a record, but nobody knows another's before making its own.
                building = building or self._known("build")
                if event.seat == self._seat:
                    yield Decided(place, event, *building)
            else:
                building = None
            self._hear(place, event)

    @property
    def seen_styles(self) -> Fits:
        """How well what each seat has bid fits each level, as a logarithm."""
        return self._rivals.fits[: self._record.options.players]

    def _known(self, purpose: str) -> tuple[View, Beliefs, int]:
        heard = self._heard.copy()
        heard.update(purpose.encode())
        seed = int.from_bytes(heard.digest()[:_SEED_BYTES], "big")
        return self._onlooker.view(), self._rivals.beliefs, seed

    def _hear(self, place: int, event: Event) -> None:
        told = redact(event, self._seat)
        self._onlooker.hear(told)
        self._rivals.hear(told)
        self._heard.update(msgspec.json.encode(told_event_of(told), order="sorted"))
        if kind := _CHANCES.get(type(event)):
            self._fallen[kind] = place
